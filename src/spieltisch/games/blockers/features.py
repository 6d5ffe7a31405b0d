"""blockers: positions and moves as numbers, see docs/lab/blockers.md.

A move's number is 9 * kind + the cell's place among the nine that match; the joker's cells come last. In a duel
the second colour's moves follow.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, lowest, rest, size
from ...kernel.compile import rule
from ...kernel.features import Plane, spread
from .rules import colours, first_colour, open_cells, playable
from .state import CELLS, FACES, FITS, FITTING, KINDS, PASS, SIDE, STOCK, TURNS, WIDE

LAYS = (KINDS - 1) * SIDE + SIDE * SIDE  # of one colour
FACE = np.array([CELLS * kind + cell for kind in range(KINDS) for cell in FITTING[kind]], np.int16)
NUMBER = np.zeros(FACES, np.int16)
NUMBER[FACE] = np.arange(LAYS)


def _colours(seats: int, options: dict[str, Any]) -> int:
    return 4 if options["duel"] else seats


def actions(seats: int, options: dict[str, Any]) -> int:
    return (2 if options["duel"] else 1) * LAYS + 1


def planes(seats: int, options: dict[str, Any]) -> tuple[Plane, ...]:
    count = _colours(seats, options)
    return (
        Plane("board", (count, SIDE, SIDE)),
        Plane("rack", (count, KINDS)),
        Plane("laid", (count, KINDS)),
        Plane("barred", (count, KINDS)),
        Plane("stock", (count,), STOCK),
        Plane("taken", (seats, count), KINDS),
        Plane("passed", (seats,), TURNS * count // seats),
        Plane("left", (1,), TURNS * count),
    )


@rule
def turned(k: Any, count: Any) -> Any:
    """k, counted round: a remainder without a division, of which there would be dozens."""
    return k - count if k >= count else k


@rule
def features(s: Any, seat: int, out: Any) -> None:
    """Colours are counted from the seat's own first one."""
    count, seats = int64(colours(s)), int64(s.seats)
    first = first_colour(s, seat)
    at: Any = 0
    for k in range(count):
        colour = turned(first + k, count)
        for word in range(2):
            cells = np.uint64(s.tiles[colour, word])
            while cells != U0:
                cell = 64 * word + lowest(cells)
                out[at + cell - cell // WIDE] = 1
                cells = rest(cells)
        at += SIDE * SIDE
    racks, laid, barred = at, at + count * KINDS, at + 2 * count * KINDS
    for k in range(count):
        colour = turned(first + k, count)
        if s.rack[colour] != 0:  # only the seat's own, nearly always
            spread(s.rack[colour], out[racks : racks + KINDS])
        spread(s.laid[colour], out[laid : laid + KINDS])
        if s.barred[colour, 0] != 0:
            spread(s.barred[colour, 0], out[barred : barred + KINDS])
        racks, laid, barred = racks + KINDS, laid + KINDS, barred + KINDS
    at = barred
    for k in range(count):
        out[at + k] = STOCK - int64(s.drawn[turned(first + k, count)])
    at += count
    for k in range(seats):
        other = turned(seat + k, seats)
        for c in range(count):
            out[at + c] = size(np.uint64(s.taken[other, turned(first + c, count)]))
        at += count
    for k in range(seats):
        out[at + k] = s.passed[turned(seat + k, seats)]
    out[at + seats] = s.left


@rule
def number(s: Any, seat: int, action: int) -> Any:
    if action == PASS:
        return 2 * LAYS if s.duel else LAYS
    second = action // FACES
    return second * LAYS + int64(NUMBER[action - second * FACES])


@rule
def action(s: Any, seat: int, number: int) -> Any:
    if number == (2 * LAYS if s.duel else LAYS):
        return PASS
    second = number // LAYS
    return second * FACES + int64(FACE[number - second * LAYS])


@rule
def mask(s: Any, seat: int, out: Any) -> None:
    found = False
    for second in range(2 if s.duel else 1):
        colour = first_colour(s, seat) + second
        rack = playable(s, colour)
        for word in range(2):
            cells = U0
            left = rack
            while left != U0:
                cells |= FITS[lowest(left), word]
                left = rest(left)
            cells = open_cells(s, colour, word, cells)
            left = rack
            while left != U0:
                kind = lowest(left)
                here = cells & FITS[kind, word]
                found |= here != U0
                while here != U0:
                    face = CELLS * kind + 64 * word + lowest(here)
                    out[second * LAYS + int64(NUMBER[face])] = True
                    here = rest(here)
                left = rest(left)
    if not found:
        out[2 * LAYS if s.duel else LAYS] = True
