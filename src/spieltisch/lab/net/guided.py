"""Searching with a network: for bots, and for games to learn from. The compiled part is `bots/guided.py`."""

import threading
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...bots import guided
from ...bots.bot import Budget, Sight
from ...bots.search import MOST_NODES, Style
from ...bots.tree import DESK, NODE, SLOT
from ...kernel import features
from . import Network, loaded

WIDE = 16  # moves that are tried
TRUST = 0.5
USUAL = Budget(simulations=400)
FIRST_LOOK = 64  # simulations, to see how fast they are
SAFE = 0.9  # of the time that is left


class Guide:
    """One thread's room to search in one game, and the network that guides it."""

    def __init__(self, network: Network, simulations: int, trust: float = TRUST) -> None:
        shape = network.shape
        game, most = shape.game, shape.game.most_moves
        if len(network.layers) != 3:
            raise ValueError("a search is guided by a network of two hidden layers")
        (one, one_bias), (two, two_bias), (last, last_bias) = network.layers
        arrays = (one * shape.scale).T, two.T, last, one_bias, two_bias, last_bias
        self.network, self.simulations, self.trust = network, simulations, trust
        self._net = tuple(np.ascontiguousarray(array, np.float32) for array in arrays)
        desks = np.zeros(min(WIDE, most), DESK)
        Style.of(game).put_on(desks)
        self._room = (
            game.blank(4),
            np.zeros(shape.size, np.int8),
            np.zeros((2, max(len(one), len(two))), np.float32),
            np.zeros(most, guided.MOVE),
            np.zeros(most, np.int64),
            np.zeros((len(desks), min(MOST_NODES, 64 + 4 * simulations)), NODE),
            desks,
            np.zeros(2 << (most - 1).bit_length(), SLOT),
            np.zeros(most, np.int64),
            np.zeros(shape.seats, np.int64),
            np.zeros(shape.seats),
            np.zeros(shape.seats),
        )

    def improve(
        self,
        states: Any,
        rows: tuple[int, int],
        asking: Any,
        key: int,
        lucky: bool,
        wanted: Any,
        worths: Any,
        found: Any,
    ) -> None:
        """For the rows from the first to before the second: what the seat asked there should play, by the search.

        Written to `wanted` (how likely each number should be), `worths` (the reward to expect) and `found` (a number:
        drawn where it is `lucky`, otherwise the best).
        """
        guided.improve(
            states, *rows, asking, self.network.shape.seats, self.simulations, lucky, np.uint64(key % 2**64),
            self._net, self.trust, *self._room, wanted, worths, found,
        )  # fmt: skip


_guides = threading.local()


def _guide(network: Network, simulations: int, trust: float) -> Guide:
    """Making its arrays takes longer than a short search; a thread keeps those it used last."""
    guide: Guide | None = getattr(_guides, "guide", None)
    if guide is None or (guide.network, guide.simulations, guide.trust) != (network, simulations, trust):
        guide = _guides.guide = Guide(network, simulations, trust)
    return guide


@dataclass(frozen=True)
class Guided:
    """The bot that searches with a network's help."""

    path: str
    budget: Budget = USUAL
    trust: float = TRUST

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        network = loaded(self.path)
        network.demand(sight)
        start = time.perf_counter()
        simulations = budget.simulations or FIRST_LOOK
        number = self._best(network, sight, simulations, key)
        if budget.simulations is None and budget.milliseconds is not None:
            taken = time.perf_counter() - start
            more = int(simulations * SAFE * (budget.milliseconds / 1000 - taken) / taken)
            if more > simulations:
                number = self._best(network, sight, more, key)
        return int(features.action_of(sight.seen, 0, sight.seat, number))

    def _best(self, network: Network, sight: Sight, simulations: int, key: int) -> int:
        guide = _guide(network, simulations, self.trust)
        wanted, found = np.zeros((1, network.shape.actions), np.float32), np.zeros(1, np.int64)
        guide.improve(sight.seen, (0, 1), np.array([sight.seat]), key, False, wanted, np.zeros(1), found)
        return int(found[0])
