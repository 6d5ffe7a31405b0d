"""The deal: everything random about one game, as JSON for people and as one array of integers for the rules.

A game states what its deal consists of - choices, shuffles, a random word - and everything else follows from that
statement: the JSON form and its checks, the deal made from a seed (docs/deals.md) and random deals for batches.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from .entries import CHOICE, SHUFFLE, WORD
from .errors import Refusal

Below = Callable[[int], int]
Tile = str | int


@dataclass(frozen=True)
class Choice:
    """One of 0 .. count-1, usually the start seat."""

    name: str
    count: int

    def drawn(self, below: Below) -> Any:
        return below(self.count)

    def codes(self, value: Any) -> list[int]:
        if type(value) is not int or not 0 <= value < self.count:
            raise Refusal("bad_deal", "deal-choice", name=self.name, most=self.count - 1)
        return [value]

    @property
    def parts(self) -> list[tuple[int, list[int], int]]:
        return [(CHOICE, [0], self.count)]


@dataclass(frozen=True)
class Shuffle:
    """The tiles in random order; with `piles`, a list of that many lists, each with the same tiles.

    A tile's code is its place among the different tiles, in the order in which they are first named.
    """

    name: str
    tiles: Sequence[Tile]
    piles: int | None = None
    kinds: dict[Tile, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", {tile: code for code, tile in enumerate(dict.fromkeys(self.tiles))})

    def drawn(self, below: Below) -> Any:
        if self.piles is None:
            return shuffled(self.tiles, below)
        return [shuffled(self.tiles, below) for _ in range(self.piles)]

    def codes(self, value: Any) -> list[int]:
        piles = [value] if self.piles is None else value
        if not isinstance(piles, list) or len(piles) != (self.piles or 1):
            raise Refusal("bad_deal", "deal-piles", name=self.name, count=self.piles or 1)
        return [code for pile in piles for code in self._pile(pile)]

    def _pile(self, pile: Any) -> list[int]:
        if not isinstance(pile, list):
            raise Refusal("bad_deal", "deal-list", name=self.name, count=len(self.tiles))
        for tile in pile:
            if type(tile) not in (str, int) or tile not in self.kinds:
                raise Refusal("bad_deal", "deal-tile", name=self.name, tile=str(tile))
        wrong = Counter(pile)
        wrong.subtract(Counter(self.tiles))
        for tile, over in wrong.items():
            if over:
                key = "deal-too-many" if over > 0 else "deal-too-few"
                raise Refusal("bad_deal", key, name=self.name, tile=str(tile), count=abs(over))
        return [self.kinds[tile] for tile in pile]

    @property
    def parts(self) -> list[tuple[int, list[int], int]]:
        codes = [self.kinds[tile] for tile in self.tiles]
        return [(SHUFFLE, codes, len(codes))] * (self.piles or 1)


@dataclass(frozen=True)
class Word:
    """A 64-bit number, as decimal text."""

    name: str

    def drawn(self, below: Below) -> Any:
        return str(below(2**64))

    def codes(self, value: Any) -> list[int]:
        plain = isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 20
        if not plain or int(value) >= 2**64 or value != str(int(value)):
            raise Refusal("bad_deal", "deal-word", name=self.name)
        return [int(value) - (2**64 if int(value) >= 2**63 else 0)]

    @property
    def parts(self) -> list[tuple[int, list[int], int]]:
        return [(WORD, [0], 1)]


Part = Choice | Shuffle | Word


@dataclass(frozen=True)
class Plan:
    """What the deal of one game, for these seats and options, consists of."""

    parts: tuple[Part, ...]

    def encode(self, deal: Any) -> Any:
        """The deal as the rules take it; refuses what is not exactly this material."""
        names = [part.name for part in self.parts]
        if not isinstance(deal, dict):
            raise Refusal("bad_deal", "deal-object", names=", ".join(names))
        for name in names:
            if name not in deal:
                raise Refusal("bad_deal", "deal-missing", name=name)
        for name in deal:
            if name not in names:
                raise Refusal("bad_deal", "deal-unknown", name=str(name), names=", ".join(names))
        return np.array([code for part in self.parts for code in part.codes(deal[part.name])], np.int64)

    def from_seed(self, seed: str) -> dict[str, Any]:
        below = stream(seed)
        return {part.name: part.drawn(below) for part in self.parts}

    @cached_property
    def arrays(self) -> tuple[Any, Any]:
        """For compiled random deals: the material in order, and a row (kind, start, count) for each part."""
        material: list[int] = []
        rows = []
        for part in self.parts:
            for kind, codes, count in part.parts:
                rows.append((kind, len(material), count))
                material += codes
        return np.array(material, np.int64), np.array(rows, np.int64).reshape(-1, 3)


def stream(seed: str) -> Below:
    """Unbiased numbers below n from 64 hex digits: SHA-256 in counter mode, documented in docs/deals.md."""
    if not isinstance(seed, str) or len(seed) != 64 or set(seed) - set("0123456789abcdefABCDEF"):
        raise Refusal("bad_seed", "seed-shape")
    start = bytes.fromhex(seed)
    words: list[int] = []
    blocks = 0

    def word() -> int:
        nonlocal blocks
        if not words:
            block = hashlib.sha256(start + blocks.to_bytes(8, "big")).digest()
            words.extend(int.from_bytes(block[i : i + 8], "big") for i in range(24, -1, -8))
            blocks += 1
        return words.pop()

    def below(n: int) -> int:
        while (value := word()) >= 2**64 - 2**64 % n:  # the last, incomplete run of n words would be unfair
            pass
        return value % n

    return below


def shuffled(tiles: Sequence[Tile], below: Below) -> list[Tile]:
    """Fisher and Yates: from the last place down, swap with a place not above it."""
    order = list(tiles)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
