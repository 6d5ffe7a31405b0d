"""SQLite: one thread writes, one reads.

While the writer waits for the disk the next events come together; so the more there is to do, the more goes into
each commit. `synchronous = full`: what has been acknowledged survives a power cut, not only the end of the process.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import structlog

from ..database import PATIENCE
from . import KEEP, SUMMARY, Committed, Conflict, Row, Stored, Summary, away, standing

log = structlog.get_logger()

T = TypeVar("T")
Added = list[tuple[Any, ...]]  # nothing but events, as rows
Work = Callable[[sqlite3.Connection], None] | Added
Job = tuple[Work, "asyncio.Future[None] | None"]

SOON = 1.0  # seconds until a summary is written; until then everybody asks the table itself
EVENT = 'insert into events ("table", number, event, client, n) values (?, ?, ?, ?, ?)'
CREATE = f"insert into tables ({KEEP}, {SUMMARY}) values ({', '.join('?' * 16)})"
SUMMARISE = f"update tables set ({SUMMARY}) = ({', '.join('?' * 9)}) where id = ? and number <= ?"
SINCE = 'select event, client, n from events where "table" = ? and number > ? order by number'
HEAD = 'select max(number) from events where "table" = ?'
DUE = "select id from tables where due <= ? order by due limit ?"
BEHIND = 'select id from tables where number < (select max(number) from events where "table" = tables.id)'


class SqliteStore:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.committed: Committed = lambda events, took: None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._summaries: dict[str, Callable[[], Summary]] = {}
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._reading = self._connect()
        self._writer.start()

    async def close(self) -> None:
        self._write_summaries()
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await self._read(lambda reading: reading.close())
        self._reader.shutdown()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        return connection

    # Writing

    async def create(self, row: Row, events: Sequence[Stored], summary: Summary) -> None:
        def work(db: sqlite3.Connection) -> None:
            kept = (row.id, row.setup, row.public, row.rated, row.given, row.creator, row.created)
            db.execute(CREATE, (*kept, *standing(summary)))
            _insert(db, row.id, 1, events)
            _seat(db, summary)

        await self._done(work)

    async def append(self, table: str, number: int, events: Sequence[Stored], summary: Summary | None = None) -> None:
        if summary is None:
            await self._done([(table, number + i, *stored) for i, stored in enumerate(events)])
            return

        def work(db: sqlite3.Connection) -> None:
            _insert(db, table, number, events)
            _summarise(db, summary)

        await self._done(work)

    def summarise(self, table: str, summary: Callable[[], Summary]) -> None:
        if not self._summaries:
            self._loop.call_later(SOON, self._write_summaries)
        self._summaries[table] = summary

    def _write_summaries(self) -> None:
        summaries = [summary() for summary in self._summaries.values()]
        self._summaries = {}

        def work(db: sqlite3.Connection) -> None:
            for summary in summaries:
                _summarise(db, summary)

        if summaries:
            self._jobs.put((work, None))

    async def _done(self, work: Work) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((work, future))
        await future

    def _write(self) -> None:
        """The thread that writes."""
        db = self._connect()
        running = True
        while running:
            jobs: list[Job] = []
            for job in self._next():
                if job is None:
                    running = False
                else:
                    jobs.append(job)
            if jobs:
                begun = time.perf_counter()
                failed = _commit(db, [work for work, _ in jobs])
                took = time.perf_counter() - begun
                answers = [(future, why) for (_, future), why in zip(jobs, failed, strict=True) if future]
                self._loop.call_soon_threadsafe(self._answer, answers, took)
        db.close()

    def _next(self) -> list[Job | None]:
        """Everything that waits; at least one."""
        jobs = [self._jobs.get()]
        while not self._jobs.empty():
            jobs.append(self._jobs.get())
        return jobs

    def _answer(self, answers: list[tuple["asyncio.Future[None]", Exception | None]], took: float) -> None:
        _answer(answers)
        self.committed(len(answers), took)

    # Reading

    async def load(self, table: str) -> tuple[Row, list[Stored]] | None:
        def read(db: sqlite3.Connection) -> tuple[Row, list[Stored]] | None:
            row = db.execute(f"select {KEEP} from tables where id = ?", (table,)).fetchone()
            return row and (Row(*row), _since(db, table, 0))

        return await self._read(read)

    async def since(self, table: str, number: int) -> list[Stored]:
        return await self._read(lambda db: _since(db, table, number))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._read(lambda db: {table: n for table in tables for (n,) in db.execute(HEAD, (table,)) if n})

    async def claim(self, now: int, before: int, most: int) -> list[str]:
        """There is nobody else to take them from."""
        return await self._read(lambda db: [row[0] for row in db.execute(DUE, (before, most))])

    async def hold(self, now: int, tables: Sequence[str]) -> None: ...

    async def behind(self) -> list[str]:
        return await self._read(lambda db: [row[0] for row in db.execute(BEHIND)])

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._reader, lambda: work(self._reading))


def _insert(db: sqlite3.Connection, table: str, number: int, events: Sequence[Stored]) -> None:
    _add(db, [(table, number + i, *stored) for i, stored in enumerate(events)])


def _add(db: sqlite3.Connection, rows: Added) -> None:
    try:
        db.executemany(EVENT, rows)
    except sqlite3.IntegrityError:
        raise Conflict(rows[0][0]) from None


def _summarise(db: sqlite3.Connection, summary: Summary) -> None:
    changed = db.execute(SUMMARISE, (*standing(summary), summary.table, summary.number)).rowcount
    if changed:
        _seat(db, summary)


def _seat(db: sqlite3.Connection, summary: Summary) -> None:
    if summary.sitting is not None:
        db.execute('delete from sitting where "table" = ?', (summary.table,))
        rows = [(person, summary.table, seat) for person, seat in summary.sitting]
        db.executemany('insert into sitting (person, "table", seat) values (?, ?, ?)', rows)


def _since(db: sqlite3.Connection, table: str, number: int) -> list[Stored]:
    return [Stored(*row) for row in db.execute(SINCE, (table, number))]


def _commit(db: sqlite3.Connection, works: list[Work]) -> list[Exception | None]:
    """All in one transaction, each for itself: what has failed leaves nothing behind."""
    added: Added = [row for work in works if not callable(work) for row in work]
    failed: list[Exception | None]
    try:
        db.execute("begin immediate")
        try:
            db.executemany(EVENT, added)
            failed = [_try(db, work) if callable(work) else None for work in works]
        except (
            sqlite3.IntegrityError
        ):  # somebody else has written, which does not happen where one house has one database
            db.execute("rollback")
            db.execute("begin immediate")
            failed = [_try(db, work) for work in works]
        db.execute("commit")
    except sqlite3.Error as why:  # the disk is full, say
        if db.in_transaction:
            db.execute("rollback")
        log.error("not written", why=repr(why))
        return [away()] * len(works)
    return failed


def _try(db: sqlite3.Connection, work: Work) -> Exception | None:
    db.execute("savepoint one")
    try:
        if callable(work):
            work(db)
        else:
            _add(db, work)
    except Exception as why:  # whatever it is, it concerns this one alone
        db.execute("rollback to one")
        return why
    finally:
        db.execute("release one")
    return None


def _answer(answers: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for future, why in answers:
        if future.done():
            continue
        if why is None:
            future.set_result(None)
        else:
            future.set_exception(why)
