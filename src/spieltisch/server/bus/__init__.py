"""What the workers tell each other: that a table has new events, who is there, what has been said.

Nothing that matters is lost with a message. Who misses one finds out when the bus is back, at the next look round, or
when he wants to write; all that has to be kept is in the store.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")
Heard = Callable[[bytes], None]
Back = Callable[[], None]


class Bus(Protocol):
    """Messages are JSON on one line, of any length."""

    @property
    def whole(self) -> bool:
        """Is it certain, as far as one can tell, that everything arrives?"""

    async def open(self, heard: Heard, back: Back) -> None:
        """From now on `heard` is called with what the others send, never with one's own; `back` after each time that
        something may have been missed."""

    async def close(self) -> None: ...

    def send(self, message: bytes) -> None:
        """To all others, soon."""


class NoBus:
    """For a worker that is alone."""

    whole = True

    async def open(self, heard: Heard, back: Back) -> None: ...

    async def close(self) -> None: ...

    def send(self, message: bytes) -> None: ...


class News:
    """Messages by what they are about: each room that has something to say has its own word for it."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.alone = isinstance(bus, NoBus)
        self._listeners: dict[str, Callable[[bytes], None]] = {}
        self._missed: list[Back] = []

    async def open(self) -> None:
        await self.bus.open(self._heard, self._back)

    async def close(self) -> None:
        await self.bus.close()

    def on(self, about: str, kind: type[T], heard: Callable[[T], None]) -> None:
        """`heard` is called with what other workers send about this."""
        decode = msgspec.json.Decoder(kind).decode
        self._listeners[about] = lambda news: heard(decode(news))

    def on_missed(self, back: Back) -> None:
        """`back` is called when something may have been missed."""
        self._missed.append(back)

    def send(self, about: str, news: Any) -> None:
        if not self.alone:
            self.bus.send(msgspec.json.encode((about, news)))

    def _heard(self, message: bytes) -> None:
        about, news = msgspec.json.decode(message, type=tuple[str, msgspec.Raw])
        listener = self._listeners.get(about)  # none: a worker of a newer version
        if listener is not None:
            listener(bytes(news))

    def _back(self) -> None:
        for back in self._missed:
            back()
