"""Talking to a Spieltisch server from Python: for bots, tests and whoever likes (docs/api.md says what goes over).

    async with Client("http://localhost:8000") as client:
        await client.guest("Anna")
        found = await client.post("/api/tables", {"game": "ten"})
        async with client.table(found["id"]) as table:
            async for view in table:
                ...

A connection that breaks is opened again; what has not been answered is sent once more under its old number, so that
nothing is lost and nothing happens twice.
"""

import asyncio
import itertools
import json
import math
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

Json = dict[str, Any]
TIMEOUT = 60.0  # seconds for an answer over HTTP
SOONEST, LATEST = 0.1, 10.0  # seconds between two attempts to connect: at first, at last
REMATCH = 600.0  # seconds that `play` stays at a table where a game is over
AGAIN = ("later", "too_often")  # what is refused for that is asked once more, under the same number
PAUSES = (0.2, 0.5, 1.0, 2.0)  # seconds after which
PATIENCE = 120.0  # seconds for how long; `play` has all the time there is
NOBODY = 4401  # the server closes the socket with this when the token is not, or no longer, valid


class Refused(Exception):
    """The server says no: a code for programs, a sentence for people, the number of the rule that is broken."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.rule: str | None = error["rule"]


class Client:
    """One person or bot account, over HTTP and, from the first need on, a socket."""

    def __init__(self, address: str, token: str | None = None, language: str = "en") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.language = language
        self.patience = PATIENCE
        self.mine: Json | None = None
        self._numbers = itertools.count(1)
        self._client = secrets.token_urlsafe(20)
        self._waiting: dict[int, tuple[str, asyncio.Future[Json]]] = {}
        self._again: set[int] = set()  # requests of our own, made when the connection was opened again
        self._tables: dict[str, Table] = {}
        self._news: asyncio.Queue[list[Json] | Refused] | None = None
        self._socket: ClientConnection | None = None
        self._work: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    # HTTP

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON; raises `Refused`."""
        answer = await asyncio.to_thread(self._ask, method, path, body)
        return json.loads(answer) if answer else None

    async def fetch(self, path: str) -> bytes:
        """A file: an export, a picture."""
        return await asyncio.to_thread(self._ask, "GET", path, None)

    def _ask(self, method: str, path: str, body: Any) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"accept-language": self.language, "content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                found: bytes = answer.read()
                return found
        except HTTPError as refused:
            with refused:
                raise Refused(json.loads(refused.read())["error"]) from None

    async def guest(self, name: str | None = None) -> Json:
        """Become a guest; from now on this client is he."""
        answer: Json = await self.post("/api/guest", {"token": True} | ({} if name is None else {"name": name}))
        self.token = answer.pop("token", self.token)
        return answer

    # The socket

    def table(self, table: str) -> "Table":
        return Table(self, table)

    async def request(self, op: str, **values: Any) -> Json:
        """A numbered request, done once however often the connection breaks or the server wants to be asked again."""
        n = next(self._numbers)
        message = json.dumps({"n": n, "op": op, **values})
        until = time.monotonic() + self.patience
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            answer = await self._answer(n, message)
            if answer["ok"]:
                return answer
            if answer["error"]["code"] not in AGAIN or time.monotonic() > until:
                raise Refused(answer["error"])
            await asyncio.sleep(pause)
        raise AssertionError

    async def _answer(self, n: int, message: str) -> Json:
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[n] = message, future
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        elif self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(message)
        return await future

    async def my_tables(self) -> AsyncIterator[list[Json]]:
        """My tables, as `GET /api/my/tables` has them: now, and whenever one of them waits for me."""
        self._news = asyncio.Queue()
        await self.request("mine")
        while True:
            lines = await self._news.get()
            if isinstance(lines, Refused):
                raise lines
            yield lines

    async def play(self, choose: Callable[[Json], str]) -> None:
        """Play wherever this account sits, at any number of tables at the same time, until this is cancelled.

        `choose` is given the view of a seat that is asked (docs/tables.md) and returns one of the moves in
        `view["match"]["legal"]`. Whoever wants to do more than move goes through the tables himself.
        """
        games: set[str] = set()
        self.patience = math.inf  # nobody is there whom it would help to hear that the server is away
        async with asyncio.TaskGroup() as all_games:
            async for lines in self.my_tables():
                for line in lines:
                    if line["id"] not in games and line["phase"] not in ("seating", "over"):
                        games.add(line["id"])
                        all_games.create_task(self._play(line["id"], choose, games))

    async def _play(self, name: str, choose: Callable[[Json], str], games: set[str]) -> None:
        """To the end, and again as long as the others want that."""
        try:
            async with self.table(name) as table:
                over = False
                while True:
                    view = await asyncio.wait_for(table.next(), REMATCH if over else None)
                    over = view["phase"] == "over"
                    if view["seat"] is None:
                        return
                    try:
                        await table.answer(view, choose)
                    except Refused as refused:
                        if refused.code not in ("not_now", "not_asked", "game_over"):  # somebody was quicker
                            raise
        except TimeoutError:  # nobody has come back for another game
            return
        finally:
            games.discard(name)

    async def _run(self) -> None:
        """Connect, and again whenever the connection is lost."""
        address = self.address.replace("http", "ws", 1)
        uri = f"{address}/api/socket?client={self._client}&language={self.language}"
        headers = {"authorization": f"Bearer {self.token}"}
        wait = SOONEST
        while True:
            try:
                async with connect(uri, additional_headers=headers, max_size=None) as socket:
                    await self._begin(socket)
                    async for message in socket:
                        self._hear(json.loads(message))
                        wait = SOONEST
            except ConnectionClosed as why:
                if why.rcvd is not None and why.rcvd.code == NOBODY:
                    return self._fail("nobody", "the token is not valid")
            except InvalidStatus as why:
                if why.response.status_code < 500:
                    return self._fail("bad_request", str(why))
            except (OSError, InvalidHandshake):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(LATEST, 2 * wait)

    async def _begin(self, socket: ClientConnection) -> None:
        """Ask again for what is sent by itself, then for what has not been answered."""
        asked = [json.loads(message) for message, _ in self._waiting.values()]
        opened = {message["table"] for message in asked if message["op"] == "open"}
        again: list[Json] = [{"op": "open", "table": name} for name in self._tables if name not in opened]
        if self._news is not None and not any(message["op"] == "mine" for message in asked):
            again.append({"op": "mine"})
        self._again.clear()
        for request in again:
            n = next(self._numbers)
            self._again.add(n)
            await socket.send(json.dumps({"n": n, **request}))
        sent: set[int] = set()
        while unsent := sorted(self._waiting.keys() - sent):  # while it is sent, more may come
            sent.update(unsent)
            for n in unsent:
                if n in self._waiting:
                    await socket.send(self._waiting[n][0])
        self._socket = socket

    def _hear(self, message: Json) -> None:
        if message.get("re") in self._again and not message["ok"] and message["error"]["code"] in ("later", "broken"):
            raise ConnectionResetError  # we would not be told of that table: begin once more
        if "re" in message:
            _, future = self._waiting.pop(message["re"] or 0, (None, None))
            if future is not None and not future.done():
                future.set_result(message)
        elif "mine" in message and self._news is not None:
            self._news.put_nowait(message["mine"])
        elif message.get("table") in self._tables:
            self._tables[message["table"]].heard(message)

    def _fail(self, code: str, message: str) -> None:
        why = Refused({"code": code, "message": message, "rule": None})
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(why)
        self._waiting.clear()
        if self._news is not None:
            self._news.put_nowait(why)
        for table in self._tables.values():
            table.failed(why)


