"""Told to stop, the server finishes and answers what has been begun, says goodbye, and ends; nothing is lost."""

import asyncio
import json
import secrets
import signal
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spieltisch.client import Client, Json

from .running import Running

TABLES = 6
RESTART = 1012


async def hammer(server: Running, token: str, table: str) -> tuple[list[Json], int | None, int]:
    """Legal moves as fast as they come, until the socket is closed: what was said, the code, the last event that was
    confirmed."""
    address = f"{server.address.replace('http', 'ws')}/api/socket?client={secrets.token_hex(8)}"
    said: list[Json] = []
    confirmed, n = 0, 1
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"n": n, "op": "open", "table": table}))
        try:
            async for message in socket:
                news = json.loads(message)
                said.append(news)
                confirmed = max(confirmed, news.get("number", 0))
                view = news.get("view")
                if view and "ready" in view["may"]:
                    event = {"type": "ready", "seat": 0, "number": "00" * 32}
                elif view and view["match"] and view["match"].get("legal"):
                    event = {"type": "move", "seat": 0, "move": view["match"]["legal"][0]}
                elif view and "rematch" in view["may"]:
                    event = {"type": "rematch", "seat": 0}
                else:
                    continue
                n += 1
                with suppress(ConnectionClosed):  # what had come before is still to be read
                    await socket.send(json.dumps({"n": n, "op": "do", "table": table, "event": event}))
        except ConnectionClosed:
            pass
        return said, socket.close_code, confirmed


def test_a_stop_drains(tmp_path: Path) -> None:
    async def play(server: Running) -> tuple[str, dict[str, int]]:
        async with Client(server.address) as anna:
            await anna.guest("Anna")
            wanted = {"game": "links", "seats": ["me", "random"]}
            tables = [(await anna.post("/api/tables", wanted))["id"] for _ in range(TABLES)]
            assert anna.token
            playing = [asyncio.create_task(hammer(server, anna.token, table)) for table in tables]
            await asyncio.sleep(1.5)
            assert await asyncio.to_thread(server.stop) == -signal.SIGTERM
            ends = await asyncio.wait_for(asyncio.gather(*playing), 30)
        for said, code, _ in ends:
            assert said[-1] == {"bye": "restart"}
            assert code == RESTART
            refused = {answer["error"]["code"] for answer in said if answer.get("ok") is False}
            assert refused <= {"later"}
        assert sum(confirmed for _, _, confirmed in ends) > TABLES
        return anna.token, {table: confirmed for table, (_, _, confirmed) in zip(tables, ends, strict=True)}

    async def look(server: Running, token: str, tables: dict[str, int]) -> None:
        async with Client(server.address, token) as anna:
            for table, confirmed in tables.items():
                assert (await anna.get(f"/api/tables/{table}"))["number"] >= confirmed

    server = Running(tmp_path, messages=100_000)
    try:
        server.wait()
        token, tables = asyncio.run(play(server))
        assert " error=" not in server.log.read_text()
        server = Running(tmp_path, messages=100_000)
        asyncio.run(look(server, token, tables))
    finally:
        if server.process.poll() is None:
            server.stop()
