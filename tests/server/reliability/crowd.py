"""Many players at many tables, who do not stop whatever happens, and some of whom behave oddly."""

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from typing import Any

from spieltisch.client import Json, Refused

from .history import Notes, Witness

TABLES: list[tuple[str, list[str]]] = [
    ("sums", ["me", "open", "open"]),
    ("blockers", ["me", "open", "random"]),
    ("ten", ["me", "open"]),
    ("links", ["me", "open", "random"]),
    ("bridges", ["me", "open"]),
    ("sums", ["me", "open", "random"]),
]
TABS = 2  # of the first person at each table: both tabs move
REPEATED = 0.1  # of all requests are sent twice
PAUSE = 0.03  # seconds between two moves of a player, so that the machine has time for the servers
PATIENCE = 60.0


class Crowd:
    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.lot = random.Random(seed)
        self.notes = Notes()
        self.witnesses: list[Witness] = []
        self._people = AsyncExitStack()
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Crowd":
        for number, (game, seats) in enumerate(TABLES):
            first = await self._witness(f"Person {number}")
            name = (await first.post("/api/tables", {"game": game, "seats": seats}))["id"]
            self._play(first, name, None)
            for _ in range(TABS - 1):
                self._play(await self._witness(None, first), name, None)
            for seat, who in enumerate(seats):
                if who == "open":
                    self._play(await self._witness(f"Person {number}-{seat}"), name, seat)
        return self

    async def _witness(self, name: str | None, same: Witness | None = None) -> Witness:
        witness = Witness(self.notes, self.address, None if same is None else same.token)
        await self._people.enter_async_context(witness)
        me = await witness.get("/api/me") if name is None else await witness.guest(name)
        self.notes.persons[witness._client] = me["id"]
        self.witnesses.append(witness)
        return witness

    def _play(self, witness: Witness, table: str, sit: int | None) -> None:
        self._playing.append(asyncio.create_task(play(witness, table, sit, random.Random(self.lot.random()))))

    async def __aexit__(self, *problem: Any) -> None:
        for task in self._playing:
            task.cancel()
        ends = await asyncio.gather(*self._playing, return_exceptions=True)
        for witness in self.witnesses:
            witness.leave()
        await self._people.aclose()
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def goes_on(self, events: int = 5) -> None:
        """Until so much more has happened at every table."""
        begun = dict(self.notes.newest)
        try:
            async with asyncio.timeout(PATIENCE):
                while self._stuck(begun, events):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"nothing happens any more at {self._stuck(begun, events)}") from None

    def _stuck(self, begun: dict[str, int], events: int) -> list[tuple[str, int]]:
        for task in self._playing:
            if task.done():
                task.result()
        tables = self.notes.newest if len(self.notes.newest) == len(TABLES) else {"tables missing": 0}
        return [(name, number) for name, number in tables.items() if number < begun.get(name, 0) + events]


async def play(witness: Witness, name: str, sit: int | None, lot: random.Random) -> None:
    """Random legal moves, and another game when one is over; for ever."""
    async with witness.table(name) as table:
        while sit is not None:
            with suppress(Refused):
                await table.do("sit", sit)
                sit = None
        while True:
            await asyncio.sleep(lot.uniform(0, 2 * PAUSE))
            shown = await table.next()
            for type, keys in _choice(shown, lot):
                doing = asyncio.ensure_future(table.do(type, **keys))
                if lot.random() < REPEATED:
                    await asyncio.sleep(0)
                    await witness.repeat()
                with suppress(Refused):  # another tab was quicker
                    await doing


def _choice(shown: Json, lot: random.Random) -> list[tuple[str, Json]]:
    may = shown["may"]
    if "ready" in may:
        return [("ready", {"number": lot.randbytes(32).hex()})]
    if shown["match"] and (legal := shown["match"].get("legal")):
        return [("move", {"move": lot.choice(legal)})]
    if "rematch" in may:
        return [("rematch", {})] if shown["seat"] not in shown["rematch"] else []
    if "undo" in may and lot.random() < 0.1:
        return [("undo", {})]
    return []
