"""What many players at once need: a simulation of the workers, the database and the bus of a house (docs/scale.md).

    python bench/scale.py [--players 100000 ...] [--json]

Every table's move goes its way: a worker settles it, the database commits it with whatever has come together
meanwhile, the worker shows it to those it has sockets of, the bus carries it to all other workers, and those who have
a seat of that table show it there. Workers and the bus do one thing after the other; two connections write. How long
each thing takes was measured (`make bench-server`).
"""

import argparse
import heapq
import json
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

ROOM = 0.7  # nobody shall be busier than that: for the evening, and for a worker that is gone
WRITERS = 2


@dataclass(frozen=True)
class House:
    """Times are seconds. A `partition` is a database with a bus and workers of its own; a table lives in one."""

    players: int = 100_000
    seats: int = 4
    every: float = 8.0  # from one move of a table to the next
    workers: int = 1  # in a partition; each is one processor
    partitions: int = 1
    settle: float = 0.000_30  # a worker: read, check, answer
    show: float = 0.000_20  # a worker: the view of one seat, made, packed, sent
    hear: float = 0.000_02  # a worker: the news of a table that it does not have
    commit: float = 0.001  # the database: a commit
    row: float = 0.000_03  # the database: an event in it
    carry: float = 0.000_01  # the bus: a message to one worker
    memory: float = 0.06  # megabytes for a player: socket, and his part of a table
    most_memory: float = 1_000.0  # megabytes of a worker

    @property
    def moves(self) -> float:
        """A second, in one partition."""
        return self.players / self.seats / self.every / self.partitions

    def loads(self) -> dict[str, float]:
        """How busy each is at least; 1 is all the time."""
        own = self.settle + self.seats * self.show + (self.workers - 1) * self.hear
        return {
            "worker": self.moves * own / self.workers,
            "database": self.moves * self.row,  # commits fill up with more rows when it gets busy
            "bus": self.moves * self.carry * (self.workers - 1),
            "memory": self.players / self.partitions / self.workers * self.memory / self.most_memory,
        }


class Line:
    """Does one thing after the other."""

    def __init__(self, run: "Run") -> None:
        self.run = run
        self.free = 0.0
        self.worked = 0.0

    def add(self, takes: float, then: Callable[[], None]) -> None:
        takes *= self.run.lot.uniform(0.6, 1.4)
        self.free = max(self.free, self.run.now) + takes
        self.worked += takes
        self.run.at(self.free, then)


class Database:
    """Two connections; each takes with it what waits."""

    def __init__(self, run: "Run") -> None:
        self.run = run
        self.idle = WRITERS
        self.waiting: deque[Callable[[], None]] = deque()
        self.worked = 0.0

    def add(self, then: Callable[[], None]) -> None:
        self.waiting.append(then)
        if self.idle:
            self.idle -= 1
            self._write()

    def _write(self) -> None:
        batch = list(self.waiting)
        self.waiting.clear()
        if not batch:
            self.idle += 1
            return
        takes = self.run.house.commit * self.run.lot.uniform(0.6, 2.0) + len(batch) * self.run.house.row
        self.worked += takes

        def done() -> None:
            for then in batch:
                then()
            self._write()

        self.run.at(self.run.now + takes, done)


class Run:
    """A partition, for some seconds."""

    def __init__(self, house: House, seconds: float, seed: int) -> None:
        self.house = house
        self.lot = random.Random(seed)
        self.now = 0.0
        self.seconds = seconds
        self.workers = [Line(self) for _ in range(house.workers)]
        self.bus = Line(self)
        self.database = Database(self)
        self.took: list[float] = []  # until the last seat has seen a move
        self._agenda: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0
        self.at(0.0, self._next)
        while self._agenda:
            self.now, _, then = heapq.heappop(self._agenda)
            then()

    def at(self, time: float, then: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._agenda, (time, self._number, then))

    def _next(self) -> None:
        if self.now < self.seconds:
            self._move()
            self.at(self.now + self.lot.expovariate(self.house.moves), self._next)

    def _move(self) -> None:
        begun, house, lot = self.now, self.house, self.lot
        where = [lot.randrange(house.workers) for _ in range(house.seats)]  # the proxy sends anybody anywhere
        mover = self.workers[where[0]]
        left = house.seats

        def seen() -> None:
            nonlocal left
            left -= 1
            if not left:
                self.took.append(self.now - begun)

        def show(number: int) -> None:
            for place in where:
                if place == number:
                    self.workers[number].add(house.show, seen)

        def committed() -> None:
            show(where[0])
            for number, worker in enumerate(self.workers):
                if worker is not mover:
                    self.bus.add(
                        house.carry,
                        lambda number=number: self.workers[number].add(house.hear, lambda: show(number)),  # type: ignore[misc]
                    )

        mover.add(house.settle, lambda: self.database.add(committed))


def simulate(house: House, moves: int = 4000, seed: int = 1) -> dict[str, float]:
    """Milliseconds from a move until all seats have seen it: half of them, 99 of 100. How busy the busiest worker,
    the bus, the database were."""
    run = Run(house, moves / house.moves, seed)
    took = sorted(run.took)
    return {
        "ms_half": 1000 * took[len(took) // 2],
        "ms_99": 1000 * took[int(0.99 * len(took))],
        "worker": max(worker.worked for worker in run.workers) / run.seconds,
        "bus": run.bus.worked / run.seconds,
        "database": run.database.worked / run.seconds / WRITERS,
    }


def needed(house: House) -> House:
    """The fewest partitions, and then the fewest workers, among which nobody is too busy."""
    for partitions in range(1, 1000):
        for workers in range(1, 500):
            fit = replace(house, partitions=partitions, workers=workers)
            loads = fit.loads()
            if max(loads.values()) <= ROOM:
                return fit
            if max(loads["database"], loads["bus"]) > ROOM:
                break
    raise ValueError("nothing is enough")


def table(players: list[int], house: House, moves: int = 4000) -> list[dict[str, Any]]:
    rows = []
    for count in players:
        fit = needed(replace(house, players=count))
        found = simulate(fit, moves)
        loads = fit.loads()
        row: dict[str, Any] = {"players": count, "moves/s": round(fit.moves * fit.partitions)}
        row |= {"partitions": fit.partitions, "workers": fit.partitions * fit.workers}
        row |= {"first full": max(loads, key=lambda name: loads[name])}
        row |= {name: f"{found[name]:.0%}" for name in ("worker", "database", "bus")}
        row |= {"ms, half": round(found["ms_half"], 1), "ms, 99 %": round(found["ms_99"], 1)}
        rows.append(row)
    return rows


def text(rows: list[dict[str, Any]]) -> str:
    lines = [list(rows[0]), *([f"{value}" for value in row.values()] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)


PLAYERS = [100, 1_000, 10_000, 30_000, 100_000]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = table(asked.players, House())
    print(json.dumps(rows) if asked.json else text(rows))


if __name__ == "__main__":
    main()
