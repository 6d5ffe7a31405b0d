"""bridges: the board as sets of fields.

A field is 32 * row + position, rows counted from the top; position 0 is the symbol field L, 1 to 20 are the
numbers, 21 is the symbol field R. Two rows make one 64-bit word, and neighbours in a row are neighbouring bits.

A tile's kind is one of the fields on which it belongs: a coloured tile's own field, a joker's in the top row, a
symbol's on the left. Tiles on a rack are a set of fields too: the n-th tile of a kind is the kind's n-th field, so
that tiles that look alike are alike.
"""

from typing import Any

import numpy as np

from ...kernel.bits import U0, U1
from ...kernel.compile import rule
from .layout import COLOURS, JOKER_COLUMNS, LAST, SHAPES, chosen

LAYOUT = chosen()
FIELDS = 128  # more than there are: positions 22 to 31 of a row are not on the board
WIDE = 32
SYMBOL = 11  # BR-23: what one costs
LEFT, RIGHT = 0, LAST + 1
_32 = np.uint64(32)


def field(row: int, position: int) -> int:
    return WIDE * row + position


def union(fields: Any) -> Any:
    """A set of fields as two words."""
    words = [0, 0]
    for one in fields:
        words[one >> 6] |= 1 << (one & 63)
    return np.array(words, np.uint64)


def columns(*positions: int) -> Any:
    """These positions of both rows of a word."""
    return union(field(row, position) for row in (0, 1) for position in positions)[0]


# Sets of positions, the same in both words
NUMBERS = columns(*range(1, LAST + 1))
COLOURED = columns(*(number for number in range(1, LAST + 1) if number not in JOKER_COLUMNS))
BOARD = columns(*range(LEFT, RIGHT + 1))
ELEVENS = columns(11)
ENDS = columns(1, LAST)
LEFTS = columns(LEFT)
SYMBOLS = columns(LEFT, RIGHT)
JOKERS = union(field(0, number) for number in JOKER_COLUMNS)[0]  # the kinds of jokers, in the upper word
KINDS = (COLOURED | LEFTS | JOKERS, COLOURED | LEFTS)

# Bridges: between the rows of a word both ends, across the words the end in the upper one moved to the lower row's
# place
WITHIN = tuple(
    union(field(row, b.number) for b in LAYOUT.bridges if b.upper == upper for row in (0, 1))[0] for upper in (0, 2)
)
ACROSS = union(b.number for b in LAYOUT.bridges if b.upper == 1)[0]


def _tiles() -> dict[str, list[int]]:
    """Each kind of tile by name, and the fields on which it belongs, its kind first."""
    rows = {colour: LAYOUT.rows.index(colour) for colour in COLOURS}
    numbers = [number for number in range(1, LAST + 1) if number not in JOKER_COLUMNS]
    tiles = {f"{colour}{number}": [field(rows[colour], number)] for colour in COLOURS for number in numbers}
    for number in JOKER_COLUMNS:
        tiles[f"x{number}"] = [field(row, number) for row in range(4)]
    left, right = LAYOUT.symbols
    for shape in SHAPES:
        tiles[shape] = [field(left.index(shape), LEFT), field(right.index(shape), RIGHT)]
    return tiles


TILES = _tiles()
NAMES = {fields[0]: name for name, fields in TILES.items()}  # of the kinds
KIND = np.array([fields[0] for fields in TILES.values()], np.uint8)  # of a tile of the deal
PLACES = np.zeros((FIELDS, 2), np.uint64)  # of a kind: the fields on which it belongs
BELONGS = np.zeros(FIELDS, np.uint8)  # of a field: the kind of the tile that belongs there
NEXT = np.arange(FIELDS).astype(np.uint8)  # of a field: the kind's next field; the last is its own next
PARTNERS = np.zeros((FIELDS, 2), np.uint64)  # of a field: the other ends of its bonus bridges
WORTH = np.zeros((5, 2), np.uint64)  # BR-14, BR-23: the fields whose tile's value has this binary digit

for _fields in TILES.values():
    PLACES[_fields[0]] = union(_fields)
    for _place, _field in enumerate(_fields):
        BELONGS[_field] = _fields[0]
        NEXT[_field] = _fields[min(_place + 1, len(_fields) - 1)]
for _bridge in LAYOUT.bridges:
    if _bridge.bonus:
        _ends = [field(_bridge.upper + below, _bridge.number) for below in (0, 1)]
        for _end, _other in (_ends, reversed(_ends)):
            PARTNERS[_end] |= union([_other])
for _digit in range(5):
    _worth = [number for number in range(1, LAST + 1) if number >> _digit & 1]
    WORTH[_digit] = columns(*_worth, *((LEFT, RIGHT) if SYMBOL >> _digit & 1 else ()))


@rule
def swapped(word: Any) -> Any:
    """The same positions in the other row of the word."""
    return (word << _32) | (word >> _32)


@rule
def opened(upper: Any, lower: Any) -> Any:
    """BR-5, BR-21: the open fields when these are filled. Symbol fields and the numbers beside them touch."""
    ends = (upper | lower) & ENDS
    ends |= swapped(ends)
    one = ELEVENS | ends | (upper << U1) | (upper >> U1) | swapped(upper & WITHIN[0]) | ((lower & ACROSS) << _32)
    two = ELEVENS | ends | (lower << U1) | (lower >> U1) | swapped(lower & WITHIN[1]) | ((upper >> _32) & ACROSS)
    return one & BOARD & ~upper, two & BOARD & ~lower


@rule
def fitting(upper: Any, lower: Any, one: Any, two: Any) -> Any:
    """BR-6, BR-21: of the fields one, two, those on which a tile of the rack upper, lower belongs."""
    jokers = upper & JOKERS
    jokers |= swapped(jokers)
    fields = one & ((upper & COLOURED) | jokers), two & ((lower & COLOURED) | jokers)
    if (upper | lower) & LEFTS == U0:
        return fields
    symbols = shapes(upper, lower)
    return fields[0] | (one & symbols[0]), fields[1] | (two & symbols[1])


@rule
def shapes(upper: Any, lower: Any) -> Any:
    """The fields of the symbols that are held: the right one of a shape goes with the left one."""
    one = two = U0
    for row in range(4):
        word = upper if row < 2 else lower
        if (word >> np.uint64(WIDE * (row & 1))) & U1 != U0:
            one |= PLACES[WIDE * row, 0]
            two |= PLACES[WIDE * row, 1]
    return one, two


@rule
def kinds_on(one: Any, two: Any) -> Any:
    """The kinds of the tiles that belong on these fields."""
    jokers = (one | two) & ~COLOURED & NUMBERS
    upper = (one & COLOURED) | ((jokers | swapped(jokers)) & JOKERS)
    lower = two & COLOURED
    if (one | two) & SYMBOLS != U0:
        for row in range(4):
            kind = WIDE * row
            if (one & PLACES[kind, 0]) | (two & PLACES[kind, 1]):
                if row < 2:
                    upper |= U1 << np.uint64(kind)
                else:
                    lower |= U1 << np.uint64(kind - 64)
    return upper, lower


def among(words: Any, one: int) -> bool:
    """Is the field in this set of two words?"""
    return bool(int(words[one >> 6]) >> (one & 63) & 1)


def name_of(one: int) -> str:
    """A field's name: y12, gR."""
    position = one % WIDE
    place = "L" if position == LEFT else "R" if position == RIGHT else str(position)
    return f"{LAYOUT.rows[one // WIDE]}{place}"


FIELD_NAMED = {name_of(field(row, place)): field(row, place) for row in range(4) for place in range(RIGHT + 1)}
