"""blockers: how the points come about, BL-8, BL-9 and BL-23."""

from typing import Any

from ...kernel.game import Line, line
from .view import view


def tally(s: Any) -> list[list[Line]]:
    position = view(s)
    lines = []
    for seat, told in enumerate(position["seats"]):
        own = [
            line(rack["groups"], "tally-blockers-groups", colour=rack["colour"], count=rack["groups"])
            for rack in position["racks"]
            if rack["seat"] == seat
        ]
        taken, most = told["taken"], told["most_taken"]
        if taken and not s.groups_only:
            colour = max(taken, key=lambda hue: len(taken[hue]))
            own.append(line(most, "tally-blockers-most", colour=colour, count=most))
        lines.append([*own, line(None, "tally-blockers-taken", count=told["all_taken"])])
    return lines
