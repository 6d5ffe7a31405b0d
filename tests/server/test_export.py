"""My games to take along: all that are over, nothing of those that run, nobody else's."""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.client import Client, Json, Refused
from spieltisch.kernel.errors import Refusal
from spieltisch.server.lobby import export

from .playing import play_on
from .running import Running, running


async def games_of(client: Client) -> list[Json]:
    return [json.loads(line) for line in (await client.fetch("/api/my/export.jsonl")).splitlines()]


async def until_listed(client: Client, count: int) -> None:
    async with asyncio.timeout(30):
        while len(await client.get("/api/my/games")) < count:
            await asyncio.sleep(0.05)


def test_my_games_come_with_all_that_is_needed_to_play_them_again(tmp_path: Path) -> None:
    duckdb: Any = pytest.importorskip("duckdb")  # `make work` installs it

    async def play(server: Running) -> None:
        async with Client(server.address) as anna, Client(server.address) as ben:
            await anna.guest("Anna")
            await ben.guest("Ben")
            founded = await anna.post("/api/tables", {"game": "sums", "seats": ["me", "easy"]})
            async with anna.table(founded["id"]) as table:
                first = await play_on(table, random.Random(1))
                await until_listed(anna, 1)
                await table.do("rematch")
                running = await play_on(table, random.Random(2), 6)
                assert running["result"] is None
                (game,) = await games_of(anna)
                assert (await anna.get(f"/api/tables/{founded['id']}/record"))["rounds"] == game["rounds"]
            async with anna.table(founded["id"]) as table:
                await play_on(table, random.Random(3))
            await until_listed(anna, 2)
            second, first_again = await games_of(anna)
            assert first_again == game
            assert [each["number"] for each in (first_again, second)] == [0, 1]
            assert game["totals"] == first["result"]["totals"]
            assert game["options"] == running["setup"]["options"]
            (round,) = second["rounds"]
            match = spieltisch.load(round["record"])
            assert match.scores == second["totals"]
            assert await games_of(ben) == []

            file = tmp_path / "games.parquet"
            file.write_bytes(await anna.fetch("/api/my/export.parquet"))
            with duckdb.connect() as database:
                asked = f"select game, seat, totals, epoch_ms(\"at\"), rounds from '{file}' order by number"
                rows = database.execute(asked).fetchall()
            assert [row[:4] for row in rows] == [
                (each["game"], each["seat"], each["totals"], each["at"]) for each in (first_again, second)
            ]
            assert json.loads(rows[1][4]) == second["rounds"]
            await games_of(anna)
            with pytest.raises(Refused, match="Try again in"):
                await games_of(anna)

    with running(messages=100_000) as server:
        server.wait()
        asyncio.run(play(server))


def test_nobody_has_no_export(server: Running) -> None:
    with pytest.raises(Refused, match="Nobody is signed in"):
        asyncio.run(Client(server.address).fetch("/api/my/export.jsonl"))


def test_without_the_extra_there_is_a_clear_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(Refusal, match="spieltisch\\[parquet\\]"):
        export.duckdb()
