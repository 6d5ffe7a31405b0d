"""blockers: random games and positions, move by move the same as the slow twin's."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.games.blockers import GAME
from spieltisch.match import Match
from tests.games.blockers.table import ENDS, HUES, Json, lying, position, tight, twin
from tests.naive import blockers as naive

pytestmark = pytest.mark.bounds

KINDS_OF_GAME = [(players, options) for players in naive.PLAYERS for options in naive.options_for(players)]


def walk(match: Match, other: naive.Naive, rng: random.Random, sociable: float) -> int:
    """One game on both; how many passes. Sociable players lay beside their own and so protect them."""
    passes = 0
    while not other.over():
        (seat,) = other.to_act()
        assert match.to_act == [seat]
        moves = other.legal(seat)
        assert match.legal(seat) == moves
        assert match.scores is None
        beside = [move for move in moves if company(other, seat, move)] if rng.random() < sociable else []
        move = rng.choice(beside or moves)
        passes += move == "pass"
        match.play(move, seat)
        other.play(seat, move)
    assert match.over
    assert (match.scores, match.winners) == (other.scores(), other.winners())
    return passes


def company(other: naive.Naive, seat: int, move: str) -> bool:
    if move == "pass":
        return True
    colour = other.colours[seat]["ab".index(move[0]) if move[1] == ":" else 0]
    return any(other.board.get(cell) == colour for cell in naive.neighbours(move.partition("@")[2]))


@pytest.mark.parametrize(("players", "options"), KINDS_OF_GAME, ids=str)
def test_games_are_the_same(players: int, options: Json) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        deal = naive.random_deal(players, options, rng)
        match = Match(GAME, players, options, deal=deal)
        walk(match, naive.Naive(players, options, deal), rng, sociable=[0, 0.9][seed])
        assert len(match.moves) == GAME.bound(players, match.options)


@pytest.mark.plain
def test_a_game_is_the_same_uncompiled() -> None:
    rng = random.Random(3)
    deal = naive.random_deal(3, {}, rng)
    walk(Match(GAME, 3, deal=deal), naive.Naive(3, {}, deal), rng, sociable=0.9)


def test_a_full_board_is_the_same_with_passes() -> None:
    assert {cell for cell, tile in lying(tight(random.Random(0))).items() if tile["free"]} == ENDS
    passes = 0
    for seed in range(10):
        rng = random.Random(seed)
        match = tight(rng)
        passes += walk(match, twin(match), rng, sociable=0)
    assert passes > 10


# Boards of few colours have large groups.
BOARDS = st.lists(st.text(f"{HUES[:3]}.", min_size=9, max_size=9), min_size=9, max_size=9)


@given(BOARDS)
def test_any_board_has_the_same_groups_and_protected_tiles(lines: list[str]) -> None:
    whole = "".join(lines)
    for hue in HUES[:3]:
        for _ in range(whole.count(hue) - 23):  # more than that cannot have been played
            whole = whole.replace(hue, ".", 1)
    lines = [whole[9 * y : 9 * y + 9] for y in range(9)]
    match = position(lines, ["1 2 3 4 5"] * 3, left=9)
    other = twin(match)
    for cell, tile in lying(match).items():
        stranger = (other.board[cell] + 1) % 3
        assert tile["free"] == other._may_lay(stranger, cell)
    groups = [naive.groups_of({cell for cell, hue in other.board.items() if hue == c}) for c in range(3)]
    racks: list[dict[str, Any]] = match.view()["position"]["racks"]
    assert [one["groups"] for one in racks] == [len(one) for one in groups]
