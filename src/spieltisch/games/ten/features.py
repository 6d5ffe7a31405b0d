"""ten: positions and moves as numbers, see docs/lab/ten.md.

The table has no edge, so a place is told by the stones: "the right side of stone j". Every move is one sentence,
"own stone k goes to side d of stone j": number 120 * k + 4 * j + d. Stones are counted from 0 in the order dealt,
a seat's own 15 before the other's; sides are right, below, left, above. Of several stones beside the place j is
the first one other than k. The very first stone goes to "side 0 of stone 0", and the last number is to pass.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest
from ...kernel.compile import rule
from ...kernel.features import Plane
from .rules import all_laid, ends, may_leave
from .state import CELLS, EDGE, FIRST, PASS, STONES, WIDE
from .table import SIDES, step

BESIDE = 4 * 2 * STONES  # sides of stones
PASSES = STONES * BESIDE
MIDDLE = WIDE // 2
LONG = 100  # what is beyond so many moves makes no difference


def actions(seats: int, options: dict[str, Any]) -> int:
    return PASSES + 1


def planes(seats: int, options: dict[str, Any]) -> tuple[Plane, ...]:
    return (
        Plane("table", (WIDE, WIDE), 3, -3),
        Plane("values", (2, STONES), 3),
        Plane("lying", (2, STONES)),
        Plane("columns", (2, STONES), WIDE - 1),
        Plane("lines", (2, STONES), WIDE - 1),
        Plane("next", (2, 2), 3),
        Plane("round_two", (1,)),
        Plane("left", (1,), LONG),
    )


@rule
def features(s: Any, seat: int, out: Any) -> None:
    values = CELLS
    lying, columns, lines = values + 2 * STONES, values + 4 * STONES, values + 6 * STONES
    upcoming = values + 8 * STONES
    for k in range(2):
        owner = (seat + k) % 2
        left = int64(s.taken[owner])
        right = STONES - (int64(s.laid[owner]) - left)
        for i in range(STONES):
            value = int64(s.stock[owner, i])
            out[values + i] = value
            if i < left or i >= right:
                cell = int64(s.cell[FIRST[owner] + i])
                column, line = (cell + MIDDLE) % WIDE, (cell // WIDE + MIDDLE) % WIDE
                out[WIDE * line + column] = -value if k else value
                out[lying + i] = 1
                out[columns + i] = column
                out[lines + i] = line
        values, lying, columns, lines = values + STONES, lying + STONES, columns + STONES, lines + STONES
        if left < right:
            out[upcoming + 2 * k] = s.stock[owner, left]
            if s.open:
                out[upcoming + 2 * k + 1] = s.stock[owner, right - 1]
    out[upcoming + 4] = all_laid(s)
    out[upcoming + 5] = min(int64(s.cap) - int64(s.moved), LONG)


@rule
def beside(s: Any, seat: int, place: Any, stone: Any) -> Any:
    """4 * j + d of a place when this stone goes there; -1 when it would touch no other."""
    near = np.uint64(s.near[place]) & ~bit(stone)
    if near == U0:
        return -1
    if seat == 1:  # its own stones first
        near = near >> np.uint64(16) | (near & np.uint64(0xFFFF)) << np.uint64(16)
    i = lowest(near)
    there = int64(s.cell[i ^ (seat << 4)])
    cell = int64(s.cell[place])
    across = (cell - there) % WIDE
    if across == 0:
        side = 1 if (cell // WIDE - there // WIDE) % WIDE == 1 else 3
    else:
        side = 0 if across == 1 else 2
    return 4 * (i - 1 - (i >> 4)) + side


@rule
def number(s: Any, seat: int, action: int) -> Any:
    if action == PASS:
        return PASSES
    target = int64(s.number[action % CELLS])
    if all_laid(s):
        stone: Any = int64(s.number[action // CELLS])
    else:
        stone = FIRST[seat] + end_stone(s, seat, action // CELLS)
    return BESIDE * (stone - FIRST[seat]) + max(beside(s, seat, target, stone), 0)


@rule
def end_stone(s: Any, seat: int, end: int) -> Any:
    """The stone at the left (0) or the right end of the row."""
    left = int64(s.taken[seat])
    return left if end == 0 else STONES - 1 - (int64(s.laid[seat]) - left)


@rule
def action(s: Any, seat: int, number: int) -> Any:
    if number == PASSES:
        return PASS
    k, j, side = number // BESIDE, number % BESIDE // 4, number % 4
    if s.laid[0] + s.laid[1] == 0:
        target: Any = int64(0)
    else:
        other = (seat + j // STONES) % 2
        dx, dy = SIDES[side]
        target = step(int64(s.cell[FIRST[other] + j % STONES]), dx, dy)
    if all_laid(s):
        return int64(s.cell[FIRST[seat] + k]) * CELLS + target
    return target + (0 if k == s.taken[seat] else CELLS)


@rule
def mask(s: Any, seat: int, out: Any) -> None:
    """The places are the same for all stones but for those beside the stone itself."""
    places = range(EDGE, EDGE + int64(s.edges))
    if not all_laid(s):
        for end in range(ends(s, seat)):
            start = BESIDE * end_stone(s, seat, end)
            for place in places:
                out[start + max(beside(s, seat, place, 0), 0)] = True
        return
    for place in places:
        out[beside(s, seat, place, 0)] = True
    found = False
    for k in range(STONES - 1, -1, -1):
        stone, start = FIRST[seat] + k, BESIDE * k
        if not may_leave(s, stone):
            if k == 0:
                out[:BESIDE] = False
            continue
        found = True
        for i in range(BESIDE):
            out[start + i] = out[i]
        for side in range(4):
            dx, dy = SIDES[side]
            free: Any = int64(s.number[step(int64(s.cell[stone]), dx, dy)])
            if free >= EDGE:
                out[start + beside(s, seat, free, 0)] = False
                other = beside(s, seat, free, stone)
                if other >= 0:
                    out[start + other] = True
    if not found:
        out[PASSES] = True
