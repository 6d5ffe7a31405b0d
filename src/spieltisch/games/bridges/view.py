"""bridges: what a seat knows, and what it may imagine.

`observe` blanks the other racks, the bag, a drawn tile that is still to be laid, and the gifts of others; numbers of
tiles, all that lies and the log of what everybody saw stay. When the game is over the racks lie open. Which facts
`sample` uses is said in memory.py.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import ALL, U0, bit, lowest, rest
from ...kernel.chance import after
from ...kernel.compile import rule
from ...kernel.places import arrange
from .board import BELONGS, BOARD, ELEVENS, FIELDS, LAYOUT, LEFT, NAMES, NEXT, PLACES, RIGHT, WIDE
from .board import among, field, kinds_on, name_of, opened
from .memory import MEMORY, recall
from .rules import add
from .state import BONUS, BY_BONUS, DONE, DREW, FREE, GAVE, GIVING, LAY, LIMIT, MOST_BAG, MOST_TILES, PASSED

PHASES = {LAY: "lay", BONUS: "bonus", FREE: "free", GIVING: "give"}
WORDS = {DREW: "draw", PASSED: "pass", DONE: "end", GAVE: "give"}
SPARE = WIDE - RIGHT - 1  # positions of a row that are no fields: as kinds, they stand for tiles that are known


@rule
def observe(s: Any, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and not s.ended:
            s.rack[other, 0] = s.rack[other, 1] = U0
    if s.turn != seat:
        s.drawn = 0
    for i in range(MOST_BAG):
        s.bag[i] = 0
    for i in range(s.given):
        if s.gifts[i, 0] != seat and (s.gifts[i, 0] + 1) % s.seats != seat:
            s.gifts[i, 1] = 0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    imagine(s, seat, key)


@rule
def imagine(s: Any, seat: int, key: Any) -> bool:
    """Deal out what is not known; False if that is impossible, which must not be."""
    m = np.zeros(1, MEMORY)[0]
    tiles = np.empty(MOST_TILES, np.int64)
    groups = np.empty(MOST_TILES, np.int64)
    allowed = np.full((MOST_TILES + 1, 2), ALL)
    if not s.ended:
        recall(m, s, seat)
    places = on_racks(s, m, seat, groups, allowed)
    drawn = just_drawn(s, m, seat, groups, allowed, places)
    for i in range(s.left):
        groups[places + i] = MOST_TILES
        no_known(m, allowed, MOST_TILES)
    count = unseen(s, m, seat, tiles)
    possible = count == places + s.left and arrange(tiles, groups, allowed, count, key)
    while possible and not has_eleven(s, seat, tiles, groups, places):
        key = after(key)
        possible = arrange(tiles, groups, allowed, count, key)
    if s.ended:
        places = 0
    else:
        hand_out(s, m, seat, tiles)
    for i in range(s.left):
        s.bag[i] = tiles[places + i] + 1
    if drawn >= 0 and fits(s, tiles[drawn]):
        s.drawn = tiles[drawn] + 1
    return possible
