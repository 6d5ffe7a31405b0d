"""ten: the position as a record.

The table has no edge, but 30 stones that hang together, and the places beside them, lie within 32 x 32 cells. So
cell number x + 32 y, taken modulo 1024, is never shared by two of them: one step in a direction is one addition,
and nothing can meet itself round the back. `column` and `line` know the true coordinates.
"""

from pathlib import Path

import numpy as np

from ...kernel.record import record

STONES = 15  # each
FIRST = (1, 17)  # each seat's first stone number; number >> 4 is the seat, 0 is no stone
NUMBERS = 32
WIDE = 32
CELLS = WIDE * WIDE
WRAP = CELLS - 1
TOUCHING = 64  # in `cell`: empty but beside a stone, plus its index in `edge`; below: the stone's number or 0
PASS = 1 << 20
RUNNING, DRAWN = 0, 3  # `ended`: otherwise the winner + 1

STATE = record(
    "ten",
    [
        ("cell", np.uint8, CELLS),
        ("place", np.uint16, NUMBERS),  # the cell of each stone
        ("worth", np.uint8, NUMBERS),  # the value of each laid stone
        ("near", np.uint32, NUMBERS),  # the stones along the edges of each stone, as a set
        ("stock", np.uint8, (2, STONES)),  # as dealt; 0 where the eyes may not see
        ("edge", np.uint16, 64),  # the empty cells beside a stone, in no order
        ("edges", np.uint8),
        ("laid", np.uint8, 2),
        ("taken", np.uint8, 2),  # how many of them from the left end
        ("column", np.int32, WIDE),  # the true x, by x modulo 32
        ("line", np.int32, WIDE),  # the true y, by y modulo 32
        ("turn", np.uint8),
        ("open", np.uint8),
        ("ended", np.uint8),
        ("moved", np.int64),  # moves of round two, passes included
        ("cap", np.int64),
    ],
    Path(__file__).parent,
)
