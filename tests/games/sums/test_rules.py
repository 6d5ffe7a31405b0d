"""sums: laying and announcing, SU-1 to SU-3, and writing, SU-4 to SU-8, one by one; the rulebook's examples."""

import pytest

from spieltisch.games.sums import GAME
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.sums.table import CARDS, fill, hand, misses, play, position, said, seen, sheet, table, turn

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def fields(match: Match, seat: int) -> set[str]:
    """The fields a seat may write into."""
    return set(match.legal(seat)) - {"-"}


def row(colour: str, places: str = "123456789") -> set[str]:
    return {colour + place for place in places}


# Setting up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SU_1_hands_in_seat_order_then_the_grid_then_the_pile(players: int) -> None:
    deck = CARDS[::-1]
    match = Match(GAME, players, deal={"start": players - 1, "deck": deck, "reshuffle": "5"})
    for seat in range(players):
        assert sorted(hand(match, seat)) == sorted(deck[3 * seat : 3 * seat + 3])
    after = 3 * players
    assert position(match)["grid"] == deck[after : after + 4]
    assert position(match)["pile"] == {"left": 28 - after, "cards": deck[after + 4 :], "reshuffle": "5"}
    assert match.to_act == [players - 1]


@pytest.mark.parametrize("reshuffle", [0, 1, 2**63, 2**64 - 1])
def test_SU_1_the_word_of_the_deal_may_be_any_of_64_bits(reshuffle: int) -> None:
    assert position(table("", reshuffle=reshuffle))["pile"]["reshuffle"] == str(reshuffle)


# Laying


def test_SU_2_any_card_on_any_pile() -> None:
    match = table("o4 x-2 y6", "")
    assert match.legal() == sorted(f"{card}>{pile}" for card in ("o4", "x-2", "y6") for pile in range(1, 5))


def test_SU_2_example_Tim_says_10_in_orange_or_yellow() -> None:
    match = play(table("o4", "", grid="o2 y3 x3 p5"), "o4>4 call")
    assert said(match) == (10, "oy")
    assert position(match)["grid"] == ["o2", "y3", "x3", "o4"]
    assert position(match)["covered"] == ["p5"]


@pytest.mark.parametrize(("pile", "sum_", "colours"), [(1, 6, "yp"), (2, 8, "oy"), (3, 8, "oy"), (4, 6, "yp")])
def test_SU_2_the_card_and_its_two_neighbours_count_and_the_pile_across_never(
    pile: int, sum_: int, colours: str
) -> None:
    match = play(table("x0", "", grid="o2 y1 p5 y6"), f"x0>{pile} call")
    assert said(match) == (sum_, colours)


def test_SU_2_exactly_one_card() -> None:
    match = play(table("o4 y5 p6", ""), "o4>1")
    assert match.legal() == ["call"]
    play(match, "call")
    assert hand(match, 0) == ["y5", "p6"]


# Two cards


def test_SU_3_example_Sarah_says_5_in_orange_yellow_or_purple() -> None:
    match = play(table("p1 o1", "", grid="o2 y3 x3 o4"), "p1>3 o1>1")
    assert said(match) == (5, "oyp")
    assert position(match)["phase"] == "write"


def test_SU_3_the_second_goes_beside_the_first() -> None:
    for first, beside in ((1, "23"), (2, "14"), (3, "14"), (4, "23")):
        match = play(table("p1 o1 x6", ""), f"p1>{first}")
        assert match.legal() == ["call", *(f"o1>{pile}" for pile in beside)]


def test_SU_3_grey_is_a_colour_like_the_others_here() -> None:
    assert play(table("p1 x1 x6", ""), "x1>1").legal() == ["call", "p1>2", "p1>3"]
    assert play(table("p1 x1 x6", ""), "p1>1").legal() == ["call", "x1>2", "x1>3"]


