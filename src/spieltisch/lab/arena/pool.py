"""Workers on this machine: processes that take a batch of games and hand in what came of them."""

import os
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Protocol

from ...kernel.errors import Refusal
from .contest import Contest, Key
from .outcome import Outcome
from .worker import play_games, start


class Crew(Protocol):
    """Whoever does the work. A batch may come back in part, twice, or not at all: games are known by their keys."""

    @property
    def idle(self) -> bool:
        """Is there room for another batch?"""

    @property
    def busy(self) -> bool:
        """Is any batch still out?"""

    def submit(self, contest: Contest, keys: Sequence[Key]) -> None: ...

    def finished(self, seconds: float) -> list[tuple[Sequence[Key], list[Outcome]]]:
        """Batches that are back, waited for at most so long: what was asked for, and what came."""

    def stop(self) -> None:
        """No more than what is being decided right now."""

    def close(self) -> None: ...


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """A crew of processes, started afresh: nothing of the arena's is in them but what they are sent."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        self.workers = workers
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(workers, context, initializer=start, initargs=(self._stop,))
        self._out: dict[Future[list[Outcome]], Sequence[Key]] = {}

    @property
    def idle(self) -> bool:
        return len(self._out) < 2 * self.workers  # so that nobody waits for the next one

    @property
    def busy(self) -> bool:
        return bool(self._out)

    def submit(self, contest: Contest, keys: Sequence[Key]) -> None:
        self._out[self._pool.submit(play_games, contest, keys)] = keys

    def finished(self, seconds: float) -> list[tuple[Sequence[Key], list[Outcome]]]:
        done, _ = wait(self._out, seconds, FIRST_COMPLETED)
        try:
            return [(self._out.pop(future), future.result()) for future in done]
        except BrokenProcessPool:
            raise Refusal("bad_request", "arena-worker-gone") from None

    def stop(self) -> None:
        self._stop.set()

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)
