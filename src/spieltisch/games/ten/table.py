"""ten: the stones on the table - where they lie, what they touch, how they hang together."""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest, rest
from ...kernel.compile import rule
from .state import CELLS, EDGE, LINES, WIDE

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
WAYS = ((1, 0), (0, 1), (1, 1), (-1, 1))  # the directions of rows


@rule
def step(cell: Any, dx: int, dy: int) -> Any:
    return (cell + WIDE * dy) % CELLS // WIDE * WIDE + (cell + dx) % WIDE


@rule
def line(cell: Any, dx: int, dy: int) -> Any:
    """The line through the cell in this direction. Those 16 apart share a number, and their sum in `along`."""
    return (cell % WIDE * dy - cell // WIDE * dx) % LINES


@rule
def stone_on(s: Any, cell: Any) -> Any:
    """The number of the stone on the cell, or 0."""
    number = int64(s.number[cell])
    return number if number < EDGE else 0


@rule
def value(s: Any, stone: Any) -> Any:
    return int64(s.stock[stone >> 4, (stone & 15) - 1])


@rule
def nine(s: Any, cell: Any) -> Any:
    """The stones on the cell and the eight around it, as a set: 0 top left, 8 bottom right."""
    found = U0
    for dy in (1, 0, -1):
        row = np.uint64(s.filled[(cell // WIDE + dy) % WIDE])
        turned = (row | row << np.uint64(WIDE)) >> np.uint64((cell - 1) % WIDE)
        found = found << np.uint64(3) | turned & np.uint64(7)
    return int64(found)


NINE_SIDES = 0b010_101_010


def closes(found: int) -> int:
    """How many holes a stone closes by lying in the middle of these nine cells; -1 when it fills one.

    The stones at its sides hang together already. Where two of them share a corner stone, nothing is between them
    and the new stone; apart from that, each one that it joins beside the first shuts a ring around something.
    """
    up, left, right, down = (found >> i & 1 for i in (1, 3, 5, 7))
    corners = found & up & left, found >> 2 & up & right, found >> 6 & down & left, found >> 8 & down & right
    return up + left + right + down - sum(corners) - 1 if found & NINE_SIDES else 0


CLOSES = np.array([closes(found) for found in range(512)], np.int8)
# How many holes there must be for the others to hang together without the stone in the middle, at the least.
NEVER = 127  # TN-7: it has no free side
NEEDS = np.array([NEVER if found & NINE_SIDES == NINE_SIDES else closes(found) for found in range(512)], np.int8)


@rule
def lay(s: Any, stone: Any, cell: Any) -> None:
    s.holes = int64(s.holes) + CLOSES[nine(s, cell)]
    count(s, stone, cell, value(s, stone))
    place = int64(s.number[cell])
    s.near[stone] = s.near[place]
    leave_edge(s, place)
    s.number[cell], s.cell[stone] = stone, cell
    for dx, dy in SIDES:
        there = step(cell, dx, dy)
        number = int64(s.number[there])
        if number == 0:
            number = join_edge(s, there)
        s.near[number] |= bit(stone)
    s.west, s.north = shifted(int64(s.west), cell % WIDE), shifted(int64(s.north), cell // WIDE)


@rule
def shifted(least: Any, k: Any) -> Any:
    """The 32 columns (or lines) in use when a stone lies in column k: those beside it are to be among them."""
    beyond = (k - least) % WIDE
    return least - (1 if beyond == 0 else 0) + (1 if beyond == WIDE - 1 else 0)


@rule
def take(s: Any, stone: Any) -> None:
    cell = int64(s.cell[stone])
    count(s, stone, cell, -value(s, stone))
    s.holes = int64(s.holes) - CLOSES[nine(s, cell)]
    s.near[join_edge(s, cell)] = s.near[stone]
    for dx, dy in SIDES:
        number = int64(s.number[step(cell, dx, dy)])
        s.near[number] &= ~bit(stone)
        if s.near[number] == 0:
            leave_edge(s, number)


@rule
def count(s: Any, stone: Any, cell: Any, worth: Any) -> None:
    """Note in `filled` and `along` that the stone comes there, or, worth less than nothing, goes."""
    s.filled[cell // WIDE] ^= bit(cell % WIDE)
    sums = s.along[stone >> 4]
    for way in range(4):
        dx, dy = WAYS[way]
        sums[way, line(cell, dx, dy)] += worth


@rule
def join_edge(s: Any, cell: Any) -> Any:
    place = EDGE + int64(s.edges)
    s.number[cell], s.cell[place] = place, cell
    s.edges += 1
    return place


@rule
def leave_edge(s: Any, place: Any) -> None:
    """The last place takes its number."""
    s.edges -= 1
    last = EDGE + int64(s.edges)
    cell, other = s.cell[place], s.cell[last]
    s.number[other], s.cell[place], s.near[place] = place, other, s.near[last]
    s.number[cell] = s.near[last] = 0


@rule
def hang_together(s: Any, stone: Any) -> bool:
    """Do the stones at this one's sides hang together without it?"""
    sides = np.uint64(s.near[stone])
    new = bit(lowest(sides))
    seen = new | bit(stone)
    while new != U0:
        reached = np.uint64(s.near[lowest(new)]) & ~seen
        new = rest(new) | reached
        seen |= reached
        if sides & ~seen == U0:
            return True
    return False
