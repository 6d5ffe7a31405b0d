"""ten: every rule, by its number."""

import random

import pytest

from spieltisch.games.ten import GAME
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.ten.table import Place, laid, lies, long_game, play, quietly, stock, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def refused(match: Match, move: str, rule: str) -> bool:
    assert move not in match.legal()
    with pytest.raises(Refusal) as no:
        match.play(move)
    return no.value.rule == rule


def sums(match: Match, seat: int) -> list[int]:
    """Of that seat's rows of 7 and more."""
    return [row["sum"] for row in match.view()["position"]["rows"] if row["seat"] == seat]


def sources(match: Match) -> set[Place]:
    """The stones that may move."""
    found = set()
    for move in match.legal():
        x, y = move.partition(">")[0].split(",")
        found.add((int(x), int(y)))
    return found


# TN-1 to TN-3: stones and stocks


@pytest.mark.parametrize("start", [0, 1])
def test_TN_1_each_has_five_stones_of_each_value_and_the_start_seat_is_drawn(start: int) -> None:
    match = table(start=start)
    assert match.to_act == [start]
    for seat in match.state()["position"]["seats"]:
        assert sorted(seat["stock"]) == [1] * 5 + [2] * 5 + [3] * 5
        assert seat["unlaid"] == {"1": 5, "2": 5, "3": 5}
    assert {Match(GAME, seed=f"{n:064x}").to_act[0] for n in range(20)} == {0, 1}


@pytest.mark.parametrize("stones", [[1] * 15, [*stock("")[:14], 4], stock("")[:14], [*stock(""), 1]])
def test_TN_1_no_other_stones(stones: list[int]) -> None:
    with pytest.raises(Refusal) as no:
        Match(GAME, 2, deal={"start": 0, "stones": [stock(""), stones]})
    assert no.value.code == "bad_deal"


def test_TN_2_stones_come_from_the_front_of_the_stock() -> None:
    match = play(table("312", "23"), "0,0 1,0 2,0 3,0 4,0")
    assert lies(match) == {(0, 0): (0, 3), (1, 0): (1, 2), (2, 0): (0, 1), (3, 0): (1, 3), (4, 0): (0, 2)}


def test_TN_2_the_stone_turned_up_is_seen_by_both_and_no_other() -> None:
    match = play(table("312", "23"), "0,0")
    for seat in (0, 1, None):
        light, dark = match.view(seat)["position"]["seats"]
        assert light["stock"] == [None] * 14
        assert dark["stock"] == [2] + [None] * 14
    light, dark = play(match, "1,0").view(1)["position"]["seats"]
    assert light["stock"] == [1] + [None] * 13
    assert dark["stock"] == [None] * 14


def test_TN_2_there_is_no_choice_of_stone() -> None:
    assert play(table(), "0,0").legal() == ["-1,0", "0,-1", "0,1", "1,0"]


def test_TN_3_open_rows_are_seen_by_all() -> None:
    match = table("312", "23", open=True)
    for seat in (0, 1, None):
        assert [one["row"] for one in match.view(seat)["position"]["seats"]] == [stock("312"), stock("23")]


