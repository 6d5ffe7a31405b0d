"""links: what a player knows beyond the rules."""

from typing import Any

import numpy as np

from ...kernel.bits import U0, U1, bit, nth, size
from ...kernel.chance import below
from ...kernel.compile import rule
from .rules import BOARD, LOWER, ROW, UPPER, beside, offers, pick
from .state import AS_JOKER, DRAW, ELEVEN, EXCHANGE, NOTHING, WIDE


@rule
def hunch(s: Any, seat: int, word: Any, out: Any) -> Any:
    """Own cards where they fit; else with a connection card; else a joker; if there is nothing, draw or end."""
    sets, closing = offers(s, seat)
    plain_up, plain_low = beside(s.filled[0]), beside(s.filled[1])
    for way in range(3):
        one = sets[0] & plain_up if way == 0 else sets[0] if way == 1 else sets[2] & plain_up
        two = sets[1] & plain_low if way == 0 else sets[1] if way == 1 else sets[3] & plain_low
        first = size(one)
        both = first + size(two)
        if both:
            choice = below(word, both)
            action = nth(one, choice) if choice < first else 64 + nth(two, choice - first)
            return action + AS_JOKER if way == 2 else action
    return pick(s, seat, word, out) if closing == NOTHING else closing


@rule
def completes(s: Any, place: int) -> bool:
    """LK-9: is this the last place of its half?"""
    half = (LOWER if place & (WIDE - 1) < ELEVEN else UPPER) << np.uint64(place & WIDE)
    return s.supply != 0 and (s.filled[place >> 6] | bit(place & 63)) & half == half


@rule
def around(word: Any) -> Any:
    """These places, those beside them and those above and below them in the same word."""
    return (word | word << U1 | word >> U1 | word << ROW | word >> ROW) & BOARD


@rule
def worth(s: Any, seat: int, action: int) -> float:
    """Get rid of cards, the dear ones first; open up for yourself and for nobody else."""
    if action >= DRAW:
        return -1.5 if action == DRAW else 0.0
    if action >= EXCHANGE:
        return 0.5
    place = action & (AS_JOKER - 1)
    word, own = place >> 6, bit(place & 63)
    number = place & (WIDE - 1)
    value = 2.0 + 0.05 * number
    if action >= AS_JOKER:
        value -= 1.0
    if completes(s, place):
        value += 5.0
    if beside(s.filled[word]) & own == U0:
        value -= 1.0
    opened = (own << U1 | own >> U1) & BOARD & ~s.filled[word] & ~beside(s.filled[word])
    mine = size(opened & s.hand[seat, word])
    return value + 0.8 * mine - 0.5 * (size(opened) - mine)


@rule
def lean(s: Any, seat: int, action: int) -> float:
    return 4.0 + worth(s, seat, action)
