"""A small game with hidden tiles, to be spoiled: hands and a stock of twelve tiles, 2 or 3 seats.

Each turn a seat lays a tile and draws one. A tile that is higher than the one laid before it scores a point.
"""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from spieltisch.kernel.bits import ALL, U0, bit, lowest, rest
from spieltisch.kernel.chance import shuffle
from spieltisch.kernel.compile import rule
from spieltisch.kernel.deal import Choice, Part, Shuffle
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import record

TILES = 12
HAND = 3
ALL_TILES = ALL >> np.uint64(64 - TILES)
FIELDS: list[tuple[Any, ...]] = [
    ("hand", np.uint64, 3),  # sets of tiles 0 .. 11
    ("held", np.uint8, 3),  # how many
    ("stock", np.uint8, TILES),  # tile + 1, drawn from the end
    ("left", np.uint8),
    ("laid", np.uint8, TILES),  # tile + 1, in order
    ("count", np.uint8),
    ("points", np.uint8, 3),
    ("turn", np.uint8),
    ("seats", np.uint8),
]


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    s.seats = seats
    s.turn = deal[0]
    for k in range(TILES):
        if k < HAND * seats:
            s.hand[k // HAND] |= bit(deal[1 + k])
            s.held[k // HAND] += 1
        else:
            s.stock[s.left] = deal[1 + k] + 1
            s.left += 1


@rule
def asked(s: Any) -> int:
    return 1 << s.turn if s.held[s.turn] else 0


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    hand, count = s.hand[seat], 0
    while hand != U0:
        out[count] = lowest(hand)
        hand = rest(hand)
        count += 1
    return count


@rule
def play(s: Any, seat: int, action: int) -> None:
    if s.count > 0 and action + 1 > s.laid[s.count - 1]:
        s.points[seat] += 1
    s.laid[s.count] = action + 1
    s.count += 1
    s.hand[seat] &= ~bit(action)
    if s.left:
        s.left -= 1
        s.hand[seat] |= bit(s.stock[s.left] - 1)
        s.stock[s.left] = 0
    else:
        s.held[seat] -= 1
    s.turn = (seat + 1) % s.seats


@rule
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def observe(s: Any, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = U0
    for k in range(s.left):
        s.stock[k] = 0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    hidden = ALL_TILES
    for k in range(s.count):
        hidden &= ~bit(s.laid[k] - 1)
    if seat >= 0:
        hidden &= ~s.hand[seat]
    tiles = np.zeros(TILES, np.int64)
    count = 0
    while hidden != U0:
        tiles[count] = lowest(hidden)
        hidden = rest(hidden)
        count += 1
    shuffle(tiles, 0, count, key)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other]):
                count -= 1
                s.hand[other] |= bit(tiles[count])
    for k in range(s.left):
        s.stock[k] = tiles[k] + 1


def view(s: Any) -> dict[str, Any]:
    hands = [[tile + 1 for tile in range(TILES) if int(s.hand[seat]) >> tile & 1] for seat in range(s.seats)]
    return {
        "turn": int(s.turn),
        "hands": [hand or None for hand in hands],
        "held": s.held[: s.seats].tolist(),
        "stock": [tile or None for tile in s.stock[: s.left].tolist()],
        "laid": s.laid[: s.count].tolist(),
    }


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    return Choice("start", seats), Shuffle("tiles", range(1, TILES + 1))


def name(s: Any, seat: int, action: int) -> str:
    return f"t{action + 1}"


RULES = SimpleNamespace(setup=setup, asked=asked, legal=legal, play=play, score=score, observe=observe, sample=sample)
GAME = Game(
    id="small",
    seats=range(2, 4),
    record=record("small", FIELDS, Path(__file__)),
    rules=(RULES,),
    name=name,
    deal=deal,
    most_moves=TILES,
    bound=lambda seats, options: TILES,
    view=view,
)


def spoiled(kind: str, source: str, *fields: tuple[Any, ...], **rules: Any) -> Game:
    """A copy with other rules, from the source file. Rules go by the record, so it needs a record of its own."""
    own = record(f"small_{kind}", [*FIELDS, *fields], Path(__file__), source)
    return replace(GAME, id=f"small_{kind}", record=own, rules=(RULES, SimpleNamespace(**rules)))
