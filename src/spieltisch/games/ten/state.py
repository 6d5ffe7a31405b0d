"""ten: the position as a record.

The table has no edge, but 30 stones that hang together, and the places beside them, always lie within some 32 x 32
cells. So a cell is numbered by its coordinates modulo 32, x + 32 y, and no two cells in use share a number; the
table's opposite edges are glued together. `west` and `north` say which 32 x 32 cells of the true table these are:
x is in west .. west + 31.

All that touches the stones along an edge is known by a number too: 1 to 15 and 17 to 31 are the stones themselves,
in the order dealt, those from 32 on the empty places beside them.
"""

from pathlib import Path

import numpy as np

from ...kernel.record import record

STONES = 15  # each
FIRST = (1, 17)  # each seat's first stone; number >> 4 is the seat, number & 15 counts from 1
EDGE = 32  # the first empty place beside stones
NUMBERS = EDGE + 63  # 30 stones in a line have 62 such places, no other shape has more; 63 while a stone moves
WIDE = 32
CELLS = WIDE * WIDE
LINES = 16
PASS = 1 << 20
RUNNING, DRAWN = 0, 3  # `ended`: otherwise the winner + 1

STATE = record(
    "ten",
    [
        ("number", np.uint8, CELLS),  # what is on each cell: a stone, an empty place beside one, or nothing (0)
        ("cell", np.uint16, NUMBERS),  # and the other way round: where each of them is
        ("near", np.uint32, NUMBERS),  # the stones along the edges of each of them, as a set
        ("filled", np.uint32, WIDE),  # the cells with stones: for each y the set of their x
        ("along", np.uint8, (2, 4, LINES)),  # the sum of a seat's stones on each line, in the four ways
        ("stock", np.uint8, (2, STONES)),  # the stones' values as dealt; 0 where the eyes may not see
        ("edges", np.uint8),  # how many empty places there are beside stones
        ("holes", np.uint8),  # how many parts of the table the stones close in
        ("west", np.int32),  # the least true x of the 32 x 32 cells
        ("north", np.int32),  # the least true y
        ("laid", np.uint8, 2),
        ("taken", np.uint8, 2),  # how many of them from the left end
        ("turn", np.uint8),
        ("open", np.uint8),
        ("ended", np.uint8),
        ("moved", np.int64),  # moves of round two, passes included
        ("cap", np.int64),
    ],
    Path(__file__).parent,
)
