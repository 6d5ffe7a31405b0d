"""Slow queries: the last ones, as statements without their values, for the host's page and the log."""

import time
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import event
from sqlalchemy.engine import Engine

KEPT = 50
log = structlog.get_logger("database")


class Slow(Struct):
    """`at` and how long it took are milliseconds."""

    at: int
    query: str
    milliseconds: float


class SlowQueries:
    """`note` is called with every query's time; only those from `limit` milliseconds on are kept, and counted."""

    def __init__(self, limit: float, count: Callable[[], None]) -> None:
        self.limit = limit
        self.count = count
        self.last: deque[Slow] = deque(maxlen=KEPT)

    def note(self, statement: str, milliseconds: float) -> None:
        if milliseconds >= self.limit:
            short = " ".join(statement.split())[:500]
            self.last.append(Slow(int(time.time() * 1000), short, round(milliseconds, 1)))
            self.count()
            log.warning("slow query", query=short, milliseconds=round(milliseconds, 1))

    def listen(self, engine: Engine) -> None:
        """Hear of every statement of this engine. Values never come here."""

        @event.listens_for(engine, "before_cursor_execute")
        def before(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
            connection.info["started"] = time.perf_counter()

        @event.listens_for(engine, "after_cursor_execute")
        def after(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
            self.note(statement, (time.perf_counter() - connection.info.pop("started")) * 1000)
