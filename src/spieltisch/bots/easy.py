"""A bot that looks one step ahead, with what a beginner knows of the game, and makes a beginner's mistakes."""

from dataclasses import dataclass
from math import inf, log
from random import Random
from typing import Any

import numpy as np

from ..kernel import advice, contract
from ..kernel.compile import entry
from ..kernel.game import Game
from .bot import UNHURRIED, Budget, Sight
from .search import Search

UNADVISED = Budget(simulations=30)


@entry
def weigh(states: Any, row: int, seat: int, actions: Any, out: Any) -> None:
    for i in range(len(actions)):
        out[i] = advice.worth(states[row], seat, actions[i])


@dataclass(frozen=True)
class Easy:
    """Takes the move that seems best. Seeming is off by luck: of two moves whose worth is 1 apart the worse one is
    taken three times out of eleven; 3 apart, once in twenty.
    """

    budget: Budget = UNHURRIED

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        if not has_worth(sight.game):
            return Search(UNADVISED).choose(sight, UNADVISED, key)
        worth = np.zeros(len(sight.actions))
        weigh(sight.seen, 0, sight.seat, sight.actions, worth)
        luck = Random(key)
        chosen, best = int(sight.actions[0]), -inf
        for action, value in zip(sight.actions.tolist(), worth.tolist(), strict=True):
            seems = value - log(-log(luck.random() or 0.5))  # so that chances go by e to the power of the worth
            if seems > best:
                chosen, best = action, seems
        return chosen


def has_worth(game: Game) -> bool:
    return "worth" in contract.games[game.record]
