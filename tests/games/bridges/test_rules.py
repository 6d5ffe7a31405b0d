"""bridges: the rules BR-1 to BR-12, one by one, and the rulebook's examples. What is rare is in test_rare.py."""

import pytest

from spieltisch.games.bridges import GAME
from spieltisch.match import Match
from tests.games.bridges.table import RACK, bag, lying, material, play, rack, table, turns, until

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


# Who begins


@pytest.mark.parametrize("seats", RACK)
def test_BR_1_tiles_each_and_the_bag(seats: int) -> None:
    tiles = material(symbols=False)
    match = Match(GAME, seats, deal={"start": 0, "bag": tiles})
    size = RACK[seats]
    for seat in range(seats):
        assert sorted(rack(match, seat)) == sorted(tiles[seat * size : seat * size + size])
    assert bag(match) == tiles[seats * size :]
    assert "star" not in tiles


def test_BR_2_the_start_seat_begins_if_it_holds_an_eleven() -> None:
    match = table("y11 r11", "b11", start=0)
    assert match.to_act == [0]
    assert match.legal() == ["r11", "y11"]  # its choice, but one of them
    play(match, "r11")
    assert "y11" in match.legal()
    assert "end" in match.legal()


def test_BR_2_else_the_next_clockwise_that_holds_one() -> None:
    assert table("y11", "", "", start=1).to_act == [0]
    assert table("y11", "", "b11", start=1).to_act == [2]
    assert table("", "g11", "", "", start=2).to_act == [1]


def test_BR_3_if_nobody_holds_one_they_draw_until_somebody_does() -> None:
    match = table("", "", "", bag="y12 r12 b12 y10 b11 x3", start=1)
    assert match.to_act == [2]  # seats 1, 2, 0, 1 and then 2
    assert [len(rack(match, seat)) for seat in range(3)] == [21, 22, 22]
    assert {"y12", "y10"} <= set(rack(match, 1))
    assert {"r12", "b11"} <= set(rack(match, 2))
    assert "b12" in rack(match, 0)
    assert bag(match)[0] == "x3"
    assert match.legal() == ["b11"]
    play(match, "b11 end")
    assert match.to_act == [0]
    assert "b12" in match.legal()  # drawn before the first turn, and no longer a must


# A turn


def test_BR_4_one_to_three_tiles_then_end() -> None:
    match = table("y11 y12 y10 y9", "")
    play(match, "y11")
    assert match.legal() == ["end", "y10", "y12"]  # a second is voluntary
    play(match, "y12 y10")
    assert match.legal() == ["end"]  # no fourth
    play(match, "end keep")
    assert match.to_act == [1]


def test_BR_4_a_tile_that_fits_must_be_laid() -> None:
    match = play(table("y11 y12", "y10"), "y11 end")
    assert match.legal() == ["y10"]  # no end, no draw, no pass


def test_BR_5_beside_a_filled_field_in_the_row() -> None:
    match = play(table("y11 y12 y10 r12 y8 y14", ""), "y11")
    assert match.legal() == ["end", "y10", "y12"]


def test_BR_5_elevens_are_always_open() -> None:
    assert table("y11 r11 b11 g11", "").legal() == ["b11", "g11", "r11", "y11"]


def test_BR_5_all_ones_are_connected_but_not_to_the_twenties() -> None:
    """The rulebook's example: who has laid the yellow 1 may also lay the blue one."""
    match = table("y11 y10 y9 y8 x7 y6 y5 y4 x3 y2 y1 b1 r20 g2", "")
    turns(match, "y11 y10 y9 end keep", "y8 y7 y6 end keep", "y5 y4 y3 end keep", "y2")
    assert "b1" not in match.legal()
    play(match, "y1")
    assert "b1" in match.legal()
    assert not {"r20", "g2"} & set(match.legal())
    assert {"r1", "b1", "g1"} >= set(match.legal()) - {"end"}


def test_BR_5_all_twenties_are_connected() -> None:
    match = table("g11 g12 x13 g14 g15 g16 x17 g18 g19 g20 y20 r1", "")
    turns(match, "g11 g12 g13 end keep", "g14 g15 g16 end keep", "g17 g18 g19 end keep", "g20")
    assert "y20" in match.legal()
    assert "r1" not in match.legal()


