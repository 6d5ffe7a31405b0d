"""What the players were told, held against what is in the database.

A witness is a client that notes everything: what it asked for, what it was answered, what it was shown. Afterwards the
events of every table are read from the database, and then has to hold:

- they are numbered without a gap and can be replayed: one order, and a possible one;
- what was acknowledged is there, under the number that was told, and no request is there twice;
- what was refused is not there; what was never answered may be there or not;
- every view that anybody was shown is that of exactly so many events: nothing was shown that was not kept;
- to nobody has a table ever gone backwards.
"""

import asyncio
import json
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
from websockets.exceptions import ConnectionClosed

from spieltisch.client import Client, Json
from spieltisch.table import Table, view

UNSURE = ("later", "broken")  # the server itself does not know; the client asks again under the same number
VIEWS = 400  # about so many are made again and compared

Asked = tuple[str, int]  # client, number of the request


@dataclass
class Notes:
    """Of all witnesses together."""

    persons: dict[str, str] = field(default_factory=dict)  # by client
    asked: dict[Asked, Json] = field(default_factory=dict)  # requests to do something
    answered: dict[Asked, Json] = field(default_factory=dict)
    shown: dict[tuple[str, int, int | None], Json] = field(default_factory=dict)  # by table, number and eyes
    newest: dict[str, int] = field(default_factory=dict)  # by table

    @property
    def promised(self) -> int:
        return sum(answer["ok"] for answer in self.answered.values())


class Witness(Client):
    def __init__(self, notes: Notes, address: str, token: str | None = None) -> None:
        super().__init__(address, token)
        self.notes = notes
        self._seen: dict[str, int] = {}

    def _hear(self, message: Json) -> None:
        if "re" in message:
            waiting = self._waiting.get(message["re"])
            if waiting is not None:
                self._note(json.loads(waiting[0]), message)
        elif message.get("view"):
            self._look(message["table"], message["view"])
        super()._hear(message)

    def _note(self, asked: Json, answer: Json | None) -> None:
        key = self._client, asked["n"]
        if asked["op"] != "do":
            return
        self.notes.asked[key] = asked
        if answer is not None and (answer["ok"] or answer["error"]["code"] not in UNSURE):
            self.notes.answered[key] = answer

    def _look(self, table: str, shown: Json) -> None:
        number, notes = shown["number"], self.notes
        assert number >= self._seen.get(table, 0), "a table went backwards"
        self._seen[table] = number
        notes.newest[table] = max(number, notes.newest.get(table, 0))
        before = notes.shown.setdefault((table, number, shown["seat"]), shown)
        assert before == shown, "two were shown different things at the same moment"

    async def repeat(self) -> None:
        """What has not been answered yet is sent once more, as after a broken connection."""
        with suppress(ConnectionClosed):
            for message, _ in list(self._waiting.values()):
                if self._socket is not None:
                    await self._socket.send(message)

    def leave(self) -> None:
        """What has not been answered by now never will be."""
        for message, _ in self._waiting.values():
            self._note(json.loads(message), None)


@dataclass
class Kept:
    """A table as it is in the database: its events, each with the client and number of its request."""

    setup: Json
    numbers: list[int]
    events: list[Json]
    requests: list[tuple[str | None, int | None]]


TABLES, EVENTS = "select id, setup from tables", 'select "table", number, event, client, n from events order by number'


def from_sqlite(file: Path) -> dict[str, Kept]:
    with sqlite3.connect(file) as database:
        return _kept(database.execute(TABLES).fetchall(), database.execute(EVENTS).fetchall())


def from_postgres(address: str) -> dict[str, Kept]:
    async def read() -> dict[str, Kept]:
        database = await asyncpg.connect(address)
        try:
            return _kept(await database.fetch(TABLES), await database.fetch(EVENTS))
        finally:
            await database.close()

    return asyncio.run(read())


def _kept(tables: Any, events: Any) -> dict[str, Kept]:
    found = {name: Kept(json.loads(setup), [], [], []) for name, setup in tables}
    for name, number, event, client, n in events:
        kept = found[name]
        kept.numbers.append(number)
        kept.events.append(json.loads(event))
        kept.requests.append((client, n))
    return found


def check(kept: dict[str, Kept], notes: Notes) -> None:
    """Raises AssertionError at the first thing that does not hold."""
    every = 1 + len(notes.shown) // VIEWS
    at_all: dict[Asked, tuple[str, int]] = {}
    for name, table in kept.items():
        assert table.numbers == list(range(1, len(table.numbers) + 1)), f"{name}: numbers have gaps"
        for number, (client, n) in enumerate(table.requests, 1):
            if client is not None and n is not None:
                assert at_all.setdefault((client, n), (name, number)) == (name, number), f"{name}: twice"
        _replay(name, table, notes, every)
    for key, asked in notes.asked.items():
        answer = notes.answered.get(key)
        if answer is None:
            continue
        if not answer["ok"]:
            assert key not in at_all, f"refused and done: {asked}, {answer}"
            continue
        assert at_all.get(key) == (asked["table"], answer["number"]), f"lost: {asked}, {answer}"
        event = kept[asked["table"]].events[answer["number"] - 1]
        ours = {name: event.get(name) for name in asked["event"]}
        assert (ours, event["by"]) == (asked["event"], notes.persons[key[0]]), f"changed: {asked}"


def _replay(name: str, kept: Kept, notes: Notes, every: int) -> None:
    """The events are possible in this order, and the views are those of the first so many of them: all of a few, and
    of many as many as can be made again in a moment."""
    table = Table.new(kept.setup)
    eyes: list[int | None] = [None, *range(table.setup.players)]
    for event in [None, *kept.events]:
        table = table if event is None else table.apply(event)
        for seat in eyes:
            shown = notes.shown.pop((name, len(table.events), seat), None)
            if shown is not None and len(table.events) % every == 0:
                expected = json.loads(json.dumps(view(table, seat, table.state.at)))
                shown["may"] = [one for one in shown["may"] if one != "hint"]
                assert shown == expected, f"{name}: shown, but not so, at {len(table.events)}"
    left = [key for key in notes.shown if key[0] == name]
    assert not left, f"shown, but not kept: {left}"
