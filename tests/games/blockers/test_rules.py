"""blockers: the rules BL-1 to BL-9, one by one, and the rulebook's examples."""

from typing import Any

import pytest

from spieltisch.games.blockers import GAME
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.blockers.table import EMPTY, TILES, cells, lying, play, position, rack, seats, stuck, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


# Setting up and laying


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_BL_1_five_tiles_on_the_rack_the_others_in_the_stock(players: int) -> None:
    orders = [TILES[3 * colour :] + TILES[: 3 * colour] for colour in range(players)]
    match = Match(GAME, players, deal={"start": players - 1, "tiles": orders})
    racks = match.state()["position"]["racks"]
    assert [sorted(one["rack"]) for one in racks] == [sorted(order[:5]) for order in orders]
    assert [one["stock"] for one in racks] == [order[5:] for order in orders]
    assert match.to_act == [players - 1]
    play(match, match.legal()[0])
    assert match.to_act == [0]


def test_BL_1_nobody_sees_the_others_racks() -> None:
    match = table("1 2 3 4 5", "A B C D E", "s1 s2 s3 s4 s5")
    for seat in (0, 1, 2):
        for colour in (0, 1, 2):
            seen = rack(match, colour, seat, truth=False)
            assert seen == (rack(match, colour) if seat == colour else None)
            assert rack(match, colour, None, truth=False) is None


@pytest.mark.parametrize("column", "123456789")
def test_BL_2_a_number_goes_to_its_column(column: str) -> None:
    assert cells(table(column, ""), column) == {f"{row}{column}" for row in "ABCDEFGHI"}


@pytest.mark.parametrize("row", "ABCDEFGHI")
def test_BL_2_a_letter_goes_to_its_row(row: str) -> None:
    assert cells(table(row, ""), row) == {f"{row}{column}" for column in "123456789"}


@pytest.mark.parametrize("y", range(3))
@pytest.mark.parametrize("x", range(3))
def test_BL_2_a_symbol_goes_to_its_section(x: int, y: int) -> None:
    tile, rows, columns = f"s{3 * y + x + 1}", "ABCDEFGHI"[3 * y :][:3], "123456789"[3 * x :][:3]
    assert cells(table(tile, ""), tile) == {row + column for row in rows for column in columns}


def test_BL_2_the_joker_goes_anywhere() -> None:
    assert len(cells(table("*", ""), "*")) == 81


def test_BL_2_only_tiles_of_the_rack_are_laid() -> None:
    match = table("1 2 3 4 5 6", "")
    assert {move[0] for move in match.legal()} == set("12345")


def test_BL_2_after_laying_a_tile_the_next_of_the_stock_is_drawn() -> None:
    match = play(table("1 2 3 4 5 s9 *", "A B C D E"), "3@G3")
    assert rack(match, 0) == ["1", "2", "4", "5", "s9"]
    assert lying(match) == {"G3": {"colour": "r", "tile": "3", "free": True}}
    play(match, "A@A1 1@A1")
    assert rack(match, 0) == ["2", "4", "5", "s9", "*"]


# Taking


def test_BL_3_a_tile_of_another_player_is_taken_an_own_one_never() -> None:
    match = play(table("1 A", "A 2"), "1@A1 A@A2")
    assert "A1" not in cells(match, "A")
    assert "A2" in cells(match, "A")
    play(match, "A@A2")
    assert lying(match)["A2"] == {"colour": "r", "tile": "A", "free": True}
    assert seats(match, "taken") == [{"y": ["A"]}, {}]


def test_BL_3_taking_is_free_to_choose() -> None:
    match = play(table("1", "A"), "1@A1")
    assert {"A1", "A2", "A9"} <= cells(match, "A")


def yellow_on(places: str) -> Match:
    """Yellow on these cells; red is to play and has its joker."""
    lines = ["".join("y" if f"{row}{column}" in places else "." for column in "123456789") for row in "ABCDEFGHI"]
    return position(lines, ["* 1 2 3 4", "5 6 7 8 9"], left=30)


