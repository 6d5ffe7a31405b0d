"""Everything that is kept, from one database to another: a backup is a SQLite file, whatever the server uses, and so
`backup`, `restore` and `migrate` are the same.

The source is read as it was at one moment, while whoever likes goes on writing there. The target is written in one
transaction: all of it is there, or nothing.
"""

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Table, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...kernel.errors import Refusal
from ..database import head, metadata, open_engine, upgrade
from ..folder import taken
from ..schema import ROOMS
from ..settings import Settings

ROWS = 2000  # that are in memory at a time

assert ROOMS  # their tables are in the metadata


async def backup(settings: Settings, file: Path) -> int:
    """Also while the server runs; answers how many tables are in it. The file is there when it is whole."""
    if file.exists():
        raise Refusal("bad_request", "backup-exists", file=file)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.absolute().parent)  # for nobody else to read
    os.close(handle)
    fresh = Path(name)
    try:
        async with _engine(settings) as source, _file(fresh) as target:
            count = await _copy(source, target)
        _settle(fresh)
        fresh.rename(file)
    finally:
        fresh.unlink(missing_ok=True)
    return count


async def restore(file: Path, settings: Settings) -> int:
    """Into a database in which nothing is kept yet. A backup of an older version becomes one of this."""
    if not file.is_file():
        raise Refusal("bad_request", "backup-missing", file=file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            there = f"{file.absolute().as_uri()}?mode=ro"
            with closing(sqlite3.connect(there, uri=True)) as old, closing(sqlite3.connect(copy)) as new:
                old.backup(new)
            async with _file(copy) as source:
                await upgrade(source)
        except sqlite3.DatabaseError:
            raise Refusal("bad_request", "backup-none", file=file) from None
        with taken(settings):
            async with _file(copy) as source, _engine(settings) as target:
                return await _copy(source, target)


async def migrate(source: Settings, target: Settings) -> int:
    """Nobody may play meanwhile: what happened after the copy would be lost."""
    with taken(source), taken(target):
        async with _engine(source) as old, _engine(target) as new:
            await _nobody_there(old)
            return await _copy(old, new)


@asynccontextmanager
async def _engine(settings: Settings) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(settings)
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def _file(file: Path) -> AsyncIterator[AsyncEngine]:
    engine = open_engine(Settings(), file)
    try:
        yield engine
    finally:
        await engine.dispose()


def _settle(file: Path) -> None:
    """One file, complete, on the disk."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma journal_mode = delete")
        if database.execute("pragma quick_check").fetchone() != ("ok",):
            raise Refusal("broken", "backup-none", file=file)
    with file.open("rb") as written:
        os.fsync(written.fileno())


async def _copy(source: AsyncEngine, target: AsyncEngine) -> int:
    async with source.connect() as old:
        await _snapshot(old)
        if await old.run_sync(_revision) != head():
            raise Refusal("bad_request", "copy-version")
        await upgrade(target)
        async with target.begin() as new:
            for table in metadata.sorted_tables:
                if (await new.execute(select(table).limit(1))).first() is not None:
                    raise Refusal("bad_request", "copy-full")
            for table in metadata.sorted_tables:
                found = await old.stream(_in_order(table))
                async for rows in found.partitions(ROWS):
                    await _insert(new, table, rows)
            await _go_on_counting(new)
            count: int = (await new.execute(select(func.count()).select_from(metadata.tables["tables"]))).scalar_one()
            return count


async def _snapshot(connection: AsyncConnection) -> None:
    """From the first look on this connection sees what there was then."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True, yield_per=ROWS)
    else:
        await connection.exec_driver_sql("begin")


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _in_order(table: Table) -> Any:
    """Who belongs to somebody comes after him."""
    if table.name == "people":
        return select(table).order_by(table.c.owner.is_not(None))
    return select(table)


async def _insert(connection: AsyncConnection, table: Table, rows: Sequence[Any]) -> None:
    names = [column.name for column in table.columns]
    if connection.dialect.name == "postgresql":
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.copy_records_to_table(table.name, records=[tuple(row) for row in rows], columns=names)
    else:
        await connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])


async def _go_on_counting(connection: AsyncConnection) -> None:
    """Postgres counts rows without a number of their own itself, and does not see that some have come with one."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql(
            "select setval(pg_get_serial_sequence('chat', 'id'), coalesce((select max(id) from chat), 0) + 1, false)"
        )


async def _nobody_there(engine: AsyncEngine) -> None:
    """Is any other program connected to this database? (Whether a SQLite file is in use, its folder says.)"""
    if engine.dialect.name != "postgresql":
        return
    others = "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    async with engine.connect() as connection:
        if (await connection.exec_driver_sql(others)).scalar_one():
            raise Refusal("bad_settings", "copy-running")
