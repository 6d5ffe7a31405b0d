"""Who is there: who looks at a table, whichever worker he is connected to, and which bots think.

Each worker tells the others what holds with it, all of it each time, so that the last message is enough. From a worker
that has not said anything for a while nobody is there any more.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from ..bus import News
from ..wire import text
from .awake import Awake, Onlooker
from .hosting import Tables

SOON = 0.15  # seconds that changes wait for others; a bot that thinks for less is not worth a word
LOST = 75.0  # seconds after which nobody is there any more with a worker that has not said so again (`keep`)


class People(Struct):
    """Who is there: by seat, how many look on, and which bots think."""

    seats: list[bool]
    watching: int
    thinking: list[int]


class Here(Struct):
    """At a worker: who looks at a table, and which seats' bots think."""

    worker: str
    table: str
    persons: list[str]
    thinking: list[int]


class Listening(Struct):
    """At a worker: the bot accounts that wait for their turn at any table."""

    worker: str
    persons: list[str]


class Presence:
    def __init__(self, tables: Tables, news: News) -> None:
        self.tables = tables
        self.news = news
        self.worker = secrets.token_urlsafe(9)
        self._soon: set[str] = set()
        self._said: dict[str, Here] = {}  # to the other workers, by table
        self._told: dict[str, bytes] = {}  # to those who look on from here, by table
        self._elsewhere: dict[str, dict[str, tuple[float, Here]]] = {}  # by table and worker
        self._bots: Counter[str] = Counter()  # that listen here
        self._others_bots: dict[str, tuple[float, Listening]] = {}  # by worker
        tables.stirred.append(self.stir)
        news.on("here", Here, self._heard)
        news.on("listening", Listening, self._heard_listening)
        news.on_missed(self.say_again)

    # What is so

    def connected(self) -> set[str]:
        """The bot accounts that listen, here or elsewhere."""
        return set(self._bots).union(*(listening.persons for _, listening in self._others_bots.values()))

    def message(self, awake: Awake) -> bytes:
        """For everybody who looks on."""
        elsewhere = [here for _, here in self._elsewhere.get(awake.row.id, {}).values()]
        looking = {onlooker.person for onlooker in awake.onlookers}.union(*(here.persons for here in elsewhere))
        there = looking | self.connected()
        owners = [seat.owner for seat in awake.table.state.seats]
        people = People(
            seats=[
                owner in there if owner else not seat.empty for owner, seat in zip(owners, awake.seats, strict=True)
            ],
            watching=len(looking.difference(filter(None, owners))),
            thinking=sorted(set(awake.thinking).union(*(here.thinking for here in elsewhere))),
        )
        return text({"table": awake.row.id, "people": people})

    def greet(self, awake: Awake, onlooker: Onlooker) -> None:
        onlooker.tell(self.message(awake))

    # What changes here

    def stir(self, awake: Awake) -> None:
        """Something may be different at this table."""
        self._stir([awake.row.id])

    def _stir(self, tables: Iterable[str]) -> None:
        if not self._soon:
            asyncio.get_running_loop().call_later(SOON, self._flush)
        self._soon.update(tables)

    def _flush(self) -> None:
        soon, self._soon = self._soon, set()
        for table in soon:
            awake = self.tables.awake.get(table)
            self._say(table, awake)
            if awake is None or not awake.onlookers:
                self._told.pop(table, None)
                continue
            message = self.message(awake)
            if self._told.get(table) != message:
                self._told[table] = message
                for onlooker in awake.onlookers:
                    onlooker.tell(message)

    def _say(self, table: str, awake: Awake | None) -> None:
        """To the other workers, if it is new."""
        if self.news.alone:
            return
        persons = sorted({onlooker.person for onlooker in awake.onlookers}) if awake else []
        here = Here(self.worker, table, persons, sorted(awake.thinking) if awake else [])
        nobody = not (here.persons or here.thinking)
        if self._said.get(table) != here and not (nobody and table not in self._said):
            self.news.send("here", here)
            self._said[table] = here
            if nobody:
                del self._said[table]

    def bot_listens(self, person: str, listens: bool) -> None:
        """A bot account's stream begins or ends."""
        self._bots[person] += 1 if listens else -1
        if self._bots[person] <= 0:
            del self._bots[person]
        self._say_listening()
        self._stir_where([person])

    def _say_listening(self) -> None:
        self.news.send("listening", Listening(self.worker, sorted(self._bots)))

    def _stir_where(self, persons: Iterable[str]) -> None:
        """Tables that somebody looks at where one of these sits."""
        wanted = set(persons)
        watched = [awake for awake in self.tables.awake.values() if awake.onlookers]
        self._stir(awake.row.id for awake in watched if any(seat.owner in wanted for seat in awake.seats))

    # What the others say

    def _heard(self, here: Here) -> None:
        others = self._elsewhere.setdefault(here.table, {})
        if here.worker not in others and here.table in self._said:
            del self._said[here.table]  # it may not know yet who is here
        if here.persons or here.thinking:
            others[here.worker] = time.monotonic(), here
        else:
            others.pop(here.worker, None)
            if not others:
                del self._elsewhere[here.table]
        if here.table in self.tables.awake:
            self._stir([here.table])

    def _heard_listening(self, listening: Listening) -> None:
        _, before = self._others_bots.get(listening.worker, (0.0, Listening(listening.worker, [])))
        self._others_bots[listening.worker] = time.monotonic(), listening
        self._stir_where(set(before.persons) ^ set(listening.persons))

    def say_again(self) -> None:
        """Everything, to all other workers."""
        tables = list(self._said)
        self._said.clear()
        for table in tables:
            self._say(table, self.tables.awake.get(table))
        self._say_listening()

    def keep(self) -> None:
        """From time to time: nobody stays away, or there, because a message was lost."""
        self.say_again()
        self._forget(time.monotonic() - LOST)

    def _forget(self, old: float) -> None:
        lost = [(table, worker) for table, others in self._elsewhere.items() for worker in others]
        for table, worker in lost:
            since, here = self._elsewhere[table][worker]
            if since < old:
                self._heard(Here(worker, here.table, [], []))
        for worker, (since, _) in list(self._others_bots.items()):
            if since < old:
                self._heard_listening(Listening(worker, []))
                del self._others_bots[worker]
