"""bridges: what a player knows beyond the rules."""

from typing import Any

from ...kernel.bits import bit, nth, size
from ...kernel.chance import after, below
from ...kernel.compile import rule
from .board import BELONGS, WORTH, fitting, opened
from .rules import choices, fires
from .state import BONUS, END, GIVE, GIVING

STYLE = {"points": 0.5}  # who is out first is much by luck: points tell more, and a series counts nothing else (BR-15)
STOPS = 8  # a playout ends a turn early once in so many times


@rule
def hunch(s: Any, seat: int, word: Any, out: Any) -> Any:
    """Lay what can be laid, and give a dear tile away."""
    one, two, base, other = choices(s, seat)
    if s.phase == GIVING:
        return dearest(one, two)
    first = size(one)
    both = first + size(two)
    if both == 0 or (other == END and below(after(word), STOPS) == 0):
        return other
    choice = below(word, both)
    return base + nth(one, choice) if choice < first else base + 64 + nth(two, choice - first)


@rule
def dearest(one: Any, two: Any) -> Any:
    """Of these kinds one that would cost most at the end (BR-14)."""
    for down in range(len(WORTH)):
        digit = len(WORTH) - 1 - down
        if one & WORTH[digit, 0] | two & WORTH[digit, 1]:
            one, two = one & WORTH[digit, 0], two & WORTH[digit, 1]
    return GIVE + nth(one, 0) if one else GIVE + 64 + nth(two, 0)


@rule
def cost(kind: int) -> int:
    """What the tile costs whoever still has it."""
    total = 0
    for digit in range(len(WORTH)):
        if WORTH[digit, kind >> 6] & bit(kind & 63):
            total += 1 << digit
    return total


@rule
def worth(s: Any, seat: int, action: int) -> float:
    """Get rid of tiles; open up for yourself and for nobody else; two side by side let you give one away."""
    if action >= GIVE:
        return 3.0 + 0.1 * cost(action - GIVE)
    if action >= END:
        return 0.0
    upper, lower = s.filled[0], s.filled[1]
    rack = s.rack[seat]
    open_before, open_below = opened(upper, lower)
    if action < 64:
        upper |= bit(action)
    else:
        lower |= bit(action - 64)
    one, two = opened(upper, lower)
    one, two = one & ~open_before, two & ~open_below
    mine_up, mine_low = fitting(rack[0], rack[1], one, two)
    mine = size(mine_up) + size(mine_low)
    value = 0.8 * mine - 0.4 * (size(one) + size(two) - mine) + 0.03 * cost(int(BELONGS[action]))
    if fires(s, action):
        value += 0.3
    return value if s.phase == BONUS else value + 1.5


@rule
def lean(s: Any, seat: int, action: int) -> float:
    return 4.0 + worth(s, seat, action)
