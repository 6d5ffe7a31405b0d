"""ten: what a seat sees and what it may imagine."""

import json
import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ten import GAME
from spieltisch.kernel import entries
from spieltisch.match import Match
from tests.games.ten.table import ALL, laid, long_game, play, random_game, table

pytestmark = pytest.mark.bounds

GAMES = st.builds(
    random_game,
    seed=st.integers(0, 10**9),
    moves=st.integers(0, 45),
    open=st.booleans(),
    move_cap=st.sampled_from([1, 5, 100]),
)
MANY = settings(max_examples=40)
EYES = (None, 0, 1)

BLOCK = ["oxoxo", "xoxox", "oxoxo", "xoxox", "oxoxo", "xoxox"]


# What is seen


@pytest.mark.plain
def test_the_view_of_a_game_that_has_begun() -> None:
    match = play(table("331", "12"), "0,0 0,1 1,0")
    assert match.view(1)["position"] == {
        "round": 1,
        "turn": 1,
        "moved": 0,
        "table": [
            {"seat": 0, "stone": 0, "value": 3, "x": 0, "y": 0},
            {"seat": 0, "stone": 1, "value": 3, "x": 1, "y": 0},
            {"seat": 1, "stone": 0, "value": 1, "x": 0, "y": 1},
        ],
        "seats": [
            {"stock": [None] * 13, "unlaid": {"1": 5, "2": 5, "3": 3}},
            {"stock": [2] + [None] * 13, "unlaid": {"1": 4, "2": 5, "3": 5}},
        ],
        "rows": [],
        "edge": [[-1, 0], [-1, 1], [0, -1], [0, 2], [1, -1], [1, 1], [2, 0]],
        "drawn": False,
    }


def test_rows_worth_noting_are_in_the_view() -> None:
    match = laid("331.2", "xxxxx", "oo...", "x....", light="3")
    assert {"seat": 0, "sum": 7, "from": [0, 0], "to": [2, 0]} in match.view()["position"]["rows"]
    noted = play(match, "3,0").view()["position"]["rows"]
    assert {"seat": 0, "sum": 12, "from": [0, 0], "to": [4, 0]} in noted
    assert all(row["sum"] >= 7 for row in noted)


def test_the_view_in_round_two_and_after_a_draw() -> None:
    match = laid(*BLOCK, move_cap=1)
    there = match.view(0)["position"]
    assert (there["round"], there["moved"], there["drawn"]) == (2, 0, False)
    assert [seat["stock"] for seat in there["seats"]] == [[], []]
    assert [seat["unlaid"] for seat in there["seats"]] == [{"1": 0, "2": 0, "3": 0}] * 2
    rng = random.Random(1)
    while not match.over or match.winners:
        match = laid(*BLOCK, move_cap=1)
        match.play(rng.choice(match.legal()))
    there = match.view(0)["position"]
    assert (there["moved"], there["drawn"]) == (1, True)


def test_when_somebody_has_won_no_further_stone_is_turned_up() -> None:
    match = play(laid("333", "xxx", light="1", dark="2"), "3,0")
    for eyes in EYES:
        assert [seat["stock"] for seat in match.view(eyes)["position"]["seats"]] == [[None] * 11, [None] * 12]


@MANY
@given(GAMES)
def test_the_view_is_plain_json(match: Match) -> None:
    for eyes in EYES:
        view = match.view(eyes)
        assert json.loads(json.dumps(view)) == view


@MANY
@given(GAMES)
def test_everybody_sees_the_same(match: Match) -> None:
    views = [match.view(eyes)["position"] for eyes in EYES]
    assert views[0] == views[1] == views[2]


# The fact: TN-1, so the stones still to come are known, but not their order


def history(match: Match) -> tuple[list[list[int]], list[list[int | None]]]:
    """From deal and moves alone: the stones each seat has laid, and what is publicly known of the rest."""
    rest: list[list[int]] = [list(stones) for stones in match.deal["stones"]]
    gone: list[list[int]] = [[], []]
    for seat, move in match.moves[:30]:
        gone[seat].append(rest[seat].pop(-1 if move.startswith("R:") else 0))
    known: list[list[int | None]] = [list(pile) if match.options["open"] else [None] * len(pile) for pile in rest]
    for seat in match.to_act:
        known[seat][:1] = rest[seat][:1]
    return gone, known


def unlaid(s: np.record) -> list[list[int]]:
    """What each seat has still to lay in this position."""
    return [seat.get("row", seat.get("stock")) for seat in GAME.view(s)["seats"]]


@pytest.mark.plain
def test_fact_TN_1_the_stones_to_come_are_those_not_yet_seen() -> None:
    match = play(table("33311", "2222211"), "0,0 0,1 1,0 2,0 1,1 2,1 3,1 1,2 2,2 3,0")
    assert match.to_act == [0]
    gone, known = history(match)
    assert known == [[1] + [None] * 9, [None] * 10]
    for key in range(40):
        light, dark = unlaid(match.sampled(1, key)[0])
        assert light[0] == known[0][0]
        assert sorted(gone[0] + light) == sorted(gone[1] + dark) == ALL
    assert {tuple(unlaid(match.sampled(1, key)[0])[1]) for key in range(40)} != {tuple(dark)}


