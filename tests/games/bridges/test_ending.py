"""bridges: how the game ends and what it counts, BR-13 to BR-15."""

import pytest

from spieltisch.games.bridges import GAME
from spieltisch.match import Match
from tests.games.bridges.table import bag, lying, play, rack, table, turns, until, worth

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

# Twenty tiles that can be laid one after the other, whatever the others do; the last is a 13.
LONG = "y11 y10 y9 y8 x7 y6 y5 y4 x3 y2 y1 r1 b1 g1 r2 b2 g2 r4 y12 x13"
TURNS = ["y11 y10 y9 end keep", "y8 y7 y6 end keep", "y5 y4 y3 end keep", "y2 y1 r1 end keep", "b1 g1 r2 end"]


def nearly(last: str = "b2 g2 r4 end") -> Match:
    """Seat 0 has few tiles left and begins its turn; there are tiles in the bag."""
    return until(turns(table(LONG, "x17"), *TURNS, last), 0)


def test_BR_13_who_lays_the_last_tile_wins_at_once() -> None:
    match = nearly()
    assert sorted(rack(match, 0)) == ["x13", "y12"]
    play(match, "y12")
    assert not match.over
    play(match, "y13")
    assert match.over
    assert match.winners == [0]


def test_BR_13_a_last_tile_on_a_bonus_bridge_draws_no_bonus() -> None:
    match = play(nearly(), "y12")
    left, lies = bag(match), lying(match)
    assert left
    assert "r13" not in lies
    play(match, "y13")
    assert match.over
    assert bag(match) == left
    assert set(lying(match)) - set(lies) == {"y13"}


def test_BR_13_who_gives_the_last_tile_away_wins() -> None:
    match = nearly("b2 g2 end")
    assert sorted(rack(match, 0)) == ["r4", "x13", "y12"]
    play(match, "y12 y13")
    while match.view()["position"]["phase"] == "bonus":
        play(match, match.legal()[0])
    play(match, "end")
    assert match.legal() == ["give:r4", "keep"]
    play(match, "give:r4")
    assert match.over
    assert match.winners == [0]
    assert "r4" in rack(match, 1)


def test_BR_14_the_others_score_minus_the_values_on_their_racks() -> None:
    match = play(nearly(), "y12 y13")
    assert match.scores is not None
    assert match.scores[0] == 0
    assert match.scores[1] == -sum(map(worth, rack(match, 1)))
    assert "x17" in rack(match, 1)  # a joker counts its number


def test_BR_15_a_series_has_as_many_rounds_as_players() -> None:
    assert GAME.rounds is not None
    assert [GAME.rounds(seats) for seats in GAME.seats] == [2, 3, 4]
