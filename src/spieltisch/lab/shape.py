"""What programs that learn are given of a game: its planes, and how many numbers its moves have."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..kernel.features import Plane, described
from ..kernel.game import Game
from ..kernel.registry import find


@dataclass(frozen=True, eq=False)
class Shape:
    game: Game
    seats: int
    options: dict[str, Any]  # complete
    planes: tuple[Plane, ...]
    actions: int

    @classmethod
    def of(cls, game: str | Game, seats: int | None = None, options: dict[str, Any] | None = None) -> "Shape":
        found = game if isinstance(game, Game) else find(game)
        # As few as can play against each other, if nothing else is said.
        seats = found.check_seats(min(found.seats, key=lambda n: (n < 2, n)) if seats is None else seats)
        chosen = found.check_options(seats, options or {})
        told = described(found, seats, chosen)
        if told is None:
            raise ValueError(f"{found.id} has no features: see spieltisch.kernel.features")
        return cls(found, seats, chosen, *told)

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(plane.size for plane in self.planes)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each plane is in an observation."""
        found, start = {}, 0
        for plane in self.planes:
            found[plane.name] = slice(start, start + plane.size)
            start += plane.size
        return found

    @cached_property
    def limits(self) -> tuple[Any, Any]:
        """The least and the greatest each number can be."""
        least = [np.full(plane.size, plane.least, np.int8) for plane in self.planes]
        most = [np.full(plane.size, plane.most, np.int8) for plane in self.planes]
        return np.concatenate(least), np.concatenate(most)

    @cached_property
    def scale(self) -> Any:
        """What to multiply the numbers with to have them between -1 and 1."""
        least, most = self.limits
        return (1 / np.maximum(np.abs(least.astype(np.float32)), most)).astype(np.float32)

    def unpack(self, observations: Any) -> dict[str, Any]:
        """The planes by name, in their shapes; views of the same memory."""
        lead = observations.shape[:-1]
        shapes = {plane.name: plane.shape for plane in self.planes}
        return {name: observations[..., where].reshape(*lead, *shapes[name]) for name, where in self.slices.items()}
