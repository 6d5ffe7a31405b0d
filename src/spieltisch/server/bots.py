"""Bots think in threads beside the event loop: compiled rules release the interpreter lock while they do.

Threads are shared fairly between tables: whose bots have thought least comes first, so a table full of bots does not
hold up the others. Who thinks for long never gets all threads: one is always left for short thoughts.

A bot is handed a `Sight`, what its seat knows, and nothing else; so it is with advice for a person.
"""

import asyncio
import heapq
import itertools
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog

from ..bots.bot import Budget, answer, look
from ..bots.hint import Hint, hint
from ..bots.levels import HARD, named
from ..kernel.errors import Refusal
from ..match import Match

log = structlog.get_logger()

T = TypeVar("T")

LONG = 150.0  # milliseconds; whoever may think longer is a long thinker


@dataclass(order=True)
class Job:
    tag: float  # when it would begin if every table had a thread of its own and all were equally slow
    number: int
    table: str = field(compare=False)
    long: bool = field(compare=False)
    think: Callable[[], Any] = field(compare=False)  # in a thread
    done: Callable[[Any], None] = field(compare=False)  # in the loop, with what has come of it: None if it has failed


class Bots:
    def __init__(self, threads: int = 0) -> None:
        self.threads = max(2, threads or (os.cpu_count() or 2) - 1)
        self._waiting: tuple[list[Job], list[Job]] = ([], [])  # short ones and long ones, each by tag
        self._long = 0  # how many think for long now
        self._now = 0.0  # tag of the job that was begun last
        self._spent: dict[str, float] = {}  # tag for the next job of a table
        self._numbers = itertools.count()
        self._change = threading.Condition()
        self._open = False
        self.thinking = 0
        self.thought: Callable[[float], None] = lambda took: None  # told how long each thought took, in a thread

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting))

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._open = True
        for number in range(self.threads):
            threading.Thread(target=self._think, name=f"bots-{number}", daemon=True).start()

    def close(self) -> None:
        """Thoughts are not waited for: what they lead to has not happened."""
        with self._change:
            self._open = False
            self._change.notify_all()

    def ask(self, table: str, match: Match, seat: int, level: str, chosen: Callable[[int | None], None]) -> None:
        """Have a bot choose a move; `chosen` is called in the loop, with None if it has failed."""
        sight = look(match.game, match.positions[-1], 0, seat, match.players, match.game.codes(match.options))
        bot = named(match.game, level)
        self._put(table, _long(bot.budget), lambda: answer(bot, sight, _key()), chosen)

    async def advise(self, table: str, match: Match, seat: int) -> Hint:
        """What a strong bot would do on that seat, knowing what the seat knows."""
        future: asyncio.Future[Hint] = self._loop.create_future()

        def done(found: Hint | None) -> None:
            if future.cancelled():
                return
            if found is None:
                future.set_exception(Refusal("broken", "server-broken"))
            else:
                future.set_result(found)

        self._put(table, _long(HARD), lambda: hint(match, seat, key=_key()), done)
        return await future

    def _put(self, table: str, long: bool, think: Callable[[], T], done: Callable[[T | None], None]) -> None:
        with self._change:
            tag = max(self._now, self._spent.get(table, 0.0))
            heapq.heappush(self._waiting[long], Job(tag, next(self._numbers), table, long, think, done))
            self._change.notify()

    def _next(self) -> Job | None:
        """The job whose table comes first; with the lock held."""
        short, long = self._waiting
        queues = [queue for queue in ([short, long] if self._long < self.threads - 1 else [short]) if queue]
        if not queues:
            return None
        job = heapq.heappop(min(queues))
        self._now = max(self._now, job.tag)
        if len(self._spent) > 1000:
            self._spent = {table: tag for table, tag in self._spent.items() if tag > self._now}
        return job

    def _think(self) -> None:
        """A thread."""
        while True:
            with self._change:
                job = self._next()
                while self._open and job is None:
                    self._change.wait()
                    job = self._next()
                if not self._open or job is None:
                    return
                self._long += job.long
                self.thinking += 1
            begun = time.perf_counter()
            found = None
            try:
                found = job.think()
            except Exception:
                log.exception("bot failed", table=job.table)
            took = time.perf_counter() - begun
            with self._change:
                self._long -= job.long
                self.thinking -= 1
                self._spent[job.table] = max(self._now, job.tag) + took
                self._change.notify()
            self.thought(took)
            try:
                self._loop.call_soon_threadsafe(job.done, found)
            except RuntimeError:  # the loop has ended
                return


def _long(budget: Budget) -> bool:
    return budget.simulations is None and budget.milliseconds is not None and budget.milliseconds > LONG


def _key() -> int:
    return int.from_bytes(os.urandom(8), "big") >> 1
