"""links: what a seat sees and what it may imagine."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.links import GAME
from spieltisch.kernel import entries
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.links.history import Cards, History, whole
from tests.games.links.table import drain, hand, play, random_game, table

pytestmark = pytest.mark.bounds

GAMES = st.builds(
    random_game,
    players=st.integers(2, 6),
    seed=st.integers(0, 10**9),
    moves=st.integers(0, 250),
    eager=st.sampled_from([0.2, 0.8, 1.0]),
    drained=st.booleans(),
)
MANY = settings(max_examples=40)


def eyes(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


# What is seen


@pytest.mark.plain
def test_own_hand_is_seen_and_no_other() -> None:
    match = table("y12 *", "b12", "")
    seats = match.view(0)["position"]["seats"]
    assert {"y12", "*"} <= set(seats[0]["hand"])
    assert [seat["hand"] for seat in seats[1:]] == [None, None]
    assert [seat["cards"] for seat in seats] == [20, 20, 20]
    assert [seat["hand"] for seat in match.view()["position"]["seats"]] == [None] * 3
    assert match.view(0)["position"]["stack"] == 24
    assert match.view(0)["position"]["deck"] is None


@pytest.mark.plain
def test_hands_lie_open_when_the_game_is_over() -> None:
    match = random_game(4, 3, 400)
    assert match.over
    hands = [hand(match, seat) for seat in range(4)]
    for seat in eyes(match):
        assert [one["hand"] for one in match.view(seat)["position"]["seats"]] == hands
        assert match.view(seat)["position"]["deck"] is None


# What is known of other hands


def test_fact_LK_10_who_passes_holds_nothing_that_fits() -> None:
    cards = "y12 y10 b10 b12 r10 r12 g10 g12"
    match = play(drain(table("", cards, *[""] * 4)), "pass")
    assert set(match.view(2)["position"]["seats"][0]["lacks"]) == set(cards.split())
    play(match, "y12 end")
    assert match.view(2)["position"]["seats"][0]["lacks"] == ["y10", "b10", "b12", "r10", "r12", "g10", "g12"]
    for key in range(50):
        hands, _ = whole(match, match.sampled(2, key)[0])
        assert not set(hands[0]) & set(cards.split())
    others = {card for key in range(200) for card in whole(match, match.sampled(2, key)[0])[0][3]}
    assert set(cards.split()) - {"y12"} <= others


def test_fact_LK_8_a_joker_taken_in_an_exchange_is_in_that_hand() -> None:
    match = play(table("*", "y12", ""), "y12* end y12= y13* end")
    assert [seat["jokers_shown"] for seat in match.view(2)["position"]["seats"]] == [0, 0, 0]
    match = play(table("*", "y12 b12", ""), "y12* end b12 y12= end")
    assert [seat["jokers_shown"] for seat in match.view(2)["position"]["seats"]] == [0, 1, 0]
    for key in range(50):
        hands, _ = whole(match, match.sampled(2, key)[0])
        assert "*" in hands[1]
    assert {whole(match, match.sampled(2, key)[0])[0][1].count("*") for key in range(200)} > {1, 2}


def test_fact_a_laid_joker_may_be_the_one_that_was_taken() -> None:
    match = play(table("*", "y12 b12 *", ""), "y12* end b12 y12= y13* end")
    assert hand(match, 1).count("*") == 1
    assert match.view(2)["position"]["seats"][1]["jokers_shown"] == 0
    assert {"*" in whole(match, match.sampled(2, key)[0])[0][1] for key in range(100)} == {True, False}


def test_fact_with_two_players_and_no_stack_the_other_hand_is_known() -> None:
    match = random_game(2, 5, 120)
    while match.s.left:
        match.play("draw" if "draw" in match.legal() else "end")
    assert not match.over
    for key in range(20):
        assert whole(match, match.sampled(0, key)[0])[0] == [hand(match, 0), hand(match, 1)]


# Laws


@MANY
@given(GAMES)
def test_the_truth_and_everything_imagined_are_possible(match: Match) -> None:
    history = History(match)
    assert history.allows(*whole(match, match.s))
    for seat in eyes(match):
        for key in (1, 2):
            hands, stack = whole(match, match.sampled(seat, key)[0])
            assert history.allows(hands, stack)
            if seat is not None:
                assert hands[seat] == hand(match, seat)


@MANY
@given(GAMES, st.integers(0, 2**64 - 1))
def test_what_is_imagined_looks_the_same(match: Match, key: int) -> None:
    for seat in eyes(match):
        seen = match.observed(seat)
        imagined = match.sampled(seat, key)
        entries.observe(imagined, 0, -1 if seat is None else seat)
        assert imagined.tobytes() == seen.tobytes()


@MANY
@given(GAMES)
def test_the_legal_moves_follow_from_what_the_seat_knows(match: Match) -> None:
    for seat in match.to_act:
        out = np.zeros(GAME.most_moves, np.int64)
        count = entries.legal(match.observed(seat), 0, seat, out)
        assert sorted(out[:count].tolist()) == sorted(match.actions(seat).values())


@MANY
@given(GAMES)
def test_each_legal_move_is_picked_equally_often(match: Match) -> None:
    for seat in match.to_act:
        actions, out = match.actions(seat).values(), np.zeros(GAME.most_moves, np.int64)
        words = [(2**64 * (2 * i + 1)) // (2 * len(actions)) for i in range(len(actions))]  # the middle of each share
        picked = [entries.pick(match.positions[-1], 0, seat, np.uint64(word), out) for word in words]
        assert sorted(picked) == sorted(actions)


@MANY
@given(GAMES, st.data())
def test_exchanging_two_hidden_cards_changes_nothing_that_is_seen(match: Match, data: st.DataObject) -> None:
    """As long as all moves are possible with the other deal, too."""
    seat = data.draw(st.sampled_from(eyes(match)))
    visible = set(whole(match, match.s)[0][seat]) if seat is not None else set()
    gone = {move.rstrip("=") for _, move in match.moves if not move.endswith("*")}
    deck = match.deal["deck"]
    hidden = [i for i, card in enumerate(deck) if card not in visible | gone | {"*"}]
    if len(hidden) < 2 or match.over:
        return
    i, j = data.draw(st.permutations(hidden))[:2]
    deck = [deck[j] if k == i else deck[i] if k == j else card for k, card in enumerate(deck)]
    twin = Match(GAME, match.players, match.options, deal={**match.deal, "deck": deck})
    try:
        for mover, move in match.moves:
            twin.play(move, mover)
    except Refusal:  # the card would have fitted where the seat passed
        return
    assert twin.observed(seat).tobytes() == match.observed(seat).tobytes()
    assert twin.view(seat) == match.view(seat)
    assert twin.text(seat) == match.text(seat)
    assert twin.svg(seat) == match.svg(seat)
    assert (twin.to_act, twin.settled) == (match.to_act, match.settled)


# How often


def small(players: int, seed: int, drained: bool) -> tuple[Match, int]:
    """A random game when, for the first time, the seat that is asked does not see seven cards or fewer; and it."""
    complete = random_game(players, seed, 400, 0.6, drained)
    match = Match(GAME, players, deal=complete.deal)
    for seat, move in complete.moves:
        history = History(match)
        known = history.sizes[seat] + sum(history.jokers) - history.jokers[seat]
        if len(history.hidden()) - known <= 7:
            return match, seat
        match.play(move, seat)
    raise LookupError("it never comes to that")


def completions(match: Match, seat: int) -> Counter[str]:
    """Everything that is possible in the eyes of the seat, with the number of ways to deal it."""
    history, own = History(match), hand(match, seat)
    others = [other for other in range(match.players) if other != seat]
    pool = Counter(history.hidden())
    pool.subtract(own)
    pool["*"] -= sum(history.jokers[other] for other in others)
    found: Counter[str] = Counter()
    for cards in permutations(list(pool.elements())):
        hands, at = [list[str]() for _ in history.sizes], 0
        hands[seat] = own
        for other in others:
            free = history.sizes[other] - history.jokers[other]
            hands[other] = list(cards[at : at + free]) + ["*"] * history.jokers[other]
            at += free
        stack = list(cards[at:])
        if history.allows(hands, stack):
            found[written(hands, stack)] += 1
    return found


def written(hands: list[Cards], stack: Cards) -> str:
    return " | ".join([*(" ".join(sorted(cards)) for cards in hands), "then " + " ".join(stack)])


@pytest.mark.parametrize(
    ("players", "seed", "drained"),
    [(2, 67, False), (3, 41, False), (4, 7, True), (4, 41, True)],
    ids=[
        "stack and jokers that were taken",
        "stack and two hands",
        "a seat passed",
        "a seat passed and took jokers",
    ],
)
def test_imagined_as_often_as_there_are_ways_to_deal_it(players: int, seed: int, drained: bool) -> None:
    match, seat = small(players, seed, drained)
    history = History(match)
    unseen = set(history.hidden()) - set(hand(match, seat))
    assert drained == any(unseen & never for other, never in enumerate(history.never) if other != seat)
    possible = completions(match, seat)
    draws = 30 * len(possible)
    seen = Counter(written(*whole(match, match.sampled(seat, key)[0])) for key in range(draws))
    assert set(seen) <= set(possible)
    ways = sum(possible.values())
    far = sum((seen[one] - draws * n / ways) ** 2 / (draws * n / ways) for one, n in possible.items())
    freedom = len(possible) - 1
    assert abs(far - freedom) < 4 * (2 * freedom) ** 0.5