def test_TN_3_open_stones_come_from_either_end() -> None:
    match = table("2111112223333" + "23", "1", open=True)
    assert match.legal() == ["L:0,0", "R:0,0"]
    play(match, "R:0,0 L:1,0 R:0,1 L:2,0 L:0,2")
    light = {place: value for place, (seat, value) in lies(match).items() if seat == 0}
    assert light == {(0, 0): 3, (0, 1): 2, (0, 2): 2}
    assert match.view(0)["position"]["seats"][0]["row"] == [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert match.legal()[0].startswith("L:")
    assert match.legal()[-1].startswith("R:")


def test_TN_3_the_last_stone_is_the_left_end() -> None:
    match = long_game(3, 28, open=True)
    for _ in range(2):
        assert {move[:2] for move in match.legal()} == {"L:"}
        target = match.legal()[0][2:]
        assert refused(match, f"R:{target}", "TN-3")
        match.play(match.legal()[0])
        if match.over:
            match.undo()
            match.play(match.legal()[-1])
    assert match.view()["position"]["round"] == 2


# TN-4: where stones may be laid


def test_TN_4_the_first_stone_lies_in_the_middle() -> None:
    assert table().legal() == ["0,0"]
    assert refused(table(), "0,1", "TN-4")


def test_TN_4_a_stone_touches_another_along_an_edge() -> None:
    match = play(table(), "0,0 1,0")
    assert match.legal() == sorted(["-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0"])
    assert refused(match, "2,1", "TN-4")  # a corner alone
    assert refused(match, "3,0", "TN-4")
    assert refused(match, "1,0", "TN-4")


def test_TN_4_a_hole_may_be_filled() -> None:
    match = laid("1a1", "b.b", "1a2")
    assert "1,1" in match.legal()


@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_TN_4_the_table_has_no_edge(x: int, y: int) -> None:
    match = table()
    for n in range(30):
        assert len(match.legal()) == (2 * n + 2 if n else 1)
        match.play(f"{n * x},{n * y}")
    assert not match.over
    assert (29 * x, 29 * y) in lies(match)
    ends = {f"0,0>{30 * x},{30 * y}", f"0,0>{29 * x + y},{29 * y + x}"}
    assert ends <= set(match.legal())
    assert not any(move.startswith(f"{x},{y}>") for move in match.legal())


# TN-5: rows


@pytest.mark.parametrize(
    ("drawing", "first", "ends"),
    [
        (["333", "xxx"], (0, 0), ["3,0", "-1,0"]),
        (["3x", "3x", "3x"], (0, 0), ["0,3", "0,-1"]),
        (["3x..", ".3x.", "..3x"], (0, 0), ["3,3"]),
        (["x3..", ".x3.", "..x3"], (1, 0), ["-1,-1"]),
        (["..x3", ".x3.", "x3.."], (3, 0), ["-3,3"]),
        (["..3x", ".3x.", "3x.."], (2, 0), ["1,-1"]),
    ],
)
def test_TN_5_a_row_of_ten_wins_in_every_direction(drawing: list[str], first: Place, ends: list[str]) -> None:
    for end in ends:
        match = play(laid(*drawing, first=first, light="1"), end)
        assert (match.over, match.scores, match.winners) == (True, [1, 0], [0])


def test_TN_5_the_second_player_wins_too() -> None:
    match = play(laid("ooo", "ccc", "o..", dark="1"), "3,1")
    assert (match.over, match.scores, match.winners) == (True, [0, 1], [1])


def test_TN_5_a_double_threat_cannot_be_stopped() -> None:
    """The rulebook's example: light can end a diagonal row with its 2 or an upright one with its 3."""
    drawing = ["3x....", "3x....", "1x3x..", "...3x.", "....2x"]
    match = laid(*drawing, start=1, first=(1, 0), light="2", open=True)
    light = match.view()["position"]["seats"][0]["row"]
    assert (light[0], light[-1]) == (2, 3)
    wins = set()
    for answer in match.legal():
        after = play(match.copy(), answer)
        wins_now = {move for move in after.legal() if play(after.copy(), move).winners == [0]}
        assert wins_now
        wins |= wins_now
    assert wins == {"L:4,5", "R:-1,-1", "R:-1,3"}


def test_TN_5_nine_and_eleven_do_not_win() -> None:
    match = laid("333", "xxx", light="2")
    assert 9 in sums(match, 0)
    play(match, "3,0")
    assert 11 in sums(match, 0)
    assert not match.over


def test_TN_5_part_of_a_longer_row_does_not_win() -> None:
    match = play(laid("331.2", "xxxxx", "oo...", "x....", light="3"), "3,0")  # 3 + 3 + 1 + 3 are only a part
    assert 12 in sums(match, 0)
    assert not match.over


def test_TN_5_a_stone_may_join_two_parts() -> None:
    assert play(laid("33.1", "xxxx", "oo..", "x...", light="3"), "2,0").winners == [0]


@pytest.mark.parametrize("drawing", [["33x3", "xxx.", "o..."], ["33.3", "xxxx", "oo..", "x..."]])
def test_TN_5_a_gap_or_a_stone_of_the_other_ends_a_row(drawing: list[str]) -> None:
    assert not play(laid(*drawing, light="1"), "4,0").over


def test_TN_5_one_row_of_ten_is_enough() -> None:
    match = play(laid("332.", "xxx3", "..x3", "..x3", "..x.", light="2"), "3,0")
    assert {10, 11} <= set(sums(match, 0))
    assert match.winners == [0]


def test_TN_5_the_longest_row_has_seven_stones() -> None:
    assert play(laid("11111.3", "xxxxxxx", "ooo....", "xx.....", light="2"), "5,0").winners == [0]


# TN-6 and TN-7: round two. First a full block of 5 x 6, where nothing hangs loose.

BLOCK = ["oxoxo", "xoxox", "oxoxo", "xoxox", "oxoxo", "xoxox"]
RIM = {(x, y) for x in range(5) for y in range(6) if x in (0, 4) or y in (0, 5)}


@pytest.mark.parametrize("start", [0, 1])
def test_TN_6_round_two_begins_with_the_player_whose_turn_it_is(start: int) -> None:
    match = laid(*BLOCK, start=start, first=(start, 0))
    assert match.view()["position"]["round"] == 2
    assert match.to_act == [start]


def test_TN_6_a_stone_of_ones_own_is_taken_away_and_laid_elsewhere() -> None:
    match = laid(*BLOCK)
    before = lies(match)
    value = before[0, 0]
    assert refused(match, "1,0>5,0", "TN-6")  # the other one's
    assert refused(match, "5,0>-1,0", "TN-6")  # none
    assert refused(match, "5,0", "TN-6")
    quietly(match, ["0,0>-1,1", "0,0>5,5", "0,0>2,-1"], random.Random(1))
    del before[0, 0]
    (new,) = set(lies(match)) - set(before)
    assert lies(match) == {**before, new: value}
    assert match.to_act == [1]


def test_TN_6_not_before_all_stones_lie() -> None:
    assert refused(play(table(), "0,0 1,0"), "0,0>2,0", "TN-6")


def test_TN_7_the_stone_needs_a_free_side() -> None:
    match = laid(*BLOCK)
    assert sources(match) == {place for place in RIM if sum(place) % 2 == 0}
    assert refused(match, "1,1>5,0", "TN-7")


def test_TN_7_a_closed_in_hole_is_a_free_side() -> None:
    match = laid("oxoxox", "xoxoxo", "oxo.ox", "xoxoxo", "oxoxox", "x.....")
    assert {(3, 1), (2, 2), (4, 2), (3, 3)} <= sources(match)
    assert {"3,1>3,2", "0,0>3,2"} <= set(match.legal())


def test_TN_7_the_others_have_to_hang_together() -> None:
    match = laid("oxoxo", "xoxox", "oxoxo", "xoxox", "oxoxo", "x....", "o....", "x....", "o....", "x....")
    assert {(0, 4), (0, 6), (0, 8)} & sources(match) == set()
    assert refused(match, "0,8>5,0", "TN-7")
    assert (0, 0) in sources(match)
    quietly(match, [move for move in match.legal() if move.startswith("0,0>")], random.Random(1))
    assert (0, 9) in sources(match)


RING = ["oxoxoxoxo", *["x.......x", "o.......o"] * 3, "xoxoxoxox"]


def test_TN_7_a_ring_may_be_opened_once() -> None:
    """Any stone of a ring may leave. Then it is a chain, and of that only the ends may."""
    match = laid(*RING)
    assert len(sources(match)) == 15
    play(match, "0,0>4,-1")
    assert sources(match) == {(1, 0), (0, 1)}


def test_TN_7_the_stone_goes_to_another_place() -> None:
    match = laid(*BLOCK)
    assert refused(match, "0,0>0,0", "TN-7")
    assert refused(match, "0,0>1,0", "TN-7")


def test_TN_7_it_touches_a_stone_that_remains() -> None:
    match = laid(*BLOCK)
    assert refused(match, "0,0>-1,-1", "TN-7")
    assert refused(match, "0,0>0,-1", "TN-7")  # only the place it comes from
    assert "2,0>0,-1" in match.legal()


# TN-8: after the whole move


def test_TN_8_a_stone_laid_in_round_two_makes_a_row() -> None:
    match = laid("333xx", "xxxoo", "oxoxo", "xoxox", "oxoxo", "xxxo1")
    assert play(match, "4,5>-1,0").winners == [0]


def test_TN_8_taking_a_stone_away_can_make_a_ten() -> None:
    match = laid("33312", "xxxxx", "oxoxo", "xoxox", "oxoxo", "xoxox")
    assert 12 in sums(match, 0)
    assert play(match, "4,0>0,6").winners == [0]
    assert 10 in sums(match, 0)


def test_TN_8_also_from_the_middle_of_a_row() -> None:
    match = laid("333121", "xxxxxx", "oxoxox", "xoxoxo", "oxoxox")
    assert play(match, "4,0>0,5").winners == [0]


def test_TN_8_judged_only_when_the_stone_lies_again() -> None:
    match = laid("33312", "xxxxx", "oxoxo", "xoxox", "oxoxo", "xoxox")
    play(match, "4,0>-1,0")  # 3 + 3 + 3 + 1 was there for a moment
    assert 12 in sums(match, 0)
    assert not match.over


# TN-9: passes and the end without a winner

COMB = [".x.x.x.x.x.x.x.", "ooooooooooooooo", "x.x.x.x.x.x.x.x"]  # light holds everything together


def test_TN_9_who_can_move_no_stone_passes() -> None:
    match = laid(*COMB, first=(0, 1))
    assert match.legal() == ["pass"]
    assert refused(match, "0,0>-1,0", "TN-7")
    play(match, "pass")
    assert match.to_act == [1]
    assert len(sources(match)) == 15


def test_TN_9_nobody_else_passes() -> None:
    assert refused(laid(*BLOCK), "pass", "TN-9")
    assert refused(table(), "pass", "TN-9")


@pytest.mark.parametrize("cap", [1, 3, 100])
def test_TN_9_after_so_many_moves_of_round_two_the_game_is_drawn(cap: int) -> None:
    match = laid(*BLOCK, move_cap=cap)
    assert (GAME.check_options(2, {})["move_cap"] == cap) == (cap == 100)
    rng = random.Random(cap)
    for number in range(cap):
        assert match.view()["position"]["moved"] == number
        assert not match.over
        quietly(match, match.legal(), rng)
    assert (match.over, match.scores, match.winners) == (True, [0, 0], [])
    assert len(match.moves) == 30 + cap == GAME.bound(2, match.options)


def test_TN_9_a_pass_counts() -> None:
    match = play(laid(*COMB, first=(0, 1), move_cap=1), "pass")
    assert (match.over, match.winners) == (True, [])


def test_TN_9_a_win_with_the_last_move_is_a_win() -> None:
    match = laid("33312", "xxxxx", "oxoxo", "xoxox", "oxoxo", "xoxox", move_cap=1)
    assert play(match, "4,0>0,6").winners == [0]


@pytest.mark.parametrize("cap", [0, -1, 1.5, True, "7", None])
def test_TN_9_the_cap_is_a_whole_number_from_1(cap: object) -> None:
    with pytest.raises(Refusal) as no:
        Match(GAME, 2, {"move_cap": cap})
    assert no.value.code == "bad_options"


def test_TN_9_the_cap_may_be_larger_than_any_number_of_moves() -> None:
    assert not laid(*BLOCK, move_cap=10**30).over
