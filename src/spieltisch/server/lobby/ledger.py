"""Games that are over: written down once, whoever finds out first, and rated in the same breath.

The key of `results` counts each game once. Whoever cannot write that row - another worker has, or this one before a
crash - leaves everything else alone.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import structlog
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...table import Table
from ...table.state import OVER, State
from ..people.schema import people
from ..tables.awake import Awake
from ..tables.hosting import Tables
from ..tables.schema import tables
from .rating import Rating, places, rated
from .schema import played, ratings, results

log = structlog.get_logger()

AFTERWARDS = ("sit", "leave", "rematch")  # what can happen while a game is over


@dataclass(frozen=True)
class Finished:
    """A game that is over: how many had been played at its table before, and how things stood at its end."""

    number: int
    state: State


def finished(table: Table, first: int = 0) -> Iterator[Finished]:
    """The games of a table from number `first` on, each as it stood when it ended: later, people may have left."""
    last = table.state
    if last.phase == OVER and last.game == first and table.events[-1]["type"] not in AFTERWARDS:
        yield Finished(first, last)
    elif last.game + (last.phase == OVER) > first:
        now = Table.new(table.setup.json())
        for event in table.events:
            before, now = now, now.apply(event)
            if now.state.phase == OVER and before.state.phase != OVER and now.state.game >= first:
                yield Finished(now.state.game, now.state)


class Ledger:
    def __init__(self, engine: AsyncEngine, tables: Tables) -> None:
        self.engine = engine
        self.tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        tables.changed.append(self._changed)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _changed(self, awake: Awake, before: Table | None) -> None:
        if awake.table.state.result is not None and (before is None or before.state.result is None):
            task = asyncio.create_task(self._settle_awake(awake))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _settle_awake(self, awake: Awake) -> None:
        try:
            await self.settle(awake.row.id, awake.table, awake.row.rated)
        except (OSError, SQLAlchemyError) as why:  # `catch_up` tries again
            log.warning("game not written down yet", table=awake.row.id, why=repr(why))

    async def catch_up(self) -> None:
        """What should have been written down and has not been."""
        for name in await self.unsettled():
            awake = await self.tables.find(name)
            await self.settle(name, awake.table, awake.row.rated)

    async def settle(self, name: str, table: Table, for_rating: bool) -> None:
        """Write down what has been finished at this table and is not yet written down."""
        written = select(func.count()).select_from(results).where(results.c.table == name)
        async with self.engine.connect() as connection:
            first = (await connection.execute(written)).scalar_one()
        for game in finished(table, first):
            try:
                async with self.engine.begin() as connection:
                    await _write(connection, name, table.setup.game.id, game, for_rating)
            except IntegrityError:  # somebody else has
                continue

    async def unsettled(self) -> list[str]:
        """Tables where more games are over than are written down: the process that was to do it is gone."""
        count = select(func.count()).where(results.c.table == tables.c.id).scalar_subquery()
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.games > count))
            return list(found.scalars())


async def _write(connection: AsyncConnection, table: str, game: str, done: Finished, for_rating: bool) -> None:
    state, result = done.state, done.state.result
    assert result is not None
    owners = [seat.owner for seat in state.seats]
    row = {"table": table, "number": done.number}
    about = {
        "game": game,
        "at": state.at,
        "how": result.how,
        "names": json.dumps([seat.name for seat in state.seats], ensure_ascii=False),
        "winners": json.dumps(result.winners),
        "totals": json.dumps(result.totals),
        "rated": False,
    }
    await connection.execute(insert(results).values(**row, **about))
    # In the order of their ids, so that of two games that end at once none waits for the other for ever.
    known = select(people.c.id, people.c.owner).where(people.c.id.in_(filter(None, owners)))
    there = {who.id: who.owner or who.id for who in await connection.execute(known.order_by("id").with_for_update())}
    order = places(state) if for_rating else None
    changes: dict[str, tuple[int, int]] = {}
    if order is not None and len({there.get(owner or "") for owner in owners} - {None}) == len(owners):
        changes = await _rate(connection, game, [owner or "" for owner in owners], order)
        mark = update(results).where(results.c.table == table, results.c.number == done.number)
        await connection.execute(mark.values(rated=True))
    lines = []
    for seat, owner in enumerate(owners):
        if owner is not None and owner in there:
            before, after = changes.get(owner) or (None, None)
            lines.append({"person": owner, **row, "seat": seat, "at": state.at, "before": before, "after": after})
    if lines:
        await connection.execute(insert(played), lines)


async def _rate(
    connection: AsyncConnection, game: str, persons: Sequence[str], order: list[int]
) -> dict[str, tuple[int, int]]:
    """Before and after, as it is shown."""
    kept = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(persons))
    old = {row.person: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(kept)}
    before = [old.get(person, Rating()) for person in persons]
    after = rated(before, order)
    values = {
        person: {"mu": new.mu, "sigma": new.sigma, "games": new.games}
        for person, new in zip(persons, after, strict=True)
    }
    again = [{"who": person, **values[person]} for person in persons if person in old]
    first = [{"person": person, "game": game, **values[person]} for person in persons if person not in old]
    if again:
        same = (ratings.c.game == game, ratings.c.person == bindparam("who"))
        await connection.execute(update(ratings).where(*same), again)
    if first:
        await connection.execute(insert(ratings), first)
    return {person: (b.shown, a.shown) for person, b, a in zip(persons, before, after, strict=True)}
