"""What tables do by themselves: bots are asked, clocks run; what nobody does is taken on, what nobody needs goes."""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

import structlog

from ...kernel.errors import Refusal
from ...table import Table
from .awake import Awake, Request, now
from .summary import summary

if TYPE_CHECKING:
    from .hosting import Tables

log = structlog.get_logger()

GRACE = 3.0  # seconds that the worker with whom something happened has for what follows from it
SWEEP = 1.0  # seconds between two looks at what is due at tables that sleep
LATE = 600.0  # seconds between two looks for summaries that were never written


class GoingOn:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.store = tables.store

    def go_on(self, awake: Awake) -> None:
        """Set the clock, ask the bots; or, where another worker does, see that it does not come to nothing."""
        if awake.timer is not None:
            awake.timer.cancel()
            awake.timer = None
        bots = awake.table.bots()
        deadline = min(awake.table.deadlines().values(), default=None)
        wait = None if deadline is None else max(0, deadline - now()) / 1000
        if awake.mine:
            if wait is not None:
                awake.timer = asyncio.get_running_loop().call_later(wait + 0.001, self.tables.post, awake)
            for seat, level in bots.items():
                self._ask(awake, seat, level)
        elif bots or wait is not None:
            awake.timer = asyncio.get_running_loop().call_later(GRACE + (0 if bots else wait or 0), self._remind, awake)

    def _remind(self, awake: Awake) -> None:
        """Whoever wrote the last event may be gone before it could write the summary: then nobody would see what is due
        here."""
        self.store.summarise(awake.row.id, partial(summary, awake.table, sitting=False))

    def _ask(self, awake: Awake, seat: int, level: str) -> None:
        """Let a bot think, unless it already does: about what its seat knows, and for as long as that is so."""
        shown = awake.table.known(seat).tobytes()
        if awake.thinking.get(seat) == shown:
            return
        awake.thinking[seat] = shown
        self.tables.stir(awake)
        match = awake.table.state.running
        begun = asyncio.get_running_loop().time()

        def still(table: Table) -> bool:
            return seat in table.bots() and table.known(seat).tobytes() == shown

        def chosen(action: int | None) -> None:
            if awake.thinking.get(seat) == shown:
                if action is None:
                    del awake.thinking[seat]
                    self.tables.stir(awake)
                    return
                move = match.game.name(match.s, seat, action)
                rest = self.tables.settings.pace / 1000 - (asyncio.get_running_loop().time() - begun)
                asyncio.get_running_loop().call_later(max(0.0, rest), play, move)

        def play(move: str) -> None:
            if awake.thinking.get(seat) == shown:
                del awake.thinking[seat]
                self.tables.stir(awake)
                self.tables.post(awake, Request({"type": "move", "seat": seat, "move": move}, still=still))

        self.tables.bots.ask(awake.row.id, match, seat, level, chosen)

    async def sweep(self) -> None:
        """Wake tables that have something to do; put tables away that nobody needs."""
        late = 0.0
        while True:
            try:
                if time.monotonic() > late:
                    late = time.monotonic() + LATE
                    for table in await self.store.behind():
                        await self._mend(table)
                await self.tables.look_round()
                await self._claim()
            except Refusal as why:  # the database is away
                log.warning("not swept", why=str(why))
            self._put_away()
            await asyncio.sleep(SWEEP)

    async def _claim(self) -> None:
        """Take on what nobody does."""
        thinking = [table for table, awake in self.tables.awake.items() if awake.thinking]
        if thinking and not self.tables.news.alone:
            await self.store.hold(now(), thinking)
        for table in await self.store.claim(now(), now() - int(1000 * GRACE), 100):
            awake = self.tables.awake.get(table) or await self.tables.find(table)
            if not awake.mine:
                awake.mine = True
                self.tables.post(awake)

    async def _mend(self, table: str) -> None:
        awake = await self.tables.find(table)
        self.store.summarise(table, partial(summary, awake.table))

    def _put_away(self) -> None:
        old = time.monotonic() - self.tables.settings.asleep
        for table, awake in list(self.tables.awake.items()):
            if not (awake.busy or awake.onlookers or awake.thinking or awake.used > old):
                if awake.timer is not None:
                    awake.timer.cancel()
                del self.tables.awake[table]
