"""Games that are over: in everybody's list, and in the ratings if they counted."""

import asyncio

from spieltisch.client import Client, Json

from .running import Running
from .test_talk import two_at_a_table, until


async def resigned(loser: Client, winner: Client, name: str) -> None:
    async with loser.table(name) as one, winner.table(name) as two:
        await one.ready()
        await two.ready()
        await until(lambda: one.view and one.view["phase"] == "playing")
        await one.do("resign")


async def played(client: Client, count: int) -> list[Json]:
    """The list, as soon as it has so many games."""
    found: list[Json] = []
    async with asyncio.timeout(30):
        while len(found) < count:
            await asyncio.sleep(0.02)
            found = await client.get("/api/my/games")
    return found


def test_a_game_between_two_people_counts(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            await resigned(bert, anna, name)
            (own,), (other,) = await played(anna, 1), await played(bert, 1)
            for game, seat in ((own, 0), (other, 1)):
                assert (game["table"], game["game"], game["how"], game["seat"]) == (name, "ten", "resigned", seat)
                assert (game["names"], game["winners"], game["before"]) == (["Anna", "Bert"], [0], 1500)
            assert own["after"] > 1500 > other["after"]
            mine = (await anna.get("/api/ratings"))[0]
            assert (mine["game"], mine["rating"], mine["games"], mine["mine"]) == ("ten", own["after"], 1, True)
            assert mine["provisional"]
            best = await bert.get("/api/ratings?game=ten")
            assert [line for line in best if line["mine"]] == [{**mine, "name": "Bert", "rating": other["after"]}]
            assert best == sorted(best, key=lambda line: -line["rating"])
            assert "id" not in mine, "nobody is told who somebody is to the server"

    asyncio.run(go())


def test_a_game_against_a_bot_does_not(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna:
            await anna.guest("Anna")
            name = (await anna.post("/api/tables", {"game": "ten"}))["id"]
            async with anna.table(name) as table:
                await table.ready()
                await until(lambda: table.view and table.view["phase"] == "playing")
                await table.do("resign")
            (game,) = await played(anna, 1)
            assert (game["winners"], game["before"], game["after"]) == ([1], None, None)
            assert await anna.get("/api/ratings") == []

    asyncio.run(go())


def test_a_rematch_is_a_game_of_its_own(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            await resigned(bert, anna, name)
            async with anna.table(name) as one, bert.table(name) as two:
                await one.do("rematch")
                await two.do("rematch")
            await resigned(anna, bert, name)
            later, earlier = await played(anna, 2)
            assert [(game["number"], game["winners"]) for game in (earlier, later)] == [(0, [0]), (1, [1])]
            assert later["before"] == earlier["after"]
            before = await anna.get(f"/api/my/games?before={later['at']}")
            assert before == [earlier]

    asyncio.run(go())
