"""The clients: a thousand sockets in one process, light, and the same ones for both servers.

A client plays a legal move at random as soon as it is asked (`full`), or when the clock gives it the word (`paced`).
A move takes from when it is sent until its seat has seen its outcome. Reads a job as JSON from standard input, prints
the figures as JSON.
"""

import asyncio
import os
import random
import resource
import secrets
import sys
import time
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

STEP = 0.002  # seconds between two words of the clock


class Job(msgspec.Struct):
    """`seats`: of each table, for each seat what it needs to get in. `warm` seconds pass before it counts."""

    server: str
    address: str
    tables: list[tuple[str, list[str]]]
    seconds: float
    warm: float = 3.0
    pace: float = 0.0


class Course:
    """Who is asked, who may go, and how long it took."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.lot = random.Random(1)
        self.waiting: dict[Seat, None] = {}
        self.took: list[float] = []
        self.refused = 0
        self.counts = False
        self.begun = False

    def asked(self, seat: "Seat") -> None:
        if self.job.pace or not self.begun:
            self.waiting[seat] = None
        else:
            seat.play()

    def done(self, took: float) -> None:
        if self.counts:
            self.took.append(took)

    async def run(self) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        self.begun = True
        if not self.job.pace:
            for seat in list(self.waiting):
                seat.play()
        clock = loop.create_task(self._clock()) if self.job.pace else None
        await asyncio.sleep(self.job.warm)
        print("counting", flush=True)
        self.counts, begun, spent = True, time.monotonic(), _spent()
        await asyncio.sleep(self.job.seconds)
        seconds = time.monotonic() - begun
        self.counts = False
        if clock is not None:
            clock.cancel()
        took = sorted(self.took) or [0.0]
        return {
            "moves": len(self.took),
            "moves_per_second": len(self.took) / seconds,
            "ms_half": 1000 * took[len(took) // 2],
            "ms_99": 1000 * took[int(len(took) * 0.99)],
            "refused": self.refused,
            "client_cpu": (_spent() - spent) / seconds,
        }

    async def _clock(self) -> None:
        begun, given = time.monotonic(), 0
        while True:
            await asyncio.sleep(STEP)
            due = int((time.monotonic() - begun) * self.job.pace)
            while given < due and self.waiting:
                seat = next(iter(self.waiting))
                del self.waiting[seat]
                seat.play()
                given += 1
            given = max(given, due - 50)  # what could not be played in time is not made up for


class Seat(WSListener):
    def __init__(self, course: Course, table: str, seat: int, key: str) -> None:
        self.course = course
        self.table = table
        self.seat = seat
        self.key = key
        self.sent = 0.0
        self.opened = asyncio.get_running_loop().create_future()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.begin()

    def send(self, message: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, message)

    def begin(self) -> None: ...

    def hear(self, message: bytes) -> None: ...

    def play(self) -> None: ...

    def seen(self) -> None:
        if self.sent:
            self.course.done(time.monotonic() - self.sent)
            self.sent = 0.0


# Ours


class Match(msgspec.Struct):
    legal: list[str] = []


class View(msgspec.Struct):
    number: int
    may: list[str]
    result: Any
    match: Match | None = None
    rematch: list[int] = []


class Told(msgspec.Struct):
    re: int | None = None
    ok: bool = True
    number: int = 0
    view: View | None = None


told = msgspec.json.Decoder(Told).decode


class Ours(Seat):
    """Its move is over when it is on the disk (the answer) and the view that holds it is here."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.n = 0
        self.move = 0  # the number of the request that has not been answered yet
        self.least = 0
        self.number = 0
        self.view: View | None = None

    def begin(self) -> None:
        self.ask(f'"op":"open","table":"{self.table}"')

    def ask(self, rest: str) -> None:
        self.n += 1
        self.send(f'{{"n":{self.n},{rest}}}'.encode())

    def do(self, rest: str) -> None:
        self.ask(f'"op":"do","table":"{self.table}","event":{{"seat":{self.seat},{rest}}}')
        self.move = self.n

    def hear(self, message: bytes) -> None:
        news = told(message)
        if news.re is not None:
            if not self.opened.done():
                self.opened.set_result(None)
            if not news.ok:
                self.course.refused += 1
                self.sent = 0.0
                self.move = 0
            elif news.re == self.move:
                self.least, self.move = news.number, 0
                self._settle()
        elif news.view is not None:
            self.view = news.view
            if not self.move:
                self._settle()

    def _settle(self) -> None:
        """Answered, and seen?"""
        view = self.view
        if view is None or view.number < self.least or view.number == self.number:
            return
        self.number = view.number
        self.seen()
        if view.result is not None:
            if "rematch" in view.may and self.seat not in view.rematch:
                self.do('"type":"rematch"')
        elif "ready" in view.may:
            self.do(f'"type":"ready","number":"{secrets.token_hex(32)}"')
        elif view.match is not None and view.match.legal:
            self.course.asked(self)

    def play(self) -> None:
        assert self.view is not None
        assert self.view.match is not None
        if not self.view.match.legal or self.move:
            return
        move = self.course.lot.choice(self.view.match.legal)
        self.sent = time.monotonic()
        self.do(f'"type":"move","move":"{move}"')


