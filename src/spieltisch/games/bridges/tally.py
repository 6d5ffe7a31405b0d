"""bridges: how the points come about, BR-14 and BR-23."""

from typing import Any

from ...kernel.game import Line, line
from .board import LAYOUT, SYMBOL
from .layout import SHAPES
from .view import tiles


def tally(s: Any) -> list[list[Line]]:
    return [_lines(tiles(s.rack[seat])) for seat in range(int(s.seats))]


def _lines(rack: list[str]) -> list[Line]:
    """A line for each colour, for the jokers, which are `x`, and for the symbols; one for who has nothing left."""
    lines = []
    for colour in (*LAYOUT.rows, "x"):
        numbers = [int(tile[1:]) for tile in rack if tile[0] == colour]
        if numbers:
            listed = ", ".join(map(str, numbers))
            lines.append(line(-sum(numbers), "tally-bridges-tiles", colour=colour, numbers=listed))
    symbols = sum(tile in SHAPES for tile in rack)
    if symbols:
        lines.append(line(-SYMBOL * symbols, "tally-bridges-symbols", count=symbols))
    return lines or [line(0, "tally-bridges-out")]