class Table:
    """A table that is open on the socket. Going through it gives the newest view, and then each newer one."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name
        self.view: Json | None = None
        self.people: Json = {}  # who is connected, which bots think
        self.talk: list[Json] = []  # chat and reactions, as they come
        self.muted: list[int] = []  # seats we do not hear
        self._least = 0  # the number of what we did last: a view from before that says what we may do no more
        self._failed: Refused | None = None
        self._news = asyncio.Event()

    async def __aenter__(self) -> "Table":
        self.client._tables[self.name] = self
        try:
            await self.client.request("open", table=self.name)
        except BaseException:
            del self.client._tables[self.name]
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        del self.client._tables[self.name]
        if self._failed is None and self.client._socket is not None:  # a new connection does not open it again
            await self.client.request("close", table=self.name)

    async def __aiter__(self) -> AsyncIterator[Json]:
        while True:
            yield await self.next()

    async def next(self) -> Json:
        """The newest view, if it has not been here before, else the next one."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._failed is not None:
                raise self._failed
            if self.view is not None and self.view["number"] >= self._least:
                return self.view

    async def do(self, type: str, seat: int | None = None, **more: Any) -> int:
        """Let something happen at the table (docs/tables.md); its number, once it is on the server's disk."""
        if seat is None:
            assert self.view is not None, "there has been no view yet"
            seat = self.view["seat"]
        event = {"type": type, "seat": seat, **more}
        answer = await self.client.request("do", table=self.name, event=event)
        number: int = answer["number"]
        self._least = max(self._least, number)
        return number

    async def move(self, move: str) -> int:
        return await self.do("move", move=move)

    async def ready(self) -> int:
        """Add a number to the deal: random, and therefore nobody's choice."""
        return await self.do("ready", number=secrets.token_hex(32))

    async def answer(self, view: Json, choose: Callable[[Json], str]) -> None:
        """Do what the table waits for, if it does."""
        may = view["may"]
        if "ready" in may:
            await self.ready()
        elif "return" in may:
            await self.do("return")
        elif "rematch" in may and view["rematch"] and view["seat"] not in view["rematch"]:
            await self.do("rematch")
        elif view["match"] and view["match"].get("legal"):
            await self.move(choose(view))

    async def say(self, text: str) -> None:
        await self.client.request("say", table=self.name, text=text)

    async def react(self, what: str) -> None:
        await self.client.request("react", table=self.name, what=what)

    async def mute(self, seat: int, on: bool = True) -> None:
        """Not to hear who sits there, at any table; or to hear him again."""
        await self.client.request("mute", table=self.name, seat=seat, on=on)

    def heard(self, message: Json) -> None:
        if "view" in message:
            self.view = message["view"]
            self._news.set()
        elif "people" in message:
            self.people = message["people"]
        elif "muted" in message:
            self.muted = message["muted"]
        else:
            self.talk.append(message)

    def failed(self, why: Refused) -> None:
        self._failed = why
        self._news.set()


def path(*parts: str) -> str:
    """An address of the server from its parts."""
    return "/api/" + "/".join(quote(part, safe="") for part in parts)
