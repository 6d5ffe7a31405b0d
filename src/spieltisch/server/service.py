"""What runs as long as the server does, opened and closed in order."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import Refusal
from . import wire
from .answers import Answers
from .bots import Bots
from .bus import Bus, News, NoBus
from .database import open_engine, upgrade
from .games import Rules
from .limits import Limits
from .lobby.games import Games
from .lobby.ledger import Ledger
from .lobby.lines import Lines
from .lobby.mine import Mine
from .lobby.talk import Talk
from .operations.house import Overview
from .operations.metrics import Metrics
from .operations.slow import SlowQueries
from .people.accounts import People, Person
from .people.passkeys import Passkeys
from .settings import Settings
from .socket import NOBODY, RESTART, Closed, Socket
from .store import Store
from .tables.awake import Event
from .tables.hosting import Tables
from .tables.presence import Presence

KEEP = 30.0  # seconds between two looks at what has to be kept in order
PATIENCE = 5.0  # seconds that sockets have to close when the server stops
TIDY = 6 * 3600.0  # seconds between two looks for what is too old to be kept

log = structlog.get_logger()


class Service:
    """Handed to every request. `ready`: may requests come?"""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.slow = SlowQueries(settings.slow, self.metrics.slow)
        self.engine = open_engine(settings)
        self.slow.listen(self.engine.sync_engine)
        self.store = open_store(settings)
        self.store.committed = self._committed
        self.news = News(open_bus(settings))
        self.bots = Bots(settings.bot_threads)
        self.bots.thought = self.metrics.thought
        self.rules = Rules()
        self.tables = Tables(settings, self.store, self.bots, self.rules, self.news)
        self.tables.happened = self.metrics.happened
        self.people = People(self.engine)
        self.passkeys = Passkeys(self.engine)
        self.limits = Limits(settings)
        self.news.on("gone", str, self._close_sockets_of)
        self.presence = Presence(self.tables, self.news)
        self.talk = Talk(self.engine, self.tables, self.limits, self.news)
        self.lines = Lines(self.engine, self.tables)
        self.mine = Mine(self.lines, self.tables, self.news)
        self.games = Games(self.engine)
        self.ledger = Ledger(self.engine, self.tables)
        self.answers = Answers()
        self.sockets: set[Socket] = set()
        self.ready = False
        self.overview = Overview(self)
        self.metrics.watch(self)

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        await upgrade(self.engine)
        await self.store.open()
        self.rules.open()
        self.bots.open()
        await self.tables.open()
        await self.news.open()
        keeping = [asyncio.create_task(self._keep()), asyncio.create_task(self.overview.run())]
        self.ready = True
        try:
            yield
        finally:
            self.ready = False
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            await self.rules.close()
            self.bots.close()
            await self.tables.close()
            await self.ledger.close()
            await self.news.close()
            await self.store.close()
            await self.engine.dispose()

    async def _keep(self) -> None:
        """What has to be done from time to time."""
        tidied = 0.0
        while True:
            try:
                await self.ledger.catch_up()
                if time.monotonic() > tidied:
                    tidied = time.monotonic() + TIDY
                    await self.people.tidy()
                    await self.talk.tidy()
            except (OSError, SQLAlchemyError) as why:
                log.warning("keeping failed", why=repr(why))
            await asyncio.sleep(KEEP)
            self.presence.keep()

    def _committed(self, events: int, took: float) -> None:
        self.metrics.committed(events, took)
        self.slow.note("commit of events", 1000 * took)

    async def acting(self, person: Person, event: Event) -> tuple[Event, Person]:
        """Who does it: the person himself, or a bot account of his that he lets sit down."""
        if event.get("type") != "sit" or "account" not in event:
            return event, person
        account = event["account"]
        bots = {bot.id: bot for bot in await self.people.bots(person.id)}
        if not isinstance(account, str) or account not in bots:
            raise Refusal("not_found", "people-no-bot")
        return {name: value for name, value in event.items() if name != "account"}, bots[account]

    def crowded(self, person: str) -> bool:
        """Has somebody as many sockets as he may?"""
        return sum(socket.person == person for socket in self.sockets) >= self.settings.sockets

    def let_go(self, person: str) -> None:
        """Somebody is nobody any more, for no worker."""
        self._close_sockets_of(person)
        self.news.send("gone", person)

    def _close_sockets_of(self, person: str) -> None:
        for socket in self.sockets:
            if socket.person == person:
                socket.end(Closed(NOBODY, "nobody"))

    async def say_goodbye(self) -> None:
        """No new requests; what has been begun is finished and answered, and everybody knows that we will be back."""
        self.ready = False
        await self.tables.close()
        for socket in self.sockets:
            socket.end(Closed(RESTART, "restart", wire.text({"bye": "restart"})))
        end = time.monotonic() + PATIENCE
        while self.sockets and time.monotonic() < end:
            await asyncio.sleep(0.01)


# What only some hosts need is imported when they need it.


def open_store(settings: Settings) -> Store:
    if settings.postgres:
        from .store.postgres import PostgresStore

        return PostgresStore(settings.database)
    from .store.sqlite import SqliteStore

    return SqliteStore(settings.sqlite_file)


def open_bus(settings: Settings) -> Bus:
    if settings.bus:
        from .bus.nats import NatsBus

        return NatsBus(settings.bus)
    if settings.postgres:
        from .bus.postgres import PostgresBus

        return PostgresBus(settings.database)
    return NoBus()
