"""All tables of this worker. A table is woken up when somebody wants something of it and put away when nobody does.

What comes for a table while it is being written waits, and is then written together. Every change is on the disk
before anybody is told of it. Another worker may hold the same table: the number of an event is the lock, so of two
workers one is told `Conflict`; it takes over what the other has written and tries again.

What follows from an event by itself - a bot's move, the end of somebody's time - is for the worker that wrote it
(`going_on.py`). Should that one be gone, whoever finds the table due in the store, and claims it there, goes on.
"""

import asyncio
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog

from ...bots.levels import LEVELS
from ...kernel.errors import Refusal
from ...table import Table
from ..bots import Bots
from ..bus import News
from ..games import Rules
from ..people.accounts import Person
from ..settings import Settings
from ..store import Conflict, Row, Store
from .awake import OURS, Awake, Event, Heard, Onlooker, Request, now
from .going_on import GoingOn
from .summary import summary

log = structlog.get_logger()

NAME = re.compile(r"[A-Za-z0-9_-]{1,100}")  # of a table; what is not one need not be looked for
AGAIN = 0.5  # seconds to the next attempt after something that must not go wrong did
LOOK = 10.0  # seconds between two looks at whether the bus has kept something from us


def checked(event: Event, person: Person) -> Event:
    """What a person asks for: he sits down under his own name, and a bot has one of our levels."""
    for name in OURS:
        if name in event:
            raise Refusal("bad_request", "server-ours", name=name)
    if event.get("type") == "sit":
        if "bot" not in event:
            return {**event, "name": person.name}
        if event["bot"] not in LEVELS:
            raise Refusal("bad_level", "bots-level", level=str(event["bot"]), levels=", ".join(LEVELS))
    return event


