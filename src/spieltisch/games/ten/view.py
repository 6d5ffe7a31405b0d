"""ten: what a seat knows, and what it may imagine.

Hidden is only the order of the stones that are not yet turned up, from everybody alike: `observe` keeps each stock up
to the stone that is turned up (open: all of it) and everything that lies. Fact used by `sample`: TN-1, a stock has
five stones of each value, so those not yet seen are known, only not in which order.
"""

from typing import Any

from ...kernel.chance import fork, shuffle
from ...kernel.compile import rule
from .state import DRAWN, EDGE, FIRST, STONES, WIDE

NOTED = 7  # rows from this sum on are in the view: one stone may make them a 10


@rule
def known(s: Any, seat: int) -> int:
    """How many stones of that seat's stock have been seen: TN-2, the one to be laid now is turned up."""
    if s.open:
        return STONES
    return min(s.laid[seat] + (1 if s.turn == seat and s.ended == 0 else 0), STONES)


@rule
def observe(s: Any, seat: int) -> None:
    for owner in range(2):
        for k in range(known(s, owner), STONES):
            s.stock[owner, k] = 0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    for owner in range(2):
        seen = known(s, owner)
        k = seen
        for value in range(1, 4):
            left = 5
            for i in range(seen):
                left -= s.stock[owner, i] == value
            for _ in range(left):
                s.stock[owner, k] = value
                k += 1
        shuffle(s.stock[owner], seen, STONES - seen, fork(key, owner))
