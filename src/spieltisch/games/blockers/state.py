"""blockers: the position as a record.

A cell's number is 10 * row + column. The tenth column is always empty, so one step sideways or to the next row is
one shift and nothing wraps round the edge of the board. A set of cells is two words: cells 0..63 and the rest.
A tile's kind is 0..8 for columns, 9..17 for rows, 18..26 for sections, 27 for the joker; a set of them is one word.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from ...kernel.record import record

LAYOUT: dict[str, Any] = json.loads((Path(__file__).parent / "layout.json").read_text("utf-8"))
ROWS: str = LAYOUT["rows"]
COLUMNS = [str(column) for column in LAYOUT["columns"]]
SECTIONS = [symbol for row in LAYOUT["sections"] for symbol in row]  # s1 .. s9, in reading order
TILES = [*COLUMNS, *ROWS, *(f"s{number}" for number in range(1, 10)), "*"]

HUES = "rybgp"  # the colours, as seats (in a duel: pairs of them) have them in turn

SIDE = 9
WIDE = SIDE + 1
CELLS = SIDE * WIDE
KINDS = len(TILES)
JOKER = KINDS - 1
FACES = KINDS * CELLS  # the actions of one colour: kind * CELLS + cell; a second colour's come after them
PASS = 2 * FACES
MOST_SEATS = 5
COLOURS = 5
RACK = 5
STOCK = KINDS - RACK
TURNS = KINDS - 4  # tiles of each colour that are played
EVERY = np.uint64((1 << KINDS) - 1)


def set_of(cells: list[int]) -> list[int]:
    """A set of cells as its two words."""
    whole = sum(1 << cell for cell in cells)
    return [whole & (1 << 64) - 1, whole >> 64]


def section(row: int, column: int) -> int:
    return 3 * (row // 3) + column // 3


SQUARES = [(row, column) for row in range(SIDE) for column in range(SIDE)]
FITTING = [
    *([WIDE * y + x for y, x in SQUARES if x == column] for column in range(SIDE)),
    *([WIDE * y + x for y, x in SQUARES if y == row] for row in range(SIDE)),
    *([WIDE * y + x for y, x in SQUARES if section(y, x) == number] for number in range(SIDE)),
    [WIDE * y + x for y, x in SQUARES],
]
STEPS = (1, -1, WIDE, -WIDE)
BOARD = set(FITTING[JOKER])

FITS = np.array([set_of(cells) for cells in FITTING], np.uint64)  # the cells a tile of each kind may lie on
PLACES = np.array(FITTING[:JOKER], np.int64)  # the same as a list, but for the joker
BESIDE = np.array([set_of([c + step for step in STEPS if c + step in BOARD]) for c in range(CELLS)], np.uint64)

STATE = record(
    "blockers",
    [
        ("tiles", np.uint64, (COLOURS, 2)),  # the cells each colour lies on
        ("rack", np.uint32, COLOURS),  # the kinds on each rack; 0 where the eyes may not see
        ("laid", np.uint32, COLOURS),  # the kinds of each colour that have been played
        ("taken", np.uint32, (MOST_SEATS, COLOURS)),  # the kinds of each colour that each seat has taken
        ("barred", np.uint32, (COLOURS, RACK)),  # kinds that passing has proved absent: the oldest tile first
        ("on", np.uint8, CELLS),  # the tile on each cell: its colour + 1 times 32, plus its kind; 0 is none
        ("stock", np.uint8, (COLOURS, STOCK)),  # as dealt; 0 once drawn, and where the eyes may not see
        ("drawn", np.uint8, COLOURS),
        ("passed", np.uint8, MOST_SEATS),  # how often
        ("turn", np.uint8),
        ("left", np.uint8),  # turns to come, of all seats together
        ("seats", np.uint8),
        ("duel", np.uint8),
        ("groups_only", np.uint8),
    ],
    Path(__file__).parent,
)
