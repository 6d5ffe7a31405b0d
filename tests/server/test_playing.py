"""Playing over the network: from the first request to the record of a game that is over."""

import asyncio
import random

import pytest

from spieltisch.client import Client, Json, Table
from spieltisch.kernel.registry import ids
from spieltisch.table import verify

from .running import Running, running


async def play_on(table: Table, lot: random.Random) -> Json:
    """Legal moves, until the game is over; the last view."""
    async for view in table:
        if view["result"] is not None:
            return view
        if "ready" in view["may"]:
            await table.ready()
        elif view["match"] and (legal := view["match"].get("legal")):
            await table.move(lot.choice(legal))
    raise AssertionError


@pytest.mark.parametrize("game", ids())
def test_quick_play_against_bots(server: Running, game: str) -> None:
    async def play() -> None:
        async with Client(server.address) as client:
            me = await client.guest("Anna")
            assert me["name"] == "Anna"
            assert await client.get("/api/me") == me
            seats = ["me", "easy"] if game == "ten" else ["me", "random", "easy"]
            founded = await client.post("/api/tables", {"game": game, "seats": seats})
            async with client.table(founded["id"]) as table:
                view = await play_on(table, random.Random(1))
            assert view["result"]["how"] == "played"
            assert view["seats"][0]["name"] == "Anna"
            record = await client.get(f"/api/tables/{founded['id']}/record")
        number = view["rounds"][0]["numbers"]["0"]
        report = verify(record, [view["rounds"][0]["commitment"], number])
        assert report.ok, report.lines("en")

    asyncio.run(play())


def test_a_client_slows_down_when_the_server_wants_that() -> None:
    async def ask() -> None:
        async with Client(server.address) as client:
            await client.guest("Anna")
            for _ in range(15):  # ten at once, then five a second
                assert (await client.request("ping"))["ok"]

    with running(messages=5) as server:
        asyncio.run(ask())
