"""The bus that Postgres brings along: LISTEN and NOTIFY.

Before version 19 a commit that notifies takes a lock on the whole server. So notifications never travel with what is
written: they have a connection of their own and go in batches, whatever has come together while the last batch was on
its way. A notification holds less than 8000 bytes; what is longer goes in pieces.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import asyncpg
import structlog

from . import Back, Heard

log = structlog.get_logger()

CHANNEL = "spieltisch"
LONGEST = 7_900  # bytes of a notification
MOST_UNSENT = 20_000  # messages kept while the connection is gone; who missed them looks in the store
AGAIN = 0.5  # seconds between two attempts
DEAF = 10.0  # seconds after which a connection that says nothing is asked whether it still lives
MORE, LAST = "+", "."


class PostgresBus:
    def __init__(self, database: str) -> None:
        self.database = database
        self.whole = False
        self._name = secrets.token_urlsafe(9)  # each notification begins with it
        self._unsent: list[bytes] = []
        self._some = asyncio.Event()
        self._begun: dict[str, str] = {}  # of each other worker: the pieces of a notification that are here
        self._work: asyncio.Task[None] | None = None

    async def open(self, heard: Heard, back: Back) -> None:
        self._hear = heard
        self._back = back
        self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def send(self, message: bytes) -> None:
        if len(self._unsent) < MOST_UNSENT:
            self._unsent.append(message)
            self._some.set()

    async def _run(self) -> None:
        while True:
            try:
                await self._talk()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as why:
                if self.whole:
                    log.warning("bus lost", why=repr(why))
                self.whole = False
            await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        """As long as the connection lasts."""
        connection = await asyncpg.connect(self.database, timeout=DEAF, command_timeout=DEAF)
        try:
            self._begun.clear()
            connection.add_termination_listener(lambda _: self._some.set())
            await connection.add_listener(CHANNEL, self._notified)
            self.whole = True
            self._back()
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._some.wait(), DEAF)
                self._some.clear()
                unsent, self._unsent = self._unsent, []
                notes = packed(self._name, unsent)
                await connection.execute(f"select pg_notify('{CHANNEL}', note) from unnest($1::text[]) as note", notes)
        finally:
            connection.terminate()

    def _notified(self, connection: Any, process: int, channel: str, note: object) -> None:
        name, sign, text = unpacked(str(note))
        if name == self._name:
            return
        text = self._begun.pop(name, "") + text
        if sign == MORE:
            self._begun[name] = text
            return
        for message in text.split("\n"):
            self._hear(message.encode())


def packed(name: str, messages: list[bytes]) -> list[str]:
    """Notifications that carry these messages, none too long; each worker's are heard in the order they were sent."""
    notes: list[str] = []
    lines: list[str] = []
    room = LONGEST
    for message in messages:
        if lines and len(message) >= room:
            notes += _pieces(name, "\n".join(lines))
            lines, room = [], LONGEST
        lines.append(message.decode())
        room -= len(message) + 1
    return notes + _pieces(name, "\n".join(lines)) if lines else notes


def _pieces(name: str, text: str) -> list[str]:
    size = LONGEST if len(text.encode()) <= LONGEST or text.isascii() else LONGEST // 4  # a letter has up to 4 bytes
    pieces = [text[i : i + size] for i in range(0, len(text), size)]
    return [f"{name}{LAST if i == len(pieces) - 1 else MORE}{piece}" for i, piece in enumerate(pieces)]


def unpacked(note: str) -> tuple[str, str, str]:
    """The worker's name, whether more follows, the text."""
    return note[:12], note[12:13], note[13:]
