"""sums: drawing and the end, SU-9 to SU-12, one by one; the rulebook's score."""

import pytest

from spieltisch.games.sums import GAME
from tests.games.sums.table import fill, hand, idle, misses, play, position, sheet, table, turn
from tests.naive import sums as naive

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

# The example's sheet, with numbers of our own: 4 in orange, yellow full up to 16, 6 in purple; 5, 10 and 12 in the
# pentagons of full columns.
SARAH = {
    "o": {1: 1, 2: 10, 3: 11, 5: 12},
    "y": {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 16},
    "p": {1: 1, 2: 2, 3: 5, 4: 6, 5: 7, 7: 8},
}
FULL = {place: place for place in range(1, 10)}


# Drawing


def test_SU_9_back_to_three_cards_and_the_next_is_active() -> None:
    match = turn(table("o4 y5 p6", "", pile="x-2 x0 x1"), "o4>1 call")
    assert hand(match, 0) == ["y5", "p6", "x-2"]
    assert match.to_act == [1]
    assert position(match)["pile"]["cards"][:2] == ["x0", "x1"]


def test_SU_9_two_after_two() -> None:
    match = turn(table("o4 y4 p6", "", pile="x-2 x0 x1"), "o4>1 y4>2")
    assert hand(match, 0) == ["p6", "x-2", "x0"]
    assert position(match)["pile"]["cards"][0] == "x1"


def test_SU_9_after_the_last_seat_comes_the_first() -> None:
    match = turn(table("", "", "o4", start=2), "o4>1 call")
    assert match.to_act == [0]


def test_SU_9_drawing_waits_for_the_writing() -> None:
    match = play(table("o4 y5 p6", ""), "o4>1 call 0:-")
    assert len(hand(match, 0)) == 2
    play(match, "1:-")
    assert len(hand(match, 0)) == 3


def test_SU_9_the_covered_cards_become_the_pile_when_a_card_must_be_drawn() -> None:
    match = idle(table("", "", "", ""), 16)
    assert position(match)["pile"]["left"] == 0
    assert len(position(match)["covered"]) == 16  # not before
    play(match, match.legal()[0])
    before = position(match)
    turn(match, "call")
    after = position(match)
    pile = naive.shuffled(before["covered"], int(before["pile"]["reshuffle"]), 1)  # as the page spells it out
    assert len(pile) == 32 - 4 - 11
    assert set(after["seats"][0]["hand"]) == {*before["seats"][0]["hand"], pile[0]}
    assert after["pile"]["cards"] == pile[1:]
    assert after["covered"] == []
    assert after["grid"] == before["grid"]


def test_SU_9_also_between_two_draws() -> None:
    """Of the first 15 cards drawn, seat 3 gets a second card of value 1 to go with its first."""
    match = idle(table("", "", "", "x1", pile="x-2 y-2 p-2 p1"), 15, keep="1")
    (last,) = position(match)["pile"]["cards"]
    play(match, "p1>1 x1>2")
    before = position(match)
    turn(match, "")
    pile = naive.shuffled(before["covered"], int(before["pile"]["reshuffle"]), 1)
    assert set(hand(match, 3)) == {*before["seats"][3]["hand"], last, pile[0]}
    assert position(match)["pile"]["cards"] == pile[1:]


def test_SU_9_every_reshuffle_has_its_number() -> None:
    match = table("", "", "", "", reshuffle=2**64 - 3)
    for k in range(1, 5):
        idle(match, 16)
        assert position(match)["pile"]["left"] == 0
        play(match, match.legal()[0])
        covered = position(match)["covered"]
        turn(match, "call")
        match.s.misses[:] = 0
        assert position(match)["pile"]["cards"] == naive.shuffled(covered, 2**64 - 3, k)[1:]


# The end


def test_SU_10_a_fourth_miss() -> None:
    match = table("o4", "")
    match.s.misses[0] = 3
    play(match, "o4>4 call 0:-")
    assert not match.over
    play(match, "1:y4")
    assert match.over
    assert misses(match) == [4, 0]
    assert sheet(match, 1) == {"y4": 10}  # everybody may still write
    assert match.scores == [-20, 1]


def test_SU_10_a_fourth_miss_that_comes_by_itself() -> None:
    match = table("x4", "", grid="o2 x3 x5 p5")
    match.s.misses[:2] = 3, 3
    assert play(match, "x4>1 call").over
    assert misses(match) == [4, 3]


