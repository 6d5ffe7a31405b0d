"""Is A better than B? An answer that may be asked for after every deal.

A gambler who thinks that A is better bets on the difference D of their win shares in the next deal, -1 <= D <= 1: of
a fraction f of what he has he makes f * D more. If A is not better, such bets do not make rich: whoever starts with 1
ever holds 1 / error with a probability of at most `error`, however long he plays and whenever he stops (Ville's
inequality). So does he who spreads his 1 over many fractions, as we do; which one is right need not be known.

The same bets against "the difference is m" for every m give an interval that holds for all deals at once.
(Waudby-Smith & Ramdas, Estimating means of bounded random variables by betting, 2024.)
"""

import math

import numpy as np

ERROR = 0.05
FRACTIONS = np.geomspace(1 / 512, 0.98, 24)
STEPS = 30  # of halving, when an end of the interval is looked for


class Evidence:
    """What the deals so far say about the expected difference."""

    def __init__(self) -> None:
        self.differences: list[float] = []
        self._better = np.zeros(len(FRACTIONS))  # the logarithm of what each bet has become
        self._worse = np.zeros(len(FRACTIONS))

    def add(self, difference: float) -> None:
        self.differences.append(difference)
        self._better += np.log1p(FRACTIONS * difference)
        self._worse += np.log1p(-FRACTIONS * difference)

    @property
    def better(self) -> float:
        """What has become of 1 that was bet on A."""
        return _mean(self._better)

    @property
    def worse(self) -> float:
        return _mean(self._worse)

    def verdict(self, error: float = ERROR) -> int:
        """1: A is better; -1: worse; 0: open. Wrong with a probability of at most `error`, at whatever time."""
        enough = 2 / error  # two bets were made
        return int(self.better >= enough) - int(self.worse >= enough)

    def interval(self, error: float = ERROR) -> tuple[float, float]:
        """Where the expected difference lies; at all times at once with a probability of 1 - `error`."""
        d = np.array(self.differences)
        return -_edge(-d, error), _edge(d, error)


def _edge(d: np.ndarray, error: float) -> float:
    """The smallest m that a bet on "less than m" refutes, or 1: the more there is to m, the more the bet wins."""
    low, high = -1.0, 1.0
    for _ in range(STEPS):
        m = (low + high) / 2
        won = np.log1p(FRACTIONS[:, None] * (m - d) / (1 - m)).sum(axis=1)
        if _mean(won) >= 2 / error:
            high = m
        else:
            low = m
    return high


def _mean(logarithms: np.ndarray) -> float:
    top = float(logarithms.max())
    return math.exp(min(700.0, top)) * float(np.exp(logarithms - top).mean())
