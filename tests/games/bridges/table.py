"""Hand-made and random games for the tests of bridges."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from spieltisch.games.bridges import GAME
from spieltisch.match import Match
from tests.naive.bridges import Naive

COLOURED = [f"{colour}{number}" for colour in "yrbg" for number in range(1, 21) if number not in (3, 7, 13, 17)]
JOKERS = ["x3", "x7", "x13", "x17"]
SHAPES = ["square", "triangle", "star", "circle"]
WORDS = ("draw", "pass", "end", "skip", "keep")
RACK = {2: 20, 3: 20, 4: 15}


def material(symbols: bool) -> list[str]:
    return COLOURED + JOKERS * 4 + SHAPES * 2 * symbols


def rank(tile: str) -> tuple[int, int]:
    """Fillers in this order: coloured, far from the 11s first; jokers; symbols; 11s."""
    if not tile[-1].isdigit():
        return 2, 0
    number = int(tile[1:])
    return (3 if number == 11 else 1 if tile[0] == "x" else 0), -abs(number - 11)


def table(*racks: str, bag: str = "", start: int = 0, options: dict[str, bool] | None = None) -> Match:
    """A game for as many seats as racks; what is not named is filled up. The bag begins with what is named."""
    options = options or {}
    rest = sorted(material(options.get("symbols", False)), key=rank)
    for tile in " ".join([*racks, bag]).split():
        rest.remove(tile)
    tiles: list[str] = []
    for rack in racks:
        missing = RACK[len(racks)] - len(rack.split())
        tiles += rack.split() + rest[:missing]
        rest = rest[missing:]
    return Match(GAME, len(racks), options, deal={"start": start, "bag": tiles + bag.split() + rest})


def play(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def until(match: Match, seat: int) -> Match:
    """The others draw, pass, or lay as little as they must, until it is the seat's turn."""
    while match.to_act and match.to_act != [seat]:
        legal = match.legal()
        words = [word for word in ("end", "keep", "skip", "draw", "pass") if word in legal]
        match.play(words[0] if words else legal[0])
    return match


def turns(match: Match, *moves: str) -> Match:
    """Turn after turn of the seat that is asked first."""
    seat = match.to_act[0]
    for turn in moves:
        play(until(match, seat), turn)
    return match


def rack(match: Match, seat: int) -> list[str]:
    tiles: list[str] = match.state()["position"]["seats"][seat]["rack"]
    return tiles


def bag(match: Match) -> list[str]:
    tiles: list[str] = match.state()["position"]["bag"]
    return tiles


def lying(match: Match) -> dict[str, str]:
    """What lies where."""
    found = {}
    for row in match.view()["position"]["rows"]:
        for place, tile in zip(["L", *range(1, 21), "R"], row["fields"], strict=True):
            if tile:
                found[f"{row['colour']}{place}"] = tile
    return found


def worth(tile: str) -> int:
    return int(tile[1:]) if tile[-1].isdigit() else 11


def positions(
    players: int, options: dict[str, Any] | None = None, seed: int = 0, eager: float = 0.7
) -> Iterator[Match]:
    """A random game, position after position. `eager`: how often a turn goes on, or a tile is given, if it
    can; then it is the dearest. Lazy players draw more, until the bag is empty.
    """
    lot = random.Random(seed)
    match = Match(GAME, players, options, seed=f"{seed:064x}")
    yield match
    while not match.over:
        legal = match.legal()
        keen = lot.random() < eager
        gifts = [move for move in legal if move.startswith("give:")]
        lays = [move for move in legal if move not in WORDS and move not in gifts]
        closing = [move for move in legal if move in ("end", "keep", "skip")]
        if gifts and keen:
            match.play(max(gifts, key=lambda move: worth(move[5:])))
        else:
            match.play(lot.choice((lays if keen else closing) or lays or legal))
        yield match


def random_game(
    players: int, seed: int, moves: int, eager: float = 0.7, options: dict[str, Any] | None = None
) -> Match:
    """A random game after so many moves, or at its end."""
    for match in positions(players, options, seed, eager):
        if len(match.moves) == moves:
            break
    return match


def first(
    found: Callable[[Match], bool], players: int, options: dict[str, Any] | None = None, eager: float = 0.7
) -> Match:
    """The first position of random games that is as wanted."""
    for seed in range(1000):
        for match in positions(players, options, seed, eager):
            if found(match):
                return match
    raise LookupError("it never comes to that")


def replayed(match: Match) -> Naive:
    """The slow twin in the same position."""
    twin = Naive(match.players, match.options, match.deal)
    for seat, move in match.moves:
        twin.play(seat, move)
    return twin
