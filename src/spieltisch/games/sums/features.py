"""sums: positions and moves as numbers, see docs/lab/sums.md. The numbers of moves are the rules' own."""

from typing import Any

from numpy import int64

from ...kernel.bits import U0, lowest, rest
from ...kernel.compile import rule
from ...kernel.features import Plane
from .rules import alike, writable
from .state import CALL, CARDS, CHOOSE, FIELDS, FOURTH, HAND, MOST_NUMBER, MOST_PILE, NOTHING, NOWHERE, ROWS, SECOND
from .view import decided, share

NUMBERS = NOTHING + 1
DECK = len(CARDS)
COLOURS = len(ROWS)
DEEPEST = 13  # reshuffles; see state.py


def actions(seats: int, options: dict[str, Any]) -> int:
    return NUMBERS


def planes(seats: int, options: dict[str, Any]) -> tuple[Plane, ...]:
    return (
        Plane("hand", (DECK,)),
        Plane("top", (4, DECK)),
        Plane("covered", (DECK,)),
        Plane("since", (DECK,), DEEPEST),
        Plane("sheet", (seats, FIELDS), MOST_NUMBER),
        Plane("misses", (seats,), FOURTH),
        Plane("held", (seats,), HAND),
        Plane("active", (seats,)),
        Plane("decided", (seats,)),
        Plane("announced", (COLOURS,)),
        Plane("laid", (4,)),
        Plane("phase", (3,)),
        Plane("sum", (1,), MOST_NUMBER, -6),
        Plane("left", (1,), MOST_PILE),
        Plane("shuffles", (1,), DEEPEST),
    )


@rule
def features(s: Any, seat: int, out: Any) -> None:
    seats: Any = int64(s.seats)
    cards = s.hand[seat]
    while cards != U0:
        out[lowest(cards)] = 1
        cards = rest(cards)
    at = DECK
    for pile in range(4):
        out[at + int64(s.top[pile])] = 1
        at += DECK
    covered = s.covered
    for card in range(DECK):
        out[at + card] = (covered >> card) & 1
        out[at + DECK + card] = s.since[card]
    at += 2 * DECK
    after = at + FIELDS * seats
    for k in range(seats):
        other: Any = (seat + k) % seats
        for field in range(FIELDS):
            out[at + field] = s.number[other, field]
        at += FIELDS
        out[after + k] = s.misses[other]
        held = 0
        for number in range(int64(s.shuffles) + 1):
            held += share(s, other, number)
        out[after + seats + k] = held
        out[after + 2 * seats + k] = other == s.active
        out[after + 3 * seats + k] = decided(s, other)
    at = after + 4 * seats
    for row in range(COLOURS):
        out[at + row] = (int64(s.rows) >> (FIELDS // COLOURS * row)) & 1
    at += COLOURS
    if s.last != NOWHERE:
        out[at + int64(s.last)] = 1
    at += 4
    if s.phase < 3:
        out[at + int64(s.phase)] = 1
    out[at + 3] = s.total
    out[at + 4] = s.left
    out[at + 5] = s.shuffles


@rule
def number(s: Any, seat: int, action: int) -> int:
    return action


@rule
def action(s: Any, seat: int, number: int) -> int:
    return number


@rule
def mask(s: Any, seat: int, out: Any) -> None:
    if s.phase == CHOOSE:
        cards = s.hand[seat]
        while cards != U0:
            for pile in range(4):
                out[4 * lowest(cards) + pile] = True
            cards = rest(cards)
    elif s.phase == SECOND:
        out[CALL] = True
        cards = alike(s, seat)
        while cards != U0:
            for way in range(1, 3):
                out[4 * lowest(cards) + (int64(s.last) ^ way)] = True
            cards = rest(cards)
    else:
        out[NOTHING] = True
        fields = writable(s, seat)
        while fields != U0:
            out[CALL + 1 + lowest(fields)] = True
            fields = rest(fields)
