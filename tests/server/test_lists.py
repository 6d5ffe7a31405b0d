"""The lobby, my tables, and the stream of them."""

import asyncio
from typing import Any

import pytest

from spieltisch.client import Client, Json, Refused

from .running import Running


async def lines(client: Client, where: str = "/api/tables") -> dict[str, Json]:
    return {line["id"]: line for line in await client.get(where)}


def test_the_lobby_shows_public_tables_only_and_no_longer_than_there_is_a_seat(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            wanted = {"game": "ten", "seats": ["me", "open"], "watch": False}
            private = (await anna.post("/api/tables", wanted))["id"]
            public = (await anna.post("/api/tables", {**wanted, "public": True}))["id"]
            found = await lines(bert)
            assert private not in found
            line = found[public]
            assert (line["game"], line["phase"], line["names"], line["free"]) == ("ten", "seating", ["Anna", None], 1)
            assert line["seat"] is None
            async with bert.table(public) as table:
                await table.do("sit", seat=1, name="ignored")
            assert public not in await lines(anna), "nobody may watch, nobody can sit down"
            assert (await lines(bert, "/api/my/tables"))[public]["seat"] == 1
            assert (await lines(anna, "/api/my/tables")).keys() == {private, public}

    asyncio.run(go())


def test_a_public_table_may_be_watched(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as nobody:
            await anna.guest("Anna")
            table = (await anna.post("/api/tables", {"game": "ten", "public": True}))["id"]
            found = await lines(nobody)
            assert found[table]["phase"] == "dealing"
            assert found[table]["free"] == 0
            with pytest.raises(Refused) as refused:
                await lines(nobody, "/api/my/tables")
            assert refused.value.code == "nobody"

    asyncio.run(go())


def test_the_stream_tells_when_one_of_my_tables_waits_for_me(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            stream = anna.my_tables()

            async def until(ready: Any) -> list[Json]:
                while True:
                    mine = await asyncio.wait_for(anext(stream), 30)
                    if ready(mine):
                        return mine

            assert await until(lambda mine: True) == []
            table = (await anna.post("/api/tables", {"game": "ten", "seats": ["me", "open"]}))["id"]
            mine = await until(lambda mine: mine)
            assert [(line["id"], line["phase"], line["asked"]) for line in mine] == [(table, "seating", [])]
            async with bert.table(table) as seen, anna.table(table) as own:
                await seen.do("sit", seat=1)
                await until(lambda mine: mine[0]["asked"] == [0, 1])
                await own.ready()
                await seen.ready()
                await until(lambda mine: mine[0]["phase"] == "playing")

    asyncio.run(go())


def test_my_turn_comes_first(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna:
            await anna.guest("Anna")
            asked = (await anna.post("/api/tables", {"game": "ten"}))["id"]
            for _ in range(3):
                await anna.post("/api/tables", {"game": "ten", "seats": ["me", "open"]})
            mine = await anna.get("/api/my/tables")
            assert mine[0]["id"] == asked
            assert [line["asked"] for line in mine] == [[0], [], [], []]

    asyncio.run(go())
