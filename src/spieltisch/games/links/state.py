"""links: the position as a record.

Place number 32 * row + number, rows counted from the top of the column, so that places one apart lie side by side
and places 32 apart one above the other. A set of places is two words of two rows each; 10 and more unused places
between the rows keep shifted sets apart. A number card is known by its place, so hands are sets of places too.
"""

from pathlib import Path

import numpy as np

from ...kernel.record import record

COLOURS = "yrbg"
ROWS, LAST = 4, 21
SEATS = 6
WIDE = 32  # from a place to the one below
JOKER = 127  # as a card in the stack; number cards are their place
STACK = 44  # with two players
MOST = 4  # cards a turn
ELEVEN = 11

# Actions: a card on its place, or with these added
AS_JOKER, EXCHANGE, DRAW, END, PASS = 128, 256, 384, 385, 386
NOTHING = -1

STATE = record(
    "links",
    [
        ("filled", np.uint64, 2),  # places where a number card or a joker lies
        ("joker", np.uint64, 2),  # those where it is a joker
        ("links", np.uint64, 2),  # connection cards that lie, each by the place at its upper end
        ("hand", np.uint64, (SEATS, 2)),  # the number cards; the others' are blank to a seat's eyes
        ("lacks", np.uint64, (SEATS, 2)),  # number cards that the seat, by passing, has shown not to hold
        ("jokers", np.uint8, SEATS),  # in hand; blank like `hand`
        ("shown", np.uint8, SEATS),  # those of them that were taken in an exchange
        ("cards", np.uint8, SEATS),  # in hand, of both sorts
        ("connections", np.uint8, SEATS),
        ("bonuses", np.uint8, SEATS),
        ("stack", np.uint8, STACK),  # the top is the last; 0 where there is none or it may not be seen
        ("left", np.uint8),  # in the stack
        ("supply", np.uint8),  # bonuses that are still to be had
        ("colour", np.uint8, ROWS),  # of each row
        ("seats", np.uint8),
        ("turn", np.uint8),
        ("laid", np.uint8),  # cards, this turn
        ("bound", np.uint8),  # to lay a card, by an exchange before the first
        ("passes", np.uint8),  # in a row
        ("ended", np.uint8),
    ],
    Path(__file__).parent,
)
