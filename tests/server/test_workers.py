"""Several workers on one Postgres: every one of them serves every table, whichever bus carries the news."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager

from spieltisch.client import Client, Json, Table
from spieltisch.table import verify

from .nats import nats
from .postgres import Postgres
from .running import Running, running


@contextmanager
def two(**settings: object) -> Iterator[tuple[Running, Running]]:
    with running(**settings) as one, running(**settings) as other:
        one.wait()
        other.wait()
        yield one, other


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


async def two_play(one: Running, other: Running) -> None:
    """Anna is with the one worker and Ben with the other; a bot is at the table, too."""
    async with Client(one.address) as anna, Client(other.address) as ben:
        await anna.guest("Anna")
        await ben.guest("Ben")
        founded = await anna.post("/api/tables", {"game": "links", "seats": ["me", "open", "easy"]})
        async with anna.table(founded["id"]) as hers, ben.table(founded["id"]) as his:
            await his.do("sit", 1)
            views = await asyncio.gather(play_on(hers, random.Random(1)), play_on(his, random.Random(2)))
        assert [view["seat"] for view in views] == [0, 1]
        assert views[0]["result"] == views[1]["result"]
        assert views[0]["moves"] == views[1]["moves"]
        records = [await client.get(f"/api/tables/{founded['id']}/record") for client in (anna, ben)]
    assert records[0] == records[1]
    assert verify(records[0]).ok


def test_two_seats_with_two_workers(database: Postgres) -> None:
    with two(database=database.database()) as (one, other):
        asyncio.run(two_play(one, other))


def test_two_seats_with_two_workers_and_nats(database: Postgres) -> None:
    with nats() as bus, two(database=database.database(), bus=bus.address) as (one, other):
        asyncio.run(two_play(one, other))
