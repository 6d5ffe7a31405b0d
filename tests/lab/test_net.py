"""A network as a bot: the same numbers as matrices give, the best legal move, only in the game it is for."""

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.bot import ask
from spieltisch.lab.net import Learned, Network
from spieltisch.lab.shape import Shape


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
