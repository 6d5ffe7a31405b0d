"""sums: the cards, the sheet and the position as a record.

Cards are numbers 0 .. 31: the first eight orange, then yellow, purple and grey, values rising; sets of cards are
bits. A sheet is 27 fields: field 9 * row + place, from the left, in the rows orange, yellow, purple.
"""

import json
from pathlib import Path

import numpy as np

from ...kernel.record import record

LAYOUT = json.loads(Path(__file__).with_name("layout.json").read_text("utf-8"))

# Cards

COLOURS = "oypx"
GREY = "x"
VALUES = (-2, 0, 1, 2, 3, 4, 5, 6)
CARDS = [f"{colour}{value}" for colour in COLOURS for value in VALUES]
ALL_CARDS = np.uint64(2 ** len(CARDS) - 1)
VALUE = np.array(VALUES * len(COLOURS), np.int64)  # by card
ALIKE = np.uint64(sum(1 << 8 * colour for colour in range(len(COLOURS))))  # the cards of the lowest value
HAND = 3
MOST_SEATS = 4
MOST_PILE = len(CARDS) - HAND - 4  # with one player

# The sheet

ROWS = [row["colour"] for row in LAYOUT["rows"]]
LONG = 9  # fields in a row
COLUMNS = [column for row in LAYOUT["rows"] for column in row["columns"]]  # by field
FIELDS = len(COLUMNS)
MOST_NUMBER = 18  # SU-4
FOURTH = 4  # SU-10: misses that end the game
MISS = -5  # SU-11: the points of one


def fields(wanted: list[int]) -> np.uint64:
    return np.uint64(sum(1 << field for field in wanted))


def row_of(field: int) -> range:
    return range(field - field % LONG, field - field % LONG + LONG)


ALL_FIELDS = fields([*range(FIELDS)])
ROW = np.array([fields([*row_of(LONG * row)]) for row in range(len(ROWS))])
# By colour of a card: the fields it announces; grey announces nothing (SU-2).
ANNOUNCES = np.array([*(ROW[ROWS.index(c)] if c in ROWS else np.uint64(0) for c in COLOURS)])
# By field, where a row's number leaves room for others (SU-5): smaller ones, larger ones, the same one.
SMALLER = np.array([ALL_FIELDS & ~fields([*row_of(f)[f % LONG :]]) for f in range(FIELDS)], np.uint32)
LARGER = np.array([ALL_FIELDS & ~fields([*row_of(f)[: f % LONG + 1]]) for f in range(FIELDS)], np.uint32)
SAME = np.array(
    [
        ALL_FIELDS & ~fields([g for g in range(FIELDS) if g in row_of(f) or COLUMNS[g] == COLUMNS[f]])
        for f in range(FIELDS)
    ],
    np.uint32,
)
# SU-11: the columns of three fields, each with its pentagon.
BONUS = sorted(
    (column, LONG * i + row["columns"].index(column))
    for i, row in enumerate(LAYOUT["rows"])
    for column in row["bonus_columns"]
)
BONUS_FIELD = np.array([field for _, field in BONUS])
BONUS_COLUMN = np.array([fields([f for f in range(FIELDS) if COLUMNS[f] == column]) for column, _ in BONUS])

# Actions: 4 * card + pile lays a card, then these.

CALL = 4 * len(CARDS)
WRITE_IN = CALL + 1  # plus the field
NOTHING = WRITE_IN + FIELDS

CHOOSE, SECOND, WRITE, OVER = range(4)  # phases
NOWHERE = 4  # `last` before the first card is laid

STATE = record(
    "sums",
    [
        ("hand", np.uint64, MOST_SEATS),  # sets of cards; empty where the eyes may not see
        ("covered", np.uint64),  # the cards of the grid under others
        ("reshuffle", np.uint64),  # the word from the deal that fixes every reshuffle; hidden
        ("held", np.uint32, MOST_SEATS),  # how many of the hand's cards came from which shuffle, two bits each
        ("open", np.uint32, (MOST_SEATS, MOST_NUMBER + 1)),  # by number: the fields that may take it; 0: none
        ("filled", np.uint32, MOST_SEATS),  # the fields with a number
        ("rows", np.uint32),  # the fields of the colours announced
        ("number", np.uint8, (MOST_SEATS, FIELDS)),  # 0: empty
        ("misses", np.uint8, MOST_SEATS),
        # What a seat decided in this writing or, until the next, in the last one: its action less CALL; 0 where
        # it has not, was not asked, or may not be seen.
        ("choice", np.uint8, MOST_SEATS),
        ("top", np.uint8, 4),  # the open cards: piles 0 1 over 2 3
        ("pile", np.uint8, MOST_PILE),  # its last `left` entries, the next card first, zeros before; hidden
        ("left", np.uint8),
        ("since", np.uint8, len(CARDS)),  # the shuffle the card was last part of, 0 for the deal
        ("shuffles", np.uint8),  # reshuffles so far; at most 13, see held
        ("total", np.int8),  # the sum announced
        ("last", np.uint8),  # the pile that took the last card
        ("phase", np.uint8),
        ("active", np.uint8),
        ("waiting", np.uint8),  # the seats to decide, as a set
        ("seats", np.uint8),
    ],
    Path(__file__).parent,
)
