"""One socket: all tables that somebody looks at from there, what he does at them, what he is told.

Requests are carried out in the order in which they come. Whoever reads too slowly is spared views that are no longer
the newest; whoever does not read at all is let go.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..kernel.errors import Refusal
from . import wire
from .frames import Frames
from .people.accounts import Person
from .store import away

if TYPE_CHECKING:
    from .service import Service

log = structlog.get_logger()

SPEAKING, RESTART, SLOW, NOBODY = 1008, 1012, 1013, 4401  # why it is closed: too much, we stop, not read, no session
MOST_UNSENT = 500  # messages that wait for a reader
BURST = 2  # seconds' worth of messages at once
UNSURE = ("later", "broken")  # nobody knows whether it is done: who asks again under the same number finds out
STRIKES = 20  # messages that are refused for being rubbish or too many, before the socket is closed


def failed(why: Exception) -> Refusal:
    """What somebody is told whose request has met an error: the database is away, or there is a mistake of ours."""
    if isinstance(why, (OSError, SQLAlchemyError)) and not isinstance(why, IntegrityError):
        log.warning("not done", why=type(why).__name__)
        return away()
    log.exception("broken", exc_info=why)
    return Refusal("broken", "server-broken")


class Closed(Exception):
    """The socket has to be closed, for this reason and with this as the last that is said."""

    def __init__(self, code: int, reason: str, last: bytes | None = None) -> None:
        self.code = code
        self.reason = reason
        self.last = last


class Socket:
    def __init__(self, service: "Service", frames: Frames, person: Person, client: str, language: str) -> None:
        self.service = service
        self.settings = service.settings
        self.owner = person
        self.client = client
        self.language = language
        self.tables: set[str] = set()
        self.mine = False
        self.ended: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()
        self._loop = asyncio.get_running_loop()
        self._frames = frames
        self._views: dict[str, bytes] = {}
        self._messages: deque[bytes] = deque()
        self._soon = False
        self._end: Closed | None = None
        bot = person.kind == "bot"
        self._rate = self.settings.bot_messages if bot else self.settings.messages
        self._most_tables = self.settings.bot_tables_open if bot else self.settings.tables_open
        self._allowance = float(BURST * self._rate)
        self._counted = self._loop.time()
        self._strikes = 0
        frames.take_over(self._write)

    @property
    def person(self) -> str:
        return self.owner.id

    # Out

    def show(self, table: str, message: bytes) -> None:
        self._views[table] = message
        self._write_soon()

    def tell(self, message: bytes) -> None:
        self._messages.append(message)
        if len(self._messages) > MOST_UNSENT:
            self.end(Closed(SLOW, "not read"))
        self._write_soon()

    def end(self, why: Closed) -> None:
        """After what has been said so far."""
        self._end = self._end or why
        self._write_soon()

    def _write_soon(self) -> None:
        """What comes together goes out together."""
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Sends what there is to send, if the other end reads; called again as soon as it does. Who has to go and does
        not read is dropped."""
        self._soon = False
        if not self._frames.may_send:
            if self._end is not None and self._end.code != RESTART:
                self._frames.drop()
            return
        if self._messages or self._views:
            self._frames.send_texts([*self._messages, *self._views.values()])
            self._messages.clear()
            self._views.clear()
        if self._end is not None and not self.ended.done():
            if self._end.last is not None:  # not with the messages: those overtake the views that wait
                self._frames.send_texts([self._end.last])
            self.ended.set_result(self._end)

    # In

    async def read(self, text: bytes | str) -> None:
        """One message of the client; raises `Closed` when that was too much."""
        try:
            self._count(text)
            request = wire.decode(text)
        except Refusal as refused:
            self._refuse(wire.number_of(text[:200]), refused)
            self._strike()
            return
        except (msgspec.DecodeError, RecursionError) as problem:
            self._refuse(wire.number_of(text), Refusal("bad_request", "server-message", problem=str(problem)))
            self._strike()
            return
        self.tell(await self._answer(request))

    def _count(self, text: bytes | str) -> None:
        """Too long, or too many in a short time?"""
        now = self._loop.time()
        rate = self._rate
        self._allowance = min(BURST * rate, self._allowance + (now - self._counted) * rate) - 1
        self._counted = now
        if len(text) > self.settings.largest:
            raise Refusal("too_much", "server-long", most=self.settings.largest)
        if self._allowance < 0:
            raise Refusal("too_often", "server-often", most=rate)

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes > STRIKES:
            raise Closed(SPEAKING, "too much")

    def _refuse(self, n: int | None, refused: Refusal) -> None:
        self.service.metrics.refused(refused.code)
        self.tell(wire.text({"re": n, "ok": False, "error": wire.error(refused, self.language)}))

    async def _answer(self, request: wire.AnyRequest) -> bytes:
        """What changes something is done once; what only asks, as often as it is asked."""
        answers = self.service.answers.of(self.person, self.client)
        if isinstance(request, wire.ONCE) and request.n in answers:
            return answers[request.n]
        try:
            answer = wire.text({"re": request.n, "ok": True, **await self._carry_out(request)})
        except Exception as why:
            refused = why if isinstance(why, Refusal) else failed(why)
            self.service.metrics.refused(refused.code)
            answer = wire.text({"re": request.n, "ok": False, "error": wire.error(refused, self.language)})
            if refused.code in UNSURE:
                return answer
        answers[request.n] = answer
        return answer

    async def _carry_out(self, request: wire.AnyRequest) -> dict[str, Any]:
        match request:
            case wire.Do():
                event, by = await self.service.acting(self.owner, request.event)
                return {"number": await self.service.tables.do(request.table, event, by, self.client, request.n)}
            case wire.Open():
                if request.table not in self.tables and len(self.tables) >= self._most_tables:
                    raise Refusal("too_much", "server-tables-open", most=self._most_tables)
                awake = await self.service.tables.look(request.table, self)
                self.tables.add(request.table)
                self.service.presence.greet(awake, self)
                await self.service.talk.greet(awake, self)
            case wire.Say():
                await self.service.talk.say(request.table, request.text, self.owner, self.client, request.n)
            case wire.React():
                await self.service.talk.react(request.table, request.what, self.owner)
            case wire.Mute():
                await self.service.talk.mute(request.table, request.seat, request.on, self.owner)
            case wire.Mine():
                await self._listen()
            case wire.Close():
                self.tables.discard(request.table)
                self.service.tables.look_away(request.table, self)
        return {}

    async def _listen(self) -> None:
        await self.service.mine.begin(self)
        if self.owner.kind == "bot" and not self.mine:
            self.service.presence.bot_listens(self.person, True)
        self.mine = True

    def leave(self) -> None:
        """Nobody looks from here any more."""
        for table in self.tables:
            self.service.tables.look_away(table, self)
        self.service.mine.end(self)
        if self.owner.kind == "bot" and self.mine:
            self.service.presence.bot_listens(self.person, False)
