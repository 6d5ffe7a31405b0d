"""sums: what a seat is shown, which facts its imagination keeps to, and that nothing else reaches it."""

from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch.games.sums import GAME
from spieltisch.match import Match
from tests.games.sums.table import CARDS, fill, hand, idle, play, position, seen, table, turn

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

View = dict[str, Any]


def imagined(match: Match, viewer: int | None, keys: int) -> Iterator[View]:
    """Whole positions that this viewer thinks possible."""
    for key in range(keys):
        yield GAME.view(match.sampled(viewer, key)[0])


# The facts, one by one


def test_own_hand_and_all_open_cards_are_kept() -> None:
    match = turn(table("o4 y5 p6", "", pile="x-2"), "o4>4 call")
    for whole in imagined(match, 0, 20):
        assert whole["seats"][0]["hand"] == ["y5", "p6", "x-2"]
        assert (whole["grid"], whole["covered"]) == (["o2", "y3", "x3", "o4"], ["p5"])


def test_a_hand_keeps_its_old_cards_over_a_reshuffle_and_draws_from_the_covered_ones() -> None:
    """Two seats, 22 cards in the pile: then seat 0 draws the first of the new pile."""
    match = idle(table("", ""), 22)
    before = {*hand(match, 0)}
    old = before & {*hand(idle(match, 1), 0)}
    new = {*position(match)["pile"]["cards"], *hand(match, 0)} - old
    assert (len(old), len(new)) == (2, 23)
    drawn = set()
    for whole in imagined(match, 1, 200):
        cards = {*whole["seats"][0]["hand"]}
        assert old < cards
        drawn |= cards - old
    assert drawn == new


def test_an_open_card_that_went_back_into_the_pile_is_hidden_again() -> None:
    match = idle(table("", ""), 23)
    known = seen(match, 1)
    assert known["covered"] == []
    (new,) = [group for group in known["unseen"] if group["pile"]]
    assert len(new["cards"]) == new["pile"] + 1
    assert new["hands"] == [1, 0]


def test_what_is_unseen_is_told_by_shuffles() -> None:
    match = turn(table("o4 y5 p6", "", "", pile="x-2"), "o4>4 call")
    out = {*CARDS} - {*hand(match, 0), "o2", "y3", "x3", "o4", "p5"}
    assert seen(match, 0)["unseen"] == [{"cards": sorted(out, key=CARDS.index), "pile": 18, "hands": [0, 3, 3]}]
    (all_of_it,) = seen(match, None)["unseen"]
    assert all_of_it["hands"] == [3, 3, 3]
    assert position(match)["unseen"] == []


def test_a_pending_decision_is_imagined_among_the_legal_ones() -> None:
    match = fill(table("o4", "", ""), 1, o={2: 9, 5: 12})
    play(match, "o4>4 call")
    legal = match.legal(1)
    play(match, "1:o3")
    assert {whole["seats"][1]["choice"] for whole in imagined(match, 0, 300)} == {*legal}
    assert {whole["seats"][1]["choice"] for whole in imagined(match, 1, 20)} == {"o3"}
    assert {whole["seats"][2]["choice"] for whole in imagined(match, 0, 20)} == {None}


def test_the_word_of_the_reshuffles_is_imagined_anew() -> None:
    match = table("", "")
    assert seen(match, 0)["pile"] == {"left": 22, "cards": None, "reshuffle": None}
    assert len({whole["pile"]["reshuffle"] for whole in imagined(match, 0, 20)}) == 20


# Nothing leaks: games that differ only in what a seat cannot know


def received(match: Match, viewer: int | None) -> Any:
    moves = match.actions(viewer) if viewer is not None else {}
    return match.observed(viewer).tobytes(), match.view(viewer), match.text(viewer), match.svg(viewer), moves


def dealt(**change: Any) -> Match:
    match = table("o4 y5 p6", "o1 y1 p1", "x4 x5 x6", pile="y2 p2 x2 o3 p3")
    deal = {**match.deal, **change}
    return Match(GAME, 3, deal=deal)


