"""The socket: who may open one, that nobody acts for another, and that no message harms it."""

import asyncio
import json
import os
import random
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spieltisch.client import Client, Json, Refused
from spieltisch.server.wire import AnyRequest
from spieltisch.table.events import SHAPES
from tests.server.running import Running, running

from ..test_talk import said, until
from .asking import Browser, ask

MORE = max(1, round(float(os.environ.get("SPIELTISCH_SOAK", "0")) / 10))  # times as many examples in `make soak`


def address(server: Running, client: str = "c1") -> str:
    return f"ws://127.0.0.1:{server.port}/api/socket?client={client}"


async def closed(server: Running, headers: dict[str, str], client: str = "c1") -> int | None:
    """Why a socket is closed that was opened like that; what it is told over HTTP if it is not even opened."""
    try:
        async with connect(address(server, client), additional_headers=headers) as socket:
            await socket.send('{"n": 1, "op": "ping"}')
            async for _ in socket:
                return None
            return socket.close_code
    except InvalidStatus as why:
        return why.response.status_code
    except ConnectionClosed as why:
        return None if why.rcvd is None else why.rcvd.code


def test_who_may_open_one(server: Running) -> None:
    anna = Browser(server, "Anna")
    token = ask(server, "POST", "/api/guest", {"token": True}).json["token"]
    own = f"http://127.0.0.1:{server.port}"

    async def go() -> None:
        assert await closed(server, {**anna.cookie, "origin": own}) is None
        assert await closed(server, {"authorization": f"Bearer {token}"}) is None
        for origin in ("https://elsewhere.example", f"{own}1", "null", f"{own}.elsewhere.example"):
            assert await closed(server, {**anna.cookie, "origin": origin}) == 403, origin
        for guess in (anna.id, anna.proof, "A" * 43, token[:-1]):
            assert await closed(server, {"authorization": f"Bearer {guess}"}) == 4401, guess
        assert await closed(server, {}) == 4401
        for client in ("", "x" * 41, "a%20b", "%00"):
            assert await closed(server, anna.cookie, client) == 1008, client

    asyncio.run(go())


def test_nobody_has_sockets_without_end() -> None:
    with running(sockets=3, tables_open=2) as server:
        anna = Browser(server, "Anna")

        async def go() -> None:
            opened = [await connect(address(server, f"c{i}"), additional_headers=anna.cookie) for i in range(3)]
            assert await closed(server, anna.cookie) == 1008
            assert await closed(server, Browser(server, "Bert").cookie) is None
            await opened[0].close()
            while await closed(server, anna.cookie) == 1008:
                await asyncio.sleep(0.02)
            for socket in opened:
                await socket.close()

        asyncio.run(go())


# What each request of somebody comes to who has no seat at the table, where nobody may watch
STRANGER = {
    "open": None,  # he might take a seat; but he is shown an empty view
    "close": None,  # there is nothing to close
    "do": "not_yours",
    "say": "not_yours",
    "react": "not_yours",
    "mute": None,  # concerns nobody but himself
    "mine": None,
    "ping": None,
}
# An event on somebody else's seat. `sit` and `move` have keys of their own; the table's own events are nobody's.
FOREIGN: dict[str, Json] = {
    "sit": {"seat": 0},
    "leave": {"seat": 0},
    "commit": {"secret": "00" * 32},
    "ready": {"seat": 0, "number": "00" * 32},
    "deal": {},
    "move": {"seat": 0, "move": "0,0"},
    "undo": {"seat": 0},
    "resign": {"seat": 0},
    "end": {"seat": 0},
    "decline": {"seat": 0},
    "timeout": {"seat": 0},
    "return": {"seat": 0},
    "rematch": {"seat": 0},
}


def test_there_is_a_verdict_for_every_request_and_event() -> None:
    assert {kind.__name__.lower() for kind in get_args(AnyRequest)} == set(STRANGER)
    assert set(SHAPES) == set(FOREIGN)


async def two(server: Running, anna: Client, bert: Client, **wanted: Any) -> str:
    await anna.guest("Anna")
    await bert.guest("Bert")
    return str((await anna.post("/api/tables", {"game": "ten", "seats": ["me", "open"], **wanted}))["id"])


