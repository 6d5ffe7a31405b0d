"""What `spieltisch selfplay` does: from the words of a command line to a file of games."""

import secrets
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ...kernel.errors import Refusal
from ...kernel.registry import find, load_file
from ...text import say
from .. import parquet
from ..arena.cage import rehearse
from ..arena.contest import Contest, contest
from ..arena.entrant import read, usual
from ..arena.run import LAST_LOOK
from ..crew import Crew, hired, leftovers, spread
from .store import FORMATS, Store
from .worker import write_games


@dataclass(frozen=True)
class Order:
    """Games as they were asked for."""

    game: str
    players: int | None
    options: dict[str, Any]
    bots: Sequence[str]
    games: int
    out: Path
    budget: str | None = None
    seed: str | None = None
    workers: int | None = None
    cluster: str | None = None
    seconds: float = 10.0
    megabytes: int = 2048
    files: Sequence[Path] = ()


def make(order: Order) -> str:
    """Play the games, or what is left of them; what has come of it, in a sentence."""
    check(order)
    for file in order.files:
        load_file(file)
    with closing(Store(order.out)) as store:
        store.read()
        wanted = meant(order, store)
        for entrant in wanted.entrants:
            rehearse(wanted, entrant)
        store.begin(wanted)
        start, before = time.perf_counter(), len(store.numbers)
        with hired(order.workers, order.cluster) as crew:
            complete = play(wanted, order.games, crew, store)
        seconds = time.perf_counter() - start
        rate = round((len(store.numbers) - before) / max(seconds, 1e-9))
        if not complete:
            return say("selfplay-stopped", games=len(store.numbers), all=order.games, path=store.part)
        store.finish(order.games)
    return say("selfplay-done", games=order.games, path=order.out, seconds=round(seconds), rate=rate)


def check(order: Order) -> None:
    if order.games < 1:
        raise Refusal("bad_request", "arena-least", name="--games", least="1")
    if order.out.suffix not in FORMATS:
        raise Refusal("bad_request", "selfplay-format", path=order.out, formats=", ".join(FORMATS))
    if not order.out.absolute().parent.is_dir():
        raise Refusal("bad_request", "lab-no-folder", path=order.out)
    if order.out.exists():
        raise Refusal("bad_request", "selfplay-exists", path=order.out)
    if order.out.suffix == ".parquet":
        parquet.demand()


def meant(order: Order, store: Store) -> Contest:
    """What is played; a file that has been begun is only gone on with if it is the same."""
    game, before = find(order.game), store.contest
    wanted = contest(
        game,
        game.seats[0] if order.players is None else order.players,
        order.options,
        [read(bot, usual(order.budget)) for bot in order.bots],
        order.seed or (before.seed if before else secrets.token_hex(16)),
        order.seconds,
        order.megabytes,
        tuple(str(file.resolve()) for file in order.files),
    )
    if before is not None and before != wanted:
        names = [name for name in wanted.__struct_fields__ if getattr(wanted, name) != getattr(before, name)]
        raise Refusal("bad_request", "selfplay-other", path=store.part, what=", ".join(names))
    return wanted


def play(wanted: Contest, games: int, crew: Crew, store: Store) -> bool:
    """Until all games are there, or somebody presses Ctrl-C."""
    left = ((number,) for number in range(games) if number not in store.numbers)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as bar:
        task = bar.add_task(wanted.game, total=games, completed=sum(number < games for number in store.numbers))
        try:
            for new in spread(crew, partial(write_games, wanted), left):
                bar.update(task, advance=store.add(new))
        except KeyboardInterrupt:
            crew.stop()
            for new in leftovers(crew, LAST_LOOK):
                store.add(new)
            return False
    return True
