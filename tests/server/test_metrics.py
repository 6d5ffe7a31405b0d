"""For the host: figures, the log, who may see them; and nothing in them about a game."""

import asyncio
import json
import random
import re
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import structlog

from spieltisch.client import Client
from spieltisch.kernel.errors import Refusal
from spieltisch.server.logs import configure
from spieltisch.server.settings import Settings

from .playing import play_on
from .postgres import Postgres
from .running import Running, running
from .test_workers import two

KEY = "a key that nobody would guess"


def get(server: Running, path: str, **headers: str) -> str:
    asked = Request(server.address + path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    with urlopen(asked) as answer:
        text: str = answer.read().decode()
        return text


def refused(server: Running, path: str, **headers: str) -> int:
    with pytest.raises(HTTPError) as why:
        get(server, path, **headers)
    with why.value as answer:
        return answer.code


async def a_game(server: Running) -> str:
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        founded = await anna.post("/api/tables", {"game": "links", "seats": ["me", "easy"]})
        async with anna.table(founded["id"]) as table:
            await play_on(table, random.Random(1), 12)
        name: str = founded["id"]
        return name


def figures(metrics: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(spieltisch_\S+) (\S+)$", metrics, re.M)}


def test_figures_count_what_happens() -> None:
    with running(log="json", slow=0) as server:
        server.wait()
        table = asyncio.run(a_game(server))
        told = figures(get(server, "/metrics"))
        assert told['spieltisch_events_total{type="move"}'] >= 12
        assert told["spieltisch_move_seconds_count"] >= 1
        assert told["spieltisch_commit_seconds_count"] >= 12
        assert told["spieltisch_thought_seconds_count"] >= 1
        assert told["spieltisch_tables_awake"] == 1
        assert told["spieltisch_ready"] == 1
        house = json.loads(get(server, "/api/host"))
        (worker,) = house["workers"]
        assert worker["moves"] >= 1
        assert worker["memory"] > 50
        assert house["tables"] == {"playing": 1}
        assert any("select" in query["query"].lower() for query in house["slow"])  # a limit of 0: all of them
        assert table not in get(server, "/metrics") + get(server, "/api/host")  # how many and how long, never what
        server.stop()
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
        assert "Anna" not in server.log.read_text()


def test_only_the_host_is_told() -> None:
    for path in ("/metrics", "/api/host"):
        with running() as server:
            get(server, path)
            assert refused(server, path, X_Forwarded_For="192.0.2.1") == 403
            assert refused(server, path, Via="1.1 proxy") == 403
            assert refused(server, path, Host="table.example") == 403
            assert refused(server, path, Origin="https://elsewhere.example") == 403
        with running(host_key=KEY) as server:
            assert refused(server, path) == 403
            assert refused(server, path, Authorization="Bearer something else") == 403
            get(server, path, Authorization=f"Bearer {KEY}", X_Forwarded_For="192.0.2.1")
    with pytest.raises(Refusal, match="at least 20"):
        Settings.read(None, {"host_key": "short"})


def test_every_worker_knows_of_the_others(database: Postgres) -> None:
    async def both(one: Running) -> None:
        async with asyncio.timeout(30):
            while len(json.loads(await asyncio.to_thread(get, one, "/api/host"))["workers"]) < 2:
                await asyncio.sleep(0.2)

    with two(database=database.database()) as (one, _):
        asyncio.run(both(one))


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_is_noted_without_what_it_was_about(form: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot's, say: its message and its variables hold tiles."""
    configure(Settings(log=form))
    try:
        rack = ["y12", "b7"]
        try:
            raise KeyError(rack[0])
        except KeyError:
            structlog.get_logger().exception("bot failed", table="t")
        told = capsys.readouterr().err
    finally:
        structlog.reset_defaults()
    assert "bot failed" in told
    assert "KeyError" in told
    assert Path(__file__).name in told
    assert "y12" not in told
    assert "b7" not in told
    assert sys.exc_info()[1] is None
