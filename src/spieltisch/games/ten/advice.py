"""ten: what a player knows beyond the rules."""

from typing import Any

from numpy import int64

from ...kernel.chance import below
from ...kernel.compile import rule
from .rules import GOAL, all_laid, pick, sum_from
from .state import CELLS, EDGE, STONES
from .table import WAYS, line

STYLE = {"cut": 0}


@rule
def fills(s: Any, cell: Any) -> Any:
    """The values with which a stone here would make a 10: bit v for seat 0, bit v + 4 for seat 1."""
    found = 0
    for owner in range(2):
        for way in range(4):
            dx, dy = WAYS[way]
            if s.along[owner, way, line(cell, dx, dy)] >= GOAL - 3:
                total = sum_from(s, owner, cell, dx, dy) + sum_from(s, owner, cell, -dx, -dy)
                if 1 <= GOAL - total <= 3:
                    found |= 1 << (GOAL - total + 4 * owner)
    return found


@rule
def stone_at(s: Any, seat: int, end: int) -> Any:
    """The value of the stone to lay: turned up or left (0), or right (1)."""
    left = int64(s.taken[seat])
    return int64(s.stock[seat, left if end == 0 else STONES - 1 - (s.laid[seat] - left)])


@rule
def ends(s: Any, seat: int) -> Any:
    """The values the seat may lay next, or, where that is hidden, any it has left."""
    if s.laid[seat] == STONES:
        return 0
    if s.open or s.turn == seat:
        found = 1 << stone_at(s, seat, 0)
        return found | 1 << stone_at(s, seat, 1) if s.open else found
    found = 0
    for k in range(s.taken[seat], STONES):
        found |= 1 << int64(s.stock[seat, k])
    return found


@rule
def hunch(s: Any, seat: int, word: Any, out: Any) -> Any:
    """Win; else lay where the other could win; else anywhere."""
    if all_laid(s):
        return pick(s, seat, word, out)
    edges: Any = int64(s.edges)
    mine, theirs = ends(s, seat) << 4 * seat, ends(s, 1 - seat) << 4 * (1 - seat)
    start = below(word, edges)
    threat: Any = -1
    for i in range(edges):
        cell = int64(s.cell[EDGE + (start + i if start + i < edges else start + i - edges)])
        found = fills(s, cell)
        if found & mine:
            return cell if found >> 4 * seat & 1 << stone_at(s, seat, 0) else CELLS + cell
        if found & theirs:
            threat = cell
    return threat if threat >= 0 else pick(s, seat, word, out)


@rule
def estimate(s: Any, seats: int, out: Any) -> bool:
    """Round two is anybody's."""
    if not all_laid(s):
        return False
    out[0] = out[1] = 0.5
    return True


@rule
def kin(s: Any, seat: int, action: int) -> Any:
    """The stone turned up makes it another move."""
    if s.open or all_laid(s):
        return action
    return action | stone_at(s, seat, 0) << 10
