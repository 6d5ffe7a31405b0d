"""Batches: the same games whatever the size and the threads, the rules' own moves and results, nothing hidden."""

import doctest
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.kernel import entries, features
from spieltisch.kernel.registry import find, ids
from spieltisch.lab import batch as module
from spieltisch.lab.batch import Batch

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("ten", 2, {"open": True}),
    ("sums", 3, {}),
    ("blockers", 2, {"duel": True}),
    ("bridges", 4, {"symbols": True}),
    ("links", 5, {}),
]
every = pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=[setup[0] for setup in SETUPS])


def story(batch: Batch, steps: int) -> list[bytes]:
    """All that a batch shows in so many steps, row by row."""
    told = [bytearray() for _ in range(batch.size)]
    for _ in range(steps):
        batch.step(batch.random())
        arrays = batch.observations, batch.masks, batch.rewards, batch.over, batch.turns, batch.games
        for r, row in enumerate(told):
            for array in arrays:
                row += array[r].tobytes()
    return [bytes(row) for row in told]


def test_the_page_of_batch_says_what_happens() -> None:
    assert doctest.testmod(module).failed == 0


@every
def test_a_row_is_the_same_whatever_the_size_and_the_threads(game: str, seats: int, options: dict[str, Any]) -> None:
    whole = story(Batch(game, 6, seats=seats, options=options, key=3), 150)
    assert len(set(whole)) == 6
    assert story(Batch(game, 6, seats=seats, options=options, key=3, threads=3), 150) == whole
    assert story(Batch(game, 2, seats=seats, options=options, key=3, first=4), 150) == whole[4:]
    assert story(Batch(game, 6, seats=seats, options=options, key=4), 150) != whole


@pytest.mark.bounds
@every
def test_a_batch_plays_by_the_rules(game: str, seats: int, options: dict[str, Any]) -> None:
    """Beside it, each row is played with the functions a match uses."""
    batch = Batch(game, 4, seats=seats, options=options, key=5, rewards="points")
    out, scores = np.zeros(batch.game.most_moves, np.int64), np.zeros(seats, np.int64)
    ended = 0
    for _ in range(400):
        before, numbers, turns = batch.states.copy(), batch.random(), batch.turns.copy()
        batch.step(numbers)
        for r in range(4):
            seat = int(turns[r])
            assert entries.asked(before, r) & -entries.asked(before, r) == 1 << seat
            action = int(features.action_of(before, r, seat, int(numbers[r])))
            assert action in out[: entries.legal(before, r, seat, out)]
            entries.play(before, r, seat, action)
            assert batch.over[r] == (entries.asked(before, r) == 0)
            if batch.over[r]:
                ended += 1
                assert batch.ended[r].tobytes() == before[r].tobytes()
                entries.result(before, r, seats, scores)
                assert batch.rewards[r].tolist() == scores.tolist()
                assert batch.match(r, ended=True).scores == scores.tolist()
            else:
                assert batch.states[r].tobytes() == before[r].tobytes()
                assert not batch.rewards[r].any()
    assert ended >= 4
    assert batch.games.sum() == ended


@every
def test_the_seat_in_turn_is_shown_what_it_knows_and_no_more(game: str, seats: int, options: dict[str, Any]) -> None:
    """What a batch shows is made from a twin of the truth just as well, see the law `planes`."""
    batch = Batch(game, 3, seats=seats, options=options, key=6)
    least, most = batch.shape.limits
    for _ in range(120):
        batch.step(batch.random())
        shown, masks, turns = batch.observations.copy(), batch.masks.copy(), batch.turns.copy()
        assert (shown >= least).all()
        assert (shown <= most).all()
        assert np.abs(batch.floats()).max() <= 1
        for r in range(3):
            seat = int(turns[r])
            assert (batch.look(seat)[r] == shown[r]).all()
            twin = batch.match(r).sampled(seat, 7)
            entries.observe(twin, 0, seat)
            observation, mask = np.full_like(shown[0], 99), np.ones_like(masks[0])
            features.sight(twin, 0, seat, observation, mask, np.zeros(batch.game.most_moves, np.int64))
            assert (observation == shown[r]).all()
            assert (mask == masks[r]).all()


