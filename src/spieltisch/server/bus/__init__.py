"""What the workers tell each other: that a table has new events, who is there, what has been said.

Nothing that matters is lost with a message. Who misses one finds out with the next, or when he wants to write; all
that has to be kept is in the store.
"""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[bytes], None]


class Bus(Protocol):
    async def open(self, heard: Heard) -> None:
        """From now on `heard` is called with what the others send; never with one's own."""

    async def close(self) -> None: ...

    def send(self, message: bytes) -> None:
        """To all others, soon."""


class NoBus:
    """For a worker that is alone."""

    async def open(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...

    def send(self, message: bytes) -> None: ...
