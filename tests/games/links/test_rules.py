"""links: the rules LK-1 to LK-8, one by one, and the rulebook's examples."""

import pytest

from spieltisch.games.links import GAME
from spieltisch.match import Match
from tests.games.links.table import DECK, HAND, fill, hand, lays, lying, play, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def connections(match: Match, seat: int) -> int:
    left: int = match.view()["position"]["seats"][seat]["connections"]
    return left


# Setting up


def test_LK_1_the_elevens_lie_in_the_column_of_the_deal() -> None:
    match = table("", "", rows="rgyb")
    assert [row["colour"] for row in match.view()["position"]["rows"]] == ["r", "g", "y", "b"]
    assert lying(match) == {"y11": "y11", "r11": "r11", "b11": "b11", "g11": "g11"}


@pytest.mark.parametrize(("rows", "near"), [("ybrg", "b"), ("bygr", "bg"), ("rbgy", "g")])
def test_LK_1_rows_side_by_side_are_neighbours_without_wrap(rows: str, near: str) -> None:
    match = play(table("y12 y13 b13 r13 g13", "", rows=rows), "y12 y13")
    assert lays(match) == {f"{colour}13" for colour in near}


@pytest.mark.parametrize("seats", HAND)
def test_LK_2_hands_in_seat_order_then_the_stack(seats: int) -> None:
    match = Match(GAME, seats, deal={"start": 1, "rows": list("ybrg"), "deck": DECK})
    size = HAND[seats]
    for seat in range(seats):
        assert sorted(hand(match, seat)) == sorted(DECK[seat * size : seat * size + size])
    assert match.view()["position"]["stack"] == 84 - seats * size
    assert match.state()["position"]["deck"] == DECK[seats * size :]
    assert match.to_act == [1]
    match.play("draw")
    assert DECK[seats * size] in hand(match, 1)


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_LK_3_connection_cards(seats: int, count: int) -> None:
    match = table(*[""] * seats)
    assert [connections(match, seat) for seat in range(seats)] == [count] * seats
    assert [len(hand(match, seat)) for seat in range(seats)] == [HAND[seats]] * seats  # no hand cards


# Laying


def test_LK_4_one_to_four_cards_then_end() -> None:
    match = table("y12 y13 y14 y15 y16", "b12")
    assert "end" not in match.legal()
    play(match, "y12 y13 y14")
    assert match.legal() == ["end", "y15"]
    play(match, "y15")
    assert match.legal() == ["end"]
    play(match, "end")
    assert match.to_act == [1]
    play(match, "b12 end")
    assert match.to_act == [0]


def test_LK_4_drawing_ends_the_turn() -> None:
    match = play(table("y12", "", stack="y13"), "draw")
    assert match.to_act == [1]
    assert {"y12", "y13"} <= set(hand(match, 0))
    play(match, "draw")
    assert lays(match) == {"y12"}


def test_LK_4_no_drawing_after_laying() -> None:
    assert "draw" in table("y12", "").legal()
    assert "draw" not in play(table("y12", ""), "y12").legal()


def test_LK_5_beside_a_card_in_its_own_row_in_both_directions() -> None:
    match = table("y10 y12 r10 b12 b13 g9", "")
    assert lays(match) == {"y10", "y12", "r10", "b12"}
    play(match, "b12 y10")
    assert lays(match) == {"y12", "r10", "b13"}
    assert connections(match, 0) == 4


def test_LK_5_an_island_and_its_row_meet() -> None:
    match = play(table("y12 y13 y14 b14", "b12 b13 b15"), "y12 y13 y14 b14 end")
    assert lays(match) == {"b12", "b13", "b15"}
    play(match, "b13 b12 b15 end")
    assert connections(match, 1) == 4


def test_LK_6_spent_only_where_needed() -> None:
    match = play(table("y12 b12 b13 y13", ""), "y12 b12")  # b12 lies both beside b11 and below y12
    assert connections(match, 0) == 4
    play(match, "b13 y13")
    assert connections(match, 0) == 4
    assert match.view()["position"]["links"] == []


def test_LK_6_any_number_in_a_turn_while_there_are_some() -> None:
    match = play(table("y12 y13 b13 r13 g13", *[""] * 5), "y12 y13 b13")
    assert lays(match) == {"r13"}
    play(match, "r13")
    assert connections(match, 0) == 0  # with six players there are two
    assert match.view()["position"]["links"] == [
        {"number": 13, "rows": ["y", "b"]},
        {"number": 13, "rows": ["b", "r"]},
    ]
    play(match, "end draw draw draw draw draw")
    assert "g13" in hand(match, 0)
    assert lays(match) == set()


