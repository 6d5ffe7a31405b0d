"""sums: what a player knows beyond the rules."""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest, nth, rest, size
from ...kernel.chance import STEP, below, mix
from ...kernel.compile import rule
from .rules import rows_with, total_with, writable
from .state import (
    BONUS_COLUMN,
    BONUS_FIELD,
    CALL,
    CHOOSE,
    LARGER,
    LONG,
    MOST_NUMBER,
    NOTHING,
    ROW,
    SAME,
    SECOND,
    SMALLER,
    VALUES,
    WRITE_IN,
)

LOOKS = 4  # cards and piles of a playout are the best of so many


def chances() -> Any:
    """How likely three open cards add up to each number, as if each were drawn anew."""
    found = np.zeros(MOST_NUMBER + 1)
    for one in VALUES:
        for two in VALUES:
            for three in VALUES:
                if 1 <= one + two + three <= MOST_NUMBER:
                    found[one + two + three] += len(VALUES) ** -3.0
    return found


CHANCE = chances()
LATER = 0.35  # what a field that could take the next number is worth
ENOUGH = -0.6  # a number worse than this is not written if it need not be
MISS = 5.0  # SU-11


@rule
def gain(s: Any, seat: int, field: int, number: Any) -> float:
    """What writing the number there is worth: points now and to come, less what the sheet can take afterwards."""
    lost = 0.0
    for n in range(1, MOST_NUMBER + 1):
        stays = LARGER[field] if n > number else SMALLER[field] if n < number else SAME[field]
        lost += CHANCE[n] * size(np.uint64(s.open[seat, n] & ~stays))
    value = 1.0 - LATER * lost
    filled = np.uint64(s.filled[seat])
    for column in range(len(BONUS_COLUMN)):
        whole = BONUS_COLUMN[column]
        if bit(field) & whole:
            share = (1.0 + size(filled & whole)) / 3.0
            pentagon = BONUS_FIELD[column]
            worth = number if field == pentagon else int64(s.number[seat, pentagon])
            value += 0.5 * share * (worth if worth else 6) - (0.0 if field != pentagon else 3.0)
    row = field // LONG
    have = size(filled & ROW[row])
    if have == LONG - 1:
        last = int64(s.number[seat, LONG * row + LONG - 1])
        value += (number if last == 0 else last) - LONG
    return value


@rule
def best_field(s: Any, seat: int, number: Any, fields: Any) -> Any:
    """The field worth most, and how much; -1 if there is none."""
    chosen, best = -1, -100.0
    while fields != U0:
        field = lowest(fields)
        value = gain(s, seat, field, number)
        if value > best:
            chosen, best = field, value
        fields = rest(fields)
    return chosen, best


@rule
def announcing(s: Any, seat: int, card: Any, pile: int) -> float:
    """What a card on a pile is worth to the seat, by the best field it gives; less what it gives to the next."""
    total = total_with(s, card, pile)
    if total <= 0:
        return -MISS
    rows = rows_with(s, card, pile)
    value = -MISS
    others = 0.0
    for other in range(int64(s.seats)):
        field, best = best_field(s, other, total, np.uint64(s.open[other, min(total, MOST_NUMBER)]) & rows)
        if other == seat:
            value = max(value, best) if field >= 0 else value
        elif field >= 0:
            others = max(others, best)
    return value - 0.5 * others


@rule
def hunch(s: Any, seat: int, word: Any, out: Any) -> Any:
    if s.phase == CHOOSE:
        cards = s.hand[seat]
        chosen, most = -1, -1000.0
        for _ in range(LOOKS):
            choice = below(word, 4 * size(cards))
            card, pile = nth(cards, choice >> 2), choice & 3
            total = total_with(s, card, pile)
            value = -MISS
            if total > 0:
                value = best_field(s, seat, total, np.uint64(s.open[seat, total]) & rows_with(s, card, pile))[1]
            if value > most:
                chosen, most = 4 * card + pile, value
            word = mix(word + STEP)
        return chosen
    if s.phase == SECOND:
        return CALL
    field, value = best_field(s, seat, int64(s.total), writable(s, seat))
    if value < (ENOUGH - MISS if seat == s.active else ENOUGH):
        return NOTHING
    return WRITE_IN + field


@rule
def worth(s: Any, seat: int, action: int) -> float:
    if action < CALL:
        return announcing(s, seat, action >> 2, action & 3)
    if action == CALL:
        last: Any = int64(s.last)
        return announcing(s, seat, int64(s.top[last]), last)
    if action == NOTHING:
        return ENOUGH - (MISS if seat == s.active else 0.0)
    return gain(s, seat, action - WRITE_IN, int64(s.total))


@rule
def lean(s: Any, seat: int, action: int) -> float:
    return 10.0 + worth(s, seat, action)
