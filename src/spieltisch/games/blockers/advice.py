"""blockers: what a player knows beyond the rules."""

from typing import Any

from ...kernel.bits import U0, size
from ...kernel.chance import STEP, mix
from ...kernel.compile import rule
from .groups import one_of, spread
from .rules import first_colour, most_taken, owner, pick
from .state import BESIDE, CELLS, FACES, PASS

LOOKS = 6  # moves of a playout are the best of so many


@rule
def neighbours(s: Any, colour: int, cell: int) -> int:
    """How many tiles of the colour are beside the cell."""
    return size(s.tiles[colour, 0] & BESIDE[cell, 0]) + size(s.tiles[colour, 1] & BESIDE[cell, 1])


@rule
def groups_beside(s: Any, colour: int, cell: int) -> int:
    """How many groups of the colour a tile on this cell would join."""
    low, high = s.tiles[colour, 0] & BESIDE[cell, 0], s.tiles[colour, 1] & BESIDE[cell, 1]
    count = 0
    while low | high != U0:
        count += 1
        one_low, one_high = one_of(low, high)
        before = 0
        while size(one_low) + size(one_high) != before:
            before = size(one_low) + size(one_high)
            one_low, one_high = spread(one_low, one_high, s.tiles[colour, 0], s.tiles[colour, 1])
        low, high = low & ~one_low, high & ~one_high
    return count


@rule
def taking(s: Any, seat: int, cell: int) -> int:
    """What taking the tile on the cell costs in points."""
    if s.on[cell] == 0 or s.groups_only:
        return 0
    return 1 if size(s.taken[seat, (s.on[cell] >> 5) - 1]) == most_taken(s, seat) else 0


@rule
def hunch(s: Any, seat: int, word: Any, out: Any) -> Any:
    """Some moves at random; of these the one that costs least by a quick count."""
    chosen, least = PASS, 100
    for _ in range(LOOKS):
        action = pick(s, seat, word, out)
        word = mix(word + STEP)
        if action == PASS:
            return action
        cell = action % CELLS
        beside = neighbours(s, first_colour(s, seat) + action // FACES, cell)
        cost = 3 - min(beside, 3)
        if beside == 0:
            cost += 2
        if s.on[cell] != 0:
            cost += 2 + 2 * taking(s, seat, cell)
        if cost < least:
            chosen, least = action, cost
    return chosen


@rule
def price(s: Any, seat: int, action: int) -> float:
    """What the move costs in points at once, others' gains included."""
    if action == PASS:
        return 0.0
    cell = action % CELLS
    joined = groups_beside(s, first_colour(s, seat) + action // FACES, cell)
    cost = 1.0 - joined + taking(s, seat, cell)
    if s.on[cell] != 0:
        other = (s.on[cell] >> 5) - 1
        cost += 0.3
        if neighbours(s, other, cell) == 0:  # a group less for its owner
            cost += 0.5 if owner(s, other) != seat else -1.0
    return cost


@rule
def lean(s: Any, seat: int, action: int) -> float:
    return 5.0 - price(s, seat, action)


@rule
def worth(s: Any, seat: int, action: int) -> float:
    return -2.0 * price(s, seat, action)
