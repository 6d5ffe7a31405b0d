"""Hand-made games and positions for the tests of blockers."""

import random
from typing import Any

import numpy as np

from spieltisch.games.blockers import GAME
from spieltisch.match import Match
from tests.naive import blockers as naive

Json = dict[str, Any]

TILES = naive.TILES
HUES = "rybgp"  # the colours as they come in a deal
EMPTY = ["........."] * 9


def table(*orders: str, start: int = 0, **options: Any) -> Match:
    """A game; of each colour the tiles that come first, the others follow in order."""
    tiles = [order.split() + [tile for tile in TILES if tile not in order.split()] for order in orders]
    players = 2 if options.get("duel") else len(orders)
    return Match(GAME, players, options, deal={"start": start, "tiles": tiles})


def play(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def position(
    lines: list[str],
    racks: list[str],
    *,
    left: int,
    turn: int = 0,
    taken: dict[int, str] | None = None,
    stocks: list[list[str]] | None = None,
    **options: Any,
) -> Match:
    """A game in the middle: nine lines of colours, the racks, what each seat has taken (as in "ry" + "r").

    Which tile of a colour lies where is nobody's concern here: what is on no rack and in no stock, in order.
    """
    duel = bool(options.get("duel"))
    match = Match(GAME, 2 if duel else len(racks), options, seed="00" * 32)
    states = match.positions[-1].copy()
    s = states[0]
    spare = []
    for colour, rack in enumerate(racks):
        kept = rack.split() + (stocks[colour] if stocks else [])
        spare.append([tile for tile in TILES if tile not in kept])
        s.rack[colour] = sum(1 << TILES.index(tile) for tile in rack.split())
        s.tiles[colour] = s.stock[colour] = 0
    used: list[list[str]] = [[] for _ in racks]
    for seat, hues in (taken or {}).items():
        for hue in hues:
            used[HUES.index(hue)].append(spare[HUES.index(hue)].pop(0))
            s.taken[seat, HUES.index(hue)] |= 1 << TILES.index(used[HUES.index(hue)][-1])
    for y, line in enumerate(lines):
        for x, hue in enumerate(line):
            if hue != ".":
                colour, cell = HUES.index(hue), 10 * y + x
                used[colour].append(spare[colour].pop(0))
                s.on[cell] = 32 * (colour + 1) + TILES.index(used[colour][-1])
                s.tiles[colour, cell // 64] |= np.uint64(1 << cell % 64)
    for colour in range(len(racks)):
        s.laid[colour] = sum(1 << TILES.index(tile) for tile in used[colour])
        stock = stocks[colour] if stocks else spare[colour]
        s.drawn[colour] = 23 - len(stock)
        s.stock[colour, 23 - len(stock) :] = [TILES.index(tile) for tile in stock]
        assert len(racks[colour].split()) == (4 if len(used[colour]) == 24 else 5)
    s.turn, s.left = turn, left
    match.positions[-1] = states
    return match


def twin(match: Match) -> naive.Naive:
    """The slow twin, in the same position."""
    there = match.state()["position"]
    other = naive.Naive(match.players, match.options, match.deal)
    other.seat = there["turn"]
    other.racks = [list(rack["rack"]) for rack in there["racks"]]
    other.stocks = [list(rack["stock"]) for rack in there["racks"]]
    other.closed = {colour for colour, rack in enumerate(there["racks"]) if rack["closed"]}
    other.board = {cell: HUES.index(tile["colour"]) for cell, tile in lying(match).items()}
    other.taken = [[HUES.index(hue) for hue, tiles in seat["taken"].items() for _ in tiles] for seat in there["seats"]]
    other.turns = [(48 if match.options["duel"] else 24) - seat["turns"] for seat in there["seats"]]
    return other


def lying(match: Match) -> dict[str, Json]:
    """The tiles on the board by cell."""
    board = match.view()["position"]["board"]
    tiles = zip(naive.CELLS, [tile for line in board for tile in line], strict=True)
    return {cell: tile for cell, tile in tiles if tile}


def rack(match: Match, colour: int, seat: int | None = None, truth: bool = True) -> list[str] | None:
    tiles: list[str] | None = (match.state() if truth else match.view(seat))["position"]["racks"][colour]["rack"]
    return tiles


def cells(match: Match, tile: str) -> set[str]:
    """Where the seat to play may lay this tile."""
    return {move.partition("@")[2] for move in match.legal() if move.partition("@")[0] == tile}


def seats(match: Match, fact: str) -> list[Any]:
    return [seat[fact] for seat in match.view()["position"]["seats"]]


# Red can lay none of A, B, C, s1, s2, s3: in rows A to C all is its own or a protected tile of yellow.
STUCK = ["rrrrrrrrr", "yyyyyyyyy", "yrrrrrrry", "y.......y", *EMPTY[4:]]


def stuck(left: int = 20) -> Match:
    """Red, to play, must pass."""
    red = ["s3", *TILES[4:9], "*"]
    yellow = ["A", "s8", *TILES[5:9], *TILES[14:18]]
    return position(STUCK, ["A B C s1 s2", "1 2 3 4 5"], stocks=[red, yellow], left=left)


# A full board of five winding groups: only their ends may be taken.
TIGHT = [
    "rrrrrrrrr",
    "yyyyyyyyr",
    "yrrrrrrrr",
    "yyyyyyyyy",
    "bbbbbbbbb",
    "ggggggggb",
    "gbbbbbbbb",
    "ggggggggg",
    "ppppppppp",
]
ENDS = {"A1", "C2", "B8", "D9", "E1", "G2", "F8", "H9", "I1", "I9"}
NOT_AT_ENDS = ["3", "4", "5", "6", "7", "s2", "s5", "s8"]


def tight(rng: random.Random, left: int = 30) -> Match:
    """The full board with racks and stocks dealt by chance: some are stuck at once, others soon."""
    racks, stocks = [], []
    for laid in [18, 18, 18, 18, 9]:
        first = rng.sample(NOT_AT_ENDS, rng.choice([4, 5, 5]))
        tiles = first + rng.sample([tile for tile in TILES if tile not in first], 28 - laid - len(first))
        racks.append(" ".join(tiles[:5]))
        stocks.append(tiles[5:])
    return position(TIGHT, racks, stocks=stocks, left=left, turn=rng.randrange(5))
