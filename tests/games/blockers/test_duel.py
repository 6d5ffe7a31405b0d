"""blockers: the variant for two with two colours each, BL-20 to BL-23."""

import pytest

from spieltisch.games.blockers import GAME
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.blockers.table import EMPTY, STUCK, TIGHT, TILES, cells, lying, play, position, rack, seats, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def duel(*orders: str) -> Match:
    return table(*orders, duel=True)


def test_BL_20_each_has_two_colours_with_a_rack_and_a_stock_each() -> None:
    match = duel("1 2 3 4 5 6", "A B C D E F", "s1 s2 s3 s4 s5", "* 9 8 7 6")
    racks = match.state()["position"]["racks"]
    assert [one["seat"] for one in racks] == [0, 0, 1, 1]
    assert [one["colour"] for one in racks] == ["r", "y", "b", "g"]
    assert {move[:3] for move in match.legal()} == {f"a:{n}" for n in "12345"} | {f"b:{n}" for n in "ABCDE"}


def test_BL_20_the_colour_played_is_the_colour_drawn() -> None:
    match = play(duel("1 2 3 4 5 6", "A B C D E F", "", ""), "b:C@C3")
    assert rack(match, 0) == ["1", "2", "3", "4", "5"]
    assert rack(match, 1) == ["A", "B", "D", "E", "F"]
    assert lying(match)["C3"]["colour"] == "y"
    play(match, "a:1@A1 a:1@A1")
    assert rack(match, 0) == ["2", "3", "4", "5", "6"]
    assert lying(match)["A1"]["colour"] == "r"
    assert seats(match, "taken") == [{"b": ["1"]}, {}]


def test_BL_20_both_own_racks_are_seen_and_neither_of_the_other_seat() -> None:
    match = duel("", "", "", "")
    for seat, own in ((0, (0, 1)), (1, (2, 3))):
        for colour in range(4):
            assert (rack(match, colour, seat, truth=False) is not None) == (colour in own)


def test_BL_20_a_duel_is_for_two() -> None:
    with pytest.raises(Refusal) as refused:
        Match(GAME, 3, {"duel": True})
    assert refused.value.code == "bad_options"


def test_BL_21_the_own_second_colour_may_be_taken_but_not_the_one_played() -> None:
    match = play(duel("1 A", "A 1", "9", "9"), "a:1@A1 a:9@I9")
    assert "A1" not in cells(match, "a:A")
    assert "A1" in cells(match, "b:A")
    play(match, "b:A@A1")
    assert seats(match, "taken") == [{"r": ["1"]}, {}]
    assert lying(match)["A1"] == {"colour": "y", "tile": "A", "free": True}


def test_BL_21_groups_of_the_own_second_colour_may_not_be_split() -> None:
    lines = ["yyy......", *EMPTY[1:]]
    match = position(lines, ["A 1 2 3 4", "B C D E F", "1 2 3 4 5", "1 2 3 4 5"], left=60, duel=True)
    assert {"A1", "A3"} <= cells(match, "a:A")
    assert "A2" not in cells(match, "a:A")


def one_left(left: int = 20) -> Match:
    """Red has played 23 tiles and drawn all: the next one closes it."""
    lines = ["rrrrrrrrr", "rrrrr....", *EMPTY[2:]]
    return position(lines, ["H I s8 s9 *"] + ["1 2 3 4 5"] * 3, taken={0: "r" * 4, 1: "r" * 5}, left=left, duel=True)


def test_BL_22_a_colour_that_cannot_draw_is_closed_and_shown() -> None:
    match = one_left()
    assert rack(match, 0, 1, truth=False) is None
    play(match, "a:H@H1")
    for seat in (None, 0, 1):
        shown = match.view(seat)["position"]["racks"][0]
        assert shown["closed"]
        assert shown["rack"] == ["I", "s8", "s9", "*"]
    play(match, "a:1@E1")
    assert {move[:2] for move in match.legal()} == {"b:"}
    with pytest.raises(Refusal) as refused:
        match.play("a:I@I1")
    assert refused.value.rule == "BL-22"


