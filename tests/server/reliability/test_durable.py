"""kill -9, crashes, cut lines, while everybody plays: what was acknowledged is there, once, in one order."""

import asyncio
import random
import signal
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server.nats import Nats, nats
from tests.server.postgres import Postgres, postgres
from tests.server.running import Running

from . import SECONDS
from .crowd import Crowd
from .history import check, from_postgres, from_sqlite

Trouble = Callable[[], Awaitable[None]]

LEAST = 100  # acknowledged moves without which a test has shown nothing
CUT = 1.5  # seconds for which something is away
LISTENING = """
select pg_terminate_backend(pid) from pg_stat_activity
where pid <> pg_backend_pid() and (query ilike '%pg_notify%' or query ilike 'listen%')
"""


class House:
    """Workers at one address, which are killed and come back."""

    def __init__(self, folder: Path, workers: int, **settings: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as place:
            self.port = place.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = {"port": self.port, "messages": 10_000, "shared": workers > 1, **settings}
        self.folders = [folder / str(worker) for worker in range(workers)]
        for own in self.folders:
            own.mkdir()
        self.workers = [Running(own, **self.settings) for own in self.folders]
        for worker in self.workers:
            worker.wait()

    def kill(self, worker: int) -> None:
        self.workers[worker].stop(signal.SIGKILL)

    def start(self, worker: int) -> None:
        self.workers[worker] = Running(self.folders[worker], **self.settings)

    def close(self) -> None:
        for worker in self.workers:
            if worker.process.poll() is None:
                worker.stop(signal.SIGKILL)


@contextmanager
def house(workers: int = 1, **settings: Any) -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        opened = House(Path(folder), workers, **settings)
        try:
            yield opened
            logs = [(own / "server.log").read_text() for own in opened.folders]
            assert not any("Traceback" in log or " error=" in log for log in logs), logs
        finally:
            opened.close()


async def suffer(crowd: Crowd, lot: random.Random, troubles: list[Trouble]) -> None:
    """Each of them once, then any, as long as there is time; after each everybody plays on."""
    await crowd.goes_on()
    until = time.monotonic() + SECONDS
    waiting = list(troubles)
    while waiting or time.monotonic() < until:
        trouble = waiting.pop() if waiting else lot.choice(troubles)
        await asyncio.sleep(lot.uniform(0.1, 1.0))
        await trouble()
        await crowd.goes_on()


def test_a_killed_server_has_lost_nothing() -> None:
    async def evening(server: House) -> Crowd:
        async def kill() -> None:
            server.kill(0)
            await asyncio.to_thread(server.start, 0)

        async with Crowd(server.address, 1) as crowd:
            await suffer(crowd, random.Random(1), [kill])
        return crowd

    with house() as server:
        crowd = asyncio.run(evening(server))
        check(from_sqlite(server.folders[0] / "spieltisch.db"), crowd.notes)
    assert crowd.notes.promised > LEAST


@pytest.mark.parametrize("bus", ["postgres", "nats"])
def test_two_workers_lose_nothing(bus: str) -> None:
    """One is killed; Postgres crashes and comes back; nothing comes through the bus for a while."""
    lot = random.Random(bus)

    async def evening(server: House, database: Postgres, address: str, carrier: Nats | None) -> Crowd:
        async def kill() -> None:
            worker = lot.randrange(2)
            server.kill(worker)
            await asyncio.sleep(lot.uniform(0, 2 * CUT))
            await asyncio.to_thread(server.start, worker)

        async def restart() -> None:
            await asyncio.to_thread(database.stop, lot.choice(["fast", "immediate"]))
            await asyncio.sleep(lot.uniform(0, CUT))
            await asyncio.to_thread(database.start)

        async def cut() -> None:
            if carrier is None:
                await deafen(address)
            else:
                carrier.stop()
                await asyncio.sleep(CUT)
                await asyncio.to_thread(carrier.start)

        async with Crowd(server.address, 2) as crowd:
            await suffer(crowd, lot, [kill, restart, cut])
        return crowd

    with ExitStack() as opened:
        database = opened.enter_context(postgres())
        carrier = opened.enter_context(nats()) if bus == "nats" else None
        address = database.database()
        settings = {"database": address} | ({"bus": carrier.address} if carrier else {})
        server = opened.enter_context(house(2, **settings))
        crowd = asyncio.run(evening(server, database, address, carrier))
        check(from_postgres(address), crowd.notes)
    assert crowd.notes.promised > LEAST


async def deafen(address: str) -> None:
    """No worker hears NOTIFY for a while: their connections are cut as often as they open them."""
    database = await asyncpg.connect(address)
    try:
        until = time.monotonic() + CUT
        found = 0
        while time.monotonic() < until:
            found += len(await database.fetch(LISTENING))
            await asyncio.sleep(0.05)
        assert found, "nobody listened"
    finally:
        await database.close()
