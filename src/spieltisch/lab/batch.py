"""Thousands of games at once: arrays in, arrays out."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import prod
from typing import Any

import numpy as np

from ..kernel.game import Game
from ..match import Match
from . import core
from .shape import Shape

ALIGNED = 64  # bytes: where arrays have to begin so that JAX takes them without a copy

REWARDS = {"win": core.WIN, "points": core.POINTS}


class Batch:
    """So many games of one kind, each dealt anew when it is over. See docs/lab.md.

    >>> import spieltisch
    >>> batch = spieltisch.batch("sums", 4, seats=2, key=1)
    >>> batch.observations.shape, batch.masks.shape
    ((4, 299), (4, 157))
    >>> batch.step(batch.random())
    >>> batch.rewards.shape
    (4, 2)

    The arrays are written in place, again and again: copy what is to be kept. Other libraries take them as they are
    (`torch.from_dlpack(batch.observations)`). Row r plays the same games whatever the number of rows and threads:
    its deals and its random moves come from the key and from `first` + r alone.

    With `starts`, an array of positions, every game begins at one of them instead of a deal.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        key: int = 0,
        threads: int = 1,
        rewards: str = "win",
        first: int = 0,
        starts: Any = None,
    ) -> None:
        self.shape = Shape.of(game, seats, options)
        self.game, self.seats = self.shape.game, self.shape.seats
        if size < 1 or threads < 1 or first < 0:
            raise ValueError("a batch has at least one game and one thread, and row numbers from 0 on")
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {rewards}")
        self.size = size
        self.states = self.game.blank(size)  # the whole truth: not for players
        self.observations = aligned((size, self.shape.size), np.int8)
        self.masks = aligned((size, self.shape.actions), np.bool_)
        self.rewards = aligned((size, self.seats), np.float32)
        self.over = aligned((size,), np.bool_)
        self.ended = self.game.blank(size)  # the last finished position of each row, to be read where `over`
        self.rows = np.zeros(size, core.ROW)
        self._how = REWARDS[rewards]
        self._numbers = np.zeros(size, np.int64)
        self._all = np.ones(size, np.bool_)
        threads = min(threads, size)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._parts = [
            (
                size * part // threads,
                size * (part + 1) // threads,
                self.game.blank(),
                np.zeros(self.game.most_moves, np.int64),
                np.zeros(self.seats, np.int64),
            )
            for part in range(threads)
        ]
        material, parts = self.game.plan(self.seats, self.shape.options).arrays
        begin = self.game.blank() if starts is None else np.concatenate([self.game.blank(), starts])
        self._first = first
        self._rules = (self.seats, self.game.codes(self.shape.options), material, parts, begin)
        self.reset(key)

    def reset(self, key: int | None = None) -> None:
        """Deal the first games, with the same key or another."""
        if key is not None:
            self._key = np.uint64(key % 2**64)
        self.rewards[:] = 0
        self.over[:] = False

        def deal(start: int, stop: int, seen: Any, out: Any, scores: Any) -> None:
            core.deal(
                self.states, seen, self.rows, start, stop, self._first, *self._rules, self._key,
                self.observations, self.masks, out,
            )  # fmt: skip

        self._each(deal)

    def step(self, numbers: Any, where: Any = None) -> None:
        """One move in every game, or in those `where` it is true; refuses all of them if one is not legal."""
        given, moving = np.asarray(numbers), self._all if where is None else np.asarray(where)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of the {self.size} games, please")
        if moving.shape != (self.size,) or moving.dtype != np.bool_:
            raise ValueError(f"true or false for each of the {self.size} games, please")
        self._numbers[:] = given
        bad = core.refused(self.masks, moving, self._numbers)
        if bad >= 0:
            raise ValueError(f"{given[bad]} is not legal in row {bad}")

        def play(start: int, stop: int, seen: Any, out: Any, scores: Any) -> None:
            core.step(
                self.states, seen, self.rows, start, stop, self._first, *self._rules, self._key,
                self.observations, self.masks, out,
                moving, self._numbers, self._how, scores, self.rewards, self.over, self.ended,
            )  # fmt: skip

        self._each(play)

    def random(self, out: Any = None) -> Any:
        """A legal move for every game, drawn by lot from the game's own stream."""
        numbers = np.zeros(self.size, np.int64) if out is None else out

        def choose(start: int, stop: int, seen: Any, out: Any, scores: Any) -> None:
            core.choose(self.states, self.rows, start, stop, self._first, self._key, numbers, out)

        self._each(choose)
        return numbers

    @property
    def turns(self) -> Any:
        """Whose turn it is in each game: the seat that its observation and mask are for."""
        return self.rows["seat"]

    @property
    def games(self) -> Any:
        """How many games are over in each row."""
        return self.rows["game"]

    def look(self, seat: int, states: Any = None) -> Any:
        """What one seat sees in every game, whoever's turn it is (or of other positions): a new array."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        states = self.states if states is None else states
        found = np.zeros((len(states), self.shape.size), np.int8)
        core.look(states, self.game.blank(), seat, found)
        return found

    def mask(self, seat: int) -> Any:
        """What one seat may do in every game, nothing where it is not asked: a new array."""
        found = np.zeros_like(self.masks)
        core.masks(self.states, self.game.blank(), seat, found, self._parts[0][3])
        return found

    def match(self, row: int, ended: bool = False) -> Match:
        """The position in a row (or the last one that was finished there) on a table, for its views and pictures.

        How it came about is not kept: the match begins there.
        """
        match = Match(self.game, self.seats, self.shape.options, seed="00" * 32)
        match.positions = [(self.ended if ended else self.states)[row : row + 1].copy()]
        return match

    def floats(self, out: Any = None) -> Any:
        """The observations between -1 and 1."""
        return np.multiply(self.observations, self.shape.scale, out=out, dtype=np.float32)

    def planes(self) -> dict[str, Any]:
        """The observations plane by plane; views of the same memory."""
        return self.shape.unpack(self.observations)

    def _each(self, work: Callable[[int, int, Any, Any, Any], None]) -> None:
        if self._pool is None:
            work(*self._parts[0])
        else:
            for _ in self._pool.map(lambda part: work(*part), self._parts):
                pass


def aligned(shape: tuple[int, ...], kind: Any) -> Any:
    """An array of zeros that begins where others like it to."""
    size = prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    return room[start : start + size].view(kind).reshape(shape)
