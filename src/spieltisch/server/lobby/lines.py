"""Tables as lines in a list: those that anybody may join or watch, and mine."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, Select, String, and_, case, cast, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ...table.state import OVER, SEATING
from ..people.accounts import DAY, now
from ..tables.hosting import Tables
from ..tables.schema import sitting, tables
from ..tables.summary import summary

MOST = 100  # lines in a list; my turn comes first, so that none that waits for me is missed for ever
STALE = 3 * DAY  # after which nobody is waited for in the lobby any more
WATCHED = 10 * 60 * 1000  # a public table without clocks at which nothing has happened for so long is not shown

BARE = (
    tables.c.id,
    tables.c.setup,
    tables.c.number,
    tables.c.phase,
    tables.c.names,
    tables.c.asked,
    tables.c.at,
    tables.c.deadline,
)


class Line(Struct):
    """`seat` is mine, if I have one; `asked` are the seats of persons who are waited for."""

    id: str
    game: str
    phase: str
    players: int
    names: list[str | None]
    free: int
    asked: list[int]
    at: int
    deadline: int | None
    seat: int | None
    options: dict[str, Any]
    clock: dict[str, Any]
    series: bool
    watch: bool


class Lines:
    def __init__(self, engine: AsyncEngine, hosted: Tables) -> None:
        self.engine = engine
        self.hosted = hosted

    async def lobby(self) -> list[Line]:
        """Public tables: first those with a free seat, then those that may be watched; the newest first."""
        free = and_(tables.c.phase == SEATING, tables.c.free > 0, tables.c.at > now() - STALE)
        alive = or_(tables.c.at > now() - WATCHED, tables.c.deadline > now())
        played = and_(tables.c.phase.in_(("dealing", "playing", "between")), alive)
        wanted = select(*BARE, literal(None).label("seat")).where(tables.c.public, or_(free, played))
        order = (case((tables.c.phase == SEATING, 0), else_=1), tables.c.at.desc())
        lines = await self._lines(wanted.order_by(*order))
        return [line for line in lines if line.watch or (line.phase == SEATING and line.free)]

    async def mine(self, person: str) -> list[Line]:
        """Where somebody sits, if the game is not over or was not long ago; first where he is waited for."""
        asked = literal(",") + func.trim(tables.c.asked, "[]") + literal(",")
        turn = asked.like(literal("%,") + cast(sitting.c.seat, String) + literal(",%"))
        over = tables.c.phase == OVER
        wanted = (
            select(*BARE, sitting.c.seat)
            .join_from(sitting, tables, tables.c.id == sitting.c.table)
            .where(sitting.c.person == person, or_(~over, tables.c.at > now() - DAY))
            .order_by(case((turn, 0), (over, 2), else_=1), tables.c.at.desc())
        )
        lines = await self._lines(wanted)
        return sorted(lines, key=lambda line: (line.phase == OVER, line.seat not in line.asked))

    async def _lines(self, wanted: Select[Any]) -> list[Line]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.limit(MOST))
            return [self._line(row) for row in rows]

    def _line(self, row: Row[Any]) -> Line:
        """What is awake here is known more exactly than it is written down."""
        setup = msgspec.json.decode(row.setup)
        known: Any = row
        awake = self.hosted.awake.get(row.id)
        if awake is not None and len(awake.table.events) >= row.number:
            known = summary(awake.table, sitting=False)
        names: list[str] = msgspec.json.decode(known.names)
        return Line(
            id=row.id,
            game=setup["game"],
            phase=known.phase,
            players=setup["players"],
            names=[name or None for name in names],
            free=sum(not name for name in names),
            asked=msgspec.json.decode(known.asked),
            at=known.at,
            deadline=known.deadline,
            seat=row.seat,
            options=setup["options"],
            clock=setup["clock"],
            series=setup["series"],
            watch=setup["watch"],
        )
