"""A bot that draws its moves by lot."""

import random
from dataclasses import dataclass

from .bot import UNHURRIED, Budget, Sight


@dataclass(frozen=True)
class Random:
    budget: Budget = UNHURRIED

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        return int(random.Random(key).choice(sight.actions))
