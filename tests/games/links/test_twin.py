"""links: random games, move by move the same as the slow twin's."""

import random
from typing import Any

import pytest

from spieltisch.games.links import GAME
from spieltisch.match import Match
from tests.naive import links as naive

pytestmark = pytest.mark.bounds


def walk(players: int, options: dict[str, Any], seed: int) -> str:
    """One game on both; how it ended."""
    rng = random.Random(seed)
    eager = rng.choice([0.0, 0.9, 1.0])  # how often a card is laid if one can be
    hasty = rng.random() < 0.5  # and jokers too
    deal = naive.random_deal(players, options, rng)
    match, twin = Match(GAME, players, options, deal=deal), naive.Naive(players, options, deal)
    while not twin.over():
        (seat,) = twin.to_act()
        assert match.to_act == [seat]
        moves = twin.legal(seat)
        assert match.legal(seat) == moves
        assert match.scores is None
        lays = [move for move in moves if not move.isalpha() and (hasty or "*" not in move)]
        move = rng.choice(lays if lays and rng.random() < eager else moves)
        match.play(move, seat)
        twin.play(seat, move)
    assert match.over
    assert (match.scores, match.winners) == (twin.scores(), twin.winners())
    assert len(match.moves) <= GAME.bound(players, match.options)
    return "passes" if twin.passes == players else "out"


@pytest.mark.parametrize("options", naive.OPTIONS, ids=str)
@pytest.mark.parametrize("players", naive.PLAYERS)
def test_games_are_the_same(players: int, options: dict[str, Any]) -> None:
    for seed in range(8):
        walk(players, options, seed)


@pytest.mark.plain
def test_a_few_games_are_the_same_uncompiled() -> None:
    assert {walk(2, {}, seed) for seed in range(6)} == {"out", "passes"}
    walk(6, {"bonus_cards": 7}, 0)
