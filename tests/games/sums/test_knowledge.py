"""sums: what a seat imagines, held against the public history of the game, and how often it imagines what."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.sums import GAME
from spieltisch.kernel import entries
from spieltisch.match import Match
from tests.games.sums.public import Public, somewhere
from tests.games.sums.table import CARDS, idle, play, position, seen, table

pytestmark = pytest.mark.bounds

middles = st.builds(
    somewhere, st.integers(1, 4), st.integers(0, 10**6), st.integers(0, 60) | st.integers(60, 250), st.booleans()
)


@settings(max_examples=20)
@given(middles, st.integers(0, 2**64 - 1))
def test_what_is_imagined_and_the_truth_agree_with_all_that_is_public(match: Match, key: int) -> None:
    public = Public(match)
    assert public.allows(position(match))
    for viewer in (None, *range(match.players)):
        seen = match.observed(viewer)
        whole = match.sampled(viewer, key)
        assert public.allows(GAME.view(whole[0]))
        entries.observe(whole, 0, -1 if viewer is None else viewer)
        assert whole.tobytes() == seen.tobytes()


@settings(max_examples=20)
@given(middles)
def test_legal_moves_follow_from_what_the_seat_knows(match: Match) -> None:
    out = np.zeros(GAME.most_moves, np.int64)
    for seat in match.to_act:
        count = entries.legal(match.observed(seat), 0, seat, out)
        assert [GAME.name(match.s, seat, action) for action in out[:count].tolist()] == list(match.actions(seat))


# How often


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    """In units of its own spread, so that 5 is out of the question and every game of luck stays below."""
    assert len(counts) <= outcomes
    expected = sum(counts.values()) / outcomes
    assert expected >= 5
    missing = (outcomes - len(counts)) * expected
    value = sum((count - expected) ** 2 / expected for count in counts.values()) + missing
    free = outcomes - 1
    return float((value - free) / (2 * free) ** 0.5)


def often(match: Match, viewer: int | None, what: Callable[[Any], Any], keys: int) -> Counter[Any]:
    """How often which outcome, of so many whole positions that this viewer imagines."""
    return Counter(what(match.sampled(viewer, key)[0]) for key in range(keys))


def pile(s: Any) -> tuple[int, ...]:
    return tuple(s.pile[len(s.pile) - s.left :].tolist())


def test_the_last_card_of_the_pile_and_the_other_hand() -> None:
    """Four cards are hidden from seat 0: each is the pile's in a quarter of all cases."""
    match = idle(table("", ""), 21)
    assert position(match)["pile"]["left"] == 1
    assert chi_square(often(match, 1 - match.to_act[0], pile, 800), 4) < 5


def test_the_order_of_the_last_cards() -> None:
    """Alone with three cards in the pile: six orders."""
    match = idle(table(""), 22)
    assert chi_square(often(match, 0, pile, 900), 6) < 5


def test_who_holds_which_of_the_old_cards() -> None:
    """After the deal's pile is used up: six cards of the deal in two hands, 20 ways to divide them."""
    match = idle(table("", "", ""), 19)
    assert position(match)["pile"]["left"] == 0
    assert chi_square(often(match, 0, lambda s: int(s.hand[1]), 1200), 20) < 5


def test_old_and_new_cards_are_shuffled_apart() -> None:
    """Beyond the second reshuffle, cards of three shuffles are out; each shuffle's cards by themselves."""
    match = idle(table("", "", "", ""), 16 + 17 + 3, keep="6")
    groups = seen(match, 3)["unseen"]
    assert [group["pile"] == 0 for group in groups] == [True, True, False]
    hands = [[int(word) for word in match.sampled(3, key)[0].hand] for key in range(1500)]
    for group in groups:
        cards = [CARDS.index(card) for card in group["cards"]]
        for seat in range(3):
            counts = Counter(card for hand in hands for card in cards if hand[seat] >> card & 1)
            assert sum(counts.values()) == 1500 * group["hands"][seat]
            if 0 < group["hands"][seat] < len(cards):
                assert chi_square(counts, len(cards)) < 5


def test_each_legal_decision_is_as_likely() -> None:
    match = play(table("o4", "", ""), "o4>4 call 1:o3 2:y1")
    assert chi_square(often(match, 0, lambda s: int(s.choice[1]), 1200), 19) < 5
    pairs = often(match, 0, lambda s: tuple(s.choice[1:3].tolist()), 3610)
    assert chi_square(pairs, 361) < 5
