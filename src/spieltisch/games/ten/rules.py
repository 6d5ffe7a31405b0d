"""ten: the rules, numbered as in docs/games/ten.md."""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest, rest
from ...kernel.chance import after, below
from ...kernel.compile import rule
from .state import CELLS, DRAWN, EDGE, FIRST, PASS, RUNNING, STONES
from .table import NEEDS, WAYS, hang_together, join_edge, lay, line, nine, step, stone_on, take, value

GOAL = 10  # TN-5
TRIES = 64


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    """TN-1. The deal: start, then both stocks."""
    s.open, s.cap = options[0], options[1]
    s.turn = deal[0]
    for k in range(STONES):
        s.stock[0, k] = deal[1 + k] + 1
        s.stock[1, k] = deal[1 + STONES + k] + 1
    join_edge(s, 0)  # TN-4: the first stone lies in the middle


@rule
def asked(s: Any) -> int:
    return 0 if s.ended != RUNNING else 1 << s.turn


@rule
def all_laid(s: Any) -> bool:
    return s.laid[0] + s.laid[1] == 2 * STONES


@rule
def ends(s: Any, seat: int) -> Any:
    """TN-2, TN-3: how many stones there are to choose from. The last stone of a row is both its ends."""
    return 2 if s.open and s.laid[seat] < STONES - 1 else 1


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    count = 0
    places = range(EDGE, EDGE + int64(s.edges))
    if not all_laid(s):
        for end in range(ends(s, seat)):
            for place in places:
                out[count] = end * CELLS + int64(s.cell[place])
                count += 1
        return count
    stones = leavers(s, seat)  # TN-6
    while stones != U0:
        stone = lowest(stones)
        for place in places:
            if touches_another(s, place, stone):
                out[count] = int64(s.cell[stone]) * CELLS + int64(s.cell[place])
                count += 1
        stones = rest(stones)
    if count == 0:
        out[0] = PASS  # TN-9
        count = 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> Any:
    """Round two has hundreds of moves: draw a stone and a place until they go together."""
    edges: Any = int64(s.edges)
    if not all_laid(s):
        choice = below(word, ends(s, seat) * edges)
        return choice // edges * CELLS + int64(s.cell[EDGE + choice % edges])
    for _ in range(TRIES):
        k = below(word, STONES)
        stone, place = FIRST[seat] + k, EDGE + below(word, STONES * edges) - k * edges
        if may_leave(s, stone) and touches_another(s, place, stone):
            return int64(s.cell[stone]) * CELLS + int64(s.cell[place])
        word = after(word)
    return out[below(word, legal(s, seat, out))]


@rule
def may_leave(s: Any, stone: Any) -> bool:
    """TN-7: a free side (a closed-in hole counts), and the others hang together without it."""
    needs = NEEDS[nine(s, int64(s.cell[stone]))]
    return needs == 0 or (needs <= s.holes and hang_together(s, stone))


@rule
def leavers(s: Any, seat: int) -> Any:
    """All the seat's stones that may leave, as a set. It guesses less often what comes than one question for each."""
    free = asking = U0
    for stone in range(FIRST[seat], FIRST[seat] + STONES):
        needs = NEEDS[nine(s, int64(s.cell[stone]))]
        free |= np.uint64(needs == 0) << np.uint64(stone)
        asking |= np.uint64(0 < needs <= s.holes) << np.uint64(stone)
    while asking != U0:
        stone = lowest(asking)
        free |= np.uint64(hang_together(s, stone)) << np.uint64(stone)
        asking = rest(asking)
    return free


@rule
def touches_another(s: Any, place: Any, stone: Any) -> bool:
    """TN-7: is there a stone beside the place other than this one?"""
    return np.uint64(s.near[place]) & ~bit(stone) != U0


@rule
def play(s: Any, seat: int, action: int) -> None:
    if all_laid(s):
        move(s, seat, action)
    else:
        lay_new(s, seat, action)
    s.turn = 1 - seat


@rule
def lay_new(s: Any, seat: int, action: int) -> None:
    """TN-2, TN-3: the stone turned up, or one of the two ends of the row."""
    laid, left = int64(s.laid[seat]), int64(s.taken[seat])
    if action < CELLS:
        stone = FIRST[seat] + left
        s.taken[seat] = left + 1
    else:
        stone = FIRST[seat] + STONES - 1 - (laid - left)
    s.laid[seat] = laid + 1
    target = action % CELLS
    lay(s, stone, target)
    if wins(s, seat, target):
        s.ended = seat + 1


@rule
def move(s: Any, seat: int, action: int) -> None:
    """TN-6: one of the own stones goes elsewhere."""
    s.moved += 1
    if action != PASS:
        source, target = action // CELLS, action % CELLS
        stone = int64(s.number[source])
        take(s, stone)
        lay(s, stone, target)
        # TN-8: all rows count, but only those at either place can be new.
        if wins(s, seat, target) or wins(s, seat, source):
            s.ended = seat + 1
    if s.ended == RUNNING and s.moved >= s.cap:
        s.ended = DRAWN  # TN-9


@rule
def wins(s: Any, seat: int, cell: Any) -> bool:
    """TN-5: does a whole row through this stone, or one that ends beside this empty cell, sum to exactly 10?"""
    for way in range(4):
        dx, dy = WAYS[way]
        if s.along[seat, way, line(cell, dx, dy)] >= GOAL:  # all of the line together, so worth a closer look
            one, other = sum_from(s, seat, cell, dx, dy), sum_from(s, seat, cell, -dx, -dy)
            own = own_value(s, seat, cell)
            if own != 0 and one + own + other == GOAL:
                return True
            if own == 0 and (one == GOAL or other == GOAL):
                return True
    return False


@rule
def sum_from(s: Any, seat: int, cell: Any, dx: int, dy: int) -> Any:
    """The sum of the seat's unbroken stones beyond the cell."""
    total = int64(0)
    while True:
        cell = step(cell, dx, dy)
        own = own_value(s, seat, cell)
        if own == 0:
            return total
        total += own


@rule
def own_value(s: Any, seat: int, cell: Any) -> Any:
    """The value of the seat's stone on the cell, or 0."""
    stone = stone_on(s, cell)
    return value(s, stone) if stone != 0 and stone >> 4 == seat else int64(0)


@rule
def score(s: Any, out: Any) -> None:
    out[0] = 1 if s.ended == 1 else 0
    out[1] = 1 if s.ended == 2 else 0


@rule
def winners(s: Any, seats: int, scores: Any) -> int:
    return 0 if s.ended == DRAWN else 1 << (s.ended - 1)
