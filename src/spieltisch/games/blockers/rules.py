"""blockers: the rules, numbered as in docs/games/blockers.md."""

from typing import Any

import numpy as np

from ...kernel.bits import U0, bit, has, lowest, nth, rest, size
from ...kernel.chance import after, below
from ...kernel.compile import rule
from .groups import count_groups, may_take
from .state import CELLS, FACES, FITS, JOKER, KINDS, PASS, PLACES, RACK, SIDE, STOCK, TURNS

TRIES = 32


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    """BL-1, BL-20. The deal: start, then the tiles of each colour: five on the rack, the others in the stock."""
    s.seats, s.duel, s.groups_only = seats, options[0], options[1]
    s.turn = deal[0]
    s.left = TURNS * colours(s)  # BL-7, BL-23
    for colour in range(colours(s)):
        start = 1 + KINDS * colour
        rack = U0
        for i in range(RACK):
            rack |= bit(deal[start + i])
        s.rack[colour] = rack
        for i in range(STOCK):
            s.stock[colour, i] = deal[start + RACK + i]


@rule
def colours(s: Any) -> int:
    """How many there are."""
    return 4 if s.duel else s.seats


@rule
def first_colour(s: Any, seat: int) -> int:
    """BL-20: in a duel a seat has this colour and the next."""
    return 2 * seat if s.duel else seat


@rule
def owner(s: Any, colour: int) -> int:
    return colour // 2 if s.duel else colour


@rule
def closed(s: Any, colour: int) -> bool:
    """BL-22: no tile could be drawn after the last one played."""
    return size(s.laid[colour]) == TURNS


@rule
def playable(s: Any, colour: int) -> Any:
    """The rack, if the colour may still be played."""
    return U0 if closed(s, colour) else np.uint64(s.rack[colour])


@rule
def asked(s: Any) -> int:
    return 0 if s.left == 0 else 1 << s.turn


@rule
def may_lay(s: Any, colour: int, cell: int) -> bool:
    """BL-3, BL-4, BL-21: the cell is empty, or holds a tile of another colour that may be taken."""
    there = s.on[cell] >> 5
    return there == 0 or (there != colour + 1 and may_take(s, cell))


@rule
def open_cells(s: Any, colour: int, word: int, cells: Any) -> Any:
    """Those of the cells, all in one word of a set, on which a tile of this colour may be laid if it matches."""
    cells &= ~s.tiles[colour, word]
    for other in range(colours(s)):
        here = cells & s.tiles[other, word]
        while here != U0:
            if not may_take(s, 64 * word + lowest(here)):
                cells &= ~bit(lowest(here))
            here = rest(here)
    return cells


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """BL-2: every tile of the rack on every matching cell that is open to it."""
    count = 0
    for second in range(2 if s.duel else 1):
        colour = first_colour(s, seat) + second
        for word in range(2):
            cells = U0
            rack = playable(s, colour)
            while rack != U0:
                cells |= FITS[lowest(rack), word]
                rack = rest(rack)
            cells = open_cells(s, colour, word, cells)
            rack = playable(s, colour)
            while rack != U0:
                kind = lowest(rack)
                here = cells & FITS[kind, word]
                while here != U0:
                    out[count] = FACES * second + CELLS * kind + 64 * word + lowest(here)
                    count += 1
                    here = rest(here)
                rack = rest(rack)
    if count == 0:
        out[0] = PASS  # BL-5
        count = 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    """Draw a tile and one of its cells until the tile may be laid there; nearly always that is soon."""
    first = first_colour(s, seat)
    rack = playable(s, first)
    second_rack = playable(s, first + 1) if s.duel else U0
    pairs = matching(rack)
    all_pairs = pairs + matching(second_rack)
    for _ in range(TRIES):
        i = below(word, all_pairs)
        second = i >= pairs
        action = pair(second_rack, i - pairs) if second else pair(rack, i)
        if may_lay(s, first + second, action % CELLS):
            return FACES * second + action
        word = after(word)
    return out[below(word, legal(s, seat, out))]


@rule
def matching(rack: Any) -> int:
    """How many pairs of a tile of the rack and a cell it matches there are."""
    return SIDE * size(rack) + (SIDE * (SIDE - 1) if has(rack, JOKER) else 0)


