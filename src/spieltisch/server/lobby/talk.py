"""A short chat and gestures between those who sit at a table, and not hearing somebody.

Chat is for private tables. It is kept for a while; gestures are not. Whom somebody does not want to hear is kept with
him, wherever the two meet.
"""

import asyncio
import unicodedata
from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ...kernel.errors import Refusal
from ..bus import News
from ..limits import Limits
from ..people.accounts import DAY, Person, now
from ..tables.awake import Awake, Onlooker
from ..tables.hosting import Tables
from ..wire import text
from .schema import chat, mutes

LONGEST = 300  # letters of a line
SHOWN = 50  # lines to somebody who opens a table
KEPT = 90 * DAY
GESTURES = ("clap", "wow", "laugh", "think", "oops", "thanks")
JOINER = "\N{ZERO WIDTH JOINER}"  # holds some emoji together


class Line(Struct):
    at: int
    seat: int
    name: str
    text: str


class Said(Struct):
    """To another worker: the message for those who look on, and from whom it is."""

    table: str
    person: str
    message: str


def clean(line: str) -> str:
    """As it will be shown: one line, nothing that turns it around or cannot be seen."""
    one = " ".join(unicodedata.normalize("NFC", line).split())
    tidy = "".join(letter for letter in one if letter == JOINER or unicodedata.category(letter)[0] != "C").strip()
    if not tidy.replace(JOINER, "") or len(tidy) > LONGEST:
        raise Refusal("bad_request", "chat-line", most=LONGEST)
    return tidy


class Talk:
    def __init__(self, engine: AsyncEngine, tables: Tables, limits: Limits, news: News) -> None:
        self.engine = engine
        self.tables = tables
        self.limits = limits
        self.news = news
        self._muted: dict[str, frozenset[str]] = {}  # of those who look on from here: whom they do not hear
        self._tasks: set[asyncio.Task[None]] = set()
        news.on("said", Said, self._heard)
        news.on("muted", str, self._look_again)

    # Talking

    async def say(self, table: str, line: str, person: Person, client: str, n: int) -> None:
        awake, seat = await self._seated(table, person)
        if awake.row.public:
            raise Refusal("not_now", "chat-public")
        said = Line(now(), seat, awake.seats[seat].name, clean(line))
        self.limits.talk(person.id)
        row = {"at": said.at, "seat": seat, "name": said.name, "text": said.text}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(chat).values(table=table, person=person.id, client=client, n=n, **row))
        except IntegrityError:  # the same request once more, from before a restart
            return
        self._spread(Said(table, person.id, text({"table": table, "chat": [said]}).decode()))

    async def react(self, table: str, what: str, person: Person) -> None:
        if what not in GESTURES:
            raise Refusal("bad_request", "chat-gesture", gestures=", ".join(GESTURES))
        _, seat = await self._seated(table, person)
        self.limits.talk(person.id)
        reaction = text({"table": table, "reaction": {"seat": seat, "what": what}})
        self._spread(Said(table, person.id, reaction.decode()))

    async def _seated(self, table: str, person: Person) -> tuple[Awake, int]:
        awake = await self.tables.find(table)
        seat = awake.table.seat_of(person.id)
        if seat is None:
            raise Refusal("not_yours", "chat-seated")
        return awake, seat

    def _spread(self, said: Said) -> None:
        self._heard(said)
        self.news.send("said", said)

    def _heard(self, said: Said) -> None:
        awake = self.tables.awake.get(said.table)
        if awake is None:
            return
        message = said.message.encode()
        for onlooker in awake.onlookers:
            if awake.may_look(onlooker.person) and said.person not in self._muted.get(onlooker.person, ()):
                onlooker.tell(message)

    # Listening

    async def greet(self, awake: Awake, onlooker: Onlooker) -> None:
        """What has been said so far, and whom this onlooker does not hear."""
        await self._load(onlooker.person)
        muted = self._muted[onlooker.person]
        self._tell_muted(awake, [onlooker])
        if awake.row.public or not awake.may_look(onlooker.person):
            return
        last = select(chat).where(chat.c.table == awake.row.id, chat.c.person.not_in(muted))
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(last.order_by(chat.c.id.desc()).limit(SHOWN)))
        if rows:
            lines = [Line(row.at, row.seat, row.name, row.text) for row in reversed(rows)]
            onlooker.tell(text({"table": awake.row.id, "chat": lines}))

    async def mute(self, table: str, seat: int, on: bool, person: Person) -> None:
        """From now on not to hear who sits there, at whatever table; or to hear him again."""
        awake = await self.tables.find(table)
        other = awake.seats[seat].owner if 0 <= seat < len(awake.seats) else None
        if other is None or other == person.id:
            raise Refusal("bad_request", "chat-mute", seat=seat)
        pair = (mutes.c.person == person.id, mutes.c.other == other)
        async with self.engine.begin() as connection:
            await connection.execute(delete(mutes).where(*pair))
            if on:
                await connection.execute(insert(mutes).values(person=person.id, other=other))
        await self._load(person.id)
        self._tell_muted(awake, [onlooker for onlooker in awake.onlookers if onlooker.person == person.id])
        self.news.send("muted", person.id)

    def _tell_muted(self, awake: Awake, onlookers: Iterable[Onlooker]) -> None:
        for onlooker in onlookers:
            muted = [i for i, seat in enumerate(awake.seats) if seat.owner in self._muted[onlooker.person]]
            onlooker.tell(text({"table": awake.row.id, "muted": muted}))

    async def _load(self, person: str) -> None:
        found = select(mutes.c.other).where(mutes.c.person == person)
        async with self.engine.connect() as connection:
            self._muted[person] = frozenset((await connection.execute(found)).scalars())

    def _look_again(self, person: str) -> None:
        if person in self._muted:
            task = asyncio.create_task(self._load(person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, person: str) -> None:
        """He does not look on from here any more."""
        self._muted.pop(person, None)

    # Keeping

    async def tidy(self) -> None:
        """What is old goes."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(chat).where(chat.c.at < now() - KEPT))
