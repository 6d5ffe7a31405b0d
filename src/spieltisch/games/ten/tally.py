"""ten: what the winner has won by, TN-5."""

from typing import Any

from ...kernel.game import Line, line
from .rules import GOAL
from .view import view


def tally(s: Any) -> list[list[Line]]:
    found = view(s)["rows"]
    lines = []
    for seat in range(2):
        tens = [row for row in found if row["seat"] == seat and row["sum"] == GOAL]
        places = "; ".join("{},{} - {},{}".format(*row["from"], *row["to"]) for row in tens)
        lines.append([line(1, "tally-ten-row", places=places) if tens else line(0, "tally-ten-none")])
    return lines
