"""All my games, to take along: a line for each that is over, with everything needed to play it again.

What runs is not in it: of a table only the games that are over, of which everybody may know everything.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import get
from litestar.background_tasks import BackgroundTask
from litestar.response import File, Stream

from ...kernel.errors import Refusal
from ...table import Table
from ...table.record import rounds
from ..people.accounts import Person
from ..service import Service
from .games import Played

COLUMNS = {
    "table": "VARCHAR",
    "number": "INTEGER",
    "game": "VARCHAR",
    "at": "BIGINT",
    "seat": "TINYINT",
    "how": "VARCHAR",
    "names": "VARCHAR[]",
    "winners": "TINYINT[]",
    "totals": "INTEGER[]",
    "before": "INTEGER",
    "after": "INTEGER",
    "options": "JSON",
    "rounds": "JSON",
}


@get("/api/my/export.jsonl", media_type="application/jsonl")
async def export_lines(service: Service, person: Person) -> Stream:
    """All my games that are over, one JSON object a line: as in `/api/my/games`, with `options` and `rounds`."""
    service.limits.export(person.id)
    headers = {"content-disposition": 'attachment; filename="spieltisch.jsonl"'}
    return Stream(lines(service, person), media_type="application/jsonl", headers=headers)


@get("/api/my/export.parquet", media_type="application/vnd.apache.parquet")
async def export_parquet(service: Service, person: Person) -> File:
    """The same as a Parquet file: `options` and `rounds` are columns of JSON text."""
    duckdb()
    service.limits.export(person.id)
    folder = tempfile.TemporaryDirectory()
    source, file = Path(folder.name) / "games.jsonl", Path(folder.name) / "games.parquet"
    try:
        with source.open("wb") as written:
            async for line in lines(service, person):
                written.write(line)
        await asyncio.to_thread(to_parquet, source, file)
    except BaseException:
        folder.cleanup()
        raise
    kind = "application/vnd.apache.parquet"
    return File(file, filename="spieltisch.parquet", media_type=kind, background=BackgroundTask(folder.cleanup))


async def lines(service: Service, person: Person) -> AsyncIterator[bytes]:
    known: tuple[str, dict[int, Any]] = ("", {})  # games of one table usually follow each other
    async for game in service.games.all_played(person.id):
        if known[0] != game.table:
            kept = await service.store.load(game.table)
            if kept is None:
                continue
            row, events = kept
            setup: dict[str, Any] = msgspec.json.decode(row.setup)
            await service.rules.ready(setup["game"])
            known = game.table, await asyncio.to_thread(over, setup, [stored.event for stored in events])
        yield line(game, known[1].get(game.number, {"options": {}, "rounds": []}))


def over(setup: dict[str, Any], events: list[str]) -> dict[int, Any]:
    """Of each game of a table that is over, by its number: options and rounds."""
    table = Table.replay(setup, map(msgspec.json.decode, events))
    all_rounds = rounds(table.setup, table.state)
    last = table.state.game if table.state.result is not None else table.state.game - 1
    return {
        number: {"options": table.setup.options, "rounds": [each for each in all_rounds if each["game"] == number]}
        for number in range(last + 1)
    }


def line(game: Played, more: dict[str, Any]) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(game), **more}) + b"\n"


def duckdb() -> Any:
    try:
        import duckdb
    except ImportError:
        raise Refusal("not_installed", "export-extra") from None
    return duckdb


def to_parquet(source: Path, file: Path) -> None:
    columns = ", ".join(f"\"{name}\": '{kind}'" for name, kind in COLUMNS.items())
    alone = {"autoinstall_known_extensions": "false", "autoload_known_extensions": "false", "threads": "1"}
    with duckdb().connect(config=alone) as database:
        database.execute(
            f"""copy (
                select * replace (make_timestamp("at" * 1000) as "at") from read_json(
                    $source, format = 'newline_delimited', columns = {{{columns}}}, maximum_object_size = 100000000)
            ) to '{file}' (format parquet, compression zstd)""",
            {"source": str(source)},
        )


ROUTES = [export_lines, export_parquet]
