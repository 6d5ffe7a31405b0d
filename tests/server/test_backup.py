"""Backups while people play, and back again; from SQLite to Postgres in the middle of games."""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from spieltisch.client import Client, Json
from spieltisch.table import verify

from .playing import play_on
from .postgres import Postgres
from .running import Running, running

GAMES = ("links", "sums", "blockers")
QUICK: dict[str, Any] = {"messages": 100_000}
PATIENCE = 45.0


def spieltisch(*arguments: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "spieltisch", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def done(*arguments: object) -> str:
    ran = spieltisch(*arguments)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def refused(*arguments: object) -> str:
    ran = spieltisch(*arguments)
    assert ran.returncode == 1, ran.stdout
    assert "Traceback" not in ran.stderr
    return ran.stderr


async def begin(anna: Client, ben: Client) -> list[Json]:
    """A table of each game, some moves made; how Anna sees them."""
    views = []
    for game in GAMES:
        founded = await anna.post("/api/tables", {"game": game, "seats": ["me", "open"]})
        async with anna.table(founded["id"]) as hers, ben.table(founded["id"]) as his:
            await his.do("sit", 1)
            seats = [play_on(hers, random.Random(1), 6), play_on(his, random.Random(2), 6)]
            await asyncio.gather(*seats)
        views.append(await anna.get(f"/api/tables/{founded['id']}"))
    return views


async def people(address: str) -> tuple[Client, Client]:
    anna, ben = Client(address), Client(address)
    await anna.guest("Anna")
    await ben.guest("Ben")
    return anna, ben


async def all_is_there(address: str, tokens: list[str | None], views: list[Json]) -> None:
    """The same people find their games as they were and play them to the end."""
    async with Client(address, tokens[0]) as anna, Client(address, tokens[1]) as ben:
        for view in views:
            name = view["setup"]["table"]
            seen = await anna.get(f"/api/tables/{name}")
            assert {**seen, "number": 0} == {**view, "number": 0}
            async with anna.table(name) as hers, ben.table(name) as his:
                ends = await asyncio.gather(play_on(hers, random.Random(3)), play_on(his, random.Random(4)))
            assert ends[0]["moves"][: len(view["moves"])] == view["moves"]
            assert ends[0]["result"] == ends[1]["result"]
            assert verify(await anna.get(f"/api/tables/{name}/record")).ok


def test_a_backup_of_a_running_server_brings_everything_back(tmp_path: Path) -> None:
    async def play(server: Running) -> tuple[list[str | None], list[Json]]:
        anna, ben = await people(server.address)
        async with anna, ben:
            return [anna.token, ben.token], await begin(anna, ben)

    file = tmp_path / "backup.db"
    with running(**QUICK) as server:
        server.wait()
        tokens, views = asyncio.run(play(server))
        assert "3 tables" in done("backup", file, "--data", server.folder)
        assert "exists already" in refused("backup", file, "--data", server.folder)
        assert "at work in" in refused("restore", file, "--data", server.folder)
        assert file.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    assert "3 tables" in done("restore", file, "--data", other)
    assert "something in the new database" in refused("restore", file, "--data", other)
    with running(data=str(other), **QUICK) as server:
        server.wait()
        asyncio.run(all_is_there(server.address, tokens, views))
    assert [path.name for path in tmp_path.glob(".*")] == []  # nothing half done lies about


def test_games_go_on_in_postgres_that_began_in_sqlite(tmp_path: Path, database: Postgres) -> None:
    """The clients do not even notice, but for the time it takes: they connect again to the same address."""

    async def move_house() -> None:
        first = Running(tmp_path, **QUICK)
        servers = [first]
        try:
            await asyncio.to_thread(first.wait)
            anna, ben = await people(first.address)
            async with anna, ben:
                views = await begin(anna, ben)
                name = views[0]["setup"]["table"]
                async with anna.table(name) as hers, ben.table(name) as his:
                    going_on = [
                        asyncio.create_task(play_on(hers, random.Random(5))),
                        asyncio.create_task(play_on(his, random.Random(6))),
                    ]
                    assert "at work in" in refused("migrate", "--from", tmp_path, "--to", address)
                    assert await asyncio.to_thread(first.stop) == -signal.SIGTERM
                    told = done("migrate", "--from", f"sqlite:///{tmp_path}/spieltisch.db", "--to", address)
                    assert "3 tables" in told
                    folder = tmp_path / "second"
                    folder.mkdir()
                    second = Running(folder, database=address, port=first.port, **QUICK)
                    servers.append(second)
                    ends = await asyncio.wait_for(asyncio.gather(*going_on), 60)
                assert ends[0]["result"] == ends[1]["result"]
                assert ends[0]["moves"][: len(views[0]["moves"])] == views[0]["moves"]
                assert await anna.post("/api/tables", {"game": "ten"})
                await all_is_there(second.address, [anna.token, ben.token], views[1:])
        finally:
            for server in servers:
                if server.process.poll() is None:
                    server.stop()

    address = database.database()
    asyncio.run(asyncio.wait_for(move_house(), PATIENCE))
    assert "something in the new database" in refused("migrate", "--from", tmp_path, "--to", address)
    back = tmp_path / "back"
    assert "4 tables" in done("migrate", "--from", address, "--to", back)
    assert _rows(back, "events") > 100


def test_a_backup_of_postgres_is_a_file_like_any_other(tmp_path: Path, database: Postgres) -> None:
    address = database.database()
    file = tmp_path / "backup.db"
    with running(database=address, **QUICK) as server:
        server.wait()

        async def talk() -> None:
            anna, ben = await people(server.address)
            async with anna, ben:
                await begin(anna, ben)

        asyncio.run(talk())
        assert "3 tables" in done("backup", file, "--database", address)
        assert "connected to the old" in refused("migrate", "--from", address, "--to", tmp_path / "x")
    assert "3 tables" in done("restore", file, "--data", tmp_path / "back")
    assert _rows(tmp_path / "back", "events") > 20


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("not a database, but long enough to be looked at" * 100)
    assert "not a backup" in refused("restore", tmp_path / "note", "--data", tmp_path / "new")
    assert "no file" in refused("restore", tmp_path / "nothing", "--data", tmp_path / "new")


def _rows(folder: Path, table: str) -> int:
    with sqlite3.connect(folder / "spieltisch.db") as database:
        found: Any = database.execute(f"select count(*) from {table}").fetchone()[0]
    database.close()
    return int(found)
