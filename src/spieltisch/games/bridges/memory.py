"""bridges: what can be known of the hidden tiles, from the log of what everybody saw and from the own gifts.

Facts used:
- At BR-2 the seats that were passed over held no 11; at BR-3 nobody did, until the last tile drawn.
- Whoever draws (BR-10) or passes (BR-11) holds nothing that fits then; nor after a third draw that ends the turn.
- What was given away is known to the giver, and what was received to the receiver, until it is laid (BR-12).
- All that lies, and how many tiles are where.

Each unknown tile of a rack has the set of kinds it is known not to be. On one rack these sets are nested: an older
tile has been there at all the facts that a newer one has. So when a tile is laid, nothing is lost or made up by
saying that it was the one with the largest set that it is not in.

Which tile changed racks in a gift between others is guessed, anew each time, and the guess is held against what
came after: a known tile must be where it turns up later, and whoever lays a tile must have been able to hold it.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, has
from ...kernel.chance import STEP, after, below, mix
from ...kernel.compile import rule
from .board import BELONGS, COLOURED, ELEVENS, NEXT, kinds_on, opened
from .state import BY_BONUS, DONE, DREW, GAVE, MOST_GIFTS, MOST_TILES, PASSED, RACK, RACK_OF_FOUR, SEATS

MEMORY = np.dtype(
    (
        np.record,
        [
            ("lacks", np.uint64, (SEATS, MOST_TILES, 2)),  # the kinds each unknown tile is not, largest set first
            ("unknown", np.int64, SEATS),  # how many there are
            ("came", np.int64, (SEATS, MOST_TILES)),  # the last unseen gift that each was, counted from 1, or 0
            ("before", np.int64, MOST_GIFTS),  # of an unseen gift: the one before of the same tile, or 0
            ("given", np.int64, MOST_GIFTS),  # of an unseen gift: the kind + 1 that is guessed, once it is known
            ("kind", np.int64, MOST_GIFTS),  # of the tiles known from having given them away
            ("where", np.int64, MOST_GIFTS),  # the seat that holds it
            ("known", np.int64),  # how many there are
            ("filled", np.uint64, 2),  # the fields filled so far
            ("refuted", np.int64),  # a guess does not agree with what came after
        ],
    )
)
NOWHERE, FREE = -1, -2  # where a known tile is seen next: not on this rack; it is not seen


@rule
def recall(m: Any, s: Any, seat: int, key: Any) -> None:
    """Go through the game from the deal, guessing with `key`; `m` is a record of zeros."""
    begin(m, s)
    turn = int64(s.first)
    gift = 0
    for i in range(s.logged):
        what = int64(s.log[i])
        if is_fact(s, i):
            nothing_fits(m, turn)
        if is_lay(what):
            part(m, turn, int64(BELONGS[what]))
        if what == DREW:
            come(m, turn, U0, U0, 0)
        elif what == GAVE:
            kind = int64(s.gifts[gift, 1]) - 1
            gift += 1
            receiver = (turn + 1) % s.seats
            if kind < 0:
                key += STEP
                give_some(m, s, i, gift, turn, receiver, mix(key))
            else:
                part(m, turn, kind)
                if turn == seat:
                    m.kind[m.known], m.where[m.known] = kind, receiver
                    m.known += 1
                else:
                    come(m, receiver, U0, U0, 0)
        field: Any = what & (BY_BONUS - 1)
        if is_lay(field):
            m.filled[field >> 6] |= bit(field & 63)
        turn = next_turn(s, turn, what)
        if m.refuted:
            return


@rule
def is_lay(what: Any) -> bool:
    """Was a tile laid from the rack?"""
    return what < DREW or (what > GAVE and what < BY_BONUS)


@rule
def is_fact(s: Any, i: int) -> bool:
    """Did nothing fit on the rack of the seat whose turn it was? BR-10, BR-11; also after a third draw."""
    return s.log[i] == DREW or s.log[i] == PASSED or (s.log[i] == DONE and s.log[i - 1] == DREW)


@rule
def next_turn(s: Any, turn: Any, what: Any) -> Any:
    return (turn + 1) % s.seats if what in (PASSED, DONE, GAVE) else turn


@rule
def begin(m: Any, s: Any) -> None:
    """BR-2, BR-3."""
    for other in range(s.seats):
        m.unknown[other] = RACK_OF_FOUR if s.seats == 4 else RACK
    for i in range(s.sought):
        m.unknown[(s.start + i) % s.seats] += 1
    over = s.seats if s.sought else (s.first + s.seats - s.start) % s.seats  # the seats passed over
    for step in range(over):
        other = (s.start + step) % s.seats
        for i in range(m.unknown[other]):
            m.lacks[other, i, 0] = m.lacks[other, i, 1] = ELEVENS
    if s.sought:
        last = m.unknown[s.first] - 1
        m.lacks[s.first, last, 0] = m.lacks[s.first, last, 1] = U0


@rule
def nothing_fits(m: Any, seat: Any) -> None:
    one, two = opened(m.filled[0], m.filled[1])
    upper, lower = kinds_on(one, two)
    for i in range(m.unknown[seat]):
        m.lacks[seat, i, 0] |= upper
        m.lacks[seat, i, 1] |= lower
    for i in range(m.known):
        if m.where[i] == seat and has(lower if m.kind[i] >= 64 else upper, m.kind[i] & 63):
            m.refuted = 1


@rule
def come(m: Any, seat: Any, upper: Any, lower: Any, gift: Any) -> None:
    """An unknown tile comes to the rack. Where its set is not nested with the others, it is cut down."""
    i = m.unknown[seat]
    m.unknown[seat] += 1
    gone = m.filled[0] & COLOURED, m.filled[1] & COLOURED  # kinds of which there is no tile left
    while i > 0:
        before = m.lacks[seat, i - 1]
        if (before[0] & ~(upper | gone[0])) | (before[1] & ~(lower | gone[1])) != U0:
            break
        copy(m, seat, i, i - 1)
        i -= 1
    if i > 0:
        upper &= m.lacks[seat, i - 1, 0]
        lower &= m.lacks[seat, i - 1, 1]
    m.lacks[seat, i, 0] = upper
    m.lacks[seat, i, 1] = lower
    m.came[seat, i] = gift


@rule
def go(m: Any, seat: Any, i: int) -> None:
    """The unknown tile number `i` leaves the rack."""
    m.unknown[seat] -= 1
    for j in range(i, m.unknown[seat]):
        copy(m, seat, j, j + 1)


@rule
def copy(m: Any, seat: Any, to: int, source: int) -> None:
    m.lacks[seat, to, 0] = m.lacks[seat, source, 0]
    m.lacks[seat, to, 1] = m.lacks[seat, source, 1]
    m.came[seat, to] = m.came[seat, source]


@rule
def tell(m: Any, gift: Any, kind: Any) -> None:
    """The kind of an unknown tile has come out: so that is what was given, each time it was."""
    while gift:
        m.given[gift - 1] = kind + 1
        gift = m.before[gift - 1]


@rule
def part(m: Any, seat: Any, kind: Any) -> None:
    """The seat parts with a tile of this kind: the known one, or the unknown one with the largest set."""
    for i in range(m.known):
        if m.kind[i] == kind:
            if m.where[i] == seat:
                m.known -= 1
                m.kind[i], m.where[i] = m.kind[m.known], m.where[m.known]
                return
            if NEXT[kind] == kind:  # there is only this one, and it is elsewhere
                m.refuted = 1
    i = 0
    while i < m.unknown[seat] and has(m.lacks[seat, i, kind >> 6], kind & 63):
        i += 1
    if i < m.unknown[seat]:
        tell(m, m.came[seat, i], kind)
        go(m, seat, i)
    else:
        m.refuted = 1


@rule
def give_some(m: Any, s: Any, i: int, gift: int, giver: Any, receiver: Any, word: Any) -> None:
    """Event i: a gift, counted from 1, that these eyes did not see. Each of the giver's tiles is as likely as the
    others, but for those that are seen later, on this rack or on another.
    """
    free = m.unknown[giver]
    for k in range(m.known):
        if m.where[k] == giver:
            place, chances = seen_next(m, s, i, gift, giver, m.kind[k])
            if place == FREE:
                free += 1
            elif place != giver:
                word = after(word)
                if below(word, chances + 1) == 0:  # now, or at one of the later chances
                    m.where[k] = receiver
                    m.given[gift - 1] = m.kind[k] + 1
                    return
    if free == 0:
        m.refuted = 1
        return
    choice = below(after(word), free)
    if choice < m.unknown[giver]:
        upper, lower = m.lacks[giver, choice, 0], m.lacks[giver, choice, 1]
        m.before[gift - 1] = m.came[giver, choice]
        go(m, giver, choice)
        come(m, receiver, upper, lower, gift)
        return
    choice -= m.unknown[giver]
    for k in range(m.known):
        if m.where[k] == giver and seen_next(m, s, i, gift, giver, m.kind[k])[0] == FREE:
            if choice == 0:
                m.where[k] = receiver
                m.given[gift - 1] = m.kind[k] + 1
                return
            choice -= 1


@rule
def seen_next(m: Any, s: Any, i: int, gift: int, giver: Any, kind: Any) -> Any:
    """Where a known tile that is on the giver's rack at event i is seen next, and how many more chances the giver
    has to give it away in time.
    """
    if NEXT[kind] != kind:
        return FREE, 0  # another one of its kind may be seen
    one, two = m.filled[0], m.filled[1]
    turn = (giver + 1) % s.seats
    chances = chances_before_next = 0
    for j in range(i + 1, s.logged):
        what = int64(s.log[j])
        if is_fact(s, j) and turn == giver:
            open_fields = opened(one, two)
            if has(open_fields[1] if kind >= 64 else open_fields[0], kind & 63):
                return NOWHERE, chances
        seen = is_lay(what) and what == kind
        if what == GAVE:
            seen = s.gifts[gift, 1] == kind + 1
            if s.gifts[gift, 1] == 0 and turn == giver:
                chances += 1
            elif s.gifts[gift, 1] == 0 and turn == (giver + 1) % s.seats:
                chances_before_next = chances
            gift += 1
        if seen:  # on the rack after the next, the next one needed a chance too
            return turn, chances_before_next if turn == (giver + 2) % s.seats else chances
        field: Any = what & (BY_BONUS - 1)
        if is_lay(field):
            if field < 64:
                one |= bit(field)
            else:
                two |= bit(field - 64)
        turn = next_turn(s, turn, what)
    return FREE, 0