@pytest.mark.parametrize("seat", [0, 1])
def test_SU_10_two_full_rows_of_anybody(seat: int) -> None:
    match = table("o4", "")
    fill(match, seat, p=FULL, o={place: place for place in range(1, 9)})
    play(match, f"o4>4 call {1 - seat}:y5")
    assert match.to_act == [seat]
    play(match, "o9")
    assert match.over
    assert sheet(match, 1 - seat) == {"y5": 10}
    assert match.scores is not None
    assert match.scores[1 - seat] == 1


def test_SU_10_one_full_row_is_not_enough_nor_are_one_each() -> None:
    match = table("o4", "")
    fill(match, 0, o={place: place for place in range(1, 9)})
    fill(match, 1, p=FULL)
    assert not turn(match, "o4>4 call 0:o9").over


def test_SU_10_nobody_draws_after_the_last_writing() -> None:
    match = table("o4", "")
    match.s.misses[0] = 3
    turn(match, "o4>4 call")
    assert match.over
    assert len(hand(match, 0)) == 2
    assert match.to_act == []


# The score


def test_SU_11_example_Sarah_has_43_points() -> None:
    match = fill(table("o4", ""), 0, **SARAH)
    match.s.misses[0] = 2
    points = position(match)["seats"][0]["points"]
    assert points["rows"] == {"o": 4, "y": 16, "p": 6}
    assert sorted(points["columns"]) == [0, 0, 5, 10, 12]
    assert (points["misses"], points["total"]) == (-10, 43)


PENTAGONS = {"o1 y2 p3": "p3", "o2 y3 p4": "o2", "o5 y6 p7": "o5", "o6 y7 p8": "y7", "o7 y8 p9": "p9"}


@pytest.mark.parametrize("column", PENTAGONS)
def test_SU_11_a_full_column_of_three_counts_its_pentagon(column: str) -> None:
    match = table("o4", "")
    total = 0
    for number, field in enumerate(column.split(), 11):
        assert sum(position(match)["seats"][0]["points"]["columns"]) == 0
        fill(match, 0, **{field[0]: {int(field[1]): number}})
        total = number if field == PENTAGONS[column] else total
    points = position(match)["seats"][0]["points"]
    assert sum(points["columns"]) == total
    assert points["total"] == total + 3


def test_SU_11_a_column_of_two_counts_nothing() -> None:
    match = fill(table("o4", ""), 0, y={1: 3}, p={2: 4})
    assert position(match)["seats"][0]["points"]["total"] == 2


def test_SU_11_a_full_row_counts_its_rightmost_number() -> None:
    match = fill(table("o4", ""), 0, o={place: 2 * place for place in range(1, 9)})
    assert position(match)["seats"][0]["points"]["rows"]["o"] == 8
    fill(match, 0, o={9: 18})
    assert position(match)["seats"][0]["points"]["rows"]["o"] == 18


def test_SU_11_most_points_win_and_ties_share() -> None:
    match = table("o4", "", "")
    match.s.misses[0] = 3
    turn(match, "o4>4 call 0:- 1:y4 2:o4")
    assert (match.scores, match.winners) == ([-20, 1, 1], [1, 2])
    match = table("o4", "", "")
    match.s.misses[0] = 3
    turn(match, "o4>4 call 0:- 1:y4 2:-")
    assert (match.scores, match.winners) == ([-20, 1, 0], [1])


# Alone


def test_SU_12_alone_the_cards_run_out() -> None:
    match = table("")
    for number in range(1, 28):
        idle(match, 1)
        whole = position(match)
        assert len(hand(match, 0)) == min(3, 28 - number)
        assert whole["pile"]["left"] == max(0, 25 - number)
        assert len(whole["covered"]) == number  # no reshuffle
        assert not match.over
    idle(match, 1)
    assert match.over
    assert match.winners == [0]


def test_SU_12_the_last_card_is_still_written() -> None:
    match = idle(table("", grid="o2 y3 o3 p5"), 27)  # all of them on pile 1
    assert len(hand(match, 0)) == 1
    play(match, f"{hand(match, 0)[0]}>1")
    assert match.legal() == ["call"]
    play(match, "call")
    assert not match.over
    play(match, match.legal()[-1])
    assert match.over
    assert len(sheet(match, 0)) == 1


def test_SU_12_every_turn_is_an_active_turn() -> None:
    match = turn(table("o4"), "o4>4 call")
    assert misses(match) == [1]
    assert match.to_act == [0]
    for _ in range(3):
        turn(match, f"{match.legal()[0]} call")
    assert match.over
    assert match.scores == [-20]


def test_a_game_cannot_be_longer_than_its_bound() -> None:
    assert [GAME.bound(players, {}) for players in range(1, 5)] == [87, 228, 425, 678]
