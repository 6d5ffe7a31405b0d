"""links: the rules LK-9 to LK-14, one by one."""

import pytest

from spieltisch.games.links import GAME
from spieltisch.match import Match
from tests.games.links.table import drain, fill, hand, lays, lying, play, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

UPPER = "y12 y13 y14 y15 y16 y17 y18 y19 y20 y21"
ROUND = " end draw"  # seat 0 is done, seat 1 draws
ROUND_OF_SIX = " end draw draw draw draw draw"


def bonuses(match: Match) -> list[int]:
    return [seat["bonuses"] for seat in match.view()["position"]["seats"]]


def test_LK_9_the_last_card_of_the_upper_half() -> None:
    match = play(table(UPPER, ""), f"y12 y13 y14 y15 {ROUND} y16 y17 y18 y19 {ROUND} y20")
    assert bonuses(match) == [0, 0]
    play(match, "y21")
    assert bonuses(match) == [1, 0]


def test_LK_9_the_last_card_of_the_lower_half() -> None:
    match = play(table("r10 r9 r8 r7 r6 r5 r4 r3 r2", "r1"), f"r10 r9 r8 r7 {ROUND} r6 r5 r4 r3 {ROUND} r2 end")
    assert bonuses(match) == [0, 0]
    play(match, "r1")
    assert bonuses(match) == [0, 1]


def gap(joker: bool) -> Match:
    """All of y12 to y21 but the 13 lie; seat 0 is to fill the gap."""
    first = "b12 b13 b14 y14 end draw y15 y16 y17 y18 end draw y19 y20 y21 y12"
    own = "b12 b13 b14 y12 y14 y15 y16 y17 y18 y19 y20 y21 *" + ("" if joker else " y13")
    return play(table(own, "y13" if joker else ""), f"{first} end draw")


def test_LK_9_the_last_card_may_lie_in_the_middle() -> None:
    match = gap(False)
    assert bonuses(match) == [0, 0]
    play(match, "y13")
    assert bonuses(match) == [1, 0]


def test_LK_9_a_joker_gains_it_and_its_exchange_does_not() -> None:
    match = play(gap(True), "y13*")
    assert bonuses(match) == [1, 0]
    play(match, "end y13=")
    assert bonuses(match) == [1, 0]


@pytest.mark.parametrize("supply", [8, 7])
def test_LK_9_bonus_cards(supply: int) -> None:
    match = fill(play(table("* * * * y8 y7", "y10 y9", options={"bonus_cards": supply}), "y10* y9* y8* y7*"))
    assert [row["missing"] for row in match.view()["position"]["rows"]] == [[0, 0]] * 4
    assert sum(bonuses(match)) == supply
    assert match.view()["position"]["bonuses_left"] == 0


def test_LK_9_with_seven_cards_the_eighth_half_gains_nothing() -> None:
    rich = fill(play(table("* * * * y8 y7", "y10 y9"), "y10* y9* y8* y7*"))
    poor = fill(play(table("* * * * y8 y7", "y10 y9", options={"bonus_cards": 7}), "y10* y9* y8* y7*"))
    assert rich.moves == poor.moves
    while rich.moves[-1][1].isalpha():
        rich.undo()
    last = rich.moves[-1][0]
    difference = [one - other for one, other in zip(bonuses(rich), bonuses(poor), strict=True)]
    assert difference == [int(seat == last) for seat in (0, 1)]  # the last card on the board completes the eighth


def test_LK_10_voluntary_while_the_stack_lasts() -> None:
    match = table("y12", "")
    assert {"draw", "y12"} <= set(match.legal())
    assert "pass" not in match.legal()


def test_LK_10_forced_with_an_empty_stack() -> None:
    match = drain(table("y12 y10 b12 b10", "r12 r10 g12 g10", *[""] * 4))
    assert match.to_act == [0]
    assert match.legal() == ["b10", "b12", "y10", "y12"]
    play(match, "y12 end")
    assert {"g10", "g12", "r10", "r12"} <= lays(match) == set(match.legal())


def test_LK_10_connection_cards_are_not_forced() -> None:
    match = drain(table("y12 y13", "b13", "y10 b10 b12 r10 r12 g10 g12", *[""] * 3))
    play(match, "y12 y13 end")
    assert match.legal() == ["b13", "pass"]


def test_LK_10_jokers_are_not_forced() -> None:
    match = drain(table("y12", "*", "y10 b10 b12 r10 r12 g10 g12", *[""] * 3, stack="* * *"))
    play(match, "y12 end")
    assert "pass" in match.legal()
    assert "y13*" in match.legal()
    play(match, "pass")
    assert match.to_act == [2]


def out(last: str) -> Match:
    """Six players; of its twelve cards seat 0 has only y21 and the last one left, in the third turn."""
    match = table(f"{UPPER} y10 {last}", "* b10 b12", *[""] * 4, stack="r10 r12 g10 g12")
    return play(match, f"y12 y13 y14 y15 {ROUND_OF_SIX} y16 y17 y18 y19 {ROUND_OF_SIX} y20 y10")


