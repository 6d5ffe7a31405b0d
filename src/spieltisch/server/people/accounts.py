"""Who is who: guests, permanent people, bot accounts, and the tokens by which they are recognised."""

import secrets
import time
from dataclasses import dataclass
from typing import Any, Literal, cast

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...kernel.errors import Refusal
from . import names
from .schema import people, sessions
from .secret import TOKEN, hashed, token

Kind = Literal["guest", "person", "bot"]
DAY = 24 * 3600 * 1000
KEPT = 400 * DAY  # a session that is not used for so long is over; browsers keep no cookie longer


@dataclass(frozen=True)
class Person:
    """`id` is random, for ever the same, and shown to nobody else."""

    id: str
    name: str
    kind: Kind


def now() -> int:
    return time.time_ns() // 1_000_000


def _person(row: Row[*tuple[Any, ...]]) -> Person:
    return Person(row[0], row[1], cast(Kind, row[2]))


WHO = (people.c.id, people.c.name, people.c.kind)


class People:
    """All accounts. Changes are in the database when the call returns, and hold for every worker."""

    def __init__(self, engine: AsyncEngine, most_bots: int = 20) -> None:
        self.engine = engine
        self.most_bots = most_bots

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of his session."""
        return await self._create(name, "guest", None)

    async def _create(self, name: str, kind: Kind, owner: str | None) -> tuple[Person, str]:
        person = Person(secrets.token_urlsafe(15), names.clean(name), kind)
        row = {"id": person.id, "name": person.name, "kind": kind, "owner": owner, "created": now()}
        async with self.engine.begin() as connection:
            await connection.execute(insert(people).values(row))
            return person, await open_session(connection, person.id)

    async def by_token(self, given: str) -> Person | None:
        """Whose token this is. A session that is in use is noted once a day."""
        if not TOKEN.fullmatch(given):
            return None
        key, at = hashed(given), now()
        found = select(*WHO, sessions.c.seen).join_from(sessions, people).where(sessions.c.token == key)
        async with self.engine.connect() as connection:
            row = (await connection.execute(found)).first()
        if row is None or (row.kind != "bot" and row.seen < at - KEPT):
            return None
        if row.seen < at - DAY:
            async with self.engine.begin() as connection:
                await connection.execute(update(sessions).where(sessions.c.token == key).values(seen=at))
        return Person(row.id, row.name, row.kind)

    async def rename(self, person: str, name: str) -> Person:
        """From now on; where somebody already sits, he is called what he was called when he sat down."""
        change = update(people).where(people.c.id == person).values(name=names.clean(name)).returning(*WHO)
        async with self.engine.begin() as connection:
            return _person((await connection.execute(change)).one())

    async def forget(self, person: str) -> None:
        """Everything that is kept of somebody, his bot accounts with him.

        What happened at tables stays, for the others who sat there, under the name that was used there.
        """
        async with self.engine.begin() as connection:
            await connection.execute(delete(people).where(people.c.id == person))

    async def session(self, person: str) -> str:
        """A new token for somebody; who asks has made sure that it is him."""
        async with self.engine.begin() as connection:
            return await open_session(connection, person)

    async def log_out(self, given: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(given)))

    # bot accounts

    async def bots(self, owner: str) -> list[Person]:
        mine = select(*WHO).where(people.c.owner == owner).order_by(people.c.created, people.c.id)
        async with self.engine.connect() as connection:
            return [_person(row) for row in await connection.execute(mine)]

    async def new_bot(self, owner: Person, name: str) -> tuple[Person, str]:
        """A bot account and its token, which can never be shown again."""
        if owner.kind == "bot":
            raise Refusal("not_yours", "people-bot-owner")
        async with self.engine.connect() as connection:
            count = select(func.count()).select_from(people).where(people.c.owner == owner.id)
            if (await connection.execute(count)).scalar_one() >= self.most_bots:
                raise Refusal("too_much", "people-bots", most=self.most_bots)
        return await self._create(name, "bot", owner.id)

    async def remove_bot(self, owner: str, bot: str) -> None:
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(people).where(people.c.id == bot, people.c.owner == owner))
        if gone.rowcount == 0:
            raise Refusal("not_found", "people-no-bot")

    async def tidy(self) -> None:
        """Sessions that are over go, and with its last one a guest: nobody can be him any more."""
        alive, bots = select(sessions.c.person), select(people.c.id).where(people.c.kind == "bot")
        old = (sessions.c.seen < now() - KEPT, sessions.c.person.not_in(bots))
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(*old))
            await connection.execute(delete(people).where(people.c.kind == "guest", people.c.id.not_in(alive)))


async def open_session(connection: AsyncConnection, person: str) -> str:
    fresh, at = token(), now()
    await connection.execute(insert(sessions).values(token=hashed(fresh), person=person, created=at, seen=at))
    return fresh
