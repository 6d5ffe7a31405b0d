"""bridges: random games, move by move the same as the slow twin's."""

import random
from typing import Any

import pytest

from spieltisch.games.bridges import GAME
from spieltisch.match import Match
from tests.games.bridges.table import WORDS
from tests.naive import bridges as naive

pytestmark = pytest.mark.bounds


def walk(players: int, options: dict[str, Any], seed: int, layout: dict[str, Any] | None = None) -> set[str]:
    """One game on both; the phases it went through."""
    rng = random.Random(seed)
    eager = rng.choice([0.1, 0.7, 1.0])  # how often a turn goes on if it can
    deal = naive.random_deal(players, options, rng)
    match, twin = Match(GAME, players, options, deal=deal), naive.Naive(players, options, deal, layout)
    phases = set()
    while not twin.over():
        (seat,) = twin.to_act()
        assert match.to_act == [seat]
        moves = twin.legal(seat)
        assert match.legal(seat) == moves
        assert match.scores is None
        phases |= {twin.phase, *(word for word in ("draw", "pass") if word in moves)}
        goes_on = [move for move in moves if move not in WORDS]
        move = rng.choice(goes_on if goes_on and rng.random() < eager else moves)
        match.play(move, seat)
        twin.play(seat, move)
    assert match.over
    assert (match.scores, match.winners) == (twin.scores(), twin.winners())
    assert len(match.moves) <= GAME.bound(players, match.options)
    return phases


@pytest.mark.parametrize("options", naive.OPTIONS, ids=str)
@pytest.mark.parametrize("players", naive.PLAYERS)
def test_games_are_the_same(players: int, options: dict[str, Any]) -> None:
    phases = {phase for seed in range(12) for phase in walk(players, options, seed)}
    assert {"lay", "bonus", "give", "draw"} <= phases
    assert ("free" in phases) == options.get("symbols", False)


@pytest.mark.plain
def test_a_few_games_are_the_same_uncompiled() -> None:
    for seed in range(3):
        walk(2 + seed, {"symbols": True}, seed)
        walk(4 - seed, {"bonus_chain": False}, seed)
