"""What `spieltisch arena` does: from the words of a command line to results on paper."""

import secrets
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from rich.console import Console

from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...kernel.registry import find, load_file
from .. import parquet
from ..crew import hired
from .cage import rehearse
from .contest import Contest, contest
from .entrant import Entrant, read, usual
from .journal import Journal
from .progress import Progress
from .report import table
from .report.page import page
from .report.text import report
from .results import Deal, Results, whole
from .run import run

MEMORY = 2048  # megabytes
SECONDS = 10.0
WIDTH = 110  # of a report that does not go to a terminal


@dataclass(frozen=True)
class Order:
    """An arena as it was asked for."""

    game: str
    players: int | None
    options: dict[str, Any]
    bots: Sequence[str]
    games: int
    budget: str | None = None
    seed: str | None = None
    folder: Path | None = None
    workers: int | None = None
    until_clear: bool = False
    seconds: float = SECONDS
    megabytes: int = MEMORY
    files: Sequence[Path] = ()
    html: Path | None = None
    parquet: Path | None = None
    cluster: str | None = None


@dataclass(frozen=True)
class Held:
    """An arena that is over: what it has found, and the games it has found it from."""

    contest: Contest
    results: Results
    deals: list[Deal]


def hold(order: Order) -> Held:
    """Play it, or what is left of it in its folder, in sight of the user."""
    check(order)
    for file in order.files:
        load_file(file)
    game = find(order.game)
    entrants = [read(bot, usual(order.budget)) for bot in order.bots]
    with closing(Journal(order.folder)) as journal:
        journal.read()
        wanted = meant(order, game, entrants, journal)
        for entrant in wanted.entrants:
            rehearse(wanted, entrant)
        journal.begin(wanted)
        with hired(order.workers, order.cluster) as workers, Progress(wanted, order.games, journal) as progress:
            found = run(wanted, order.games, workers, journal, order.until_clear, progress.told)
        return Held(wanted, found, whole(wanted, journal.outcomes, found.deals if found.ended == "clear" else None))


def check(order: Order) -> None:
    for name, value, least in [
        ("--games", order.games, 1),
        ("--workers", order.workers, 1),
        ("--time-limit", order.seconds, 0.001),
        ("--memory-limit", order.megabytes, 256),
    ]:
        if value is not None and value < least:
            raise Refusal("bad_request", "arena-least", name=name, least=f"{least:g}")
    for file in (order.html, order.parquet):
        if file is not None and not file.absolute().parent.is_dir():
            raise Refusal("bad_request", "lab-no-folder", path=file)
    if order.parquet is not None:
        parquet.demand()


def meant(order: Order, game: Game, entrants: list[Entrant], journal: Journal) -> Contest:
    """The contest; the one in the folder is only gone on with if it is the same."""
    before = journal.contest
    wanted = contest(
        game,
        game.seats[0] if order.players is None else order.players,
        order.options,
        entrants,
        order.seed or (before.seed if before else secrets.token_hex(16)),
        order.seconds,
        order.megabytes,
        tuple(str(file.resolve()) for file in order.files),
    )
    if before is not None and before != wanted:
        names = [name for name in wanted.__struct_fields__ if getattr(wanted, name) != getattr(before, name)]
        raise Refusal("bad_request", "arena-other", folder=str(order.folder), what=", ".join(names))
    return wanted


def show(held: Held, order: Order, as_json: bool) -> None:
    """On standard output, and in the files that were asked for: what the arena has found."""
    if order.html is not None:
        order.html.write_text(page(held.contest, held.results, held.deals), "utf-8")
    if order.parquet is not None:
        table.write(held.contest, chain.from_iterable(held.deals), order.parquet)
    if as_json:
        sys.stdout.buffer.write(held.results.json() + b"\n")
    else:
        console = Console()
        Console(width=None if console.is_terminal else WIDTH).print(report(held.results))