def test_LK_11_the_game_ends_with_the_last_card() -> None:
    match = play(out("y9"), "y21")
    assert bonuses(match)[0] == 1
    assert not match.over
    play(match, "y9")
    assert match.over
    assert match.to_act == []
    assert match.scores is not None
    assert match.scores[0] == 11


def test_LK_11_a_bonus_earned_with_the_last_card_counts() -> None:
    match = play(out("y9"), "y9 y21")
    assert match.over
    assert match.scores is not None
    assert match.scores[0] == 11


def test_LK_11_the_last_card_may_be_a_joker() -> None:
    match = table(f"{UPPER} y10 *", *[""] * 5, stack="r10 r12 g10 g12 b10 b12")
    play(match, f"y12 y13 y14 y15 {ROUND_OF_SIX} y16 y17 y18 y19 {ROUND_OF_SIX} y20 y21 y10")
    assert not match.over
    play(match, "b10*")
    assert match.over


def test_LK_11_an_exchange_is_no_way_out() -> None:
    """The hand stays as large as it was."""
    match = table(f"{UPPER} y10 y9", "*", *[""] * 4)
    play(match, "y12 y13 y14 y15 end y10* end draw draw draw draw")
    play(match, f"y16 y17 y18 y19 {ROUND_OF_SIX} y20 y21 y9 y10=")
    assert not match.over
    assert hand(match, 0) == ["*"]
    play(match, "y8*")
    assert match.over


def test_LK_12_as_many_passes_in_a_row_as_seats() -> None:
    match = fill(play(table("* * * * y8 y7", "y10 y9"), "y10* y9* y8* y7*"))
    assert match.legal() == ["pass"]
    assert match.scores is None
    play(match, "pass")
    assert not match.over
    assert match.view()["position"]["passes"] == 1
    play(match, "pass")
    assert match.over
    assert match.scores == [11 * bonuses(match)[0] - 7 - 8, 11 * bonuses(match)[1] - 9 - 10]


def test_LK_12_laying_starts_the_count_anew() -> None:
    cards = "y12 y10 b10 b12 r10 r12 g10 g12"
    match = drain(table("", cards, *[""] * 4))
    play(match, "pass")
    assert match.view()["position"]["passes"] == 1
    play(match, "y12")
    assert match.view()["position"]["passes"] == 0
    play(match, "end")
    assert match.to_act == [2]


def test_LK_13_points() -> None:
    match = play(out("y9"), "y9 y21")
    hands = [hand(match, seat) for seat in range(6)]
    assert hands[1].count("*") == 1
    losses = [sum(11 if card == "*" else int(card[1:]) for card in cards) for cards in hands]
    assert match.scores == [11, *(-loss for loss in losses[1:])]
    assert match.winners == [0]


def test_LK_13_who_goes_out_need_not_win() -> None:
    first = "y12 y13 y14 y15 y16 y17 y18 y19 b12 b13 b14 b15"
    second = "r10 r9 r8 r7 r6 r5 y20 y21 y1 r1 b1 g1"
    match = table(first, second, *[""] * 4)
    play(match, "y12 y13 y14 y15 end r10 r9 r8 r7 end draw draw draw draw")
    play(match, "y16 y17 y18 y19 end y20 y21 r6 r5 end draw draw draw draw")
    play(match, "b12 b13 b14 b15")
    assert match.over
    assert match.scores is not None
    assert match.scores[:2] == [0, 11 - 4]
    assert match.winners == [1]


def test_LK_13_ties_share() -> None:
    """Four bonuses each, and cards worth 17 in both hands."""
    second = "y9 y8 b1 b10 b4 b6 b9 g1 g13 g14 g20 g3 g9 r1 r12 r17 r21 y18 y4 y5"
    match = fill(play(table("* * * * y10 y7", second), "y10* y9* y8* y7*"))
    play(match, "pass pass")
    assert match.over
    assert match.scores == [44 - 17, 44 - 17]
    assert match.winners == [0, 1]


def test_LK_14_as_many_games_as_players() -> None:
    assert GAME.rounds is not None
    assert [GAME.rounds(seats) for seats in range(2, 7)] == [2, 3, 4, 5, 6]


def test_a_seat_without_a_fitting_card_is_asked_all_the_same() -> None:
    match = drain(table("", "y12 y10 b10 b12 r10 r12 g10 g12", *[""] * 4))
    assert match.legal() == ["pass"]
    assert lays(match) == set()
    assert len(lying(match)) == 4


def test_what_can_be_taken_back() -> None:
    """Whatever was laid or exchanged, until the turn is handed on, a card is drawn, or the end opens the hands."""
    match = play(table("*", "y12 b12 b13"), "y12* end")
    assert match.settled[-1] == 2
    play(match, "b12 y12= b13")
    assert match.settled[-1] == 2
    play(match, "end draw")
    assert match.settled[-3:] == [2, 6, 7]
    last = play(out("y9"), "y9")
    assert last.settled[-1] < len(last.moves)
    play(last, "y21")
    assert last.settled[-1] == len(last.moves)
