"""How often somebody may do what costs something. Sockets count their messages themselves (`socket`)."""

import time

from ..kernel.errors import Refusal
from .people.rate import Buckets, Rate
from .settings import Settings


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._beginnings = Buckets(Rate(settings.guests, settings.guests / 60))
        self._requests = Buckets(Rate(2 * settings.requests, settings.requests))
        self._tables = Buckets(Rate(settings.founded, settings.founded / 60))
        self._talk = Buckets(Rate(5, 0.5))
        self._advice = Buckets(Rate(5, 0.5))
        self._exports = Buckets(Rate(4, 1 / 15))

    def begin(self, address: str) -> None:
        """A new guest, or a log-in: for each address."""
        _take(self._beginnings, address)

    def request(self, key: str) -> None:
        """Any request over HTTP: for each person, or address where there is none that we know."""
        _take(self._requests, key)

    def found(self, person: str) -> None:
        """A new table."""
        _take(self._tables, person)

    def talk(self, person: str) -> None:
        """A line of chat, a reaction."""
        _take(self._talk, person)

    def advise(self, person: str) -> None:
        """A hint."""
        _take(self._advice, person)

    def export(self, person: str) -> None:
        """All games at once."""
        _take(self._exports, person)


def _take(buckets: Buckets, key: str) -> None:
    wait = buckets.take(key, time.monotonic())
    if wait > 0:
        raise Refusal("too_much", "server-wait", seconds=int(wait) + 1)