# boardgame.io, over socket.io


class Ctx(msgspec.Struct):
    currentPlayer: str


class Board(msgspec.Struct):
    cells: list[Any]
    racks: list[list[str | None]]


class Now(msgspec.Struct):
    G: Board
    ctx: Ctx
    _stateID: int


class Whole(msgspec.Struct):
    state: Now


class News(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: Any = None


news_of = msgspec.json.Decoder(News).decode
KINDS = "123456789ABCDEFGHIabcdefghi"
FITS = {
    kind: [
        cell
        for cell in range(81)
        if (cell % 9 == i if i < 9 else cell // 9 == i - 9 if i < 18 else cell // 27 * 3 + cell % 9 // 3 == i - 18)
    ]
    for i, kind in enumerate(KINDS)
} | {"*": list(range(81))}


class Theirs(Seat):
    def hear(self, message: bytes) -> None:
        if message[:1] == b"0":
            self.send(b"40/blockers,")
        elif message[:1] == b"2":
            self.send(b"3")
        elif message.startswith(b"40/"):
            self.send(f'42/blockers,["sync","{self.table}","{self.seat}",null,4]'.encode())
        elif message.startswith(b"42/blockers,"):
            news = news_of(message[12:])
            if news.kind not in ("sync", "update"):
                return
            state = news.state["state"] if news.kind == "sync" else news.state
            if not self.opened.done():
                self.opened.set_result(None)
            self.state = state
            self.seen()
            if state["ctx"]["currentPlayer"] == str(self.seat):
                self.course.asked(self)

    def play(self) -> None:
        cells = self.state["G"]["cells"]
        rack = self.state["G"]["racks"][self.seat]
        legal = [
            (i, cell)
            for i, tile in enumerate(rack)
            for cell in FITS[tile]
            if cells[cell] is None or cells[cell]["owner"] != self.seat
        ]
        if not legal:
            return
        index, cell = self.course.lot.choice(legal)
        self.sent = time.monotonic()
        move = f'{{"type":"lay","args":[{index},{cell}],"playerID":"{self.seat}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{move}}}'
        self.send(f'42/blockers,["update",{action},{self.state["_stateID"]},"{self.table}","{self.seat}"]'.encode())


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def connect(job: Job, course: Course) -> list[Seat]:
    seats: list[Seat] = []
    kind: type[Seat] = Ours if job.server == "ours" else Theirs
    for table, keys in job.tables:
        for number, key in enumerate(keys):
            seat = kind(course, table, number, key)
            if job.server == "ours":
                address, _, token = key.partition(" ")
                url = f"{address}/api/socket?client={secrets.token_urlsafe(12)}"
                headers = {"authorization": f"Bearer {token}"}
            else:
                url, headers = f"{job.address}/socket.io/?EIO=4&transport=websocket", {}
            await ws_connect(lambda seat=seat: seat, url.replace("http", "ws", 1), extra_headers=headers)
            seats.append(seat)
    await asyncio.wait_for(asyncio.gather(*(seat.opened for seat in seats)), 60)
    return seats


async def main() -> None:
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    course = Course(job)
    seats = await connect(job, course)
    found = await course.run()
    print(msgspec.json.encode({**found, "sockets": len(seats)}).decode(), flush=True)
    os._exit(0)  # closing a thousand sockets politely is not what is measured


if __name__ == "__main__":
    uvloop.run(main())
