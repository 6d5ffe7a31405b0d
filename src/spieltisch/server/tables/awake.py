"""A table that is awake in this worker: how it stands, what has come for it, and who looks at it from here."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from ...kernel.errors import Refusal
from ...table import Showing, Table
from ...table.setup import VERSION
from ...table.state import Seat
from ..store import Row, Stored
from .summary import text

MOST_EVENTS = 20_000  # who moves and takes back for ever comes to an end here
OURS = ("v", "at", "by")  # of an event: not for a client to say

Event = dict[str, Any]
Key = tuple[str, str, int]  # person, client, number of the request


def now() -> int:
    return time.time_ns() // 1_000_000


class Onlooker(Protocol):
    """A socket at which somebody looks at tables."""

    @property
    def person(self) -> str: ...

    def show(self, table: str, message: bytes) -> None:
        """The newest view of a table; an older one that has not been sent yet need not be."""

    def tell(self, message: bytes) -> None: ...


@dataclass(eq=False, slots=True)
class Request:
    """Something that is to happen. `still` is asked just before: does it still make sense (a bot's move)?"""

    event: Event
    by: str | None = None
    client: str | None = None
    n: int | None = None
    still: Callable[[Table], bool] | None = None
    done: "asyncio.Future[int] | None" = None
    at: float = field(default_factory=time.monotonic)

    @property
    def key(self) -> Key | None:
        return None if self.by is None or self.client is None or self.n is None else (self.by, self.client, self.n)


@dataclass(slots=True)
class Settled:
    """What comes of a batch of requests: new events, and each request's number or refusal."""

    table: Table
    events: list[Stored] = field(default_factory=list)
    answers: list[int | Refusal] = field(default_factory=list)
    seated: bool = False  # has anything happened but moves?


class Heard(msgspec.Struct, array_like=True):
    """What another worker has written."""

    table: str
    number: int  # of the first event
    events: list[Stored]


@dataclass(eq=False)
class Awake:
    """`mine`: what follows from the last event is for this worker to do. `behind`: the store knows more."""

    row: Row
    table: Table
    answered: dict[Key, int] = field(default_factory=dict)
    mail: list[Request] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    caught_up: "list[asyncio.Future[None]]" = field(default_factory=list)  # who waits for that
    busy: bool = False
    mine: bool = True
    behind: bool = False
    onlookers: set[Onlooker] = field(default_factory=set)
    thinking: dict[int, bytes] = field(default_factory=dict)  # seats of bots, and what they were shown
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.state.seats

    @classmethod
    def load(cls, row: Row, kept: list[Stored]) -> "Awake":
        awake = cls(row, Table.new(msgspec.json.decode(row.setup)))
        awake.add(kept)
        return awake

    def add(self, kept: list[Stored]) -> None:
        """Events that are already in the store."""
        for stored in kept:
            event = msgspec.json.decode(stored.event)
            self.table = self.table.apply(event)
            if stored.client is not None and stored.n is not None and "by" in event:
                self.answered[event["by"], stored.client, stored.n] = len(self.table.events)

    def take_over(self) -> bool:
        """What was heard of others; has something happened?"""
        before = self.table
        for news in self.heard:
            length = len(self.table.events)
            if news.number > length + 1:
                self.behind = True  # something in between was not heard
            else:
                self.add(news.events[length + 1 - news.number :])
        self.heard.clear()
        return self.table is not before

    def settle(self, mail: list[Request], now: int) -> Settled:
        """What these requests lead to, one after the other, and what the table then does by itself. Changes nothing."""
        settled = Settled(self.table)
        keys: dict[Key, int] = {}
        for request in mail:
            key = request.key
            known = None if key is None else self.answered.get(key) or keys.get(key)
            if known is not None:
                settled.answers.append(known)
                continue
            try:
                if request.still is not None and not request.still(settled.table):
                    raise Refusal("not_now", "server-too-late")
                self._happen(settled, request.event, now, request)
            except Refusal as refused:
                settled.answers.append(refused)
                continue
            number = len(settled.table.events)
            settled.answers.append(number)
            if key is not None:
                keys[key] = number
        while own := self._own(settled.table, now):
            self._happen(settled, own, now, None)
        return settled

    def _happen(self, settled: Settled, event: Event, now: int, request: Request | None) -> None:
        table = settled.table
        if request is not None and len(table.events) >= MOST_EVENTS:
            raise Refusal("not_now", "server-too-long")
        full: Event = {"v": VERSION, "at": max(now, table.state.at), **event}
        if request is not None and request.by is not None:
            full["by"] = request.by
        settled.table = table.apply(full)
        happened = settled.table.events[-1]
        settled.seated |= happened["type"] != "move" or settled.table.state.phase != table.state.phase
        client, n = (request.client, request.n) if request is not None else (None, None)
        settled.events.append(Stored(text(happened), client, n))

    def _own(self, table: Table, now: int) -> Event | None:
        """What the table itself does now."""
        due = table.due(now)
        if due == "commit":
            return {"type": "commit", "secret": secrets.token_hex(32)}
        if due == "deal":
            return {"type": "deal", **({} if table.setup.fair else self._given(table))}
        return None if due is None else {"type": "timeout", "seat": due[1]}

    def _given(self, table: Table) -> Event:
        """At a table whose deals are not made there: the first one is given, the others are drawn."""
        if self.row.given is not None and not table.state.rounds:
            given: Event = msgspec.json.decode(self.row.given)
            return given
        setup = table.setup
        plan = setup.game.plan(setup.players, setup.options)
        return {"deal": plan.from_seed(secrets.token_hex(32))}

    def views(self, now: int) -> list[tuple[Onlooker, bytes]]:
        """What each onlooker is shown: one text for each seat, and one for all others."""
        if not self.onlookers:
            return []
        showing = self.showing(now)
        seats = {seat.owner: i for i, seat in enumerate(self.seats)}
        texts: dict[int | None, bytes] = {}
        shown = []
        for onlooker in self.onlookers:
            seat = seats.get(onlooker.person)
            if seat not in texts:
                texts[seat] = self._message(showing, seat)
            shown.append((onlooker, texts[seat]))
        return shown

    @property
    def counts(self) -> bool:
        """Will the game change ratings? Only accounts play, and the deal is nobody's choice (`lobby/rating.py`)."""
        return self.row.rated and len(self.seats) > 1 and all(seat.owner is not None for seat in self.seats)

    def may_look(self, person: str) -> bool:
        return self.table.setup.watch or self.table.seat_of(person) is not None

    def showing(self, now: int) -> Showing:
        """The views, with what the server has to add: whether advice may be asked for."""
        return Showing(self.table, now, () if self.counts else ("hint",))

    def view(self, seat: int | None, now: int) -> bytes:
        return self._message(self.showing(now), seat)

    def _message(self, showing: Showing, seat: int | None) -> bytes:
        """The message for these eyes; an empty view when they may no longer look."""
        try:
            seen = showing.text(seat)
        except Refusal:
            seen = b"null"
        return b'{"table":"%b","now":%d,"view":%b}' % (self.row.id.encode(), showing.now, seen)
