"""What `spieltisch selfplay` does: from the words of a command line to a file of games."""

import time
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ...kernel.errors import Refusal
from ...text import say
from .. import parquet
from ..arena.cage import rehearse
from ..arena.contest import Contest
from ..arena.order import Order, demand_same
from ..arena.run import LAST_LOOK
from ..crew import Crew, hired, leftovers, spread
from .store import FORMATS, Store
from .worker import write_games


@dataclass(frozen=True, kw_only=True)
class Selfplay(Order):
    out: Path


def make(order: Selfplay) -> str:
    """Play the games, or what is left of them; what has come of it, in a sentence."""
    check(order)
    with closing(Store(order.out)) as store:
        store.read()
        wanted = order.contest(store.contest)
        demand_same(wanted, store.contest, "selfplay-other", path=store.part)
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


def check(order: Selfplay) -> None:
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