def test_BR_5_across_a_bridge_the_same_number() -> None:
    """The rulebook's example: the yellow 18 lies, so the red 18 may be laid."""
    match = table("y11 y12 x13 y14 y15 y16 x17 y18 r18 r19", "", bag="g2")
    turns(match, "y11 y12 y13 end keep", "y14 y15 y16 end keep", "y17")
    assert "r18" not in match.legal()
    play(match, "y18")
    assert "r18" in match.legal()
    assert "r19" not in match.legal()


def test_BR_5_a_bonus_bridge_is_a_bridge_too() -> None:
    match = table("y11 y12 x13 x13", "", bag="y16")
    play(match, "y11 y12 y13")
    assert lying(match)["y13"] == "x13"
    assert until(play(match, "end keep"), 0).legal() == ["r13"]


def test_BR_6_a_coloured_tile_goes_on_its_own_field_only() -> None:
    match = play(table("y11 r12", ""), "y11")
    assert match.legal() == ["end"]


def test_BR_6_a_joker_goes_on_any_open_field_of_its_number() -> None:
    match = table("y11 g11 y12 g12 x13 x13", "", bag="b2")
    play(match, "y11 g11 y12 end keep")
    assert until(match, 0).legal() == ["g12", "y13"]
    play(match, "g12")
    assert match.legal() == ["end", "g13", "y13"]  # red and blue 13 are not open
    play(match, "g13")
    assert lying(match)["g13"] == "x13"
    assert rack(match, 0).count("x13") == 1


# Bonus bridges


def test_BR_7_the_first_tile_on_a_bonus_bridge_draws_one_and_lays_it() -> None:
    """The rulebook's example: a grey 13 on yellow draws the red 16; the next 13, on red, draws nothing."""
    match = table("y11 y12 x13 y14", "x13", bag="r16 g5")
    play(match, "y11 y12 y13")
    assert lying(match)["r16"] == "r16"  # nothing lies beside it
    assert match.view()["position"]["left"] == 39
    assert match.view()["position"]["laid"] == 3  # it does not count
    play(match, "end keep")
    assert match.legal() == ["r13"]
    play(match, "r13")
    assert "g5" not in lying(match)
    assert bag(match)[0] == "g5"


def test_BR_7_a_bonus_tile_does_not_count_towards_the_three() -> None:
    match = play(table("b11 b10 b9 b8 x7", "", bag="y2 y5 y6 g5"), "b11 b10 b9 end keep")
    play(until(match, 0), "b8")
    assert match.view()["position"]["fresh"] == ["b8", "g5"]
    assert match.view()["position"]["laid"] == 1
    assert match.legal() == ["b7", "end"]


def test_BR_8_a_coloured_bonus_tile_is_laid_by_itself() -> None:
    match = play(table("y11 y12 x13", "", bag="g2"), "y11 y12 y13")
    assert lying(match)["g2"] == "g2"
    assert match.view()["position"]["phase"] == "lay"


def test_BR_8_for_a_joker_the_player_chooses_any_empty_field_of_its_number() -> None:
    match = play(table("y11 y12 x13", "", bag="x13"), "y11 y12 y13")
    assert match.view()["position"]["phase"] == "bonus"
    assert match.view()["position"]["bonus"] == "x13"  # drawn openly
    assert match.legal() == ["b13", "g13", "r13"]  # open or not, but not where one lies
    play(match, "g13")
    assert lying(match)["g13"] == "x13"
    assert match.view()["position"]["phase"] == "lay"
    assert match.legal() == ["end"]


@pytest.mark.parametrize(("chain", "second"), [(True, True), (False, False)])
def test_BR_9_a_bonus_tile_on_another_bonus_bridge(chain: bool, second: bool) -> None:
    match = table("y11 y12 x13", "", bag="b8 g2", options={"bonus_chain": chain})
    play(match, "y11 y12 y13")
    assert "b8" in lying(match)
    assert ("g2" in lying(match)) == second
    # Fired or not, that bridge is spent.
    assert [b["spent"] for b in match.view()["position"]["bridges"] if b["number"] == 8] == [True]


