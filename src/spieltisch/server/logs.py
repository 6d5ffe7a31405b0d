"""What the server writes down about itself. Whoever reads it may sit at a table: no tile, no token is in it.

An error is logged with the place where it happened, never with the values that were there.
"""

import logging
import sys
from typing import Any

import structlog


def configure() -> None:
    """To be called once, before anything is logged."""
    shown: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
    structlog.configure(
        processors=shown,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