def test_BL_22_drawing_the_last_tile_does_not_close() -> None:
    lines = ["rrrrrrrrr", "rrrrr....", *EMPTY[2:]]
    taken = {0: "r" * 4, 1: "r" * 4}
    match = position(lines, ["H I s8 s9 7"] + ["1 2 3 4 5"] * 3, taken=taken, left=20, duel=True)
    play(match, "a:H@H1")
    red = match.view()["position"]["racks"][0]
    assert (red["closed"], red["rack"], red["in_stock"], red["on_rack"]) == (False, None, 0, 5)


def test_BL_22_the_base_game_shows_no_rack_at_the_end() -> None:
    match = table("", "")
    while not match.over:
        match.play(match.legal()[0])
    assert rack(match, 0, 1, truth=False) is None
    assert rack(match, 0, None, truth=False) is None


def test_BL_23_the_game_ends_after_48_turns_each_with_all_colours_closed() -> None:
    match = duel("", "", "", "")
    while not match.over:
        match.play(match.legal()[len(match.moves) % len(match.legal())])
    assert len(match.moves) == 96 == GAME.bound(2, match.options)
    assert all(one["closed"] and one["on_rack"] == 4 for one in match.view()["position"]["racks"])
    assert all(one["rack"] for one in match.view()["position"]["racks"])


def test_BL_23_groups_of_both_colours_and_the_colour_taken_most_even_the_own() -> None:
    lines = ["r.r.yy.bg", *EMPTY[1:]]
    racks = ["1 2 3 4 5"] * 4
    taken = {0: "yyyrb", 1: "gry"}
    match = position(lines, racks, taken=taken, left=0, duel=True)
    assert match.scores == [3 + 3, 2 + 1]
    assert match.winners == [1]
    assert position(lines, racks, taken=taken, left=0, duel=True, scoring="groups").scores == [3, 2]


def test_BL_23_the_tie_break_counts_all_taken_tiles_the_own_colours_too() -> None:
    match = position(EMPTY, ["1 2 3 4 5"] * 4, taken={0: "yyrb", 1: "rrb"}, left=0, duel=True)
    assert match.scores == [2, 2]
    assert match.winners == [1]


def test_BL_5_in_a_duel_who_is_stuck_with_one_colour_plays_the_other() -> None:
    lines = [line.replace("y", "b") for line in STUCK]
    match = position(lines, ["A B C s1 s2", "A B C D s1", "1 2 3 4 5", "1 2 3 4 5"], left=60, duel=True)
    assert {move[:3] for move in match.legal()} == {"b:A", "b:C", "b:D", "b:s"}


def test_BL_5_in_a_duel_who_is_stuck_with_both_passes() -> None:
    lines = [*TIGHT[:8], "rrrryyyyy"]
    racks = ["A C s1 3 4", "B D 3 5 6", "1 2 3 4 5", "1 2 3 4 5"]
    match = position(lines, racks, left=30, duel=True)
    assert match.legal() == ["pass"]
    play(match, "pass")
    assert [rack(match, 0), rack(match, 1)] == [["3", "4", "A", "C", "s1"], ["3", "5", "6", "B", "D"]]
    assert match.s.barred[:2].all()
    assert not match.s.barred[2:].any()


def test_BL_5_in_a_duel_a_closed_colour_does_not_help() -> None:
    """Yellow is closed; whatever is on its rack, red alone decides."""
    lines = [line.replace("y", "b") for line in STUCK]
    racks = ["A B C s1 s2", "A B C *", "1 2 3 4 5", "1 2 3 4 5"]
    match = position(lines, racks, taken={1: "y" * 24}, left=30, duel=True)
    assert match.legal() == ["pass"]
    play(match, "pass")
    assert match.s.barred[0].all()
    assert not match.s.barred[1].any()
    assert [TILES[kind] for kind in range(28) if not int(match.s.barred[0, 0]) >> kind & 1] == [
        "A",
        "B",
        "C",
        "s1",
        "s2",
        "s3",
    ]
