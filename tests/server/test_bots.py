"""Bot accounts: their owners make them and seat them, they play over the network with a token."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spieltisch.client import Client, Refused, Table

from .running import Running
from .test_games import played
from .test_talk import until

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@contextmanager
def example(server: Running, token: str) -> Iterator[None]:
    """The example, running; once it has found its account."""
    with subprocess.Popen([sys.executable, EXAMPLE, server.address, token], stdout=subprocess.PIPE, text=True) as bot:
        try:
            assert bot.stdout
            assert "Robo plays at" in bot.stdout.readline()
            yield
        finally:
            bot.terminate()


def phase(table: Table) -> str | None:
    return None if table.view is None else str(table.view["phase"])


def test_the_example_plays_several_games_at_once_and_a_rematch(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna:
            await anna.guest("Anna")
            bot = await anna.post("/api/bots", {"name": "Robo"})
            assert bot["kind"] == "bot"
            with example(server, bot["token"]):
                for game in ("ten", "sums", "blockers"):
                    await anna.post("/api/tables", {"game": game, "seats": [bot["id"], "easy"]})
                name = (await anna.post("/api/tables", {"game": "ten", "seats": ["me", bot["id"]]}))["id"]
                async with anna.table(name) as table:
                    await table.ready()
                    await until(lambda: table.view and table.people.get("seats") == [True, True])
                    await until(lambda: phase(table) == "playing")
                    await table.do("resign")
                    await table.do("rematch")
                    await until(lambda: phase(table) == "dealing")
                async with Client(server.address, bot["token"]) as robo:
                    games = await played(robo, 4)
            assert sorted(game["how"] for game in games) == ["played", "played", "played", "resigned"]
            assert {game["after"] for game in games} == {None}, "neither house bots nor one's own owner count"

    asyncio.run(go())


def test_an_owner_lets_his_bot_sit_down(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            bot = await anna.post("/api/bots", {"name": "Robo"})
            name = (await bert.post("/api/tables", {"game": "blockers", "seats": ["me", "open", "open"]}))["id"]
            async with bert.table(name) as his, anna.table(name) as hers:
                with pytest.raises(Refused) as refused:
                    await his.do("sit", seat=1, account=bot["id"])
                assert refused.value.code == "not_found"
                await hers.do("sit", seat=1, account=bot["id"])
                with pytest.raises(Refused) as refused:
                    await hers.do("sit", seat=2, account=bot["id"])
                assert refused.value.code == "not_now"
            with pytest.raises(Refused) as refused:
                await bert.post("/api/tables", {"game": "ten", "seats": ["me", bot["id"]]})
            assert refused.value.code == "bad_level"
            async with Client(server.address, bot["token"]) as robo:
                (line,) = await robo.get("/api/my/tables")
                assert (line["id"], line["seat"], line["names"]) == (name, 1, ["Bert", "Robo", None])

    asyncio.run(go())


def test_a_bot_account_is_nobody_any_more_when_its_owner_removes_it(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            bot = await anna.post("/api/bots", {"name": "Robo"})
            assert [(one["id"], "token" in one) for one in await anna.get("/api/bots")] == [(bot["id"], False)]
            async with Client(server.address, bot["token"]) as robo:
                stream = robo.my_tables()
                assert await anext(stream) == []
                with pytest.raises(Refused) as refused:
                    await robo.post("/api/bots", {"name": "Child"})
                assert refused.value.code == "not_yours"
                with pytest.raises(Refused) as refused:
                    await bert.ask("DELETE", f"/api/bots/{bot['id']}")
                assert refused.value.code == "not_found"
                await anna.ask("DELETE", f"/api/bots/{bot['id']}")
                with pytest.raises(Refused) as refused:
                    await asyncio.wait_for(anext(stream), 30)
                assert refused.value.code == "nobody"
            assert await anna.get("/api/bots") == []

    asyncio.run(go())
