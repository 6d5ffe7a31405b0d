"""Handing out work: each piece comes back once, whatever becomes of the batches on their way."""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.lab.crew import Done, Pool, Work, leftovers, spread
from spieltisch.lab.crew.crew import MOST, TRIES


class Square(NamedTuple):
    key: int
    value: int


def squares(keys: Sequence[int], stopped: Any) -> list[Square]:
    return [Square(key, key * key) for key in keys if not stopped()]


def nothing(keys: Sequence[int], stopped: Any) -> list[Square]:
    return []


class Unreliable:
    """A crew from which batches come back late, in part, twice or not at all."""

    def __init__(self, luck: random.Random, lost: float) -> None:
        self.luck, self.lost = luck, lost
        self.out: list[tuple[Work[Any], Sequence[Any]]] = []
        self.before: list[Done] = []
        self.sizes: list[int] = []

    @property
    def idle(self) -> bool:
        return len(self.out) < 3

    @property
    def busy(self) -> bool:
        return bool(self.out)

    def submit(self, work: Work[Any], keys: Sequence[Any]) -> None:
        self.out.append((work, keys))
        self.sizes.append(len(keys))

    def finished(self, seconds: float) -> list[Done]:
        work, keys = self.out.pop(self.luck.randrange(len(self.out)))
        what = work(keys, lambda: False)
        if self.luck.random() < self.lost:
            what = what[: self.luck.randrange(len(what) + 1)]
        again = [self.luck.choice(self.before)] if self.before and self.luck.random() < 0.2 else []
        self.before.append(Done(keys, what, 0.01 * len(keys)))
        return [self.before[-1], *again]

    def stop(self) -> None: ...

    def close(self) -> None: ...


@pytest.mark.parametrize("seed", range(20))
def test_every_piece_comes_back_once(seed: int) -> None:
    crew = Unreliable(random.Random(seed), 0.2)
    came = [square for new in spread(crew, squares, range(700)) for square in new]
    assert sorted(came) == [(key, key * key) for key in range(700)]
    assert crew.sizes[0] == 1  # nobody knows yet how long one takes
    assert 100 < max(crew.sizes) <= MOST


def test_a_piece_that_never_comes_back_ends_the_work() -> None:
    with pytest.raises(Refusal, match=f"lost {TRIES} times"):
        list(spread(Unreliable(random.Random(1), 0.2), nothing, range(50)))


def test_a_pool_of_processes_does_it_all_and_stops_when_told() -> None:
    with Pool(2) as crew:
        came = [square for new in spread(crew, squares, range(300)) for square in new]
        assert sorted(came) == [(key, key * key) for key in range(300)]
        crew.stop()
        crew.submit(squares, [1, 2, 3])
        assert list(leftovers(crew, 10)) == [[]]
