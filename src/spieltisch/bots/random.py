"""A bot that draws its moves by lot."""

from dataclasses import dataclass

import numpy as np

from ..kernel.chance import below, mix
from .bot import Budget, Sight


@dataclass(frozen=True)
class Random:
    budget: Budget = Budget()

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        return int(sight.actions[below(mix(np.uint64(key)), len(sight.actions))])
