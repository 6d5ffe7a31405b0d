"""What runs as long as the server does, opened and closed in order."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .answers import Answers
from .bots import Bots
from .database import open_engine, upgrade
from .people.accounts import People
from .settings import Settings
from .socket import Socket
from .store.sqlite import SqliteStore
from .tables.hosting import Tables


class Service:
    """Handed to every request. `ready`: may requests come?"""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.store = SqliteStore(settings.sqlite_file)
        self.bots = Bots(settings.bot_threads)
        self.tables = Tables(settings, self.store, self.bots)
        self.people = People(self.engine)
        self.answers = Answers()
        self.sockets: set[Socket] = set()
        self.ready = False

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        await upgrade(self.engine)
        await self.store.open()
        self.bots.open()
        await self.tables.open()
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            self.bots.close()
            await self.tables.close()
            await self.store.close()
            await self.engine.dispose()