@pytest.mark.parametrize(
    ("places", "protected"),
    [
        ("E5", ""),  # alone
        ("E5 E6", ""),  # a pair
        ("E4 E5 E6", "E5"),  # the middle of three
        ("E4 E5 F5", "E5"),  # round a corner; the ends do not touch
        ("E4 E5 F4 F5", ""),  # a square
        ("E4 E5 F4 F5 F6", "F5"),  # a square with a tail
        ("D5 E4 E5 E6 F5", "E5"),  # a cross
        ("D4 D5 D6 E4 E6 F4 F5 F6", ""),  # a ring: the long way round joins as well
        ("D4 D5 D6 E4 E6 F4 F5 F6 G5", "F5"),  # a ring with a tail
        ("D4 D5 D6 E4 E6 F4 F6", "D4 D5 D6 E4 E6"),  # an open ring
        ("E5 F6", ""),  # corner to corner is not joined
        ("A8 A9 B1 B2 B3", "B2"),  # one row's end and the next one's beginning are not joined
        ("A1 A9 I1 I9", ""),
        ("F4 G4 H4 G3 G5", "G4"),  # below, as well as above
        ("A1 A2 A3 A4 A5 A6 A7 A8 A9 B9 C9 D9 E9 F9 G9 H9 I9", "A2 A3 A4 A5 A6 A7 A8 A9 B9 C9 D9 E9 F9 G9 H9"),
    ],
)
def test_BL_4_taken_is_only_what_leaves_the_group_in_one_piece(places: str, protected: str) -> None:
    match = yellow_on(places)
    assert {cell for cell, tile in lying(match).items() if not tile["free"]} == set(protected.split())
    assert set(places.split()) - cells(match, "*") == set(protected.split())
    for cell in protected.split():
        with pytest.raises(Refusal) as refused:
            match.play(f"*@{cell}")
        assert refused.value.rule == "BL-4"


def test_BL_4_only_the_group_of_the_taken_tile_counts() -> None:
    """Taking from between two other groups is no matter, nor is splitting the space between them."""
    match = position(["yby", "...", *EMPTY[2:]], ["A 1 2 3 4", "5 6 7 8 9", "B C D E F"], left=30)
    assert "A2" in cells(match, "A")


def test_BL_4_the_rulebooks_example() -> None:
    """Blue may put its moon, its G or its 2 on yellow's G on G2, at the end of a group."""
    match = table("s7 G 2 1 3", "G 1 9 8 7 F", start=1)
    play(match, "G@G2 3@A3 1@G1 1@A1 F@F1")
    yellow = {cell for cell, tile in lying(match).items() if tile["colour"] == "y"}
    assert yellow == {"G2", "G1", "F1"}
    for tile in ("s7", "G", "2"):
        assert "G2" in cells(match, tile)
        assert "G1" not in cells(match, tile)


# Passing


def test_BL_5_who_can_only_take_must_take() -> None:
    match = position(["ybybybyby"] * 3 + EMPTY[3:], ["A B C s1 s2", "1 2 3 4 5", "1 2 3 4 5"], left=30)
    assert {move.partition("@")[2] for move in match.legal()} <= set(lying(match))
    assert "pass" not in match.legal()
    with pytest.raises(Refusal) as refused:
        match.play("pass")
    assert refused.value.rule == "BL-5"


def test_BL_5_who_cannot_even_take_passes_and_draws_nothing() -> None:
    match = stuck()
    before = rack(match, 0)
    assert match.legal() == ["pass"]
    assert seats(match, "turns") == [10, 10]
    play(match, "pass")
    assert rack(match, 0) == before
    assert seats(match, "turns") == [9, 10]
    assert seats(match, "passed") == [1, 0]
    assert match.to_act == [1]