def test_who_may_not_watch_sees_and_hears_nothing(server: Running) -> None:
    """Before the deal he is shown that he could sit down."""

    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert, Client(server.address) as third:
            name = await two(server, anna, bert, watch=False)
            await third.guest("Third")
            heard: list[Json] = []
            hear = third._hear

            def overhear(message: Json) -> None:
                heard.append(message)
                hear(message)

            third._hear = overhear  # type: ignore[method-assign]
            async with anna.table(name) as one, bert.table(name) as other, third.table(name):
                await one.say("first")
                await third.request("ping")
                (view,) = (message["view"] for message in heard if "view" in message)
                assert [seat["kind"] for seat in view["seats"]] == ["person", "empty"]
                assert not [message for message in heard if "chat" in message]
                heard.clear()
                await other.do("sit", 1)
                await one.say("second")
                await one.react("clap")
                assert (await third.request("ping"))["ok"]
                await until(lambda: any("view" in message for message in heard))
                assert {message["view"] for message in heard if "view" in message} == {None}
                assert not [message for message in heard if "chat" in message or "reaction" in message]
                await until(lambda: said(other) == ["second"])

    asyncio.run(go())


def test_a_stranger_at_the_socket(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two(server, anna, bert, watch=False)
            async with anna.table(name) as own:
                await own.do("sit", 1, bot="easy")
            values: dict[str, Json] = {
                "do": {"event": {"type": "resign", "seat": 0}},
                "say": {"text": "Hello"},
                "react": {"what": "clap"},
                "mute": {"seat": 0},
            }
            for op, code in STRANGER.items():
                table = {} if op in ("mine", "ping") else {"table": name}
                told = None
                try:
                    await bert.request(op, **table, **values.get(op, {}))
                except Refused as refused:
                    told = refused.code
                assert told == code, op

    asyncio.run(go())


@pytest.mark.parametrize("stranger", [False, True])
def test_nobody_acts_for_another(server: Running, stranger: bool) -> None:
    """Neither who sits beside him nor who only looks on; neither before the deal, nor in the game, nor afterwards."""

    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert, Client(server.address) as third:
            name = await two(server, anna, bert)
            me = await third.guest("Third")
            async with anna.table(name) as one, bert.table(name) as other, third.table(name) as looking:
                await other.do("sit", 1)
                acting = looking if stranger else other

                async def all_refused() -> None:
                    before = (await anna.get(f"/api/tables/{name}"))["number"]
                    for kind, keys in FOREIGN.items():
                        for by in ({}, {"by": me["id"]}, {"at": 1}, {"v": 1}):
                            with pytest.raises(Refused):
                                await acting.client.request("do", table=name, event={"type": kind, **keys, **by})
                    with pytest.raises(Refused):
                        await acting.do("sit", 0, bot="easy")
                    assert (await anna.get(f"/api/tables/{name}"))["number"] == before

                await all_refused()
                await one.ready()
                await other.ready()
                while (await anna.get(f"/api/tables/{name}"))["phase"] != "playing":
                    await asyncio.sleep(0.02)
                await all_refused()
                await one.do("resign")
                await all_refused()

    asyncio.run(go())


# Messages of any kind

TEXTS = st.text(max_size=20) | st.sampled_from(["ten", "me", "sit", "\0", "\ud83c\udfb2", "x" * 5000, "../..", "TABLE"])
NUMBERS = st.integers() | st.integers(-2, 3) | st.floats(allow_nan=False, allow_infinity=False) | st.just(2**53)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
EVENTS = st.fixed_dictionaries(
    {"type": st.sampled_from([*SHAPES, "x"]) | VALUES},
    optional=dict.fromkeys(("seat", "move", "number", "bot", "name", "account", "by", "at", "deal", "moves"), VALUES),
)
REQUESTS = st.fixed_dictionaries(
    {"n": st.integers(1, 50) | VALUES, "op": st.sampled_from([*STRANGER, "x"]) | VALUES},
    optional={
        "table": st.just("TABLE") | VALUES,
        "event": EVENTS | VALUES,
        "text": VALUES,
        "what": st.just("clap") | VALUES,
        "seat": VALUES,
        "on": VALUES,
    },
)


def frames(lot: random.Random, request: Any, table: str) -> str | bytes:
    """The request as JSON, often damaged."""
    text = json.dumps(request).replace('"TABLE"', json.dumps(table))
    damage = lot.randrange(6)
    if damage == 0:
        i = lot.randrange(len(text))
        text = text[:i] + chr(lot.randrange(1, 0x300)) + text[i + 1 :]
    elif damage == 1:
        text = text[: lot.randrange(len(text))]
    elif damage == 2:
        return text.encode() + lot.randbytes(3)
    elif damage == 3:
        text = "[" * lot.randrange(30_000) + text
    return text


async def bombard(server: Running, table: str, anna: Browser, sent: list[str | bytes]) -> None:
    """Everything is answered or ends the socket for a reason we name."""
    socket = await connect(address(server), additional_headers=anna.cookie)
    answered = 0
    try:
        for frame in sent:
            await socket.send(frame)
        while answered < len(sent):
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            answered += "re" in message
            if "re" in message and not message["ok"]:
                assert message["error"]["code"] not in ("broken", "later"), (message, sent)
    except ConnectionClosed:
        assert socket.close_code in (1007, 1008, 1009), sent
    finally:
        await socket.close()


@pytest.fixture(scope="module")
def besieged() -> Any:
    with running(messages=100_000, sockets=10_000) as server:
        server.wait()
        yield server
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-5000:]


