"""A client that plays by itself outlasts a server that says "later", however long it says so."""

import asyncio
import json

import pytest
from websockets.asyncio.server import ServerConnection, serve

from spieltisch.client import Client, Refused

LATER = {"code": "later", "message": "The server stops.", "rule": None}
TIMES = 3


async def put_off(patience: float, playing: bool) -> int:
    """How often a client asks a server that puts it off a few times, and then has no table for it."""
    asked = 0
    heard = asyncio.Event()

    async def answer(socket: ServerConnection) -> None:
        nonlocal asked
        async for message in socket:
            asked += 1
            request = json.loads(message)
            fine = asked > TIMES
            await socket.send(json.dumps({"re": request["n"], "ok": fine, **({} if fine else {"error": LATER})}))
            if fine:
                heard.set()

    async with serve(answer, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}", token="t") as client:
            client.patience = patience
            if not playing:
                await client.request("mine")
            else:
                work = asyncio.create_task(client.play(lambda view: ""))
                await asyncio.wait({work, asyncio.create_task(heard.wait())}, return_when="FIRST_COMPLETED")
                assert work.cancel(), work.exception()
    return asked


def test_whoever_plays_by_himself_asks_until_there_is_an_answer() -> None:
    """Once two minutes of it ended all his games."""
    assert asyncio.run(put_off(patience=0.0, playing=True)) == TIMES + 1


def test_a_request_gives_up_when_its_patience_is_over() -> None:
    with pytest.raises(Refused, match="The server stops"):
        asyncio.run(put_off(patience=0.0, playing=False))
