"""Several who act at the same moment, and one who repeats, reorders or insists: one history, clear answers."""

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from spieltisch.client import Client, Json, Refused, Table

from .postgres import Postgres
from .reliability.history import from_postgres
from .running import Running, running
from .test_talk import two_at_a_table, until


async def sums(clients: list[Client], **wanted: Any) -> str:
    """A table of sums at which everybody sits; the deal follows when all are ready."""
    seats = ["me"] + ["open"] * (len(clients) - 1)
    name = str((await clients[0].post("/api/tables", {"game": "sums", "seats": seats, **wanted}))["id"])
    for seat, client in enumerate(clients[1:], 1):
        async with client.table(name) as table:
            await table.do("sit", seat)
    return name


async def everybody_asked(tables: list[Table], lot: random.Random) -> list[Json]:
    """Plays on until all seats decide at the same time; their views."""
    while True:
        await until(lambda: all(table.view for table in tables))
        views: list[Json] = [table.view for table in tables if table.view]
        number = max(view["number"] for view in views)
        if len(views) < len(tables) or any(view["number"] < number for view in views):
            await asyncio.sleep(0.01)
            continue
        asked = [table for table, view in zip(tables, views, strict=True) if (view["match"] or {}).get("legal")]
        if len(asked) == len(tables):
            return views
        for table, view in zip(tables, views, strict=True):
            if "ready" in view["may"]:
                await table.ready()
            elif table in asked and view["match"]:
                await table.move(lot.choice(view["match"]["legal"]))
        await asyncio.sleep(0.01)


def test_seats_that_decide_at_the_same_moment(server: Running) -> None:
    """Each is answered with a number of its own; nobody is told what the others decide before all have."""

    async def go() -> None:
        clients = [Client(server.address) for _ in range(3)]
        try:
            for client in clients:
                await client.guest()
            name = await sums(clients)
            tables = [client.table(name) for client in clients]
            for table in tables:
                await table.__aenter__()
            views = await everybody_asked(tables, random.Random(4))
            chosen = [view["match"]["legal"][seat % len(view["match"]["legal"])] for seat, view in enumerate(views)]
            before = views[0]["number"]
            numbers = await asyncio.gather(*(table.move(move) for table, move in zip(tables, chosen, strict=True)))
            assert sorted(numbers) == [before + 1, before + 2, before + 3]
            await until(lambda: all(table.view and table.view["number"] >= before + 3 for table in tables))
            for table in tables:
                assert table.view
                told = dict(table.view["moves"][-3:])
                assert told == dict(enumerate(chosen))
        finally:
            for client in clients:
                await client.__aexit__()

    asyncio.run(go())


async def at(tables: list[Table], number: int) -> list[Json]:
    """As soon as everybody has been shown so much: the views."""
    await until(lambda: all(table.view and table.view["number"] >= number for table in tables))
    return [table.view for table in tables if table.view]


def test_two_tabs_of_one_seat(server: Running) -> None:
    """Both see the same. Of two moves at once, one after the other is made if the rules allow that, else one."""

    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            async with Client(server.address, anna.token) as again, Client(server.address, bert.token) as his:
                tables = [client.table(name) for client in (anna, again, bert, his)]
                for table in tables:
                    await table.__aenter__()
                for tabs in (tables[:2], tables[2:]):
                    answers = await asyncio.gather(*(tab.ready() for tab in tabs), return_exceptions=True)
                    assert sum(isinstance(answer, int) for answer in answers) == 1
                    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["not_now"]
                number, played = 6, 0  # two sit, the commitment, two are ready, the deal
                while played < 10:
                    views = await at(tables, number)
                    assert views[0] == views[1]
                    assert views[2] == views[3]
                    seat = 0 if views[0]["match"].get("legal") else 1
                    legal = views[2 * seat]["match"].get("legal")
                    if not legal:
                        break
                    tabs = tables[2 * seat : 2 * seat + 2]
                    moves = (tab.move(move) for tab, move in zip(tabs, (legal[0], legal[-1]), strict=True))
                    answers = await asyncio.gather(*moves, return_exceptions=True)
                    made = sorted(answer for answer in answers if isinstance(answer, int))
                    assert made in ([number + 1], [number + 1, number + 2]), answers
                    number, played = made[-1], played + len(made)
                    views = await at(tables, number)
                    assert [len(view["moves"]) for view in views] == [played] * 4
                assert played > 2

    asyncio.run(go())


