"""bridges: what can be known of the hidden tiles, from the log of what everybody saw and from the own gifts.

Facts used:
- At BR-2 the seats that were passed over held no 11; at BR-3 nobody did, until the last tile drawn.
- Whoever draws (BR-10) or passes (BR-11) holds nothing that fits then; nor after a third draw that ends the turn.
- What was given away is known to the giver, and what was received to the receiver, until it is laid (BR-12).
- All that lies, and how many tiles are where.

Each unknown tile of a rack has the set of kinds it is known not to be. On one rack these sets are nested: an older
tile has been there at all the facts that a newer one has. So when a tile is laid, nothing is lost or made up by
saying that it was the one with the largest set that it is not in. A given tile that these eyes have not seen could
be any of the giver's: the rack keeps its smaller sets, and the receiver gets the smallest. That can only be too
cautious: what is really there always remains possible. With two players there are no such gifts, and nothing is
lost.

A tile that these eyes have given away is kept apart while it is sure to be where it went. Once its holder gives
some tile on, it may be with either; from then on it has a place among the unknown tiles of its holder, whichever
that is, and a fact that rules its kind out of a rack rules that seat out.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import ALL, U0, bit, has
from ...kernel.chance import STEP, below, mix
from ...kernel.compile import rule
from .board import BELONGS, COLOURED, ELEVENS, NEXT, kinds_on, opened
from .state import BY_BONUS, DONE, DREW, GAVE, MOST_GIFTS, MOST_TILES, PASSED, RACK, RACK_OF_FOUR, SEATS

MEMORY = np.dtype(
    (
        np.record,
        [
            (
                "lacks",
                np.uint64,
                (SEATS, MOST_TILES, 2),
            ),  # of each unknown tile the kinds it is not, largest first
            ("unknown", np.int64, SEATS),  # how many there are
            ("kind", np.int64, MOST_GIFTS),  # of the known gifts
            ("where", np.int64, MOST_GIFTS),  # the seats that may hold it, as a set
            ("sure", np.int64, MOST_GIFTS),  # it has been there since it was given, and is none of the unknown
            ("known", np.int64),  # how many there are
            ("guess", np.int64),
            ("wrong", np.int64),
            ("filled", np.uint64, 2),  # the fields filled so far
        ],
    )
)


@rule
def recall(m: Any, s: Any, seat: int, guess: bool, key: Any) -> None:
    """Go through the game from the deal; `m` is a record of zeros."""
    m.guess = guess
    begin(m, s)
    turn = int64(s.first)
    gift = 0
    for i in range(s.logged):
        what = int64(s.log[i])
        if what >= BY_BONUS:
            fill(m, what - BY_BONUS)
        elif what == DREW:
            nothing_fits(m, turn)
            come(m, turn, U0, U0)
        elif what < DREW or what > GAVE:
            part(m, turn, int64(BELONGS[what]))
            fill(m, what)
        else:
            after = (turn + 1) % s.seats
            if what == PASSED or (what == DONE and s.log[i - 1] == DREW):
                nothing_fits(m, turn)
            elif what == GAVE:
                kind = int64(s.gifts[gift, 1]) - 1
                gift += 1
                if kind < 0 and guess:
                    key += STEP
                    some_go(m, turn, after, mix(key))
                elif kind < 0:
                    pass_on(m, turn, after)
                else:
                    part(m, turn, kind)
                    if turn == seat:
                        learn(m, kind, after)
                    else:
                        come(m, after, U0, U0)
            turn = after


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
def fill(m: Any, field: Any) -> None:
    m.filled[field >> 6] |= bit(field & 63)


@rule
def nothing_fits(m: Any, seat: Any) -> None:
    one, two = opened(m.filled[0], m.filled[1])
    upper, lower = kinds_on(one, two)
    for i in range(m.unknown[seat]):
        m.lacks[seat, i, 0] |= upper
        m.lacks[seat, i, 1] |= lower
    for i in range(m.known):
        if m.where[i] >> seat & 1 and has(lower if m.kind[i] >= 64 else upper, m.kind[i] & 63):
            if m.sure[i]:
                m.wrong = 1
            m.where[i] &= ~(1 << seat)


@rule
def come(m: Any, seat: Any, upper: Any, lower: Any) -> None:
    """An unknown tile comes to the rack. What it lacks is cut down to where it fits between the others."""
    i = m.unknown[seat]
    m.unknown[seat] += 1
    dead = m.filled[0] & COLOURED, m.filled[1] & COLOURED  # of these kinds no tile is left
    while i > 0:
        before = m.lacks[seat, i - 1]
        if (before[0] & ~(upper | dead[0])) | (before[1] & ~(lower | dead[1])) != U0:
            break
        copy(m, seat, i, i - 1)
        i -= 1
    if i > 0:
        upper &= m.lacks[seat, i - 1, 0]
        lower &= m.lacks[seat, i - 1, 1]
    m.lacks[seat, i, 0] = upper
    m.lacks[seat, i, 1] = lower


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


@rule
def learn(m: Any, kind: Any, seat: Any) -> None:
    m.kind[m.known] = kind
    m.where[m.known] = 1 << seat
    m.sure[m.known] = 1
    m.known += 1


@rule
def part(m: Any, seat: Any, kind: Any) -> None:
    """The seat parts with a tile of this kind."""
    found = -1
    for i in range(m.known):
        if m.kind[i] == kind and m.where[i] >> seat & 1 and (found < 0 or m.sure[i]):
            found = i
    if found < 0:
        i = 0
        while i < m.unknown[seat] - 1 and has(m.lacks[seat, i, kind >> 6], kind & 63):
            i += 1
        if has(m.lacks[seat, i, kind >> 6], kind & 63):
            m.wrong = 1
        if NEXT[kind] == kind:
            for j in range(m.known):
                if m.kind[j] == kind:
                    m.wrong = 1
        if m.unknown[seat] > 0:
            go(m, seat, i)
        return
    if not m.sure[found]:
        go(m, seat, 0)
        # Where there are more of the kind it may have been another one: then the known one is with another seat
        # as before, but is known no more.
        if NEXT[kind] != kind:
            for other in range(SEATS):
                if other != seat and m.where[found] >> other & 1 and m.unknown[other]:
                    go(m, other, 0)
                    come(m, other, U0, U0)
    m.known -= 1
    m.kind[found] = m.kind[m.known]
    m.where[found] = m.where[m.known]
    m.sure[found] = m.sure[m.known]


@rule
def some_go(m: Any, giver: Any, receiver: Any, word: Any) -> None:
    known = 0
    for i in range(m.known):
        known += m.where[i] >> giver & 1
    choice = below(word, m.unknown[giver] + known)
    if choice < m.unknown[giver]:
        upper, lower = m.lacks[giver, choice, 0], m.lacks[giver, choice, 1]
        go(m, giver, choice)
        come(m, receiver, upper, lower)
        return
    choice -= m.unknown[giver]
    for i in range(m.known):
        if m.where[i] >> giver & 1:
            if choice == 0:
                m.where[i] = 1 << receiver
                return
            choice -= 1


@rule
def pass_on(m: Any, giver: Any, receiver: Any) -> None:
    """A tile that these eyes do not see is given: any of the giver's, perhaps one that was known."""
    smallest = m.unknown[giver] - 1
    upper, lower = ALL, ALL  # nothing but a known tile
    if smallest >= 0:
        upper, lower = m.lacks[giver, smallest, 0], m.lacks[giver, smallest, 1]
    places = -1  # that the giver's known tiles now take among its unknown ones; one tile is gone
    for i in range(m.known):
        if m.where[i] >> giver & 1:
            places += m.sure[i]
            m.sure[i] = 0
            m.where[i] |= 1 << receiver
    if places < 0:
        go(m, giver, 0)
    for _ in range(places):
        come(m, giver, ALL, ALL)
    come(m, receiver, upper, lower)