def test_any_message_is_answered(besieged: Running) -> None:
    anna = Browser(besieged, "Anna")
    table = anna.ask("POST", "/api/tables", {"game": "sums", "seats": ["me", "easy"]}).json["id"]

    @settings(max_examples=60 * MORE, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(REQUESTS, min_size=1, max_size=15), st.randoms(use_true_random=False))
    def messages(requests: list[Any], lot: random.Random) -> None:
        asyncio.run(bombard(besieged, table, anna, [frames(lot, request, table) for request in requests]))

    messages()
    assert anna.ask("GET", f"/api/tables/{table}").status == 200
    assert ask(besieged, "GET", "/health").status == 200


async def flood(socket: ClientConnection, count: int) -> list[Json]:
    """So many messages as fast as they go; what comes back."""
    heard = []
    try:
        for n in range(1, count + 1):
            await socket.send(json.dumps({"n": n, "op": "ping"}))
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 5)))
    except (ConnectionClosed, TimeoutError):
        return heard


def test_who_floods_is_told_and_then_shut_out_and_nobody_else_notices() -> None:
    async def go(server: Running) -> None:
        anna = Browser(server, "Anna")
        async with Client(server.address) as bert, connect(address(server), additional_headers=anna.cookie) as socket:
            await bert.guest("Bert")
            flooding = asyncio.create_task(flood(socket, 3000))
            for _ in range(20):
                await bert.request("ping")
            heard = await flooding
            assert socket.close_code == 1008
        good = [message["re"] for message in heard if message.get("ok")]
        bad = {message["error"]["code"] for message in heard if message.get("ok") is False}
        assert good == list(range(1, len(good) + 1))
        assert 40 <= len(good) < 400, "two seconds' worth at once, and what comes in meanwhile"
        assert bad == {"too_often"}

    with running(messages=20) as server:
        asyncio.run(go(server))


def test_what_is_too_long_is_refused_and_what_is_far_too_long_ends_the_socket(server: Running) -> None:
    async def go() -> None:
        anna = Browser(server, "Anna")
        async with connect(address(server), additional_headers=anna.cookie) as socket:
            await socket.send(json.dumps({"n": 1, "op": "say", "table": "t", "text": "x" * 70_000}))
            answer = json.loads(await socket.recv())
            assert (answer["ok"], answer["error"]["code"]) == (False, "too_much")
            await socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1009
        assert anna.ask("GET", "/api/me").status == 200

    asyncio.run(go())