def test_BL_5_after_a_pass_the_game_goes_on() -> None:
    match = play(stuck(), "pass 5@E5")
    assert match.legal() == ["pass"]
    play(match, "pass 1@E1")
    assert seats(match, "passed") == [2, 0]
    assert seats(match, "turns") == [8, 8]


# The end


def test_BL_6_taken_tiles_lie_open_and_do_not_come_back() -> None:
    match = play(table("1 A", "A 1 9", "1 3"), "1@A1 A@A1 1@A1")
    for seat in (None, 0, 1, 2):
        shown = match.view(seat)["position"]
        assert [one["taken"] for one in shown["seats"]] == [{}, {"r": ["1"]}, {"y": ["A"]}]
        assert "1" not in shown["racks"][0]["not_played"]
    assert [one["in_stock"] for one in match.view()["position"]["racks"]] == [22, 22, 22]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_BL_7_the_game_ends_after_24_turns_each(players: int) -> None:
    match = table(*[""] * players)
    for turn in range(24 * players):
        assert seats(match, "turns") == [24 - (turn + players - 1 - k) // players for k in range(players)]
        play(match, match.legal()[0])
    assert match.over
    assert match.to_act == []
    assert seats(match, "turns") == [0] * players
    assert [len(rack(match, colour) or "") for colour in range(players)] == [4] * players
    assert [one["in_stock"] for one in match.view()["position"]["racks"]] == [0] * players
    assert len(match.moves) == GAME.bound(players, match.options)


def test_BL_7_who_had_to_pass_keeps_more() -> None:
    match = play(stuck(left=2), "pass 5@E5")
    assert match.over
    red = match.state()["position"]["racks"][0]
    assert (red["on_rack"], red["in_stock"], red["closed"]) == (5, 7, False)


def final(lines: list[str], taken: dict[int, str], **options: Any) -> Match:
    """A finished game."""
    return position(lines, ["1 2 3 4 5"] * 3, taken=taken, left=0, **options)


# Red 4 groups, yellow 2, blue 2
EXAMPLE = ["r.r.yyy..", "..rr..y..", "b........", "bb..r....", "b....r...", ".bb......", ".yy......", *EMPTY[7:]]


def test_BL_8_the_rulebooks_example() -> None:
    """Four groups and one taken of each of two colours: 5. Two groups and two taken: 4. Two groups: 2."""
    match = final(EXAMPLE, {0: "yb", 1: "rr"})
    assert seats(match, "groups") == [4, 2, 2]
    assert match.scores == [5, 4, 2]
    assert match.winners == [2]


def test_BL_8_a_single_tile_is_a_group_and_corners_do_not_join() -> None:
    match = final(["r.r......", ".r.......", *EMPTY[2:]], {})
    assert match.scores == [3, 0, 0]


def test_BL_8_of_the_tiles_taken_only_the_colour_taken_most_counts() -> None:
    assert final(EMPTY, {0: "yyybb", 1: "rb", 2: "yyrryy"}).scores == [3, 1, 4]


def test_BL_8_a_tie_goes_to_who_took_fewer_in_all() -> None:
    match = final(EMPTY, {0: "yyb", 1: "rr", 2: "rryy"})
    assert match.scores == [2, 2, 2]
    assert match.winners == [1]


def test_BL_8_and_then_it_is_shared() -> None:
    match = final(EMPTY, {0: "yyb", 1: "rrb", 2: "rryy"})
    assert match.winners == [0, 1]


def test_BL_8_fewer_points_come_before_fewer_taken() -> None:
    match = final(["r.r......", *EMPTY[1:]], {1: "rb", 2: "yyyrrr"})
    assert match.scores == [2, 1, 3]
    assert match.winners == [1]


def test_BL_9_groups_only() -> None:
    match = final(EXAMPLE, {0: "yb", 1: "rr"}, scoring="groups")
    assert match.scores == [4, 2, 2]
    assert match.winners == [2]  # the tie goes to who took fewer
    assert final(EXAMPLE, {1: "r", 2: "y"}, scoring="groups").winners == [1, 2]
