"""Handing out work: pieces with keys, so that a piece that comes twice, or not at all, changes nothing.

A piece of work is a key. The same key gives the same result, wherever and however often it is done.

>>> def squares(keys, stopped):
...     return [Square(key) for key in keys if not stopped()]
>>> with Pool(2) as crew:                       # or Cluster("local")
...     for results in spread(crew, squares, [(1,), (2,), (3,)]):
...         print(results)

`squares` runs elsewhere, so it can be pickled: a function of a module, or a `functools.partial` of one with what it
needs to know. What it returns has a `key`.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ...kernel.errors import Refusal

BATCH = 1.5  # seconds of work: long enough to cost nothing, short enough to lose nothing
MOST = 1000  # pieces in a batch
LOOK = 0.2  # seconds between two looks at what has come
TRIES = 5  # of a piece that does not come back

Key = tuple[int, ...]
Stopped = Callable[[], bool]


class Keyed(Protocol):
    @property
    def key(self) -> Any: ...


R = TypeVar("R", bound=Keyed)
Work = Callable[[Sequence[Any], Stopped], list[R]]  # the results of these keys, or those there was time for


@dataclass(frozen=True)
class Done:
    """A batch that is back: what was asked for, what came, and how long it took."""

    keys: Sequence[Any]
    results: list[Any]
    seconds: float


class Crew(Protocol):
    """Whoever does the work. A batch may come back in part, twice, or not at all."""

    @property
    def idle(self) -> bool:
        """Is there room for another batch?"""

    @property
    def busy(self) -> bool:
        """Is any batch still out?"""

    def submit(self, work: Work[Any], keys: Sequence[Any]) -> None: ...

    def finished(self, seconds: float) -> list[Done]:
        """Batches that are back, waited for at most so long."""

    def stop(self) -> None:
        """No more than what is being done right now."""

    def close(self) -> None: ...


def spread(crew: Crew, work: Work[R], keys: Iterable[Any]) -> Iterator[list[R]]:
    """The results of all these keys, each once, as they come: a list whenever there is something new."""
    waiting, came, lost = deque(keys), set[Any](), Counter[Any]()
    size, pace = 1, 0.0
    while True:
        while crew.idle and waiting:
            crew.submit(work, [waiting.popleft() for _ in range(min(size, len(waiting)))])
        if not crew.busy:
            return
        for done in crew.finished(LOOK):
            new = {result.key: result for result in done.results if result.key not in came}
            came |= new.keys()
            again = [key for key in done.keys if key not in came]
            lost.update(again)
            if any(lost[key] >= TRIES for key in again):
                raise Refusal("bad_request", "crew-lost", tries=TRIES)
            waiting.extendleft(reversed(again))
            if done.results:
                each = done.seconds / len(done.results)
                pace = 0.7 * pace + 0.3 * each if pace else each
                size = max(1, min(MOST, int(BATCH / pace))) if pace else MOST
            if new:
                yield list(new.values())


def leftovers(crew: Crew, seconds: float) -> Iterator[list[Any]]:
    """What a crew that was told to stop still hands in, waited for at most so long."""
    end = time.monotonic() + seconds
    while crew.busy and (left := end - time.monotonic()) > 0:
        for done in crew.finished(left):
            yield done.results
