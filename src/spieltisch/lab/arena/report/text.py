"""Results for the terminal."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from ....text import say
from ..figures import Figure
from ..results import Results
from ..words import NONE, between, number
from .sentences import faults, headline, notes, verdict


def report(found: Results) -> RenderableType:
    parts: list[RenderableType] = [headline(found), bots(found)]
    if found.pairs:
        parts.append(pairs(found))
    if found.places:
        parts.append(places(found))
    return Group(*parts, *faults(found), *notes(found))


def bots(found: Results) -> Table:
    forfeits = any(bot.forfeits for bot in found.bots)
    keys = ["games", "share", "points", "rating", "time", "longest", *["forfeits"] * forfeits]
    table = ruled("arena-bots", "arena-bot", *(f"arena-{key}" for key in keys))
    for bot in sorted(found.bots, key=lambda bot: -(bot.win_share.value or 0)):
        cells = [
            bot.bot,
            str(bot.games),
            figure(bot.win_share, 1, 100),
            figure(bot.points, 1),
            figure(bot.rating),
            number(bot.milliseconds, 1),
            number(bot.longest),
            str(bot.forfeits),
        ]
        table.add_row(*cells[: len(table.columns)])
    return table


def pairs(found: Results) -> Table:
    table = ruled("arena-pairs", "arena-pair", "arena-deals", "arena-difference", "arena-verdict")
    for pair in found.pairs:
        table.add_row(f"{pair.a} – {pair.b}", str(pair.deals), figure(pair.difference, 1, 100), verdict(pair))
    return table


def places(found: Results) -> Table:
    table = ruled("arena-places", "arena-place", "arena-share")
    for place in found.places:
        table.add_row(str(place.place), figure(place.win_share, 1, 100))
    return table


def ruled(title: str, first: str, *others: str) -> Table:
    table = Table(title=say(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say(first), overflow="fold")
    for key in others:
        table.add_column(
            say(key), justify="left" if key == "arena-verdict" else "right", no_wrap=key != "arena-verdict"
        )
    return table


def figure(of: Figure, digits: int = 0, scale: float = 1) -> str:
    """The value, and where it lies."""
    value = NONE if of.value is None else number(scale * of.value, digits)
    return f"{value}  ({between(of, digits, scale)})"
