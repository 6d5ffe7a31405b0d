"""sums: how the points come about, SU-11."""

from typing import Any

from ...kernel.bits import size
from ...kernel.game import Line, line
from .rules import column_points, row_points
from .state import BONUS_COLUMN, LONG, MISS, ROW, ROWS


def tally(s: Any) -> list[list[Line]]:
    return [_lines(s, seat) for seat in range(int(s.seats))]


def _lines(s: Any, seat: int) -> list[Line]:
    """The rows; the columns of three, counted from the left, that are full; the misses."""
    lines = []
    for row, colour in enumerate(ROWS):
        points, count = int(row_points(s, seat, row)), size(int(s.filled[seat]) & int(ROW[row]))
        key = "tally-sums-full" if count == LONG else "tally-sums-row"
        lines.append(line(points, key, colour=colour, count=count, number=points))
    for column in range(len(BONUS_COLUMN)):
        points = int(column_points(s, seat, column))
        if points:
            lines.append(line(points, "tally-sums-column", column=column + 1, number=points))
    misses = int(s.misses[seat])
    return [*lines, line(MISS * misses, "tally-sums-misses", count=misses)]
