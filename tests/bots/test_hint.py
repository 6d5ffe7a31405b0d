"""Hints: legal moves, best first, from what the seat knows alone, with a reason in both languages."""

from random import Random

import pytest

from spieltisch.bots.bot import Budget
from spieltisch.bots.hint import hint
from spieltisch.conformance.walk import at, finish, in_position
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match
from spieltisch.text import LANGUAGES, say

SEED = "2b" * 32
QUICK = Budget(simulations=60)


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_names_legal_moves_and_does_not_see_what_the_seat_cannot_see(game: str, most: bool) -> None:
    seats = find(game).seats[-1] if most else max(2, find(game).seats[0])
    whole = finish(Match(game, seats, seed=SEED), Random(3))
    for number in range(1, len(whole.moves), max(1, len(whole.moves) // 6)):
        match = at(whole, number)
        seat = match.to_act[-1]
        given = hint(match, seat, QUICK, key=5)
        moves = [advice.move for advice in given.moves]
        assert moves
        assert set(moves) <= set(match.legal(seat))
        assert all(0 <= advice.result <= 1 and 0 <= advice.within <= 1 for advice in given.moves)
        for language in LANGUAGES:
            assert say(given.reason.key, language, **given.reason.values)
        twin = in_position(match, match.sampled(seat, 7))
        assert hint(twin, seat, QUICK, key=5) == given


def test_whoever_is_not_asked_gets_no_hint() -> None:
    match = Match("ten", deal={"start": 0, "stones": [[1, 2, 3] * 5] * 2})
    with pytest.raises(Refusal, match="Seat 1 is not asked"):
        hint(match, 1, QUICK)


def test_the_only_move_is_called_so() -> None:
    match = Match("ten", deal={"start": 0, "stones": [[1, 2, 3] * 5] * 2})
    given = hint(match, 0, QUICK)
    assert ([advice.move for advice in given.moves], given.reason.key) == (["0,0"], "hint-only")


def test_a_game_that_can_be_won_at_once_is_as_good_as_won() -> None:
    """Round one of the closed game: seat 0 has 1 + 3 + 3 in a row, and a 3 turned up."""
    match = Match("ten", deal={"start": 0, "stones": [[1, 3, 3, 3, 1, 2, 1, 2, 1, 2, 1, 2, 3, 2, 3], [1, 2, 3] * 5]})
    for move in ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1"):
        match.play(move)
    best = hint(match, 0, Budget(simulations=400)).moves[0]
    assert best.move in ("3,0", "-1,0")
    assert best.result == 1
