"""Hand-made games for the tests of sums."""

import random
from typing import Any

from spieltisch.games.sums import GAME, rules
from spieltisch.games.sums.state import ROWS
from spieltisch.kernel.bits import has
from spieltisch.match import Match

CARDS = [f"{colour}{value}" for colour in "oypx" for value in (-2, 0, 1, 2, 3, 4, 5, 6)]
GRID = "o2 y3 x3 p5"  # the rulebook's example begins like this


def table(*hands: str, grid: str = GRID, pile: str = "", start: int = 0, reshuffle: int = 7) -> Match:
    """A game for as many seats as hands; short hands and the pile are filled up with what is not named."""
    named = " ".join([*hands, grid, pile]).split()
    assert len(set(named)) == len(named)
    rest = [card for card in CARDS if card not in named]
    deck: list[str] = []
    for hand in hands:
        missing = 3 - len(hand.split())
        deck += hand.split() + rest[:missing]
        rest = rest[missing:]
    deck += grid.split() + pile.split() + rest
    return Match(GAME, len(hands), deal={"start": start, "deck": deck, "reshuffle": str(reshuffle)})


def play(match: Match, moves: str) -> Match:
    """Moves in a row; `1:o3` is for seat 1."""
    for move in moves.split():
        seat, colon, own = move.partition(":")
        match.play(own if colon else move, int(seat) if colon else None)
    return match


def turn(match: Match, moves: str) -> Match:
    """Those moves, after which nobody writes anything."""
    play(match, moves)
    while position(match)["phase"] == "write":
        match.play("-", match.to_act[0])
    return match


def idle(match: Match, turns: int, keep: str = "") -> Match:
    """So many turns of one card each in which nobody writes, and misses are wiped; cards of value `keep` stay."""
    for _ in range(turns):
        lay = next(move for move in match.legal() if move[1:-2] != keep)
        turn(match, f"{lay} call")
        match.s.misses[:] = 0
    return match


def fill(match: Match, seat: int, **rows: dict[int, int]) -> Match:
    """Put numbers on a sheet, by row and field as in `o={1: 4}`; only what the rules allow."""
    for colour, numbers in rows.items():
        for place, number in numbers.items():
            field = 9 * ROWS.index(colour) + place - 1
            assert has(match.s.open[seat, number], field), (colour, place, number)
            rules.write(match.s, seat, field, number)
    return match


def position(match: Match) -> dict[str, Any]:
    """The whole truth."""
    whole: dict[str, Any] = match.state()["position"]
    return whole


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    known: dict[str, Any] = match.view(seat)["position"]
    return known


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = position(match)["seats"][seat]["hand"]
    return cards


def misses(match: Match) -> list[int]:
    return [seat["misses"] for seat in position(match)["seats"]]


def sheet(match: Match, seat: int) -> dict[str, int]:
    """The numbers on a sheet by the names of their fields."""
    rows = position(match)["seats"][seat]["sheet"]
    return {f"{row}{place}": number for row in rows for place, number in enumerate(rows[row], 1) if number}


def said(match: Match) -> tuple[int, str]:
    """The sum and the colours announced."""
    words = position(match)["announced"]
    return words["sum"], "".join(words["colours"])


def careful(match: Match, luck: random.Random) -> tuple[int, str]:
    """A decision of somebody who wants a long game: sums that fit, written about where they belong."""
    seat = luck.choice(match.to_act)
    legal = match.legal(seat)
    whole = position(match)
    if whole["phase"] == "write":
        total = whole["announced"]["sum"]
        return seat, min(legal, key=lambda move: 99 if move == "-" else abs(int(move[1:]) - 0.5 - total / 2))
    fitting = [play["move"] for play in whole["plays"] if play["fields"]]
    return seat, luck.choice(fitting or legal)


def long_game(players: int, seed: int) -> Match:
    """The beginning of a game of careful players."""
    return Match(GAME, players, seed=f"{seed:064x}")
