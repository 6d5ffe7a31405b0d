"""A small network that was trained somewhere else, played as a bot: no library needed, compiled like the rules.

What it is given are the floats of its game's observation; it answers with a taste for each number of a move and with
what the position is worth to the seat that looks. A file of weights (.npz) holds the layers in order - `weight0`,
`bias0`, `weight1`, ... with rectifiers between them; the last one has a row for each number and one for the worth -
and says which game, seats and options it was trained for.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ...bots.bot import UNHURRIED, Budget, Sight
from ...kernel import features
from ...kernel.compile import entry
from ..shape import Shape


@entry
def through(given: Any, weight: Any, bias: Any, out: Any, last: bool) -> None:
    """One layer."""
    for i in range(len(out)):
        total = bias[i]
        row = weight[i]
        for j in range(len(given)):
            total += row[j] * given[j]
        out[i] = total if last or total > 0.0 else np.float32(0.0)


@dataclass(frozen=True, eq=False)
class Network:
    shape: Shape
    layers: tuple[tuple[Any, Any], ...]  # weight, bias

    def __post_init__(self) -> None:
        wide = self.shape.size
        for weight, bias in self.layers:
            if weight.ndim != 2 or weight.shape[1] != wide or bias.shape != weight.shape[:1]:
                raise ValueError("the layers do not fit each other, or not the game")
            wide = len(bias)
        if wide != self.shape.actions + 1:
            raise ValueError(
                f"the last layer has {self.shape.actions + 1} rows: one for each number, one for the worth"
            )

    def __call__(self, observation: Any) -> tuple[Any, float]:
        """The taste for each number, and the worth."""
        given = observation * self.shape.scale
        for i, (weight, bias) in enumerate(self.layers):
            out = np.zeros(len(bias), np.float32)
            through(given, weight, bias, out, i == len(self.layers) - 1)
            given = out
        return given[:-1], float(given[-1])

    def demand(self, sight: Sight) -> None:
        """Refuse what it was not trained for."""
        same = self.shape.game.codes(self.shape.options).tolist() == sight.options.tolist()
        if sight.game is not self.shape.game or sight.seats != self.shape.seats or not same:
            raise ValueError("the network was trained for another game, or for other seats or options")

    def save(self, path: str | Path) -> None:
        about = {"game": self.shape.game.id, "seats": self.shape.seats, "options": self.shape.options}
        arrays = {f"weight{i}": weight for i, (weight, _) in enumerate(self.layers)}
        arrays |= {f"bias{i}": bias for i, (_, bias) in enumerate(self.layers)}
        np.savez_compressed(path, about=np.array(json.dumps(about)), **arrays)

    @classmethod
    def load(cls, path: str | Path) -> "Network":
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            count = sum(name.startswith("weight") for name in file.files)
            layers = [
                (np.ascontiguousarray(file[f"weight{i}"], np.float32), np.asarray(file[f"bias{i}"], np.float32))
                for i in range(count)
            ]
        return cls(Shape.of(about["game"], about["seats"], about["options"]), tuple(layers))


def loaded(path: str) -> Network:
    """Kept until the file changes."""
    return _loaded(path, Path(path).stat().st_mtime_ns)


@lru_cache(maxsize=8)
def _loaded(path: str, changed: int) -> Network:
    return Network.load(path)


@dataclass(frozen=True)
class Learned:
    """The bot that plays the number for which the network has most taste."""

    path: str
    budget: Budget = UNHURRIED

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        network = loaded(self.path)
        network.demand(sight)
        shape = network.shape
        observation, marks = np.zeros(shape.size, np.int8), np.zeros(shape.actions, np.bool_)
        room = np.zeros(sight.game.most_moves, np.int64)
        features.sight(sight.seen, 0, sight.seat, observation, marks, room)
        taste = np.where(marks, network(observation)[0], -np.inf)
        return int(features.action_of(sight.seen, 0, sight.seat, int(taste.argmax())))
