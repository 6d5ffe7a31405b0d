"""bridges: what is hidden, dealt out at random so that it agrees with what a seat can recall (memory.py)."""

from typing import Any

import numpy as np

from ...kernel.bits import bit, has, lowest
from ...kernel.chance import after
from ...kernel.compile import rule
from ...kernel.places import arrange
from .board import BELONGS, BOARD, ELEVENS, FIELDS, RIGHT, SYMBOLS, WIDE, kinds_on, opened
from .memory import MEMORY, recall
from .rules import add
from .state import LAY, LIMIT, MOST_TILES, SEATS

SPARE = WIDE - RIGHT - 1  # positions of a row that are no fields: as kinds they stand for tiles known by these eyes
TRIES = 100
BAG = MOST_TILES  # as a group of places; each place on a rack is a group of its own

IMAGE = np.dtype(
    (
        np.record,
        [
            ("tiles", np.int64, MOST_TILES),  # to be dealt to as many places: kinds, or codes of known tiles
            ("places", np.int64),  # on racks; those in the bag follow
            ("owner", np.int64, MOST_TILES),  # of each place on a rack
            ("groups", np.int64, MOST_TILES),
            ("allowed", np.uint64, (MOST_TILES + 1, 2)),
            ("drawn", np.int64),  # the place of a tile just drawn, or -1
        ],
    )
)


@rule
def imagine(s: Any, seat: int, key: Any) -> bool:
    """Deal out what is hidden; False if there is no way, which must not be."""
    for tries in range(TRIES):
        key = after(key)
        if deal_out(s, np.zeros(1, MEMORY), np.zeros(1, IMAGE), seat, key, True):
            return tries + 1
    if deal_out(s, np.zeros(1, MEMORY), np.zeros(1, IMAGE), seat, key, False):
        return 1000
    return 0


@rule
def deal_out(s: Any, memories: Any, images: Any, seat: int, key: Any, guess: bool) -> bool:
    """`memories` and `images` hold one record of zeros each. (A lone record would not keep them alive.)"""
    m, i = memories[0], images[0]
    i.drawn = -1
    if not s.ended:  # else only the bag is hidden
        recall(m, s, seat, guess, key)
    if m.wrong:
        return False
    lay_out(i, s, m, seat)
    count = unseen(i, s, m, seat)
    possible = count == i.places + s.left and arrange(i.tiles, i.groups, i.allowed, count, key)
    while possible and not begins(i, s, seat):
        key = after(key)
        possible = arrange(i.tiles, i.groups, i.allowed, count, key)
    if possible:
        if not s.ended:
            hand_out(i, s, m, seat)
        for place in range(s.left):
            s.bag[place] = i.tiles[i.places + place] + 1
    return possible


@rule
def lay_out(i: Any, s: Any, m: Any, seat: int) -> None:
    """The places, and what may be there."""
    unknown = no_code(m, SEATS)
    for other in range(s.seats):
        if other != seat:
            codes = no_code(m, other)
            for k in range(m.unknown[other]):
                i.owner[i.places] = other
                i.groups[i.places] = i.places
                i.allowed[i.places, 0] = (~m.lacks[other, k, 0] & BOARD) | codes[0]
                i.allowed[i.places, 1] = (~m.lacks[other, k, 1] & BOARD) | codes[1]
                i.places += 1
            if other == s.turn and drawing(s):
                i.drawn = i.places - 1  # the newest of the tiles
                i.allowed[i.drawn, 0] &= BOARD | unknown[0]
                i.allowed[i.drawn, 1] &= BOARD | unknown[1]
                if s.draws == LIMIT or s.logged == 0:  # it fits, or the turn would be over: BR-3, BR-10
                    one, two = opened(s.filled[0], s.filled[1])
                    i.allowed[i.drawn, 0], i.allowed[i.drawn, 1] = kinds_on(one, two)
    for place in range(s.left):
        i.groups[i.places + place] = BAG
    i.allowed[BAG, 0], i.allowed[BAG, 1] = BOARD | unknown[0], BOARD | unknown[1]


@rule
def drawing(s: Any) -> bool:
    """Has a tile been drawn that may have to be laid now, BR-3, BR-10?"""
    return s.phase == LAY and s.laid == 0 and (s.draws > 0 or (s.sought > 0 and s.logged == 0))


@rule
def no_code(m: Any, seat: int) -> Any:
    """All codes of known tiles but of those that this seat does not hold."""
    upper, lower = ~BOARD, ~BOARD
    for known in range(m.known):
        if not m.sure[known] and not m.where[known] >> seat & 1:
            code = code_of(known)
            if code < 64:
                upper &= ~bit(code)
            else:
                lower &= ~bit(code - 64)
    return upper, lower


@rule
def code_of(known: int) -> int:
    return WIDE * (known // SPARE) + RIGHT + 1 + known % SPARE


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
    count = 0
    for known in range(m.known):
        left[m.kind[known]] -= 1
        if not m.sure[known]:
            i.tiles[count] = code_of(known)
            count += 1
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
        if m.sure[known]:
            add(s, lowest(np.uint64(m.where[known])), m.kind[known])
    for place in range(i.places):
        kind = i.tiles[place]
        if kind % WIDE > RIGHT:
            kind = m.kind[SPARE * (kind // WIDE) + kind % WIDE - RIGHT - 1]
        add(s, i.owner[place], kind)
        if place == i.drawn:
            one, two = opened(s.filled[0], s.filled[1])
            upper, lower = kinds_on(one, two)
            if has(lower if kind >= 64 else upper, kind & 63):
                s.drawn = kind + 1
