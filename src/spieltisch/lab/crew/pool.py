"""Workers on this machine: processes that take a batch of work and hand in what came of it."""

import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from typing import Any

from ...kernel.errors import Refusal
from .crew import Done, Work

_stop: Any = None  # in a worker: set when no more is wanted


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """A crew of processes, started afresh: nothing of ours is in them but what they are sent."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        self.workers = workers
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(workers, context, initializer=_start, initargs=(self._stop,))
        self._out: dict[Future[tuple[list[Any], float]], Sequence[Any]] = {}

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    @property
    def idle(self) -> bool:
        return len(self._out) < 2 * self.workers  # so that nobody waits for the next one

    @property
    def busy(self) -> bool:
        return bool(self._out)

    def submit(self, work: Work[Any], keys: Sequence[Any]) -> None:
        with _all_there():
            self._out[self._pool.submit(_work, work, keys)] = keys

    def finished(self, seconds: float) -> list[Done]:
        done, _ = wait(self._out, seconds, FIRST_COMPLETED)
        with _all_there():
            return [Done(self._out.pop(future), *future.result()) for future in done]

    def stop(self) -> None:
        self._stop.set()

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def _all_there() -> Iterator[None]:
    """A worker that was killed is noticed by whoever hands out work or takes it in, whichever comes first."""
    try:
        yield
    except BrokenProcessPool:
        raise Refusal("bad_request", "crew-worker-gone") from None


# What happens in a worker


def _start(stop: Any) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever hands out the work to answer
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed tells nobody; its workers would wait for it for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def _work(work: Work[Any], keys: Sequence[Any]) -> tuple[list[Any], float]:
    start = time.perf_counter()
    return work(keys, _stop.is_set), time.perf_counter() - start
