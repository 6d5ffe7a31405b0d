"""Means and their 95 % intervals. What is independent are the deals: a deal's games share its luck, so they are one."""

import math
from typing import Any

import msgspec
import numpy as np

Z = 1.959963984540054  # the standard normal's 97.5 % point


class Figure(msgspec.Struct, frozen=True):
    value: float | None
    low: float | None
    high: float | None

    @property
    def within(self) -> float:
        """Half the interval's width."""
        return math.inf if self.low is None or self.high is None else (self.high - self.low) / 2


NOTHING = Figure(None, None, None)


def share(deals: Any) -> Figure:
    """The mean of shares, one of 0 .. 1 a deal.

    The interval is Agresti and Coull's, for deals instead of tosses: two deals with everything and two with nothing
    are imagined beside the real ones, so that it is not a mere point when all deals have gone the same way.
    """
    x = np.asarray(deals, float)
    if not len(x):
        return NOTHING
    extra = Z**2
    count = len(x) + extra
    middle = (x.sum() + extra / 2) / count
    squares = ((x - middle) ** 2).sum() + extra / 2 * (middle**2 + (1 - middle) ** 2)
    within = Z * math.sqrt(squares / count / count)
    # Rounding must not put the value, when it is 0 or 1, outside.
    return Figure(
        float(x.mean()),
        float(max(0.0, min(middle - within, x.mean()))),
        float(min(1.0, max(middle + within, x.mean()))),
    )


def mean(deals: Any) -> Figure:
    """The mean of anything, one number a deal; the interval is Student's, from three deals on."""
    x = np.asarray(deals, float)
    if len(x) < 3:
        return Figure(float(x.mean()), None, None) if len(x) else NOTHING
    within = student(len(x) - 1) * float(x.std(ddof=1)) / math.sqrt(len(x))
    return Figure(float(x.mean()), float(x.mean()) - within, float(x.mean()) + within)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution (Abramowitz and Stegun 26.7.5): 3 % off at 2, 0.1 % from 5 on."""
    z = Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))