@rule
def pair(rack: Any, i: int) -> int:
    """The i-th pair of a tile and a cell, as an action."""
    kind = nth(rack, min(i // SIDE, size(rack) - 1))
    if kind < JOKER:
        return CELLS * kind + PLACES[kind, i % SIDE]
    i -= SIDE * (size(rack) - 1)  # the joker comes last
    return CELLS * kind + i + i // SIDE


@rule
def play(s: Any, seat: int, action: int) -> None:
    if action == PASS:
        skip(s, seat)
    else:
        second = action // FACES
        face = action - FACES * second
        lay(s, seat, first_colour(s, seat) + second, face // CELLS, face % CELLS)
    s.turn = seat + 1 if seat + 1 < s.seats else 0
    s.left -= 1


@rule
def lay(s: Any, seat: int, colour: int, kind: int, cell: int) -> None:
    """BL-2, BL-3: lay the tile, take what lay there, draw."""
    word, spot = cell >> 6, bit(cell & 63)
    lying = s.on[cell]
    if lying:
        other = (lying >> 5) - 1
        s.tiles[other, word] &= ~spot
        s.taken[seat, other] |= bit(lying & 31)  # BL-6
    s.tiles[colour, word] |= spot
    s.on[cell] = (colour + 1) * 32 + kind
    s.laid[colour] |= bit(kind)
    rack = np.uint64(s.rack[colour]) & ~bit(kind)
    drawn = s.drawn[colour]
    if drawn < STOCK:  # BL-2, BL-20
        rack |= bit(s.stock[colour, drawn])
        s.stock[colour, drawn] = 0
        s.drawn[colour] = drawn + 1
    s.rack[colour] = rack
    if s.barred[colour, 0]:
        leaves(s, colour, kind)


@rule
def skip(s: Any, seat: int) -> None:
    """BL-5: no tile of any rack he may play from has a cell, and everybody sees that."""
    s.passed[seat] += 1
    for second in range(2 if s.duel else 1):
        colour = first_colour(s, seat) + second
        if not closed(s, colour):
            absent = U0
            for word in range(2):
                cells = open_cells(s, colour, word, FITS[JOKER, word])
                for kind in range(KINDS):
                    if cells & FITS[kind, word]:
                        absent |= bit(kind)
            for i in range(RACK):
                s.barred[colour, i] |= absent


@rule
def leaves(s: Any, colour: int, kind: int) -> None:
    """Keep what passing has proved up to date: a tile was played, and a new one may have been drawn.

    What is barred for a tile is barred for every older one. Which of them was played nobody else can tell; the
    oldest that can have been it leaves exactly those racks possible that are.
    """
    i = 0
    while has(s.barred[colour, i], kind):
        i += 1
    while i < RACK - 1:
        s.barred[colour, i] = s.barred[colour, i + 1]
        i += 1
    s.barred[colour, RACK - 1] = 0


@rule
def score(s: Any, out: Any) -> None:
    """BL-8, BL-9, BL-23."""
    for seat in range(s.seats):
        out[seat] = 0 if s.groups_only else most_taken(s, seat)
    for colour in range(colours(s)):
        out[owner(s, colour)] += count_groups(s, colour)


@rule
def most_taken(s: Any, seat: int) -> int:
    """BL-8: the tiles of the colour of which the seat took most."""
    most = 0
    for colour in range(colours(s)):
        most = max(most, size(s.taken[seat, colour]))
    return most


@rule
def all_taken(s: Any, seat: int) -> int:
    count = 0
    for colour in range(colours(s)):
        count += size(s.taken[seat, colour])
    return count


@rule
def winners(s: Any, seats: int, scores: Any) -> int:
    """BL-8: fewest points, then fewest tiles taken in all, then shared."""
    best = rank(s, 0, scores)
    for seat in range(1, seats):
        best = min(best, rank(s, seat, scores))
    found = 0
    for seat in range(seats):
        if rank(s, seat, scores) == best:
            found |= 1 << seat
    return found


@rule
def rank(s: Any, seat: int, scores: Any) -> int:
    """Low is good; no seat can take as many as 128 tiles."""
    return 128 * scores[seat] + all_taken(s, seat)
