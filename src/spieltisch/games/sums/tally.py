"""sums: how the points come about, SU-11."""

from typing import Any

from ...kernel.game import Line, line
from .state import LONG
from .view import view


def tally(s: Any) -> list[list[Line]]:
    return [_lines(seat) for seat in view(s)["seats"]]


def _lines(told: dict[str, Any]) -> list[Line]:
    """The rows; the columns of three, counted from the left, that are full; the misses."""
    lines = []
    for colour, points in told["points"]["rows"].items():
        count = sum(number is not None for number in told["sheet"][colour])
        key = "tally-sums-full" if count == LONG else "tally-sums-row"
        lines.append(line(points, key, colour=colour, count=count, number=points))
    for column, points in enumerate(told["points"]["columns"], 1):
        if points:
            lines.append(line(points, "tally-sums-column", column=column, number=points))
    return [*lines, line(told["points"]["misses"], "tally-sums-misses", count=told["misses"])]
