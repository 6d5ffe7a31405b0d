"""Slow queries: the last ones, as statements without their values, for the host's page and the log."""

import time
from collections import deque
from typing import Any

import structlog
from sqlalchemy import event
from sqlalchemy.engine import Engine

KEPT = 50
log = structlog.get_logger("database")


class SlowQueries:
    """`note` is called with every query's time; only those from `limit` milliseconds on are kept."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.last: deque[dict[str, Any]] = deque(maxlen=KEPT)

    def note(self, statement: str, milliseconds: float) -> None:
        if milliseconds >= self.limit:
            short = " ".join(statement.split())[:500]
            self.last.append({"at": int(time.time() * 1000), "query": short, "milliseconds": round(milliseconds, 1)})
            log.warning("slow query", query=short, milliseconds=round(milliseconds, 1))

    def listen(self, engine: Engine) -> None:
        """Hear of every statement of this engine. Values never come here."""

        @event.listens_for(engine, "before_cursor_execute")
        def before(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
            connection.info["started"] = time.perf_counter()

        @event.listens_for(engine, "after_cursor_execute")
        def after(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
            self.note(statement, (time.perf_counter() - connection.info.pop("started")) * 1000)
