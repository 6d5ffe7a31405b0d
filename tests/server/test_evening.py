"""An evening at a real server: taking back, giving up, agreeing, going away and coming back, time that runs out."""

import asyncio
import json
import random
import sqlite3
from typing import Any

import pytest

from spieltisch.client import Client, Json, Refused, Table
from spieltisch.table import verify

from .running import Running, running
from .test_talk import two_at_a_table, until
from .test_together import at

MINUTES = {"kind": "minutes", "minutes": 1, "increment": 0}


async def begun(*tables: Table) -> None:
    for table in tables:
        await table.ready()
    await until(lambda: all(table.view and table.view["phase"] == "playing" for table in tables))


def mover(*tables: Table) -> tuple[Table, Json]:
    """Whose turn it is."""
    return next((table, table.view) for table in tables if table.view and (table.view["match"] or {}).get("legal"))


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as why:
        await doing
    return str(why.value.code)


def test_taking_back_proposing_and_agreeing(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert, game="bridges", series=True)
            async with anna.table(name) as one, bert.table(name) as two:
                await begun(one, two)
                lot, taken = random.Random(3), False
                while not taken:
                    table, view = mover(one, two)
                    number = await table.move(lot.choice(view["match"]["legal"]))
                    (mine, _) = await at([table, one if table is two else two], number)
                    if "undo" in mine["may"]:
                        views = await at([one, two], await table.do("undo"))
                        assert [len(view["moves"]) for view in views] == [len(mine["moves"]) - 1] * 2
                        taken = True
                assert await refused(one.do("undo")) == await refused(two.do("undo")) == "not_now"
                await one.do("end")
                assert await refused(one.do("end")) == "not_now"
                views = await at([one, two], await two.do("decline"))
                assert views[0]["end"] == []
                await two.do("end")
                views = await at([one, two], await one.do("end"))
                assert [view["result"]["how"] for view in views] == ["agreed"] * 2
                assert [view["result"]["winners"] for view in views] == [[]] * 2
                await one.do("rematch")
                await two.do("rematch")
                await begun(one, two)
                views = await at([one, two], await two.do("resign"))
                assert views[0]["result"] == {"how": "resigned", "winners": [0], "totals": None}
            assert verify(await anna.get(f"/api/tables/{name}/record")).ok

    asyncio.run(go())


def test_a_series_goes_on_when_everybody_is_ready(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as guest:
            await anna.guest("Anna")
            await guest.guest("Guest")
            wanted = {"game": "links", "seats": ["me", "random"], "series": True}
            name = (await anna.post("/api/tables", wanted))["id"]
            lot = random.Random(1)
            async with anna.table(name) as table, guest.table(name) as watching:
                async for view in table:
                    if len(view["rounds"]) == 2:
                        break
                    await table.answer(view, lambda view: lot.choice(view["match"]["legal"]))
                (seen,) = await at([watching], view["number"])
                assert seen["rounds"] == view["rounds"]
                assert seen["seat"] is None
                assert "legal" not in (seen["match"] or {})
                assert seen["may"] == []
                scores = [done["result"]["scores"] for done in view["rounds"]]
                assert view["totals"] == [sum(column) for column in zip(*scores, strict=True)]

    asyncio.run(go())


def test_who_goes_away_is_stood_in_for_and_may_come_back(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert, stand_in="random")
            async with anna.table(name) as one, bert.table(name) as two:
                await begun(one, two)
                await one.do("leave")
                while True:
                    await until(lambda: two.view and (two.view["phase"] == "over" or two.view["match"].get("legal")))
                    assert two.view
                    if two.view["phase"] == "over" or len(two.view["moves"]) > 4:
                        break
                    await at([two], await two.move(two.view["match"]["legal"][0]))
                assert one.view
                seat = one.view["seats"][0]
                assert (seat["kind"], seat["away"], seat["level"]) == ("person", True, "random")
                assert any(mover == 0 for mover, _ in two.view["moves"]), "the bot has played for her"
                assert "legal" not in one.view["match"]
                if two.view["phase"] != "over":
                    (view,) = await at([one], await one.do("return"))
                    assert not view["seats"][0]["away"]

    asyncio.run(go())


def earlier(server: Running, by: int) -> None:
    """Of a server that does not run: as if everything had happened that many milliseconds before."""
    with sqlite3.connect(server.folder / "spieltisch.db") as database:
        for rowid, number, event in database.execute('select "table", number, event from events').fetchall():
            text = json.loads(event)
            text["at"] -= by
            database.execute(
                'update events set event = ? where "table" = ? and number = ?', (json.dumps(text), rowid, number)
            )
        database.execute("update tables set at = at - ?, deadline = deadline - ?, due = due - ?", (by, by, by))


def test_time_runs_out_while_nobody_looks() -> None:
    """Minutes have gone by, the server has been away: a bot goes on for who did not move, and he may come back."""

    async def before(server: Running) -> tuple[str, list[Client]]:
        anna, bert = Client(server.address), Client(server.address)
        async with anna, bert:
            name = await two_at_a_table(anna, bert, clock=MINUTES, stand_in="random")
            async with anna.table(name) as one, bert.table(name) as two:
                await begun(one, two)
                assert one.view
                clocks = [seat["clock"] for seat in one.view["seats"]]
                assert sorted(clock["running"] for clock in clocks) == [False, True]
                assert all(0 < clock["left"] <= 60_000 for clock in clocks)
        return name, [anna, bert]

    async def after(server: Running, name: str, clients: list[Client]) -> None:
        async with Client(server.address, clients[0].token) as anna, Client(server.address, clients[1].token) as bert:
            late: list[int] = []
            async with asyncio.timeout(60):
                while not late:
                    await asyncio.sleep(0.1)
                    seats = (await anna.get(f"/api/tables/{name}"))["seats"]
                    late = [seat["seat"] for seat in seats if seat["away"]]
            (seat,) = late
            async with (anna, bert)[seat].table(name) as table, (bert, anna)[seat].table(name) as other:
                await until(lambda: other.view and other.view["match"].get("legal"))
                assert other.view
                assert other.view["moves"][-1][0] == seat, "the bot has moved"
                (view,) = await at([table], await table.do("return"))
                assert view["seats"][seat]["clock"]["left"] >= 59_000, "who comes back has a minute"

    with running() as server:
        server.wait()
        name, clients = asyncio.run(before(server))
        server.stop()
        earlier(server, 5 * 60_000)
        again = Running(server.folder)
        try:
            asyncio.run(after(again, name, clients))
        finally:
            again.stop()
