"""What goes over a socket, without detours: the way of a thousand messages a second.

uvicorn and websockets open a socket, close it, and see to everything that is rare: pings, fragments, whatever is not as
it should be. Once it has been taken over, plain messages of the client come straight from here, and what is sent goes
straight into the transport.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for this machine
    from websockets.utils import apply_mask

PLAIN = 0x81  # the first byte of a text message in one piece
MASKED = 0x80
MEDIUM, LARGE = 126, 127  # lengths that say that the length follows, in two bytes or in eight
MOST_UNREAD = 16  # messages; with more nothing is read from the line
EXTENSION = "spieltisch.frames"  # where the application finds it


class Frames(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._part = b""  # of a frame that has not come in full
        self._strange = False  # from here on everything is for websockets to judge
        self._unread: deque[bytes | str] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._taken = False
        self._full = False  # more is sent than read at the other end
        self._go_on: Callable[[], None] = lambda: None

    def take_over(self, go_on: Callable[[], None]) -> None:
        """From now on messages come by `next`. `go_on` is called when the other end reads again (`may_send`)."""
        self._taken = True
        self._go_on = go_on
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                self._unread.append(message["text"] if message.get("text") is not None else message["bytes"])
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # In

    async def next(self) -> bytes | str | None:
        """The next message; None when there will be no more."""
        while not self._unread:
            if self.gone:
                return None
            self._reader = self.loop.create_future()
            await self._reader
        message = self._unread.popleft()
        if self.read_paused and not self._unread:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    @property
    def gone(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._strange = not data.endswith(b"\r\n\r\n")  # something has come along with the request
            super().data_received(data)
        elif self._strange:
            super().data_received(data)
        else:
            self._frames(self._part + data if self._part else data)

    def _frames(self, data: bytes) -> None:
        """One frame after the other: here, if it is nothing but a message."""
        at = 0
        while len(data) - at >= 2 and not self._strange:
            start, size = at + 6, data[at + 1] & ~MASKED
            if size == MEDIUM:
                start += 2
                size = int.from_bytes(data[at + 2 : at + 4]) if len(data) >= at + 4 else MEDIUM
            elif size == LARGE:
                start += 8
                size = int.from_bytes(data[at + 2 : at + 10]) if len(data) >= at + 10 else LARGE
            if not data[at + 1] & MASKED or size > (self.config.ws_max_size or size):
                self._strange = True
                break
            end = start + size
            if len(data) < end:
                break
            if data[at] != PLAIN or not self._plain(apply_mask(data[start:end], data[start - 4 : start])):
                super().data_received(data[at:end])
            at = end
        self._part = b"" if self._strange else data[at:]
        if self._strange:
            super().data_received(data[at:])

    def _plain(self, message: bytes) -> bool:
        """A message in one piece. Is it one that can be taken, and has been?"""
        if not self._taken or self.conn.current_size is not None or not (message.isascii() or _readable(message)):
            return False
        if not self.close_sent:
            self._come(message)
        return True

    def _come(self, message: bytes) -> None:
        self._unread.append(message)
        if len(self._unread) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.wake()

    def wake(self) -> None:
        """Whoever waits for a message sees whether there will be one."""
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def send_receive_event_to_app(self) -> None:
        """What has come in pieces, or as bytes."""
        if not self._taken:
            super().send_receive_event_to_app()
        elif not self.close_sent:
            message = b"".join(self.frames)
            self.frames = []
            if self.curr_msg_data_type == "text" and not _readable(message):
                self.conn.send_close(1007)
                self.handle_parser_exception()
            else:
                self._come(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wake()
        self._go_on()

    def shutdown(self) -> None:
        super().shutdown()
        self.wake()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.wake()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.wake()

    # Out

    @property
    def may_send(self) -> bool:
        return not self._full

    def send_texts(self, messages: list[bytes]) -> None:
        """One message after the other, all at once; nothing when there is nobody any more."""
        if self.gone:
            return
        parts = []
        for message in messages:
            size = len(message)
            if size < MEDIUM:
                parts.append(struct.pack("!BB", PLAIN, size))
            elif size < 1 << 16:
                parts.append(struct.pack("!BBH", PLAIN, MEDIUM, size))
            else:
                parts.append(struct.pack("!BBQ", PLAIN, LARGE, size))
            parts.append(message)
        self.transport.write(b"".join(parts))

    def drop(self) -> None:
        """Without a word: nobody reads it."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False
        self._go_on()


def _readable(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