def test_SU_3_the_second_is_a_matter_of_choice() -> None:
    match = play(table("p1 o1", "", grid="o2 y3 x3 o4"), "p1>3 call")
    assert said(match) == (7, "op")


def test_SU_3_never_more_than_two() -> None:
    match = play(table("p1 o1 x1", ""), "p1>3")
    assert match.legal() == ["call", "o1>1", "o1>4", "x1>1", "x1>4"]
    play(match, "o1>1")
    assert position(match)["phase"] == "write"
    assert not any(">" in move for move in match.legal(0))


def test_SU_3_nothing_is_written_for_the_first() -> None:
    """The first card would announce 7 in orange and yellow, the pair announces 5 in orange and purple."""
    match = play(table("x1 p1", "", grid="o2 y3 o3 y4"), "x1>2")
    assert position(match)["plays"][0] == {
        "move": "call", "sum": 7, "colours": ["o", "y"], "fields": sorted(row("o")) + sorted(row("y")),
    }  # fmt: skip
    play(match, "p1>4")
    assert said(match) == (5, "op")
    assert fields(match, 1) == row("o") | row("p")


# Writing


def test_SU_4_any_empty_field_of_a_row_announced_for_everybody() -> None:
    match = play(table("o4", "", ""), "o4>4 call")
    assert match.to_act == [0, 1, 2]
    for seat in range(3):
        assert match.legal(seat) == sorted(row("o") | row("y") | {"-"})


def test_SU_4_one_field_at_most() -> None:
    match = play(table("o4", "", ""), "o4>4 call 1:o3")
    assert match.to_act == [0, 2]
    with pytest.raises(Refusal, match="not asked"):
        match.play("y3", 1)


def test_SU_4_not_a_full_field() -> None:
    match = fill(table("o4", ""), 0, o={3: 9}, y={3: 11})
    play(match, "o4>4 call")
    assert fields(match, 0) == row("o", "456789") | row("y", "12")


def test_SU_4_from_1_to_18() -> None:
    match = play(table("o6", "", grid="o2 y6 p6 x1"), "o6>1 call")
    assert said(match) == (18, "oyp")
    assert len(match.legal(0)) == GAME.most_moves == 28
    turn(match, "0:o9 1:p1")
    assert (sheet(match, 0), sheet(match, 1)) == ({"o9": 18}, {"p1": 18})
    match = play(table("o-2", "", grid="o2 y0 p3 x1"), "o-2>1 call")
    assert said(match) == (1, "oyp")
    assert len(match.legal(0)) == 28


def test_SU_5_a_row_rises_with_gaps() -> None:
    match = fill(table("o4", ""), 0, o={2: 5, 5: 9, 7: 12})
    play(match, "o4>4 call")
    assert fields(match, 0) & row("o") == {"o6"}


def test_SU_5_a_number_stands_once_in_a_row() -> None:
    match = fill(table("o4", ""), 0, o={2: 5, 5: 10})
    play(match, "o4>4 call")
    assert not fields(match, 0) & row("o")


def test_SU_5_the_gap_divides_nothing() -> None:
    """Orange has its gap between the third and the fourth field."""
    match = fill(table("o4", ""), 0, o={3: 11})
    assert fields(play(match, "o4>4 call"), 0) & row("o") == {"o1", "o2"}
    match = fill(table("o4", ""), 0, o={4: 9})
    assert fields(play(match, "o4>4 call"), 0) & row("o") == row("o", "56789")


COLUMNS = ["p1", "y1 p2", "o1 y2 p3", "o2 y3 p4", "o3 y4", "y5 p5", "o4 p6", "o5 y6 p7", "o6 y7 p8", "o7 y8 p9"]
COLUMNS += ["o8 y9", "o9"]


@pytest.mark.parametrize("column", COLUMNS)
def test_SU_5_a_number_stands_once_in_a_column(column: str) -> None:
    for first in column.split():
        match = fill(table("o4", "", grid="p2 y3 p3 p5"), 0, **{first[0]: {int(first[1]): 10}})
        play(match, "o4>4 call")
        assert said(match) == (10, "oyp")
        others = {"o", "y", "p"} - {first[0]}
        assert fields(match, 0) == set.union(*map(row, others)) - set(column.split())


