"""bridges: positions and moves as numbers, see docs/lab/bridges.md.

A field is 22 * row + position, a kind of tile the first field on which it belongs.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, lowest, rest
from ...kernel.compile import rule
from ...kernel.features import Plane, spread
from .board import RIGHT, WIDE
from .rules import choices
from .state import DRAW, GIVE, KEEP, LIMIT, MOST_BAG, MOST_TILES, NONE, SYMBOLS

LONG = RIGHT + 1  # positions of a row
ROWS = 4
PLACES = ROWS * LONG
WORDS = 2 * PLACES  # draw, pass, end, skip, keep; before them gifts
BOARD = (ROWS, LONG)
PHASES = 4


def actions(seats: int, options: dict[str, Any]) -> int:
    return WORDS + KEEP - DRAW + 1


def planes(seats: int, options: dict[str, Any]) -> tuple[Plane, ...]:
    return (
        Plane("filled", BOARD),
        Plane("fresh", BOARD),
        Plane("rack", BOARD),
        Plane("drawn", BOARD),
        Plane("bonus", BOARD),
        Plane("held", (seats,), MOST_TILES),
        Plane("phase", (PHASES,)),
        Plane("left", (1,), MOST_BAG),
        Plane("laid", (1,), LIMIT),
        Plane("draws", (1,), LIMIT),
        Plane("frees", (1,), SYMBOLS),
    )


@rule
def rows(words: Any, at: int, out: Any) -> int:
    """A set of fields, one after the other."""
    for row in range(ROWS):
        spread(np.uint64(words[row >> 1]) >> np.uint64(WIDE * (row & 1)), out[at : at + LONG])
        at += LONG
    return at


@rule
def place(field: Any) -> Any:
    return field // WIDE * LONG + field % WIDE


@rule
def features(s: Any, seat: int, out: Any) -> None:
    at = rows(s.filled, 0, out)
    at = rows(s.fresh, at, out)
    at = rows(s.rack[seat], at, out)
    if s.drawn != 0:
        out[at + place(int64(s.drawn) - 1)] = 1
    at += PLACES
    if s.bonus != 0:
        out[at + place(int64(s.bonus) - 1)] = 1
    at += PLACES
    for k in range(s.seats):
        out[at] = s.held[(seat + k) % s.seats]
        at += 1
    out[at + int64(s.phase)] = 1
    at += PHASES
    out[at] = s.left
    out[at + 1] = s.laid
    out[at + 2] = s.draws
    out[at + 3] = s.frees


@rule
def number(s: Any, seat: int, action: int) -> int:
    if action >= GIVE:
        return PLACES + place(action - GIVE)
    return place(action) if action < DRAW else WORDS + action - DRAW


@rule
def action(s: Any, seat: int, number: int) -> int:
    if number >= WORDS:
        return DRAW + number - WORDS
    field = number % PLACES
    return (GIVE if number >= PLACES else 0) + field // LONG * WIDE + field % LONG


@rule
def mask(s: Any, seat: int, out: Any) -> None:
    one, two, base, other = choices(s, seat)
    start = PLACES if base == GIVE else 0
    while one != U0:
        out[start + place(lowest(one))] = True
        one = rest(one)
    while two != U0:
        out[start + place(64 + lowest(two))] = True
        two = rest(two)
    if other != NONE:
        out[WORDS + other - DRAW] = True
