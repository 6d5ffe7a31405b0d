"""What runs as long as the server does, opened and closed in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from . import wire
from .answers import Answers
from .bots import Bots
from .database import open_engine, upgrade
from .games import Rules
from .limits import Limits
from .people.accounts import People
from .people.passkeys import Passkeys
from .settings import Settings
from .socket import NOBODY, RESTART, Closed, Socket
from .store.sqlite import SqliteStore
from .tables.hosting import Tables


class Service:
    """Handed to every request. `ready`: may requests come?"""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.store = SqliteStore(settings.sqlite_file)
        self.bots = Bots(settings.bot_threads)
        self.rules = Rules()
        self.tables = Tables(settings, self.store, self.bots, self.rules)
        self.people = People(self.engine)
        self.passkeys = Passkeys(self.engine)
        self.limits = Limits(settings)
        self.answers = Answers()
        self.sockets: set[Socket] = set()
        self.ready = False

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        await upgrade(self.engine)
        await self.store.open()
        self.rules.open()
        self.bots.open()
        await self.tables.open()
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            await self.rules.close()
            self.bots.close()
            await self.tables.close()
            await self.store.close()
            await self.engine.dispose()

    def let_go(self, person: str) -> None:
        """Somebody is nobody any more."""
        for socket in self.sockets:
            if socket.person == person:
                socket.end(Closed(NOBODY, "nobody"))

    async def say_goodbye(self) -> None:
        """No new requests; what has been begun is finished and answered, and everybody knows that we will be back."""
        self.ready = False
        await self.tables.close()
        for socket in self.sockets:
            socket.tell(wire.text({"bye": "restart"}))
            socket.end(Closed(RESTART, "restart"))
        while self.sockets:
            await asyncio.sleep(0.01)