class Tables:
    def __init__(self, settings: Settings, store: Store, bots: Bots, rules: Rules, news: News) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.rules = rules
        self.news = news
        self.awake: dict[str, Awake] = {}
        self.changed: list[Callable[[Awake, Table | None], None]] = []  # called with the table before; None: it is new
        self.stirred: list[Callable[[Awake], None]] = []  # called when somebody comes or goes, also a bot's thought
        self.happened: Callable[[list[str], float | None], None] = lambda kinds, took: None  # told of what is written
        self.going = GoingOn(self)
        self._waking: dict[str, asyncio.Task[Awake]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._looked = 0.0
        self.news.on("events", Heard, self._heard)
        self.news.on_missed(self._look_soon)
        self._start(self.going.sweep())

    async def close(self) -> None:
        """What has been begun is finished; nothing new is begun."""
        self._closing = True
        while any(awake.busy for awake in self.awake.values()):
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What people do

    async def find(self, table: str) -> Awake:
        """Wakes it up if need be."""
        if not NAME.fullmatch(table):
            raise Refusal("not_found", "server-no-table")
        awake = self.awake.get(table)
        if awake is None:
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
            awake = await asyncio.shield(self._waking[table])
        elif not self.news.bus.whole:
            await self._catch_up(awake)
        awake.used = time.monotonic()
        return awake

    async def create(self, row: Row, sitting: list[tuple[Event, str | None]]) -> None:
        """A new table and who sits down there first: by himself, or put there by the table."""
        if self._closing:
            raise Refusal("later", "server-stops")
        setup: dict[str, Any] = msgspec.json.decode(row.setup)
        await self.rules.ready(setup["game"])
        awake = Awake.load(row, [])
        settled = awake.settle([Request(event, by) for event, by in sitting], now())
        for answer in settled.answers:
            if isinstance(answer, Refusal):
                raise answer
        await self.store.create(row, settled.events, summary(settled.table))
        awake.table = settled.table
        awake.used = time.monotonic()
        self.awake[row.id] = awake
        for changed in self.changed:
            changed(awake, None)
        self.going.go_on(awake)

    async def do(
        self, table: str, event: Event, person: Person, client: str | None = None, n: int | None = None
    ) -> int:
        """Let something happen; answers with its number when it is on the disk."""
        event = checked(event, person)
        awake = await self.find(table)
        if self._closing:
            raise Refusal("later", "server-stops")
        done: asyncio.Future[int] = self._loop.create_future()
        self.post(awake, Request(event, person.id, client, n, done=done))
        return await done

    async def look(self, table: str, onlooker: Onlooker) -> Awake:
        """From now on show this table."""
        known = table in self.awake
        awake = await self.find(table)
        if known and not self.news.alone:  # whoever comes from another worker shall not see less than there
            await self._catch_up(awake)
        seat = awake.table.seat_of(onlooker.person)
        message = awake.view(seat, now())
        awake.onlookers.add(onlooker)
        onlooker.show(table, message)
        self.stir(awake)
        return awake

    def look_away(self, table: str, onlooker: Onlooker) -> None:
        awake = self.awake.get(table)
        if awake is not None:
            awake.onlookers.discard(onlooker)
            self.stir(awake)

    def stir(self, awake: Awake) -> None:
        for stirred in self.stirred:
            stirred(awake)

    # What happens

    async def _wake(self, table: str) -> Awake:
        try:
            kept = await self.store.load(table)
            if kept is None:
                raise Refusal("not_found", "server-no-table")
            row, happened = kept
            setup: dict[str, Any] = msgspec.json.decode(row.setup)
            await self.rules.ready(setup["game"])
            awake = Awake.load(row, happened)
            awake.mine = self.news.alone
            awake.behind = not self.news.alone  # what has been written in the meantime
            awake.used = time.monotonic()
            self.awake[table] = awake
            self.post(awake)
            return awake
        finally:
            del self._waking[table]

    def post(self, awake: Awake, request: Request | None = None) -> None:
        """Without a request: the table looks whether there is something to do."""
        if request is not None:
            awake.mail.append(request)
        if not awake.busy and not self._closing:
            awake.busy = True
            self._start(self._work(awake))

    async def _work(self, awake: Awake) -> None:
        try:
            first = True
            while first or awake.mail or awake.heard or awake.behind:
                first = False
                mail, awake.mail = awake.mail, []
                try:
                    await self._happen(awake, mail)
                except Exception as why:
                    if not isinstance(why, Refusal):
                        log.exception("table", table=awake.row.id)
                        why = Refusal("broken", "server-broken")
                    self._failed(awake, mail, why)
                    if self._closing:
                        return
                    await asyncio.sleep(AGAIN)
        finally:
            awake.busy = False

    async def _happen(self, awake: Awake, mail: list[Request]) -> None:
        """Settle, write, answer, show."""
        before = awake.table
        await self._take_over(awake)
        while True:
            settled = awake.settle(mail, now())
            if not settled.events:
                break
            number = len(awake.table.events) + 1
            new = summary(settled.table) if settled.seated else None
            try:
                await self.store.append(awake.row.id, number, settled.events, new)
                break
            except Conflict:
                awake.behind = True
                await self._take_over(awake)
        if settled.events:
            asked = min((request.at for request in mail if request.done is not None), default=None)
            kinds = [event["type"] for event in settled.table.events[number - 1 :]]
            self.happened(kinds, None if asked is None else time.monotonic() - asked)
            awake.mine = True
            self.news.send("events", Heard(awake.row.id, number, settled.events))
            if new is None:
                self.store.summarise(awake.row.id, partial(summary, settled.table, sitting=False))
        awake.table = settled.table
        for request, answer in zip(mail, settled.answers, strict=True):
            if request.key is not None and isinstance(answer, int):
                awake.answered[request.key] = answer
            if request.done is not None and not request.done.done():
                if isinstance(answer, Refusal):
                    request.done.set_exception(answer)
                else:
                    request.done.set_result(answer)
        if awake.table is not before:
            for onlooker, message in awake.views(now()):
                onlooker.show(awake.row.id, message)
            for changed in self.changed if settled.events else ():
                changed(awake, before)
            if awake.seats is not before.state.seats:
                self.stir(awake)
        self.going.go_on(awake)

    def _failed(self, awake: Awake, mail: list[Request], why: Refusal) -> None:
        """What was to happen may have happened or not; the store knows, and is asked before anything else happens."""
        awake.behind = True
        awake.thinking.clear()
        for request in mail:
            if request.done is not None and not request.done.done():
                request.done.set_exception(why)
        for waiting in awake.caught_up:
            if not waiting.done():
                waiting.set_exception(why)
        awake.caught_up.clear()

    # What other workers do

    def _heard(self, news: Heard) -> None:
        awake = self.awake.get(news.table)
        if awake is not None:
            awake.heard.append(news)
            self.post(awake)

    async def _take_over(self, awake: Awake) -> None:
        """What others have written, as far as it was heard of, or is in the store."""
        if awake.take_over():
            awake.mine = self.news.alone
        if awake.behind:
            awake.behind = False
            more = await self.store.since(awake.row.id, len(awake.table.events))
            if more:
                awake.add(more)
                awake.mine = self.news.alone
        for waiting in awake.caught_up:
            if not waiting.done():
                waiting.set_result(None)
        awake.caught_up.clear()

    async def _catch_up(self, awake: Awake) -> None:
        """Returns when everything that was in the store by now is here."""
        if self._closing:
            raise Refusal("later", "server-stops")
        waiting: asyncio.Future[None] = self._loop.create_future()
        awake.caught_up.append(waiting)
        awake.behind = True
        self.post(awake)
        await waiting

    def _look_soon(self) -> None:
        self._looked = 0.0

    async def look_round(self) -> None:
        """Has something happened at our tables that the bus has not told us?"""
        if self.news.alone or (self.news.bus.whole and time.monotonic() < self._looked + LOOK):
            return
        self._looked = time.monotonic()
        heads = await self.store.heads(list(self.awake))
        for table, number in heads.items():
            awake = self.awake.get(table)
            if awake is not None and number > len(awake.table.events):
                awake.behind = True
                self.post(awake)

    def _start(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
