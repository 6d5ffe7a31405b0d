"""NATS as the bus, for hosts whose Postgres has enough to do: `--bus nats://host:4222`.

Two houses that share a NATS server each put a name of their own behind the address: `nats://host:4222/club`.
"""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit, urlunsplit

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from . import Back, Heard

log = structlog.get_logger()

USUAL = "spieltisch"
AGAIN = 0.5  # seconds between two attempts to reach the server
LONGEST = 256 * 1024  # bytes that go together; NATS takes 1 MiB
MOST_UNSENT = 20_000  # messages kept while the connection is gone; who missed them looks in the store


class NatsBus:
    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.address = urlunsplit((*parts[:2], "", "", ""))
        self.subject = parts.path.strip("/").replace("/", ".") or USUAL
        self._client = Client()
        self._unsent: list[bytes] = []
        self._some = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    @property
    def whole(self) -> bool:
        return self._client.is_connected

    async def open(self, heard: Heard, back: Back) -> None:
        self._hear = heard
        self._back = back
        self._work = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        with suppress(Error, OSError):
            await self._client.close()

    def send(self, message: bytes) -> None:
        if len(self._unsent) < MOST_UNSENT:
            self._unsent.append(message)
            self._some.set()

    async def _run(self) -> None:
        await self._client.connect(
            self.address,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN,  # type: ignore[arg-type]  # less than a second is fine
            disconnected_cb=self._lost,
            reconnected_cb=self._again,
            error_cb=self._failed,
        )
        await self._client.subscribe(self.subject, cb=self._arrived)
        self._back()
        while True:
            await self._some.wait()
            if self.whole:
                self._some.clear()
                unsent, self._unsent = self._unsent, []
                for batch in batches(unsent):
                    with suppress(Error):
                        await self._client.publish(self.subject, batch)
            else:
                await asyncio.sleep(AGAIN)

    async def _arrived(self, message: Msg) -> None:
        for line in message.data.split(b"\n"):
            self._hear(line)

    async def _lost(self) -> None:
        log.warning("bus lost")

    async def _again(self) -> None:
        self._back()

    async def _failed(self, why: Exception) -> None:
        log.debug("bus", why=repr(why))


def batches(messages: list[bytes]) -> list[bytes]:
    """What goes together, in order; a message that is longer than that goes alone."""
    found: list[list[bytes]] = []
    room = 0
    for message in messages:
        if not found or len(message) > room:
            found.append([])
            room = LONGEST
        found[-1].append(message)
        room -= len(message) + 1
    return [b"\n".join(batch) for batch in found]
