"""sums: random games, move by move the same as the slow twin's."""

from random import Random

import pytest

from spieltisch.games.sums import GAME
from spieltisch.match import Match
from tests.games.sums.table import careful
from tests.naive import sums as naive

pytestmark = pytest.mark.bounds


def walk(players: int, seed: int) -> int:
    """One game on both; how many reshuffles it had."""
    luck = Random(seed)
    manner = luck.choice(["any", "eager", "careful", "endless"])
    deal = naive.random_deal(players, {}, luck)
    match, twin = Match(GAME, players, deal=deal), naive.Naive(players, {}, deal)
    while not twin.over():
        assert match.to_act == twin.to_act()
        assert match.scores is None
        for seat in match.to_act:
            assert match.legal(seat) == twin.legal(seat)
        seat, move = careful(match, luck)
        if manner in ("any", "eager"):
            moves = match.legal(seat)
            move = luck.choice(moves[1:] if manner == "eager" and moves[0] == "-" else moves)
        match.play(move, seat)
        twin.play(seat, move)
        assert match.view()["position"]["covered"] == sorted(
            (card for pile in twin.grid.values() for card in pile[:-1]), key=naive.CARDS.index
        )
        if manner == "endless" and len(match.moves) < 400:  # no game is so long: this is for the reshuffles
            match.s.misses[:] = 0
            twin.misses = [0] * players
    assert match.over
    assert (match.scores, match.winners) == (twin.scores(), twin.winners())
    if manner != "endless":
        assert len(match.moves) <= GAME.bound(players, {})
    return twin.reshuffles


@pytest.mark.parametrize("players", naive.PLAYERS)
def test_games_are_the_same(players: int) -> None:
    reshuffles = max(walk(players, seed) for seed in range(12))
    assert reshuffles >= 2 or players == 1


@pytest.mark.plain
def test_a_few_games_are_the_same_uncompiled() -> None:
    for players in naive.PLAYERS:
        walk(players, 100 + players)
