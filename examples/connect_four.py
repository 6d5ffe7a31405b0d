"""Connect Four: a whole game in one file. Tutorial: docs/adding-a-game.md.

spieltisch play --file examples/connect_four.py
"""

from typing import Any

import numpy as np

from spieltisch.kernel.bits import U0, bit, lowest, nth, rest, size
from spieltisch.kernel.chance import below
from spieltisch.kernel.compile import rule
from spieltisch.kernel.deal import Choice, Part
from spieltisch.kernel.game import Game, View
from spieltisch.kernel.record import record

# Seven columns of six cells and an empty one on top, as one 64-bit set: cell = 7 * column + row.
BOTTOM = np.uint64(sum(1 << 7 * column for column in range(7)))
FULL = np.uint64(sum(63 << 7 * column for column in range(7)))
LINES = (1, 7, 6, 8)  # upwards, sideways and both diagonals
DRAWN = 3

# `own` are the discs of the seat whose turn it is.
FIELDS = [("own", np.uint64), ("discs", np.uint64), ("turn", np.uint8), ("ended", np.uint8)]
STATE = record("connect_four", FIELDS, __file__)


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    s.turn = deal[0]


@rule
def asked(s: Any) -> int:
    return 0 if s.ended else 1 << s.turn


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    cells, count = (s.discs + BOTTOM) & FULL, 0  # adding 1 at the bottom of a column finds its lowest free cell
    while cells:
        out[count] = lowest(cells)
        cells = rest(cells)
        count += 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    cells = (s.discs + BOTTOM) & FULL
    return nth(cells, below(word, size(cells)))


@rule
def play(s: Any, seat: int, action: int) -> None:
    own = s.own | bit(action)
    s.discs |= bit(action)
    four = U0
    for step in LINES:
        pairs = own & (own >> np.uint64(step))
        four |= pairs & (pairs >> np.uint64(2 * step))
    if four:
        s.ended = seat + 1
    elif s.discs == FULL:
        s.ended = DRAWN
    s.own = s.discs ^ own
    s.turn = 1 - seat


@rule
def score(s: Any, out: Any) -> None:
    out[0], out[1] = s.ended == 1, s.ended == 2


@rule
def winners(s: Any, seats: int, scores: Any) -> int:
    return s.ended % DRAWN  # as a bit set: seat 0 is 1, seat 1 is 2, nobody is 0


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    return (Choice("start", 2),)


def name(s: Any, seat: int, action: int) -> str:
    return str(action // 7 + 1)


def text(view: View) -> str:
    position = view["position"]
    first = position["own"] if position["turn"] == 0 else position["discs"] ^ position["own"]
    cells = [
        ["xo."[0 if first >> i & 1 else 1 if position["discs"] >> i & 1 else 2] for i in range(r, 49, 7)]
        for r in range(6)
    ]
    return "\n".join(" ".join(row) for row in reversed(cells))


GAME = Game("connect_four", range(2, 3), STATE, [__import__("sys").modules[__name__]], name, deal=deal, text=text)