@MANY
@given(GAMES, st.integers(0, 2**64 - 1))
def test_the_truth_and_everything_imagined_are_possible(match: Match, key: int) -> None:
    gone, known = history(match)
    for eyes in EYES:
        for s in (match.s, match.sampled(eyes, key)[0]):
            for seat, pile in enumerate(unlaid(s)):
                assert sorted(gone[seat] + pile) == ALL
                assert all(fact in (None, value) for fact, value in zip(known[seat], pile, strict=True))


@MANY
@given(GAMES, st.integers(0, 2**64 - 1))
def test_what_is_imagined_looks_the_same(match: Match, key: int) -> None:
    for eyes in EYES:
        imagined = match.sampled(eyes, key)
        entries.observe(imagined, 0, -1 if eyes is None else eyes)
        assert imagined.tobytes() == match.observed(eyes).tobytes()


@MANY
@given(GAMES)
def test_the_legal_moves_follow_from_what_the_seat_knows(match: Match) -> None:
    out = np.zeros(GAME.most_moves, np.int64)
    for seat in match.to_act:
        count = entries.legal(match.observed(seat), 0, seat, out)
        assert out[:count].tolist() == list(match.actions(seat).values())


@MANY
@given(GAMES, st.randoms())
def test_another_order_of_what_is_hidden_changes_nothing_that_is_seen(match: Match, rng: random.Random) -> None:
    if match.options["open"]:
        return  # nothing is hidden
    stones = []
    for seat, known in enumerate(history(match)[1]):
        hidden = known.count(None)
        pile = match.deal["stones"][seat]
        stones.append(pile[: 15 - hidden] + rng.sample(pile[15 - hidden :], hidden))
    twin = Match(GAME, 2, match.options, deal={**match.deal, "stones": stones})
    for seat, move in match.moves:
        twin.play(move, seat)
    for eyes in EYES:
        assert twin.observed(eyes).tobytes() == match.observed(eyes).tobytes()
        assert twin.view(eyes) == match.view(eyes)
        assert twin.text(eyes) == match.text(eyes)
        assert twin.svg(eyes) == match.svg(eyes)
    assert (twin.to_act, twin.settled, twin.scores) == (match.to_act, match.settled, match.scores)


@pytest.mark.plain
def test_every_move_is_settled() -> None:
    """A stone is turned up after it, or the turn is the other's."""
    match = random_game(3, 33)
    assert match.settled == list(range(len(match.moves) + 1))


# How often


def unlikely(counts: Counter[str], expected: dict[str, float]) -> bool:
    """Chi-square, beyond what chance does once in a million times (for the numbers of cases used here)."""
    total = sum(counts.values())
    assert set(counts) <= set(expected)
    square = sum((counts[case] - total * share) ** 2 / (total * share) for case, share in expected.items())
    free = len(expected) - 1
    return bool(square > free + 6.5 * (2 * free) ** 0.5 + 14)


@pytest.mark.parametrize("seed", range(3))
def test_every_order_is_imagined_equally_often(seed: int) -> None:
    match = long_game(seed, 22)
    gone, known = history(match)
    orders: dict[str, float] = {}
    cases = []
    for seat in range(2):
        rest = Counter(ALL)
        rest.subtract(gone[seat])
        rest.subtract(value for value in known[seat] if value)
        cases.append(Counter("".join(map(str, order)) for order in permutations(list(rest.elements()))))
    for light, many in cases[0].items():
        for dark, times in cases[1].items():
            orders[f"{light} {dark}"] = many * times
    ways = sum(orders.values())
    counts: Counter[str] = Counter()
    for key in range(4000):
        piles = unlaid(match.sampled(0, key)[0])
        hidden = [pile[len([value for value in facts if value]) :] for pile, facts in zip(piles, known, strict=True)]
        counts[" ".join("".join(map(str, pile)) for pile in hidden)] += 1
    assert not unlikely(counts, {order: times / ways for order, times in orders.items()})


@pytest.mark.parametrize(("seed", "moves", "options"), [(1, 12, {}), (2, 12, {"open": True}), (3, 34, {})])
def test_each_legal_move_is_picked_equally_often(seed: int, moves: int, options: dict[str, bool]) -> None:
    match = long_game(seed, moves, **options)
    (seat,) = match.to_act
    names = {action: name for name, action in match.actions(seat).items()}
    rng, out = random.Random(seed), np.zeros(GAME.most_moves, np.int64)
    counts = Counter(
        names[entries.pick(match.positions[-1], 0, seat, np.uint64(rng.getrandbits(64)), out)]
        for _ in range(60 * len(names))
    )
    assert not unlikely(counts, {name: 1 / len(names) for name in names.values()})


def test_a_pass_is_picked() -> None:
    match = laid(".x.x.x.x.x.x.x.", "ooooooooooooooo", "x.x.x.x.x.x.x.x", first=(0, 1))
    action = match.actions(0)["pass"]
    assert entries.pick(match.positions[-1], 0, 0, np.uint64(5), np.zeros(GAME.most_moves, np.int64)) == action
