"""A network as a bot: what matrices give, the best legal move, only in the game it is for; with search or without."""

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.bot import Budget, answer, ask, look
from spieltisch.kernel import entries
from spieltisch.lab.endings import Ending
from spieltisch.lab.net import Learned, Network
from spieltisch.lab.net.guided import Guide, Guided
from spieltisch.lab.shape import Shape
from tests.lab.exact import FILE, best

KEPT: list[dict[str, Any]] = json.loads(FILE.read_text())


def some(game: str = "sums") -> Network:
    shape, luck = Shape.of(game, 2), np.random.default_rng(1)
    sizes = [shape.size, 16, shape.actions + 1]
    layers = [
        (luck.normal(size=(b, a)).astype(np.float32), luck.normal(size=b).astype(np.float32))
        for a, b in pairwise(sizes)
    ]
    return Network(shape, tuple(layers))


def test_it_plays_a_game_without_pytorch(tmp_path: Path) -> None:
    some().save(tmp_path / "sums.npz")
    bot = Learned(str(tmp_path / "sums.npz"))
    match = spieltisch.new("sums", 2, seed="01" * 32)
    while not match.over:
        seat = match.to_act[0]
        match.play(ask(bot, match, seat, key=1), seat)
    assert "torch" not in sys.modules


def test_it_comes_to_what_matrices_come_to(tmp_path: Path) -> None:
    network = some()
    network.save(tmp_path / "sums.npz")
    batch = spieltisch.batch("sums", 4, seats=2)
    (first, first_bias), (second, second_bias) = network.layers
    wanted = np.maximum(batch.floats() @ first.T + first_bias, 0) @ second.T + second_bias
    for kept in (network, Network.load(tmp_path / "sums.npz")):
        for row in range(4):
            taste, worth = kept(batch.observations[row])
            assert np.allclose([*taste, worth], wanted[row], atol=1e-3)


def test_it_is_for_one_game(tmp_path: Path) -> None:
    some().save(tmp_path / "sums.npz")
    match = spieltisch.new("sums", 3, seed="01" * 32)
    with pytest.raises(ValueError, match="trained for another game"):
        ask(Learned(str(tmp_path / "sums.npz")), match, match.to_act[0], key=1)
    network = some()
    with pytest.raises(ValueError, match="do not fit"):
        Network(network.shape, network.layers[1:])
    with pytest.raises(ValueError, match="the last layer has 158 rows"):
        Network(network.shape, network.layers[:1])


def untrained(game: str, options: dict[str, Any] | None = None) -> Network:
    shape, luck = Shape.of(game, 2, options), np.random.default_rng(2)
    sizes = [shape.size, 8, 8, shape.actions + 1]
    layers = [(0.1 * luck.normal(size=(b, a)).astype(np.float32), np.zeros(b, np.float32)) for a, b in pairwise(sizes)]
    return Network(shape, tuple(layers))


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_the_search_wants_what_is_legal_and_does_not_peep(trust: float) -> None:
    """In `sums` seats decide at once and hands are hidden: other hands, the same answer."""
    network, size = untrained("sums"), 24
    batch = spieltisch.batch("sums", size, seats=2, key=3)
    one, two = Guide(network, 24, trust), Guide(network, 24, trust)
    wanted, worths, found = np.zeros((size, batch.shape.actions), np.float32), np.zeros(size), np.zeros(size, np.int64)
    for step in range(12):
        twins = batch.states.copy()
        for row in range(size):
            seat = int(batch.turns[row])
            entries.observe(twins, row, seat)
            entries.sample(twins, row, seat, np.uint64(1000 * step + row))
        one.improve(twins, (0, size), batch.turns, step, True, wanted, worths, found)
        told: list[Any] = [wanted.copy(), worths.copy(), found.copy()]
        # The same in two parts: a row's answer depends on its number, not on who works on it.
        two.improve(batch.states, (0, 7), batch.turns, step, True, wanted, worths, found)
        one.improve(batch.states, (7, size), batch.turns, step, True, wanted, worths, found)
        again: list[Any] = [wanted, worths, found]
        assert all(np.array_equal(before, now) for before, now in zip(told, again, strict=True))
        assert ((wanted > 0) == batch.masks).all()
        assert np.allclose(wanted.sum(1), 1, atol=1e-3)
        assert (np.abs(worths) <= 1).all()
        batch.step(found)


def test_a_network_that_knows_nothing_leaves_it_to_the_search(tmp_path: Path) -> None:
    """Endings of `ten` in which all is known: the move it finds is worth as much as any."""
    known = [one for one in KEPT if one["record"]["game"] == "ten" and one["worlds"] == 1]
    assert known
    for one in known:
        small = Ending(one["record"], one["most"])
        assert small.tree
        node, shape = small.tree.children[0], small.shape
        untrained("ten", shape.options).save(tmp_path / "ten.npz")
        sight = look(shape.game, small.worlds, 0, node.seat, 2, shape.game.codes(shape.options))
        move = answer(Guided(str(tmp_path / "ten.npz"), trust=0.0), sight, 1, Budget(simulations=8_000))
        worth = best(node, node.seat)
        assert worth[node.actions.index(move)] == max(worth)


def test_it_thinks_no_longer_than_it_may(tmp_path: Path) -> None:
    """A budget in time is turned into simulations; the file is read again when it has changed."""
    for _ in range(2):
        untrained("ten").save(tmp_path / "ten.npz")
        match = spieltisch.new("ten", 2, seed="01" * 32)
        match.play("0,0")
        bot = Guided(str(tmp_path / "ten.npz"), Budget(milliseconds=20))
        assert ask(bot, match, match.to_act[0], key=1) in match.legal()
