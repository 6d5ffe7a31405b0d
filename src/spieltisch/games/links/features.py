"""links: positions and moves as numbers, see docs/lab/links.md.

A place is 21 * row + number - 1, rows from the top of the column; `colours` says which colour each row has.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, lowest, rest
from ...kernel.compile import rule
from ...kernel.features import Plane, spread
from .rules import CONNECTIONS, offers
from .state import AS_JOKER, DRAW, LAST, MOST, NOTHING, ROWS, STACK, WIDE

PLACES = ROWS * LAST
WORDS = 3 * PLACES  # draw, end, pass
BOARD = (ROWS, LAST)


def actions(seats: int, options: dict[str, Any]) -> int:
    return WORDS + 3


def planes(seats: int, options: dict[str, Any]) -> tuple[Plane, ...]:
    return (
        Plane("filled", BOARD),
        Plane("jokers", BOARD),
        Plane("links", BOARD),
        Plane("hand", BOARD),
        Plane("lacks", (seats, *BOARD)),
        Plane("colours", (ROWS,), ROWS - 1),
        Plane("cards", (seats,), PLACES),
        Plane("shown", (seats,), 4),
        Plane("connections", (seats,), CONNECTIONS[seats]),
        Plane("bonuses", (seats,), 8),
        Plane("own_jokers", (1,), 4),
        Plane("stack", (1,), STACK),
        Plane("supply", (1,), 8),
        Plane("laid", (1,), MOST),
        Plane("bound", (1,)),
        Plane("passes", (1,), seats),
    )


@rule
def rows(words: Any, at: int, out: Any) -> int:
    """A set of two words, place after place."""
    for row in range(ROWS):
        spread(np.uint64(words[row >> 1]) >> np.uint64(WIDE * (row & 1) + 1), out[at : at + LAST])
        at += LAST
    return at


@rule
def features(s: Any, seat: int, out: Any) -> None:
    seats: Any = int64(s.seats)
    at = rows(s.filled, 0, out)
    at = rows(s.joker, at, out)
    at = rows(s.links, at, out)
    at = rows(s.hand[seat], at, out)
    for k in range(seats):
        other: Any = (seat + k) % seats
        if s.lacks[other, 0] | s.lacks[other, 1] != U0:
            rows(s.lacks[other], at, out)
        at += PLACES
    for row in range(ROWS):
        out[at + row] = s.colour[row]
    at += ROWS
    for k in range(seats):
        other = (seat + k) % seats
        out[at + k] = s.cards[other]
        out[at + seats + k] = s.shown[other]
        out[at + 2 * seats + k] = s.connections[other]
        out[at + 3 * seats + k] = s.bonuses[other]
    at += 4 * seats
    out[at] = s.jokers[seat]
    out[at + 1] = s.left
    out[at + 2] = s.supply
    out[at + 3] = s.laid
    out[at + 4] = s.bound
    out[at + 5] = s.passes


@rule
def number(s: Any, seat: int, action: int) -> int:
    if action >= DRAW:
        return WORDS + action - DRAW
    place = action % AS_JOKER
    return PLACES * (action // AS_JOKER) + LAST * (place // WIDE) + place % WIDE - 1


@rule
def action(s: Any, seat: int, number: int) -> int:
    if number >= WORDS:
        return DRAW + number - WORDS
    place = number % PLACES
    return AS_JOKER * (number // PLACES) + WIDE * (place // LAST) + place % LAST + 1


@rule
def mask(s: Any, seat: int, out: Any) -> None:
    sets, closing = offers(s, seat)
    for word in range(6):
        places = sets[word]
        start = PLACES * (word >> 1) + 2 * LAST * (word & 1) - 1
        while places != U0:
            place = lowest(places)
            out[start + place - (WIDE - LAST if place >= WIDE else 0)] = True
            places = rest(places)
    if closing != NOTHING:
        out[WORDS + closing - DRAW] = True
