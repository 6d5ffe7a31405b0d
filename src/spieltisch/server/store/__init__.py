"""The way of a move to the disk, and back.

A store keeps tables and their events. It writes what has come together in the meantime in one go (group commit), and
`append` returns when that is on the disk. The number of an event is the lock: of two that want to be the same one,
the later is told `Conflict`, and nothing of it is kept.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ...kernel.errors import Refusal

KEEP = "id, setup, public, rated, given, creator, created"  # the columns of a table's row
SUMMARY = "number, at, phase, games, free, names, asked, deadline, due"


class Conflict(Exception):
    """Somebody else was quicker: another process has added events to this table."""


class Stored(NamedTuple):
    """An event as JSON, and whose request it was."""

    event: str
    client: str | None = None
    n: int | None = None


@dataclass(frozen=True)
class Row:
    """What a table is founded on."""

    id: str
    setup: str
    public: bool
    rated: bool
    given: str | None
    creator: str
    created: int


@dataclass(frozen=True)
class Summary:
    """How a table stands, for lists and timers (tables/schema.py). `sitting`: persons and seats, if they changed."""

    table: str
    number: int
    at: int
    phase: str
    games: int
    free: int
    names: str
    asked: str
    deadline: int | None
    due: int | None
    sitting: tuple[tuple[str, int], ...] | None = field(default=None, compare=False)


Committed = Callable[[int, float], None]  # how many events, and how long it took


class Store(Protocol):
    committed: Committed  # called in the loop after each commit

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Write what is still to be written."""

    async def create(self, row: Row, events: Sequence[Stored], summary: Summary) -> None: ...

    async def append(self, table: str, number: int, events: Sequence[Stored], summary: Summary | None = None) -> None:
        """The first of the events gets this number. Returns when they are on the disk; raises `Conflict`.

        Raises `away()` when nobody knows whether they are; whoever reads them later finds out.
        """

    def summarise(self, table: str, summary: Callable[[], Summary]) -> None:
        """To be made and written some time soon, unless a newer one comes first."""

    async def load(self, table: str) -> tuple[Row, list[Stored]] | None: ...

    async def since(self, table: str, number: int) -> list[Stored]:
        """The events after that one."""

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """How many events each of these tables has."""

    async def claim(self, now: int, before: int, most: int) -> list[str]:
        """Tables that have had something to do since before that, longest first. Who asks takes them on: nobody else
        is given them before they have been left alone as long again."""

    async def hold(self, now: int, tables: Sequence[str]) -> None:
        """Whoever has something to do for these tables is still at it."""

    async def behind(self) -> list[str]:
        """Tables whose summary is older than their last event: the process that was to write it is gone."""


def away() -> Refusal:
    """The database cannot be reached, or cannot write."""
    return Refusal("later", "server-away")


def standing(summary: Summary) -> tuple[Any, ...]:
    """The columns of the table's row that change."""
    s = summary
    return (s.number, s.at, s.phase, s.games, s.free, s.names, s.asked, s.deadline, s.due)
