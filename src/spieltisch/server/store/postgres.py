"""Postgres: any number of processes share the tables.

What has come together while the last batch was on its way goes in one statement (group commit). Postgres may go away
and come back: a batch that may or may not have been written is simply written again, for whatever is already there
word for word is ours and done; everything else that is there was somebody else's, and a `Conflict`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import asyncpg
import structlog

from . import KEEP, SUMMARY, Committed, Conflict, Row, Stored, Summary, away, standing

log = structlog.get_logger()

T = TypeVar("T")
Connection = Any  # asyncpg's, or one of its pool

WRITERS = 2  # connections that write: while one waits for the disk, the other collects
READERS = 4
MOST = 500  # appends in one batch
SOON = 0.25  # seconds until a summary is written
AGAIN = 0.2  # seconds between two attempts
PATIENCE = 20.0  # seconds that whoever wants to write waits for a Postgres that has gone away
SLOWEST = 10.0  # seconds for one statement
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
)

APPEND = """
with wanted as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[])
    as wanted ("table", first, number, event, client, n)
), first as (
    insert into events ("table", number, event, client, n)
    select "table", number, event, client, n from wanted where number = first order by "table", number
    on conflict do nothing returning "table", number
), rest as (
    insert into events ("table", number, event, client, n)
    select w."table", w.number, w.event, w.client, w.n from wanted w
    join first on first."table" = w."table" and first.number = w.first where w.number > w.first
)
select "table", number from first
"""
COLUMNS = [*KEEP.split(", "), *SUMMARY.split(", ")]
CREATE = f"""insert into tables ({", ".join(COLUMNS)})
values ({", ".join(f"${i + 1}" for i in range(len(COLUMNS)))}) on conflict do nothing"""
LOCK = "select from tables where id = any($1::text[]) order by id for no key update"
SUMMARISE = f"""
update tables set ({SUMMARY}) = (w.number, w.at, w.phase, w.games, w.free, w.names, w.asked, w.deadline, w.due)
from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::int[], $7::text[], $8::text[],
    $9::bigint[], $10::bigint[]) as w (id, {SUMMARY})