def test_rewards_add_up_to_nothing() -> None:
    batch = Batch("blockers", 64, seats=3)
    seen = set()
    for _ in range(200):
        batch.step(batch.random())
        assert abs(batch.rewards.sum(1)).max() < 1e-6
        assert not batch.rewards[~batch.over].any()
        seen |= {tuple(sorted(np.round(row, 3).tolist())) for row in batch.rewards[batch.over]}
    assert (-0.5, -0.5, 1.0) in seen  # one wins alone
    assert (-0.5, 0.25, 0.25) in seen  # two share


def test_ten_without_a_winner_is_worth_nothing() -> None:
    batch = Batch("ten", 64, options={"move_cap": 1})
    while not (batch.over & (batch.ended["ended"] == 3)).any():
        batch.step(batch.random())
    drawn = batch.over & (batch.ended["ended"] == 3)
    assert not batch.rewards[drawn].any()


def test_rows_can_wait() -> None:
    batch = Batch("bridges", 5, key=2)
    before, where = batch.states.copy(), np.array([True, False, True, False, False])
    numbers = np.where(where, batch.random(), -1)
    batch.step(numbers, where)
    assert [a.tobytes() != b.tobytes() for a, b in zip(before, batch.states, strict=True)] == where.tolist()


def test_what_is_not_legal_is_refused_and_nothing_happens() -> None:
    batch = Batch("ten", 3)
    before = batch.states.tobytes()
    good = batch.random()
    for bad in (-1, batch.shape.actions, 1):
        numbers = good.copy()
        numbers[1] = bad
        with pytest.raises(ValueError, match=f"{bad} is not legal in row 1"):
            batch.step(numbers)
    for shape in (good[:2], good.astype(float), 0):
        with pytest.raises(ValueError, match="one whole number for each of the 3 games"):
            batch.step(shape)
    with pytest.raises(ValueError, match="true or false"):
        batch.step(good, [1, 0, 1])
    assert batch.states.tobytes() == before
    with pytest.raises(ValueError, match="rewards are win or points"):
        Batch("ten", 1, rewards="money")
    with pytest.raises(ValueError, match="at least one game"):
        Batch("ten", 0)
    with pytest.raises(ValueError, match="no seat 2"):
        batch.look(2)


def test_a_game_without_features_says_so() -> None:
    from dataclasses import replace

    ten = find("ten")
    bare = replace(ten, rules=[rules for rules in ten.rules if not rules.__name__.endswith("features")])
    try:
        with pytest.raises(ValueError, match="ten has no features"):
            Batch(bare, 1)
    finally:
        ten.__post_init__()  # the record knows its features again


def test_games_begin_at_given_positions() -> None:
    batch = Batch("sums", 4, seats=2, key=1)
    for _ in range(30):
        batch.step(batch.random())
    again = Batch("sums", 50, seats=2, key=2, starts=batch.states)
    starts = {row.tobytes() for row in batch.states}
    assert {row.tobytes() for row in again.states} == starts


@pytest.mark.parametrize("game", ids())
def test_others_take_the_arrays_as_they_are(game: str) -> None:
    """DLPack: what PyTorch and JAX are handed is this memory, not a copy of it."""
    batch = spieltisch.batch(game, 3)
    for array in (batch.observations, batch.masks, batch.rewards, batch.over):
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.ctypes.data % 64 == 0  # otherwise JAX takes a copy
    planes = batch.planes()
    assert sum(plane[0].size for plane in planes.values()) == batch.shape.size
    assert all(np.shares_memory(plane, batch.observations) for plane in planes.values())
