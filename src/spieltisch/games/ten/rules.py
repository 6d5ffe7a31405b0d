"""ten: the rules, numbered as in docs/games/ten.md."""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest, rest, size
from ...kernel.chance import after, below
from ...kernel.compile import rule
from .state import CELLS, DRAWN, FIRST, PASS, RUNNING, STONES, TOUCHING, WIDE, WRAP

GOAL = 10  # TN-5
EDGES = (1, WIDE, -1, -WIDE)
WAYS = (1, WIDE, WIDE + 1, WIDE - 1)  # the directions of rows
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
def stone_on(s: Any, cell: int) -> int:
    """The number of the stone on the cell, or 0."""
    number = int64(s.cell[cell & WRAP])
    return number if number < TOUCHING else 0


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    count = 0
    if not all_laid(s):
        ends = 2 if s.open and s.laid[seat] < STONES - 1 else 1  # TN-3; the last stone is both ends
        for end in range(ends):
            for i in range(s.edges):
                out[count] = end * CELLS + int64(s.edge[i])
                count += 1
        return count
    for stone in range(FIRST[seat], FIRST[seat] + STONES):  # TN-6
        if may_leave(s, stone):
            source = int64(s.place[stone])
            for i in range(s.edges):
                target = int64(s.edge[i])
                if touches_another(s, target, stone):
                    out[count] = source * CELLS + target
                    count += 1
    if count == 0:
        out[0] = PASS  # TN-9
        count = 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    """Round two has hundreds of moves: draw a stone and a place until they go together."""
    if not all_laid(s):
        ends = 2 if s.open and s.laid[seat] < STONES - 1 else 1
        edges = int64(s.edges)
        choice = below(word, ends * edges)
        return int64(s.edge[choice]) if choice < edges else CELLS + int64(s.edge[choice - edges])
    for _ in range(TRIES):
        edges = int64(s.edges)
        choice = below(word, STONES * edges)
        stone, target = FIRST[seat] + choice // edges, int64(s.edge[choice % edges])
        if touches_another(s, target, stone) and may_leave(s, stone):
            return int64(s.place[stone]) * CELLS + target
        word = after(word)
    return out[below(word, legal(s, seat, out))]


@rule
def may_leave(s: Any, stone: int) -> bool:
    """TN-7: a free side (a closed-in hole counts), and the others hang together without it."""
    around = np.uint64(s.near[stone])
    sides = size(around)
    if sides == 4:
        return False
    if sides == 1:
        return True
    seen = bit(lowest(around)) | bit(stone)
    new = bit(lowest(around))
    while new != U0:
        new, here = rest(new), np.uint64(s.near[lowest(new)]) & ~seen
        seen |= here
        new |= here
        if around & ~seen == U0:
            return True
    return False


@rule
def touches_another(s: Any, cell: int, stone: int) -> bool:
    """TN-7: is there a stone beside the cell other than this one?"""
    for step in EDGES:
        other = stone_on(s, cell + step)
        if other != 0 and other != stone:
            return True
    return False


@rule
def play(s: Any, seat: int, action: int) -> None:
    if action != PASS and not all_laid(s):
        lay_new(s, seat, action)
    else:
        move(s, seat, action)
    s.turn = 1 - seat


@rule
def lay_new(s: Any, seat: int, action: int) -> None:
    """TN-2, TN-3: the stone turned up, or one of the two ends of the row."""
    laid, left = int64(s.laid[seat]), int64(s.taken[seat])
    stone = FIRST[seat] + laid
    if action < CELLS:
        s.worth[stone] = s.stock[seat, left]
        s.taken[seat] = left + 1
    else:
        s.worth[stone] = s.stock[seat, STONES - 1 - (laid - left)]
    s.laid[seat] = laid + 1
    cell = action & WRAP
    lay(s, stone, cell)
    if wins_at(s, seat, cell):
        s.ended = seat + 1


@rule
def move(s: Any, seat: int, action: int) -> None:
    """TN-6: one of the own stones goes elsewhere."""
    s.moved += 1
    if action != PASS:
        source, target = action // CELLS, action % CELLS
        stone = stone_on(s, source)
        take(s, stone)
        lay(s, stone, target)
        # TN-8: all rows count, but only those through either place can be new.
        if wins_at(s, seat, target) or wins_beside(s, seat, source):
            s.ended = seat + 1
    if s.ended == RUNNING and s.moved >= s.cap:
        s.ended = DRAWN  # TN-9


@rule
def lay(s: Any, stone: int, cell: int) -> None:
    leave_edge(s, cell)
    s.cell[cell] = stone
    s.place[stone] = cell
    around = U0
    for step in EDGES:
        there = (cell + step) & WRAP
        other = int64(s.cell[there])
        if other == 0:
            join_edge(s, there)
        elif other < TOUCHING:
            around |= bit(other)
            s.near[other] = np.uint64(s.near[other]) | bit(stone)
    s.near[stone] = around
    i = cell % WIDE
    x = int64(s.column[i])
    j = ((cell - x) // WIDE) % WIDE
    y = int64(s.line[j])
    s.column[(i + 1) % WIDE], s.column[(i - 1) % WIDE] = x + 1, x - 1
    s.line[(j + 1) % WIDE], s.line[(j - 1) % WIDE] = y + 1, y - 1


@rule
def take(s: Any, stone: int) -> None:
    source = int64(s.place[stone])
    s.cell[source] = 0
    join_edge(s, source)  # it touches the stones it hung on
    for step in EDGES:
        there = (source + step) & WRAP
        other = int64(s.cell[there])
        if other < TOUCHING:
            s.near[other] = np.uint64(s.near[other]) & ~bit(stone)
        elif not touches_another(s, there, stone):
            leave_edge(s, there)


@rule
def join_edge(s: Any, cell: int) -> None:
    s.cell[cell] = TOUCHING + s.edges
    s.edge[s.edges] = cell
    s.edges += 1


@rule
def leave_edge(s: Any, cell: int) -> None:
    """The last cell of the list takes its index."""
    s.edges -= 1
    last = s.edge[s.edges]
    s.edge[s.cell[cell] - TOUCHING] = last
    s.cell[last] = s.cell[cell]
    s.cell[cell] = 0


@rule
def sum_from(s: Any, seat: int, cell: int, step: int) -> int:
    """The seat's unbroken stones beyond the cell."""
    total = int64(0)
    stone = stone_on(s, cell + step)
    while stone != 0 and stone >> 4 == seat:
        total += int64(s.worth[stone])
        cell += step
        stone = stone_on(s, cell + step)
    return total


@rule
def wins_at(s: Any, seat: int, cell: int) -> bool:
    """TN-5: a whole row through this stone sums to exactly 10."""
    own = int64(s.worth[s.cell[cell]])
    for step in WAYS:
        if own + sum_from(s, seat, cell, step) + sum_from(s, seat, cell, -step) == GOAL:
            return True
    return False


@rule
def wins_beside(s: Any, seat: int, source: int) -> bool:
    """TN-8: taking a stone away has left a row of exactly 10 on one side of the gap."""
    for step in WAYS:
        if sum_from(s, seat, source, step) == GOAL or sum_from(s, seat, source, -step) == GOAL:
            return True
    return False


@rule
def score(s: Any, out: Any) -> None:
    out[0] = 1 if s.ended == 1 else 0
    out[1] = 1 if s.ended == 2 else 0


@rule
def winners(s: Any, seats: int, scores: Any) -> int:
    return 0 if s.ended == DRAWN else 1 << (s.ended - 1)
