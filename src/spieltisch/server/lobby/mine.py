"""The stream of my tables: sent when it begins, and whenever something has changed in it."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ...table import Table
from ..bus import News
from ..tables.awake import Awake
from ..tables.hosting import Tables
from ..wire import text
from .lines import Line, Lines

if TYPE_CHECKING:
    from ..socket import Socket

SOON = 0.05  # seconds in which changes come together
Worth = list[tuple[Any, ...]]

LATER = 0.4  # the same for what another worker has changed: its summary is on the disk by then


class Mine:
    def __init__(self, lines: Lines, tables: Tables, news: News) -> None:
        self.lines = lines
        self.news = news
        self._listening: dict[str, set[Socket]] = {}
        self._sent: dict[str, Worth] = {}
        self._due: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.changed.append(self._changed)
        news.on("mine", list[str], lambda persons: self._stir(persons, LATER))
        news.on_missed(lambda: self._stir(self._listening, LATER))

    async def begin(self, socket: "Socket") -> None:
        """From now on tell this socket."""
        self._listening.setdefault(socket.person, set()).add(socket)
        lines = await self.lines.mine(socket.person)
        self._sent[socket.person] = _worth(lines)
        socket.tell(text({"mine": lines}))

    def end(self, socket: "Socket") -> None:
        sockets = self._listening.get(socket.person, set())
        sockets.discard(socket)
        if not sockets:
            self._listening.pop(socket.person, None)
            self._sent.pop(socket.person, None)

    def _changed(self, awake: Awake, before: Table | None) -> None:
        seats = (
            awake.seats if before is None or before.state.seats is awake.seats else (*awake.seats, *before.state.seats)
        )
        persons = {seat.owner for seat in seats if seat.owner is not None}
        self._stir(persons, SOON)
        if persons and not self.news.alone:
            self.news.send("mine", sorted(persons))

    def _stir(self, persons: Iterable[str], delay: float) -> None:
        for person in persons:
            if person in self._listening and person not in self._due:
                self._due.add(person)
                asyncio.get_running_loop().call_later(delay, self._begin_to_tell, person)

    def _begin_to_tell(self, person: str) -> None:
        task = asyncio.create_task(self._tell(person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, person: str) -> None:
        self._due.discard(person)
        lines = await self.lines.mine(person)
        sockets, worth = self._listening.get(person, set()), _worth(lines)
        if sockets and self._sent.get(person) != worth:
            self._sent[person] = worth
            message = text({"mine": lines})
            for socket in sockets:
                socket.tell(message)


def _worth(lines: list[Line]) -> Worth:
    """What is worth a message when it changes."""
    return [(line.id, line.phase, line.asked, line.names, line.deadline) for line in lines]
