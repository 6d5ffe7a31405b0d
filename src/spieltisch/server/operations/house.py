"""The host's page: all workers, the tables there are, slow queries. Numbers and statements without values, no more."""

import asyncio
import time
from importlib.metadata import version
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import func, select

from ..tables.schema import tables
from .metrics import Figures
from .slow import Slow

if TYPE_CHECKING:
    from ..service import Service

TELL = 5.0  # seconds between two times that a worker tells the others how it does
LOST = 20.0  # seconds after which one that says nothing is not there


class Told(Struct):
    """What a worker tells the others."""

    figures: Figures
    slow: list[Slow]


class House(Struct):
    """`tables`: how many there are, by phase. `slow`: the latest slow queries of all workers, newest first."""

    version: str
    now: int
    database: str
    tables: dict[str, int]
    workers: list[Figures]
    slow: list[Slow]


class Overview:
    def __init__(self, service: "Service") -> None:
        self.service = service
        self._others: dict[str, tuple[float, Told]] = {}
        service.news.on("figures", Told, self._heard)

    async def run(self) -> None:
        """Tells the others, and finds out how late the loop comes."""
        metrics = self.service.metrics
        while True:
            begun = time.monotonic()
            latest = 0.0
            while time.monotonic() < begun + TELL:
                before = time.monotonic()
                await asyncio.sleep(0.25)
                latest = max(latest, time.monotonic() - before - 0.25)
            metrics.late = latest
            if not self.service.news.alone:
                self.service.news.send("figures", self._told())

    def _told(self) -> Told:
        return Told(self.service.metrics.figures(self.service), list(self.service.slow.last)[-5:])

    def _heard(self, told: Told) -> None:
        self._others[told.figures.worker] = time.monotonic(), told

    async def house(self) -> House:
        old = time.monotonic() - LOST
        self._others = {worker: told for worker, told in self._others.items() if told[0] >= old}
        others = [told for _, told in self._others.values()]
        async with self.service.engine.connect() as connection:
            counted = await connection.execute(select(tables.c.phase, func.count()).group_by(tables.c.phase))
            phases: dict[str, int] = {row[0]: row[1] for row in counted}
        figures = [self.service.metrics.figures(self.service), *(told.figures for told in others)]
        slow = [*self.service.slow.last, *(query for told in others for query in told.slow)]
        return House(
            version=version("spieltisch"),
            now=time.time_ns() // 1_000_000,
            database="Postgres" if self.service.settings.postgres else "SQLite",
            tables=phases,
            workers=sorted(figures, key=lambda each: each.since),
            slow=sorted(slow, key=lambda query: -query.at)[:20],
        )