async def opened(server: Running, client: Client, name: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/socket?client={name}"
    return await connect(address, additional_headers={"authorization": f"Bearer {client.token}"})


async def answered(socket: ClientConnection, count: int) -> list[Json]:
    found: list[Json] = []
    while len(found) < count:
        message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        found += [message] if "re" in message else []
    return found


def request(n: int, table: str, **event: Any) -> str:
    return json.dumps({"n": n, "op": "do", "table": table, "event": event})


def test_who_repeats_is_answered_the_same_and_who_reorders_gets_the_order_he_sent(server: Running) -> None:
    """On one connection, on two of the same client at once, and after the first one is gone."""

    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            before = (await anna.get(f"/api/tables/{name}"))["number"]
            one, two = await opened(server, anna, "tab"), await opened(server, anna, "tab")
            number = "12" * 32
            later, sooner = request(7, name, type="ready", seat=0, number=number), request(3, name, type="end", seat=0)
            for socket in (one, two, one):
                await socket.send(later)
                await socket.send(sooner)
            first, second = await answered(one, 4), await answered(two, 2)
            assert [message["re"] for message in first] == [7, 3, 7, 3]
            assert first[0] == first[2] == second[0] == {"re": 7, "ok": True, "number": before + 1}
            assert first[1] == first[3] == second[1]
            assert first[1]["error"]["code"] == "not_now"
            await one.close()
            await two.close()
            three, other = await opened(server, anna, "tab"), await opened(server, anna, "another")
            await three.send(later)
            assert await answered(three, 1) == [first[0]]
            await other.send(later)
            assert (await answered(other, 1))[0]["error"]["code"] == "not_now", "another client's request is another"
            await three.close()
            await other.close()
            assert (await anna.get(f"/api/tables/{name}"))["number"] == before + 1

    asyncio.run(go())


def test_what_was_done_before_a_restart_is_not_done_again() -> None:
    async def before(server: Running) -> tuple[Client, str, list[Json]]:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            socket = await opened(server, anna, "tab")
            await socket.send(request(1, name, type="ready", seat=0, number="12" * 32))
            await socket.send(json.dumps({"n": 2, "op": "say", "table": name, "text": "Hello"}))
            answers = await answered(socket, 2)
            await socket.close()
            return anna, name, answers

    async def after(server: Running, anna: Client, name: str) -> tuple[list[Json], list[str]]:
        socket = await opened(server, anna, "tab")
        await socket.send(request(1, name, type="ready", seat=0, number="34" * 32))
        await socket.send(json.dumps({"n": 2, "op": "say", "table": name, "text": "Hello"}))
        answers = await answered(socket, 2)
        await socket.close()
        anna.address = server.address
        async with anna, anna.table(name) as table:
            await until(lambda: table.talk)
            return answers, [line["text"] for line in table.talk[0]["chat"]]

    with running() as server:
        anna, name, told = asyncio.run(before(server))
        server.stop()
        again = Running(server.folder, messages=1000)
        try:
            assert asyncio.run(after(again, anna, name)) == (told, ["Hello"])
        finally:
            again.stop()


def test_two_workers_and_one_moment(database: Postgres) -> None:
    """Both are asked to do the same request, and different ones that exclude each other, at the same time."""
    address = database.database()

    async def go(one: Running, two: Running) -> None:
        async with Client(one.address) as anna, Client(two.address) as bert:
            name = await two_at_a_table(anna, bert)
            sockets = [await opened(worker, anna, "tab") for worker in (one, two)]
            same = request(1, name, type="ready", seat=0, number="12" * 32)
            await asyncio.gather(*(socket.send(same) for socket in sockets))
            told = [(await answered(socket, 1))[0] for socket in sockets]
            assert told[0] == told[1]
            assert told[0]["ok"]
            for n in range(2, 30):
                kinds = ("end", "decline") if n % 2 else ("resign", "undo")
                if n == 2:
                    async with bert.table(name) as table:
                        await table.ready()
                        await until(lambda: table.view and table.view["phase"] == "playing")
                if kinds[0] == "resign":
                    kinds = ("end", "end")
                sends = [
                    socket.send(request(100 * n + i, name, type=kind, seat=0))
                    for i, (socket, kind) in enumerate(zip(sockets, kinds, strict=True))
                ]
                await asyncio.gather(*sends)
                for socket in sockets:
                    await answered(socket, 1)
            for socket in sockets:
                await socket.close()

    with running(database=address) as one, running(database=address) as two:
        one.wait()
        two.wait()
        asyncio.run(go(one, two))
        for kept in from_postgres(address).values():
            assert kept.numbers == list(range(1, len(kept.numbers) + 1))
            asked = [request for request in kept.requests if request[0] is not None]
            assert len(asked) == len(set(asked))
            kinds = [event["type"] for event in kept.events]
            assert kinds.count("ready") == 2
            talk = [kind for kind in kinds if kind in ("end", "decline")]
            assert len(talk) > 5
            assert talk == ["end", "decline"] * (len(talk) // 2) + ["end"] * (len(talk) % 2), "one after the other"
