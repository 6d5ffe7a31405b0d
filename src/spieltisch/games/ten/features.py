"""ten: positions and moves as numbers, see docs/lab/ten.md.

The table has no edge, so a place is told by the stones: "the right side of stone j". Every move is one sentence,
"own stone k goes to side d of stone j": number 120 * k + 4 * j + d. Stones are counted from 0 in the order dealt,
a seat's own 15 before the other's; sides are right, below, left, above. Of several stones beside the place j is
the first one other than k. The very first stone goes to "side 0 of stone 0", and the last number is to pass.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, has, lowest, rest
from ...kernel.compile import rule
from ...kernel.features import Plane
from .rules import all_laid, ends, leavers
from .state import CELLS, EDGE, FIRST, PASS, STONES, WIDE
from .table import SIDES, step

BESIDE = 4 * 2 * STONES  # sides of stones
PASSES = STONES * BESIDE
MIDDLE = WIDE // 2
BOTH = np.uint64(2 ** (2 * STONES + 2) - 1)  # all stones
SIDE = np.zeros(CELLS, np.int64)  # the side's number by how far a place's cell is from the stone's
for _d, (_dx, _dy) in enumerate(SIDES):
    for _x in (0, WIDE - 1):
        SIDE[(step(_x, _dx, _dy) - _x) % CELLS] = _d
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
    upcoming = CELLS + 8 * STONES
    for k in range(2):
        owner = (seat + k) % 2
        sign = -1 if k else 1
        left = int64(s.taken[owner])
        right = STONES - (int64(s.laid[owner]) - left)
        start = CELLS + STONES * k
        values, lying = out[start : start + STONES], out[start + 2 * STONES : start + 3 * STONES]
        columns, lines = out[start + 4 * STONES : start + 5 * STONES], out[start + 6 * STONES : start + 7 * STONES]
        for i in range(STONES):
            values[i] = s.stock[owner, i]
        for part in range(2):
            for i in range(right if part else 0, STONES if part else left):
                cell = int64(s.cell[FIRST[owner] + i]) ^ MIDDLE * WIDE + MIDDLE  # as if the middle were at 16, 16
                out[cell] = sign * int64(s.stock[owner, i])
                lying[i], columns[i], lines[i] = 1, cell % WIDE, cell // WIDE
        if left < right:
            out[upcoming + 2 * k] = s.stock[owner, left]
            if s.open:
                out[upcoming + 2 * k + 1] = s.stock[owner, right - 1]
    out[upcoming + 4] = all_laid(s)
    out[upcoming + 5] = min(int64(s.cap) - int64(s.moved), LONG)


@rule
def beside(s: Any, seat: int, place: Any, stone: Any) -> Any:
    """4 * j + d of a place when this stone goes there; -1 when it would touch no other."""
    near = own_first(s, seat, place, stone)
    return -1 if near == U0 else side_of(s, seat, place, near)


@rule
def own_first(s: Any, seat: int, place: Any, stone: Any) -> Any:
    """The stones beside the place other than this one, as a set that begins with the seat's own."""
    near = np.uint64(s.near[place]) & ~bit(stone)
    return (near | near << np.uint64(32)) >> np.uint64(seat << 4) & BOTH


@rule
def side_of(s: Any, seat: int, place: Any, near: Any) -> Any:
    """Which side of the first of these stones the place is."""
    i: Any = lowest(near)
    apart = int64(s.cell[place]) - int64(s.cell[i ^ (seat << 4)])
    return 4 * (i - 1 - (i >> 4)) + SIDE[apart & (CELLS - 1)]


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
    """A place has the same name for all stones but the one after which it is named."""
    first = s.laid[0] + s.laid[1] == 0
    places = range(EDGE, EDGE + int64(s.edges))
    if not all_laid(s):
        for end in range(ends(s, seat)):
            own = out[BESIDE * end_stone(s, seat, end) :]
            for place in places:
                own[0 if first else side_of(s, seat, place, own_first(s, seat, place, 0))] = True
        return
    stones = leavers(s, seat) >> np.uint64(FIRST[seat])
    everywhere = out[BESIDE * (STONES - 1) : PASSES]
    renamed = U0  # places named after a stone that may leave, and touching another one, too
    for place in places:
        near = own_first(s, seat, place, 0)
        everywhere[side_of(s, seat, place, near)] = True
        renamed |= np.uint64(has(stones, lowest(near) - 1) & (rest(near) != U0)) << np.uint64(place - EDGE)
    left = stones & ~bit(STONES - 1)
    while left != U0:
        k = lowest(left)
        own = out[BESIDE * k : BESIDE * k + BESIDE]
        for i in range(BESIDE):
            own[i] = everywhere[i]
        own[4 * k : 4 * k + 4] = False
        left = rest(left)
    if has(stones, STONES - 1):
        everywhere[4 * (STONES - 1) : 4 * STONES] = False
    else:
        everywhere[:] = False
    while renamed != U0:
        place = EDGE + lowest(renamed)
        near = own_first(s, seat, place, 0)
        out[BESIDE * (lowest(near) - 1) + side_of(s, seat, place, rest(near))] = True
        renamed = rest(renamed)
    if stones == U0:
        out[PASSES] = True
