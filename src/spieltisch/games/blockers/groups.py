"""blockers: what hangs together on the board (BL-4)."""

from typing import Any

import numpy as np

from ...kernel.bits import U0, bit, rest, size
from ...kernel.compile import rule
from .state import BESIDE, WIDE

ONE, ROW = np.uint64(1), np.uint64(WIDE)
OVER_ONE, OVER_ROW = np.uint64(64 - 1), np.uint64(64 - WIDE)  # from one word to the other


@rule
def spread(low: Any, high: Any, in_low: Any, in_high: Any) -> Any:
    """The cells and those beside them, as far as they belong to the given colour's."""
    new_low = low | low << ONE | low >> ONE | high << OVER_ONE | low << ROW | low >> ROW | high << OVER_ROW
    new_high = high | high << ONE | low >> OVER_ONE | high >> ONE | high << ROW | low >> OVER_ROW | high >> ROW
    return new_low & in_low, new_high & in_high


@rule
def may_take(s: Any, cell: int) -> bool:
    """BL-4: the group of the tile on this cell stays in one piece without it.

    That is so when at most one of its colour is beside it, or when those beside it are joined by other ways.
    """
    colour = (s.on[cell] >> 5) - 1
    in_low, in_high = s.tiles[colour, 0], s.tiles[colour, 1]
    goal_low, goal_high = in_low & BESIDE[cell, 0], in_high & BESIDE[cell, 1]
    if size(goal_low) + size(goal_high) <= 1:
        return True
    if cell < 64:
        in_low &= ~bit(cell)
    else:
        in_high &= ~bit(cell - 64)
    low, high = one_of(goal_low, goal_high)
    while True:
        new_low, new_high = spread(low, high, in_low, in_high)
        if goal_low & ~new_low | goal_high & ~new_high == U0:
            return True
        if new_low == low and new_high == high:
            return False
        low, high = new_low, new_high


@rule
def one_of(low: Any, high: Any) -> Any:
    """A set of one of these cells."""
    return low ^ rest(low) if low != U0 else low, U0 if low != U0 else high ^ rest(high)


@rule
def count_groups(s: Any, colour: int) -> int:
    left_low, left_high = s.tiles[colour, 0], s.tiles[colour, 1]
    count = 0
    while left_low | left_high:
        count += 1
        low, high = one_of(left_low, left_high)
        size_before = 0
        while size(low) + size(high) != size_before:
            size_before = size(low) + size(high)
            low, high = spread(low, high, left_low, left_high)
        left_low, left_high = left_low & ~low, left_high & ~high
    return count