# Nothing fits


def test_BR_10_draw_up_to_three_times_then_the_turn_is_over() -> None:
    match = play(table("y11", "", bag="r2 r5 r8"), "y11 end")
    for left in (40, 39, 38):
        assert match.to_act == [1]
        assert match.legal() == ["draw"]
        assert match.view()["position"]["left"] == left
        play(match, "draw")
    assert match.to_act == [0]
    assert {"r2", "r5", "r8"} <= set(rack(match, 1))


def test_BR_10_the_first_drawn_tile_that_fits_must_be_laid() -> None:
    match = play(table("y11", "y9 y8", bag="r2 y10 r5"), "y11 end draw draw")
    assert match.legal() == ["y10"]
    play(match, "y10")
    assert match.legal() == ["end", "y9"]  # now the whole rack, up to two more, and no drawing
    play(match, "y9")
    assert match.legal() == ["end", "y8"]
    play(match, "y8")
    assert match.legal() == ["end"]
    assert bag(match)[0] == "r5"


def test_BR_10_a_drawn_joker_is_laid_where_it_fits() -> None:
    match = table("y11 y12 g11 g12", "y1", bag="x13")
    play(match, "y11 y12 g11 end keep")
    assert match.to_act == [1]
    play(match, "draw")
    assert match.legal() == ["y13"]


def test_BR_10_once_something_is_laid_there_is_no_drawing() -> None:
    match = play(table("y11", ""), "y11")
    assert match.legal() == ["end"]


# Giving


def test_BR_12_two_neighbours_laid_in_one_turn_allow_a_gift() -> None:
    match = play(table("y11 y12 x3 x3 g5", "", ""), "y11 y12 end")
    assert match.view()["position"]["phase"] == "give"
    held = set(rack(match, 0))
    assert match.legal() == sorted(f"give:{tile}" for tile in held) + ["keep"]  # each kind once
    play(match, "give:x3")
    assert rack(match, 1).count("x3") == 1  # the left neighbour
    assert rack(match, 0).count("x3") == 1
    assert match.to_act == [1]


def test_BR_12_it_may_be_kept() -> None:
    match = play(table("y11 y12", "", ""), "y11 y12 end keep")
    assert match.to_act == [1]
    assert len(rack(match, 0)) == 18


def test_BR_12_no_gift_without_two_neighbours_of_this_turn() -> None:
    match = play(table("y11 r11 r12", ""), "y11 r11 end")
    assert match.to_act == [1]
    play(until(match, 0), "r12 end")  # its neighbour was laid a turn before
    assert match.to_act == [1]


def test_BR_12_the_same_number_across_a_bridge_is_no_neighbour() -> None:
    match = play(table("y11 y12 x13 x13", "", bag="r2 r5 r8 g2"), "y11 y12 end keep")
    play(until(match, 0), "y13 r13 end")
    assert match.to_act == [1]


def test_BR_12_jokers_count() -> None:
    match = play(table("y11 y12 x13", "", bag="r2 r5 r8 g2"), "y11 end")
    play(until(match, 0), "y12 y13 end")
    assert match.view()["position"]["phase"] == "give"


@pytest.mark.parametrize(("bonus", "gift"), [("y14", True), ("g2", False)])
def test_BR_12_bonus_tiles_count(bonus: str, gift: bool) -> None:
    match = play(table("y11 y12 x13", "", bag=f"r2 r5 r8 {bonus}"), "y11 y12 end keep")
    play(until(match, 0), "y13")
    assert bonus in lying(match)
    play(match, "end")
    assert (match.view()["position"]["phase"] == "give") == gift


def test_BR_12_tiles_of_any_kind() -> None:
    match = table("y11 y12 star x7 g2", "", options={"symbols": True})
    play(match, "y11 y12 end")
    assert {"give:star", "give:x7", "give:g2", "keep"} <= set(match.legal())


def test_BR_12_once_a_turn() -> None:
    match = play(table("y11 y12 y10 g5", ""), "y11 y12 y10 end give:g5")  # two pairs, one gift
    assert match.to_act == [1]
