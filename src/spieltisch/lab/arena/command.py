"""What `spieltisch arena` does: from the words of a command line to results on paper."""

import sys
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from rich.console import Console

from ...kernel.errors import Refusal
from .. import parquet
from ..crew import hired
from .cage import rehearse
from .contest import Contest
from .journal import Journal
from .order import Order, demand_same
from .progress import Progress
from .report import table
from .report.page import page
from .report.text import report
from .results import Deal, Results, whole
from .run import run

WIDTH = 110  # of a report that does not go to a terminal


@dataclass(frozen=True, kw_only=True)
class Arena(Order):
    folder: Path | None = None
    until_clear: bool = False
    html: Path | None = None
    parquet: Path | None = None


@dataclass(frozen=True)
class Held:
    """An arena that is over: what it has found, and the games it has found it from."""

    contest: Contest
    results: Results
    deals: list[Deal]


def hold(order: Arena) -> Held:
    """Play it, or what is left of it in its folder, in sight of the user."""
    check(order)
    with closing(Journal(order.folder)) as journal:
        journal.read()
        wanted = order.contest(journal.contest)
        demand_same(wanted, journal.contest, "arena-other", folder=str(order.folder))
        for entrant in wanted.entrants:
            rehearse(wanted, entrant)
        journal.begin(wanted)
        with hired(order.workers, order.cluster) as workers, Progress(wanted, order.games, journal) as progress:
            found = run(wanted, order.games, workers, journal, order.until_clear, progress.told)
        return Held(wanted, found, whole(wanted, journal.outcomes, found.deals if found.ended == "clear" else None))


def check(order: Arena) -> None:
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


def show(held: Held, order: Arena, as_json: bool) -> None:
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
