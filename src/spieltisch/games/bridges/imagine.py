"""bridges: what is hidden, dealt out at random so that it agrees with what a seat can recall (memory.py)."""

from typing import Any

import numpy as np

from ...kernel.bits import ALL, bit, has
from ...kernel.chance import after
from ...kernel.compile import rule
from ...kernel.places import arrange
from .board import BELONGS, BOARD, ELEVENS, FIELDS, SYMBOLS, kinds_on, opened
from .memory import MEMORY, recall, tell
from .rules import add
from .state import LAY, LIMIT, MOST_TILES

TRIES = 1000  # one is nearly always enough
BAG = MOST_TILES  # as a group of places; each place on a rack is a group of its own

IMAGE = np.dtype(
    (
        np.record,
        [
            ("tiles", np.int64, MOST_TILES),  # kinds, to be dealt to as many places
            ("places", np.int64),  # on racks; those in the bag follow
            ("owner", np.int64, MOST_TILES),  # of each place on a rack
            ("came", np.int64, MOST_TILES),  # as in the memory
            ("groups", np.int64, MOST_TILES),
            ("allowed", np.uint64, (MOST_TILES + 1, 2)),
            ("drawn", np.int64),  # the place of a tile just drawn, or -1
        ],
    )
)


@rule
def imagine(s: Any, seat: int, key: Any) -> int:
    """Deal out what is hidden; how many guesses that took. After TRIES, which is not to be expected in a life of
    games, without the facts: still a whole position that agrees with what can be seen now.
    """
    for tries in range(1, TRIES):
        key = after(key)
        if deal_out(s, np.zeros(1, MEMORY), np.zeros(1, IMAGE), seat, key, True):
            return tries
    deal_out(s, np.zeros(1, MEMORY), np.zeros(1, IMAGE), seat, key, False)
    return TRIES


@rule
def deal_out(s: Any, memories: Any, images: Any, seat: int, key: Any, facts: bool) -> bool:
    """`memories` and `images` hold one record of zeros each. (A lone record would not keep them alive.)"""
    m, i = memories[0], images[0]
    if facts and not s.ended:
        recall(m, s, seat, key)
    elif not s.ended:
        for other in range(s.seats):
            m.unknown[other] = s.held[other]
    if m.refuted:
        return False
    lay_out(i, s, m, seat)
    count = unseen(i, s, m, seat)
    if count != i.places + s.left or not arrange(i.tiles, i.groups, i.allowed, count, key):
        return False
    while not begins(i, s, seat):
        key = after(key)
        arrange(i.tiles, i.groups, i.allowed, count, key)
    if not s.ended:
        hand_out(i, s, m, seat)
    for place in range(s.left):
        s.bag[place] = i.tiles[i.places + place] + 1
    return True


@rule
def lay_out(i: Any, s: Any, m: Any, seat: int) -> None:
    """The places, and what may be there."""
    i.drawn = -1
    for other in range(s.seats):
        if other != seat:
            for k in range(m.unknown[other]):
                i.owner[i.places] = other
                i.came[i.places] = m.came[other, k]
                i.groups[i.places] = i.places
                i.allowed[i.places, 0] = ~m.lacks[other, k, 0]
                i.allowed[i.places, 1] = ~m.lacks[other, k, 1]
                i.places += 1
            if other == s.turn and has_drawn(s):
                i.drawn = i.places - 1  # the newest of the tiles
                if s.draws == LIMIT or s.logged == 0:  # it fits, or the turn would be over: BR-3, BR-10
                    one, two = opened(s.filled[0], s.filled[1])
                    i.allowed[i.drawn, 0], i.allowed[i.drawn, 1] = kinds_on(one, two)
    for place in range(s.left):
        i.groups[i.places + place] = BAG
    i.allowed[BAG, 0] = i.allowed[BAG, 1] = ALL


@rule
def has_drawn(s: Any) -> bool:
    """Has a tile been drawn that may have to be laid now, BR-3, BR-10?"""
    return s.phase == LAY and s.laid == 0 and (s.draws > 0 or (s.sought > 0 and s.logged == 0))


@rule
def unseen(i: Any, s: Any, m: Any, seat: int) -> int:
    """Write down the tiles that are to be dealt; how many."""
    left = np.zeros(FIELDS, np.int64)
    for field in range(FIELDS):
        word, one = field >> 6, bit(field & 63)
        if one & BOARD and (s.symbols or not one & SYMBOLS):
            left[BELONGS[field]] += 1
            if one & s.filled[word]:
                left[BELONGS[field]] -= 1
            for other in range(s.seats):
                if (other == seat or s.ended) and one & s.rack[other, word]:
                    left[BELONGS[field]] -= 1
    if s.bonus:
        left[s.bonus - 1] -= 1
    for known in range(m.known):
        left[m.kind[known]] -= 1
    count = 0
    for kind in range(FIELDS):
        for _ in range(left[kind]):
            i.tiles[count] = kind
            count += 1
    return count


@rule
def begins(i: Any, s: Any, seat: int) -> bool:
    """BR-2: in front of the first move, the seat that begins holds an 11."""
    if s.logged or s.turn == seat:
        return True
    for place in range(i.places):
        if i.owner[place] == s.turn and has(ELEVENS, i.tiles[place] & 63):
            return True
    return False


@rule
def hand_out(i: Any, s: Any, m: Any, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.held[other] = 0
    for known in range(m.known):
        add(s, m.where[known], m.kind[known])
    for place in range(i.places):
        add(s, i.owner[place], i.tiles[place])
        tell(m, i.came[place], i.tiles[place])
    for gift in range(s.given):
        if s.gifts[gift, 1] == 0:
            s.gifts[gift, 1] = m.given[gift]
    if i.drawn >= 0:
        kind = i.tiles[i.drawn]
        one, two = opened(s.filled[0], s.filled[1])
        upper, lower = kinds_on(one, two)
        if has(lower if kind >= 64 else upper, kind & 63):
            s.drawn = kind + 1