def exchanged(*pair: str) -> list[str]:
    swap = {pair[0]: pair[1], pair[1]: pair[0]}
    return [swap.get(card, card) for card in dealt().deal["deck"]]


@pytest.mark.parametrize(
    ("change", "moves", "viewers"),
    [
        ({"deck": exchanged("o3", "p3")}, "o4>4 call 0:- 1:- 2:-", (0, 1, 2, None)),  # in the pile
        ({"deck": exchanged("o1", "x5")}, "o4>4 call 0:o1 1:- 2:y3", (0, None)),  # in the others' hands
        ({"deck": exchanged("o1", "o3")}, "o4>4 call 0:o1 1:- 2:y3", (0, 2, None)),  # in a hand and in the pile
        ({"deck": exchanged("y2", "o3")}, "o4>4 call 0:o1 1:- 2:y3", (1, 2, None)),  # drawn by another
        ({"reshuffle": "12"}, "o4>4 call 0:- 1:- 2:- y1>1", (0, 1, 2, None)),
    ],
)
def test_a_deal_that_differs_out_of_sight(change: View, moves: str, viewers: tuple[int | None, ...]) -> None:
    one, other = dealt(), dealt(**change)
    for move in ["", *moves.split()]:
        play(one, move)
        play(other, move)
        assert position(one) != position(other)
        for viewer in viewers:
            assert received(one, viewer) == received(other, viewer)


def test_another_reshuffle_is_not_seen_before_its_cards_are() -> None:
    one, other = (idle(table("", "", "", "", reshuffle=word), 17) for word in (1, 2))
    assert one.s.shuffles == other.s.shuffles == 1
    assert hand(one, 0) != hand(other, 0)
    for viewer in (1, 2, 3, None):
        assert received(one, viewer) == received(other, viewer)


@pytest.mark.parametrize("decisions", ["1:o3 1:-", "1:o3 1:y9", "1:- 1:y1"])
def test_what_another_has_decided(decisions: str) -> None:
    start = play(table("o4", "", ""), "o4>4 call")
    one, other = (play(start.copy(), move) for move in decisions.split())
    for viewer in (0, 2, None):
        assert received(one, viewer) == received(other, viewer)
    assert received(one, 1) != received(other, 1)


def test_a_decision_is_secret_until_the_last_one() -> None:
    match = play(table("o4", "", ""), "o4>4")
    assert not match.secret(0, "call")
    play(match, "call")
    assert match.secret(1, "o3")
    play(match, "1:o3 2:-")
    assert not match.secret(0, "o3")  # with it everything is shown


def test_hands_stay_hidden_after_the_game() -> None:
    match = table("o4", "")
    match.s.misses[0] = 3
    turn(match, "o4>4 call")
    assert match.over
    assert seen(match, 0)["seats"][1]["hand"] is None
    assert seen(match, None)["pile"]["cards"] is None


# What may be taken back


def test_the_first_card_may_be_taken_back_and_nothing_after_it() -> None:
    match = play(table("p1 o1", ""), "p1>1")
    assert match.settled[-1] == 0
    play(match, "o1>2")
    assert match.settled[-1] == 2
    play(match, "1:-")
    assert match.settled[-1] == 3
    match = play(table("p1 o1", ""), "p1>1 call")
    assert match.settled[-1] == 2


# The view


def test_every_play_tells_its_sum_its_colours_and_the_own_fields_for_it() -> None:
    match = fill(table("o4 x0 p6", "", grid="o2 y3 x3 p5"), 0, o={2: 5, 5: 9})
    plays = {play["move"]: play for play in seen(match, 0)["plays"]}
    assert sorted(plays) == match.legal()
    assert plays["x0>1"] == {"move": "x0>1", "sum": 6, "colours": ["y"], "fields": [f"y{k}" for k in range(1, 10)]}
    assert plays["o4>1"]["sum"] == 10
    assert plays["o4>1"]["fields"][:4] == ["o6", "o7", "o8", "o9"]
    assert seen(match, 1)["plays"] == seen(match, None)["plays"] == []
    play(match, "o4>1")
    assert [play["move"] for play in seen(match, 0)["plays"]] == match.legal()
