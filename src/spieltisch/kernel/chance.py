"""Random words for playouts, samples and batches (official deals come from `deal.from_seed`).

A stream is a counter: the n-th word of `key` is `mix(key + n * STEP)` (the SplitMix64 generator). Nothing here
lives in a position, so no search can reach into the future.
"""

from typing import Any

import numpy as np

from .bits import U1
from .compile import rule

STEP = np.uint64(0x9E3779B97F4A7C15)
_A = np.uint64(0xBF58476D1CE4E5B9)
_B = np.uint64(0x94D049BB133111EB)
_27 = np.uint64(27)
_30 = np.uint64(30)
_31 = np.uint64(31)
_32 = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@rule
def mix(word: Any) -> Any:
    """A random-looking word for every word, one to one."""
    word = np.uint64(word)  # a key to which somebody has added a plain number has become int64 (see bits.py)
    word = (word ^ (word >> _30)) * _A
    word = (word ^ (word >> _27)) * _B
    return word ^ (word >> _31)


@rule
def after(word: Any) -> Any:
    """The next word when a decision needs more than the one it was given."""
    return mix(word + STEP)


@rule
def below(word: Any, n: int) -> Any:
    """0 .. n-1, from the word's upper half (bias below n / 2^32)."""
    return np.int64(((word >> _32) * np.uint64(n)) >> _32)


@rule
def scaled(word: Any, n: int) -> Any:
    """word * n / 2^64, exact: the upper half of the 96-bit product."""
    count = np.uint64(n)
    return np.int64(((word >> _32) * count + (((word & _LOW) * count) >> _32)) >> _32)


@rule
def shuffle(things: Any, start: int, count: int, key: Any) -> None:
    """Shuffle things[start : start + count] in place."""
    for i in range(count - 1, 0, -1):
        key += STEP
        j = below(mix(key), i + 1)
        things[start + i], things[start + j] = things[start + j], things[start + i]


@rule
def fork(key: Any, n: int) -> Any:
    """A stream of its own for part n of a job."""
    return mix(key ^ mix(np.uint64(n) + U1))