where tables.id = w.id and tables.number <= w.number returning tables.id
"""
SEAT = 'insert into sitting (person, "table", seat) select * from unnest($1::text[], $2::text[], $3::int[])'
SINCE = 'select event, client, n from events where "table" = $1 and number > $2 order by number'
HEADS = """select wanted.id, (select max(number) from events where "table" = wanted.id)
from unnest($1::text[]) as wanted (id)"""
CLAIM = """
update tables set due = $1 where id in (
    select id from tables where due <= $2 order by due limit $3 for no key update skip locked
) returning id
"""
HOLD = "update tables set due = $1 where id = any($2::text[]) and due is not null"
BEHIND = 'select id from tables where number < (select max(number) from events where "table" = tables.id)'


@dataclass(slots=True, eq=False)
class Job:
    """Events of a table, with its row if it is new; or nothing but summaries."""

    done: "asyncio.Future[None] | None"
    table: str = ""
    first: int = 0
    events: Sequence[Stored] = ()
    summaries: Sequence[Summary] = ()
    row: Row | None = None


class PostgresStore:
    def __init__(self, database: str) -> None:
        self.database = database
        self.committed: Committed = lambda events, took: None
        self._jobs: list[Job] = []
        self._some = asyncio.Event()
        self._summaries: dict[str, Callable[[], Summary]] = {}
        self._writers: list[asyncio.Task[None]] = []
        self._closing = False

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = await asyncpg.create_pool(
            self.database, min_size=0, max_size=READERS, timeout=SLOWEST, command_timeout=SLOWEST
        )
        self._writers = [asyncio.create_task(self._write()) for _ in range(WRITERS)]

    async def close(self) -> None:
        self._closing = True
        self._write_summaries()
        self._some.set()
        await asyncio.gather(*self._writers)
        with suppress(*LOST):
            await asyncio.wait_for(self._pool.close(), SLOWEST)

    # Writing

    async def create(self, row: Row, events: Sequence[Stored], summary: Summary) -> None:
        await self._put(Job(self._loop.create_future(), row.id, 1, events, [summary], row))

    async def append(self, table: str, number: int, events: Sequence[Stored], summary: Summary | None = None) -> None:
        await self._put(Job(self._loop.create_future(), table, number, events, [summary] if summary else ()))

    async def _put(self, job: Job) -> None:
        self._jobs.append(job)
        self._some.set()
        if job.done is not None:
            await job.done

    def summarise(self, table: str, summary: Callable[[], Summary]) -> None:
        if not self._summaries:
            self._loop.call_later(SOON, self._write_summaries)
        self._summaries[table] = summary

    def _write_summaries(self) -> None:
        summaries, self._summaries = self._summaries, {}
        if summaries:
            self._jobs.append(Job(None, summaries=[summary() for summary in summaries.values()]))
            self._some.set()

    async def _write(self) -> None:
        """One of the writers, with a connection of its own."""
        connection: Connection = None
        while self._jobs or not self._closing:
            if not self._jobs:
                self._some.clear()
                await self._some.wait()
                continue
            jobs, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
            until = self._loop.time() + PATIENCE
            while jobs:
                try:
                    if connection is None:
                        connection = await self._connect()
                    begun = self._loop.time()
                    failed = await _commit(connection, jobs)
                    _answer(jobs, failed)
                    self.committed(sum(job.done is not None for job in jobs), self._loop.time() - begun)
                    break
                except Exception as why:
                    if _lost(why):
                        if connection is not None:
                            log.warning("database lost", why=repr(why))
                            connection.terminate()
                            connection = None
                        if self._loop.time() > until:
                            _answer(jobs, [away()] * len(jobs))
                            break
                        await asyncio.sleep(AGAIN)
                    elif len(jobs) == 1:
                        _answer(jobs, [why])
                        break
                    else:  # one of them is wrong; the others shall not suffer for it
                        self._jobs[:0] = jobs[1:]
                        jobs = jobs[:1]
        if connection is not None:
            await connection.close()

    async def _connect(self) -> Connection:
        durable = {"synchronous_commit": "on"}
        return await asyncpg.connect(self.database, timeout=SLOWEST, command_timeout=SLOWEST, server_settings=durable)

    # Reading

    async def load(self, table: str) -> tuple[Row, list[Stored]] | None:
        async def read(db: Connection) -> tuple[Row, list[Stored]] | None:
            row = await db.fetchrow(f"select {KEEP} from tables where id = $1", table)
            return row and (Row(*row), await _since(db, table, 0))

        return await self._read(read)

    async def since(self, table: str, number: int) -> list[Stored]:
        return await self._read(lambda db: _since(db, table, number))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        found: list[tuple[str, int]] = await self._read(lambda db: db.fetch(HEADS, list(tables)))
        return {table: number for table, number in found if number is not None}

    async def claim(self, now: int, before: int, most: int) -> list[str]:
        return [row[0] for row in await self._read(lambda db: db.fetch(CLAIM, now, before, most))]

    async def hold(self, now: int, tables: Sequence[str]) -> None:
        await self._read(lambda db: db.execute(HOLD, now, list(tables)))

    async def behind(self) -> list[str]:
        return [row[0] for row in await self._read(lambda db: db.fetch(BEHIND))]

    async def _read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        until = self._loop.time() + PATIENCE
        while True:
            try:
                async with self._pool.acquire(timeout=SLOWEST) as connection:
                    return await work(connection)
            except Exception as why:
                if not _lost(why):
                    raise
                if self._loop.time() > until:
                    raise away() from None
                await asyncio.sleep(AGAIN)


def _lost(why: Exception) -> bool:
    """Is it the connection, or Postgres itself? (A value that cannot be written is an InterfaceError, too.)"""
    return isinstance(why, LOST) and not isinstance(why, ValueError)


async def _since(db: Connection, table: str, number: int) -> list[Stored]:
    return [Stored(*row) for row in await db.fetch(SINCE, table, number)]


async def _commit(db: Connection, jobs: list[Job]) -> list[Exception | None]:
    """What each comes to. Nothing but moves: one statement, and a transaction by itself."""
    rows = [job.row for job in jobs if job.row is not None]
    summaries = [summary for job in jobs for summary in job.summaries]
    if not rows and not summaries:
        failed = await _append(db, jobs)
    else:
        async with db.transaction():
            for job in jobs:
                if (row := job.row) is not None:
                    kept = (row.id, row.setup, row.public, row.rated, row.given, row.creator, row.created)
                    await db.execute(CREATE, *kept, *standing(job.summaries[0]))
            failed = await _append(db, [job for job in jobs if job.events])
            right = [summary for job in jobs if id(job) not in failed for summary in job.summaries]
            await _summarise(db, {summary.table: summary for summary in sorted(right, key=lambda each: each.number)})
    return [failed.get(id(job)) for job in jobs]


async def _append(db: Connection, jobs: list[Job]) -> dict[int, Exception]:
    """Those that have not been written, and are not there already."""
    columns: tuple[list[Any], ...] = ([], [], [], [], [], [])
    for job in jobs:
        for number, stored in enumerate(job.events, job.first):
            for column, value in zip(columns, (job.table, job.first, number, *stored), strict=True):
                column.append(value)
    if not columns[0]:
        return {}
    written = {(row[0], row[1]) for row in await db.fetch(APPEND, *columns)}
    failed: dict[int, Exception] = {}
    for job in jobs:
        if (job.table, job.first) not in written:
            there = await _since(db, job.table, job.first - 1)
            if there[: len(job.events)] != list(job.events):
                failed[id(job)] = Conflict(job.table)
    return failed


async def _summarise(db: Connection, summaries: dict[str, Summary]) -> None:
    if not summaries:
        return
    await db.fetch(LOCK, list(summaries))  # in order, so that two workers do not wait for each other
    columns = zip(*((summary.table, *standing(summary)) for summary in summaries.values()), strict=True)
    newer = {row[0] for row in await db.fetch(SUMMARISE, *map(list, columns))}
    seated = [summary for table, summary in summaries.items() if table in newer and summary.sitting is not None]
    if seated:
        await db.execute('delete from sitting where "table" = any($1::text[])', [summary.table for summary in seated])
        sitting = [(person, each.table, seat) for each in seated for person, seat in each.sitting or ()]
        if sitting:
            await db.execute(SEAT, *map(list, zip(*sitting, strict=True)))


def _answer(jobs: list[Job], answers: Sequence[Exception | None]) -> None:
    for job, why in zip(jobs, answers, strict=True):
        if job.done is None:
            if why is not None:
                log.warning("summaries not written", why=repr(why))
        elif not job.done.done():
            if why is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(why)
