"""The database: one set of tables for SQLite and Postgres, brought up to date by Alembic from inside the package.

Everything but the move path goes through SQLAlchemy. Moves have their own way in, `store`.
"""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .settings import Settings

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PATIENCE = 10.0  # seconds to wait while somebody else writes to the SQLite file


def open_engine(settings: Settings, file: Path | None = None) -> AsyncEngine:
    """The host's database, or a SQLite file. Values stay out of its errors: they end in the log."""
    if settings.postgres and file is None:
        address = "postgresql+asyncpg" + settings.database[settings.database.index(":") :]
        return create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    if file is None:
        settings.folder.mkdir(parents=True, exist_ok=True)
        file = settings.sqlite_file
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{file}", connect_args={"timeout": PATIENCE}, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk (`full`: after a power cut too)."""
    for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
        cursor = connection.cursor()
        cursor.execute(f"pragma {pragma}")
        cursor.close()


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database up to date; several processes may try at the same time."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql("select pg_advisory_xact_lock(7371)")
        await connection.run_sync(migrate)


def migrate(connection: Connection, revision: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def head() -> str | None:
    """The name of the newest form of the database."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config
