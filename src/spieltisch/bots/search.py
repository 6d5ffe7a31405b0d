"""The searching bot: budgets, what was found, the move."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from math import ceil, inf
from typing import Any

import numpy as np

from ..kernel.chance import STEP
from ..kernel.game import Game
from . import walk
from .bot import Budget, Sight
from .tree import CAME, DESK, NODE, SLOT, choosing

MOST_NODES = 1 << 20
FIRST_CHUNK = 16  # simulations, to see how fast they are
CHUNK = 0.008  # seconds between two looks at the clock
PARTS = 16  # of a budget in simulations, between two looks at whether the rest could change anything
MOST_AT_ONCE = 1 << 20


@dataclass(frozen=True)
class Style:
    """How to search. The numbers were measured (docs/bots.md); a game's room may give others (`STYLE`)."""

    explore: float = 0.7  # how much a doubt about a move is worth
    points: float = 0.1  # the part of the reward for points; the rest is for the win
    wide: float = 1000.0  # moves tried at a node after n visits: this times the square root of n
    cut: int = -1  # moves of a playout before the game's estimate is asked; -1: never
    repeat: int = 1  # simulations with the same completion

    @classmethod
    def of(cls, game: Game) -> "Style":
        own: dict[str, Any] = {}
        for module in game.rules:
            own |= getattr(module, "STYLE", {})
        return cls(**own)

    def put_on(self, desks: Any) -> None:
        """Where the compiled search finds it: the fields of the same names."""
        for field in fields(self):
            desks[field.name] = getattr(self, field.name)


@dataclass(frozen=True)
class Found:
    """What a search knows about one move."""

    action: int
    visits: int
    share: float  # of all visits
    result: float  # expected share of the win
    spread: float  # of that result from game to game, as a standard deviation
    value: float  # what the search went by: the result mixed with points


@dataclass(frozen=True)
class Search:
    budget: Budget
    style: Style | None = None  # otherwise the game's
    trees: int = 1  # grown apart, then added up
    threads: int = 1  # changes how long it takes, not what is found in so many simulations

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        return self.found(sight, budget, key)[0].action

    def found(self, sight: Sight, budget: Budget, key: int, thorough: bool = False) -> list[Found]:
        """The moves, best first; `thorough` also when it is decided which one that is."""
        style = Style.of(sight.game) if self.style is None else self.style
        at_once = min(self.trees, self.threads)
        simulations, milliseconds = budget.simulations, budget.milliseconds
        if simulations is None and milliseconds is None:
            raise ValueError("a search without an end: the budget names neither simulations nor milliseconds")
        each = Budget(
            None if simulations is None else max(1, simulations // self.trees),
            None if milliseconds is None else milliseconds * at_once / self.trees,
        )
        grow = partial(_grow, sight, style, each, thorough)
        keys = [(key + tree * int(STEP)) % 2**64 for tree in range(self.trees)]
        if at_once > 1:
            with ThreadPoolExecutor(at_once) as threads:
                grown = list(threads.map(grow, keys))
        else:
            grown = [grow(key) for key in keys]
        return _added_up(sight, grown)


class _Workspace(threading.local):
    """A thread's arrays: making them afresh for every move would cost more than a short search."""

    def __init__(self) -> None:
        self.nodes = np.zeros(0, NODE)
        self.desk = np.zeros(1, DESK)
        self.games: dict[Any, tuple[Any, ...]] = {}

    def room(self, count: int) -> Any:
        if len(self.nodes) < count:
            self.nodes = np.zeros(count, NODE)
        return self.nodes[:count]

    def of(self, game: Game) -> tuple[Any, ...]:
        """For one game: positions, the table of moves, legal moves, scores, rewards, what came of each move."""
        if game.record not in self.games:
            most = game.most_moves
            self.games[game.record] = (
                game.blank(3),
                np.zeros(2 << (most - 1).bit_length(), SLOT),
                np.zeros(most, np.int64),
                np.zeros(game.seats[-1], np.int64),
                np.zeros(game.seats[-1], np.float64),
                np.zeros(most, CAME),
            )
        return self.games[game.record]


_workspace = _Workspace()


def _grow(sight: Sight, style: Style, budget: Budget, thorough: bool, key: int) -> dict[int, Any]:
    """One tree; for each move to choose from: visits, total reward, sum and squares of the results."""
    states, slots, out, scores, rewards, came = _workspace.of(sight.game)
    simulations = budget.simulations
    nodes = _workspace.room(MOST_NODES if simulations is None else min(MOST_NODES, 64 + 4 * simulations))
    desk = _workspace.desk
    style.put_on(desk)
    states[0] = sight.seen[0]
    walk.start(nodes, desk, came)

    def run(first: int, count: int) -> None:
        walk.simulate(
            states, sight.seat, sight.seats, nodes, desk, slots, out, scores, rewards, came,
            np.uint64(key), first, count,
        )  # fmt: skip

    def moves() -> Any:
        root = nodes[choosing(nodes, sight.seat)]
        return nodes[root.first : root.first + root["count"]]

    done = 0
    for chunk, left in _chunks(budget, 1 if thorough else PARTS):
        run(done, chunk)
        done += chunk
        if thorough:
            continue
        visits = np.sort(moves()["visits"])
        if len(visits) > 1 and visits[-1] - visits[-2] > left:
            break
    by_key: dict[int, int] = {}
    for action in sight.actions.tolist():
        by_key.setdefault(walk.kin(states, 1, sight.seat, action), action)
    return {
        by_key[int(move["key"])]: np.array([move["visits"], move["total"], came[i]["sum"], came[i]["squares"]])
        for i, move in enumerate(moves())
    }


def _chunks(budget: Budget, parts: int) -> Iterator[tuple[int, float]]:
    """How many simulations to do next, and how many about could follow."""
    left = inf if budget.simulations is None else budget.simulations
    part = max(1, ceil(left / parts)) if left < inf else MOST_AT_ONCE
    start = time.perf_counter()
    end = start + (inf if budget.milliseconds is None else budget.milliseconds / 1000)
    done = 0
    while left > 0:
        now, rest = min(part, left), left
        if end < inf and done:
            time_left = end - time.perf_counter()
            if time_left <= 0:
                return
            speed = done / (end - time_left - start)
            now = max(1, min(now, int(speed * min(CHUNK, time_left))))
            rest = min(left, speed * time_left)
        elif end < inf:
            now = min(now, FIRST_CHUNK)
        yield int(now), rest - now if done else inf
        done += int(now)
        left -= now


def _added_up(sight: Sight, grown: list[dict[int, Any]]) -> list[Found]:
    sums: dict[int, Any] = {}
    for tree in grown:
        for action, figures in tree.items():
            sums[action] = sums.get(action, 0) + figures
    everything = sum(figures[0] for figures in sums.values())
    found = []
    for action, (visits, total, results, squares) in sums.items():
        if visits:
            mean = results / visits
            spread = max(0.0, squares / visits - mean**2) ** 0.5
            found.append(Found(action, int(visits), visits / everything, mean, spread, total / visits))
    return sorted(found, key=lambda move: (-move.visits, -move.value, move.action))