def test_LK_6_from_below_as_well() -> None:
    match = play(table("g12 g13 r13", ""), "g12 g13 r13")
    assert match.view()["position"]["links"] == [{"number": 13, "rows": ["r", "g"]}]


def test_LK_6_from_a_joker_and_to_a_joker() -> None:
    match = play(table("* * b12 b13", ""), "y12* b12 b13")
    assert connections(match, 0) == 4
    assert {"y13*", "r13*"} <= lays(match)
    play(match, "r13*")
    assert connections(match, 0) == 3
    play(match, "end draw")
    assert "r13*" not in lays(match)


def test_LK_6_no_gap_in_a_row_is_bridged() -> None:
    match = play(table("y12 y14 b14", ""), "y12")
    assert lays(match) == set()
    assert connections(match, 0) == 4


def test_LK_7_a_joker_as_any_number_card_counts_as_one_of_the_four() -> None:
    match = table("* * * *", "")
    elevens = {f"{colour}{number}*" for colour in "ybrg" for number in (10, 12)}
    assert lays(match) == elevens  # an 11 has no empty neighbour in the column
    play(match, "y12* y13*")
    assert {"b13*", "y14*"} <= lays(match)
    play(match, "b13* y14*")
    assert match.legal() == ["end"]
    assert connections(match, 0) == 3
    assert hand(match, 0).count("*") == 0


def test_LK_8_before_between_and_after_laying() -> None:
    match = play(table("* * * *", "y12 r12 b12 b13 g12 g13"), "y12* r12* b12* b13* end")
    play(match, "y12= g12 r12= g13")
    assert hand(match, 1).count("*") == 2
    assert {"b12=", "b13=", "end"} <= set(match.legal())
    play(match, "b12= b13= end")
    assert hand(match, 1).count("*") == 4
    assert lying(match)["b13"] == "b13"


def test_LK_8_does_not_count_towards_the_four_and_the_joker_may_be_laid_at_once() -> None:
    match = play(table("*", "y12 b12 b13 b14"), "y12* end")
    play(match, "y12= b12 b13 b14 y13*")
    assert match.legal() == ["end"]
    late = play(table("*", "y12 b12 b13 b14 b15"), "y12* end b12 b13 b14 b15")
    assert late.legal() == ["end", "y12="]


def test_LK_8_binds_to_lay_a_card() -> None:
    match = play(table("*", "y12"), "y12* end")
    assert "draw" in match.legal()
    play(match, "y12=")
    assert not {"draw", "end", "pass"} & set(match.legal())
    play(match, "y13*")
    assert match.legal() == ["end"]
    play(match, "end")
    assert "draw" in match.legal()


def test_LK_8_an_own_joker_of_this_turn() -> None:
    match = play(table("* y12", ""), "y12* y12= y13* end")
    assert lying(match)["y12"] == "y12"
    assert lying(match)["y13"] == "*"


def full_board() -> Match:
    """Jokers lie on y10 to y7, those cards are in the hands, everything else lies."""
    return fill(play(table("* * * * y8 y7", "y10 y9"), "y10* y9* y8* y7*"))


def test_LK_8_not_on_a_full_board_before_the_first_card() -> None:
    match = full_board()
    assert [hand(match, seat) for seat in (0, 1)] == [["y7", "y8"], ["y9", "y10"]]
    assert match.legal() == ["pass"]
    play(match, "pass")
    assert match.legal() == ["pass"]


def test_LK_8_on_a_full_board_after_the_last_card() -> None:
    match = full_board()
    while match.moves[-1][1].isalpha():
        match.undo()
    (seat,) = match.to_act
    assert match.legal() == sorted(["end", *(f"{card}=" for card in hand(match, seat))])
    match.play(match.legal()[1])
    assert hand(match, seat)[-1] == "*"


# The rulebook's examples


def test_example_1() -> None:
    """A connection from the yellow to the blue 9, from there to the red one; none leads from the red 7 to the 5."""
    timo, vera = "y10 y9 b9 r9", "r8 r7 r5"
    match = play(table(timo, vera, rows="ybrg"), "y10 y9 end draw")
    play(match, "b9 r9 end")
    assert connections(match, 0) == 2
    assert lays(match) == {"r8"}
    play(match, "r8 r7")
    assert "r5" not in match.legal()
    assert connections(match, 1) == 4


def test_example_2() -> None:
    """A connection from the yellow 7 to a joker as the blue 7, then the blue 8, 6 and 5: four cards."""
    match = play(table("y10 y9 y8 y7 b8 b6 b5 *", ""), "y10 y9 y8 y7 end draw")
    play(match, "b7* b8 b6 b5")
    assert match.legal() == ["end"]
    assert connections(match, 0) == 3
    assert lying(match)["b7"] == "*"
