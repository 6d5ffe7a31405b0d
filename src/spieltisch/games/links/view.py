"""links: what a seat knows, and what it may imagine.

`observe` blanks the other hands and the stack; their sizes and all that lies stay. When the game is over the hands
lie open. Facts that `sample` uses:

- Whoever passed held none of the number cards that fitted then (LK-10). The stack was empty, so none of them can
  have come into that hand since: `lacks`.
- A joker taken in an exchange is in that hand until the seat lays a joker: `shown`.
- Every other card that lies neither on the table nor in the own hand is equally likely to be anywhere else.
"""

from functools import cache
from typing import Any

import numpy as np

from ...kernel.bits import ALL, U0, lowest, rest, size
from ...kernel.compile import rule
from ...kernel.places import arrange
from .rules import BOARD, take
from .state import COLOURS, JOKER, LAST, SEATS, WIDE

DECK = 84
JOKERS = 4
STACK = SEATS  # as a group of places, after the hands


@rule
def sees(s: Any, seat: int, other: int) -> bool:
    """Does the seat see the other's hand?"""
    return s.ended != 0 or seat == other


@rule
def observe(s: Any, seat: int) -> None:
    for other in range(s.seats):
        if not sees(s, seat, other):
            s.hand[other, 0] = s.hand[other, 1] = U0
            s.jokers[other] = 0
    for i in range(s.left):
        s.stack[i] = 0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    tiles = np.empty(DECK, np.int64)
    groups = np.empty(DECK, np.int64)
    allowed = np.full((SEATS + 1, 2), ALL)
    upper, lower = unseen(s, 0), unseen(s, 1)
    count = 0
    for other in range(s.seats):
        if not sees(s, seat, other):
            allowed[other, 0] = ~(upper & s.lacks[other, 0])
            allowed[other, 1] = ~(lower & s.lacks[other, 1])
            for _ in range(s.cards[other] - s.shown[other]):
                groups[count] = other
                count += 1
            s.cards[other] = s.jokers[other] = s.shown[other]
    in_hands = count
    for _ in range(s.left):
        groups[count] = STACK
        count += 1
    jokers = JOKERS - size(s.joker[0]) - size(s.joker[1])
    for other in range(s.seats):
        jokers -= s.jokers[other]
    for i in range(count):
        if i < jokers:
            tiles[i] = JOKER
        elif upper != U0:
            tiles[i], upper = lowest(upper), rest(upper)
        else:
            tiles[i], lower = 64 + lowest(lower), rest(lower)
    arrange(tiles, groups, allowed, count, key)
    for i in range(in_hands):
        take(s, groups[i], tiles[i])
    for i in range(s.left):
        s.stack[i] = tiles[in_hands + i]


@rule
def unseen(s: Any, word: int) -> Any:
    """The number cards of these two rows that lie neither on the table nor in a hand that is seen."""
    cards = BOARD & ~(s.filled[word] & ~s.joker[word])
    for other in range(s.seats):
        cards &= ~s.hand[other, word]
    return cards


@cache
def names(colours: bytes) -> list[str]:
    """What the places are called when the rows have these colours."""
    return [f"{COLOURS[colour]}{number}" for colour in colours for number in range(WIDE)]


def card(s: Any, place: int) -> str:
    """A number card, or its place."""
    return names(s.colour.tobytes())[place]


def holds(places: Any, place: int) -> bool:
    """Is the place in this set of two words?"""
    return bool(int(places[place >> 6]) >> (place & 63) & 1)


def cards(s: Any, places: Any) -> list[str]:
    """The number cards of such a set, row by row."""
    called = names(s.colour.tobytes())
    left = int(places[0]) | int(places[1]) << 64
    found = []
    while left:
        found.append(called[(left & -left).bit_length() - 1])
        left &= left - 1
    return found


def view(s: Any) -> dict[str, Any]:
    filled, jokers, links = cards(s, s.filled), cards(s, s.joker), cards(s, s.links)
    column = [COLOURS[colour] for colour in s.colour.tolist()]
    rows = []
    for colour in column:
        places = [f"{colour}{number}" for number in range(1, LAST + 1)]
        lies = ["*" if place in jokers else place if place in filled else None for place in places]
        rows.append({"colour": colour, "lies": lies, "missing": [lies[:10].count(None), lies[11:].count(None)]})
    stack = ["*" if tile == JOKER else card(s, tile) for tile in s.stack[: s.left][::-1].tolist()]
    return {
        "rows": rows,
        "links": [{"number": int(end[1:]), "rows": [end[0], column[column.index(end[0]) + 1]]} for end in links],
        "seats": [_seat(s, seat, set(filled) - set(jokers)) for seat in range(s.seats)],
        "stack": len(stack),
        "deck": stack if s.eyes == 0 else None,
        "bonuses_left": int(s.supply),
        "turn": int(s.turn),
        "laid": int(s.laid),
        "bound": bool(s.bound),
        "passes": int(s.passes),
    }


def own(s: Any, common: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its hand."""
    seat = int(s.eyes) - 1
    seats = [*common["seats"]]
    seats[seat] = {**seats[seat], "hand": _hand(s, seat)}
    return {"seats": seats}


def _hand(s: Any, seat: int) -> list[str]:
    return cards(s, s.hand[seat]) + ["*"] * int(s.jokers[seat])


def _seat(s: Any, seat: int, laid: set[str]) -> dict[str, Any]:
    known = s.eyes in (0, seat + 1) or s.ended
    return {
        "cards": int(s.cards[seat]),
        "hand": _hand(s, seat) if known else None,
        "jokers_shown": int(s.shown[seat]),
        "lacks": [name for name in cards(s, s.lacks[seat]) if name not in laid],
        "connections": int(s.connections[seat]),
        "bonuses": int(s.bonuses[seat]),
    }
