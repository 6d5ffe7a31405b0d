"""bridges: the position as a record. Sets of fields and racks are two words each, as board.py says."""

from pathlib import Path

import numpy as np

from ...kernel.record import record
from .board import FIELDS, LAYOUT

SEATS = 4
SYMBOLS = 8
MOST_TILES = 80 + SYMBOLS
MOST_BAG = MOST_TILES - 2 * 20
MOST_GIFTS = 40  # each needs two of the 80 number fields, filled in that turn
LIMIT = 3  # BR-4, BR-10
RACK, RACK_OF_FOUR = 20, 15  # BR-1

LAY, BONUS, FREE, GIVING = range(4)  # phases

# Actions: a field to lay on, GIVE + a kind of tile, or one of these.
DRAW, PASS, END, SKIP, KEEP, NONE = range(FIELDS, FIELDS + 6)
GIVE = 2 * FIELDS

# The log: a field, filled from the rack; BY_BONUS + a field; or one of these, at positions that are no fields.
DREW, PASSED, DONE, GAVE = 22, 23, 24, 25  # the last three end the turn
BY_BONUS = 128
# Each tile is laid once, each tile of the bag drawn once, each turn either lays, draws or passes, and in front of
# each turn that lays fewer than `seats` pass: with four players at most 88 + 28 + 88 + 10 + 264 entries.
MOST_LOG = 480

STATE = record(
    "bridges",
    [
        ("filled", np.uint64, 2),  # fields
        ("fresh", np.uint64, 2),  # fields filled in this turn
        ("rack", np.uint64, (SEATS, 2)),
        ("held", np.uint8, SEATS),  # how many tiles are on each rack
        ("bag", np.uint8, MOST_BAG),  # kinds + 1; bag[left - 1] is drawn next; 0 where the eyes may not see
        ("left", np.uint8),
        ("log", np.uint8, MOST_LOG),  # what everybody saw since the deal
        ("logged", np.uint16),
        ("gifts", np.uint8, (MOST_GIFTS, 2)),  # the giver; the kind + 1, or 0 where the eyes may not see
        ("given", np.uint8),
        ("seats", np.uint8),
        ("symbols", np.uint8),  # option
        ("chain", np.uint8),  # option bonus_chain
        ("start", np.uint8),
        ("first", np.uint8),  # the seat that began, BR-2, BR-3
        ("sought", np.uint8),  # BR-3: tiles drawn until there was an 11
        ("turn", np.uint8),
        ("phase", np.uint8),
        ("laid", np.uint8),  # in this turn, of the three
        ("draws", np.uint8),  # in this turn
        ("drawn", np.uint8),  # the kind + 1 of a drawn tile that fits and must be laid
        ("bonus", np.uint8),  # the kind + 1 of a bonus tile that awaits its field
        ("bonuses", np.uint8),  # fired and not yet drawn
        ("frees", np.uint8),  # free tiles the player is still to be asked for
        ("ended", np.uint8),  # the winner + 1
    ],
    Path(__file__).parent,
    LAYOUT.path,
)