def test_SU_6_who_is_active_and_writes_nothing_marks_a_miss() -> None:
    match = play(table("o4", "", ""), "o4>4 call 0:- 1:- 2:o1")
    assert misses(match) == [1, 0, 0]


def test_SU_6_who_writes_marks_none() -> None:
    assert misses(play(table("o4", "", ""), "o4>4 call 0:o5 1:- 2:-")) == [0, 0, 0]


def test_SU_7_three_grey_cards() -> None:
    match = play(table("x4", "", grid="o2 x3 x5 p5"), "x4>1 call")
    assert said(match) == (12, "")
    assert misses(match) == [1, 0]
    assert match.to_act == [1]
    assert position(match)["phase"] == "choose"


@pytest.mark.parametrize(("grid", "total"), [("o2 y0 p2 x3", 0), ("o2 y0 p1 x3", -1), ("o2 y-2 p-2 x3", -6)])
def test_SU_7_a_sum_of_0_or_less(grid: str, total: int) -> None:
    match = play(table("o-2", "", grid=grid), "o-2>1 call")
    assert said(match) == (total, "oyp")
    assert misses(match) == [1, 0]
    assert match.to_act == [1]


def test_SU_8_in_any_order_and_shown_when_all_have_decided() -> None:
    match = play(table("o4", "", ""), "o4>4 call 2:y5")
    assert match.to_act == [0, 1]
    assert [seat["decided"] for seat in seen(match, 0)["seats"]] == [False, False, True]
    assert [seen(match, viewer)["seats"][2]["choice"] for viewer in (0, 1, None, 2)] == [None, None, None, "y5"]
    assert sheet(match, 2) == {}
    play(match, "0:-")
    assert seen(match, 1)["seats"][0]["choice"] is None
    assert misses(match) == [0, 0, 0]
    play(match, "1:o5")
    assert [sheet(match, seat) for seat in range(3)] == [{}, {"o5": 10}, {"y5": 10}]
    for viewer in (0, 1, 2, None):
        assert [seat["choice"] for seat in seen(match, viewer)["seats"]] == ["-", "o5", "y5"]


def test_SU_8_what_was_decided_is_kept_until_the_next_writing() -> None:
    match = turn(table("o4", "x6"), "o4>4 call 0:o5")
    play(match, "x6>1")
    assert [seat["choice"] for seat in seen(match, None)["seats"]] == ["o5", "-"]
    play(match, "call")
    assert [seat["choice"] for seat in position(match)["seats"]] == [None, None]


def test_SU_8_a_seat_without_a_legal_field_is_not_asked() -> None:
    match = fill(table("o4", "", ""), 1, o={9: 5}, y={1: 12})
    play(match, "o4>4 call")
    assert match.to_act == [0, 2]
    assert [seat["decided"] for seat in position(match)["seats"]] == [False] * 3
    play(match, "0:o1 2:-")
    assert misses(match) == [0, 0, 0]
    assert [seat["choice"] for seat in position(match)["seats"]] == ["o1", None, "-"]


def test_SU_8_the_active_seat_gets_its_miss_by_itself() -> None:
    match = fill(table("o4", "", ""), 0, o={9: 5}, y={1: 12})
    play(match, "o4>4 call")
    assert match.to_act == [1, 2]
    play(match, "1:o1 2:-")
    assert misses(match) == [1, 0, 0]


def test_SU_8_nobody_has_a_legal_field() -> None:
    match = table("o4", "")
    for seat in range(2):
        fill(match, seat, o={9: 5}, y={1: 12})
    play(match, "o4>4 call")
    assert misses(match) == [1, 0]
    assert match.to_act == [1]
    assert len(hand(match, 0)) == 3
