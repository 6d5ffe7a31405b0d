"""The log: one line each, for people or (`log = "json"`) for programs.

Of an error only its kind and the places in the program that led there: its message, and what variables held, could
tell of tiles that are hidden.
"""

import logging
import sys
import traceback
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

from .settings import Settings


def configure(settings: Settings) -> None:
    last: Any = structlog.processors.JSONRenderer() if settings.log == "json" else _line
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            discreet,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger("info"),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Others()], level=logging.WARNING, force=True)


class Others(logging.Handler):
    """What the libraries have to say, without what they would put into it."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        first = str(record.msg).strip().partition("\n")[0]
        log.log(record.levelno, first, by=record.name, exc_info=record.exc_info)


def discreet(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        event["where"] = [
            f"{frame.filename.rpartition('spieltisch/')[2]}:{frame.lineno} {frame.name}" for frame in frames
        ]
    return event


def _line(logger: WrappedLogger, method: str, event: EventDict) -> str:
    time, level, what = event.pop("timestamp"), event.pop("level"), event.pop("event")
    where = event.pop("where", [])
    values = "".join(f" {name}={value}" for name, value in event.items())
    return "\n    ".join([f"{time} {level} {what}{values}", *where])
