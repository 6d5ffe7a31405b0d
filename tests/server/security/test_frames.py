"""Frames as no browser sends them: torn apart, in pieces, several at once, or not what they say they are."""

import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.running import Running

from .asking import Browser

TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(payload: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    size = len(payload)
    head = bytes([kind | 0x80 * last])
    many = 0x80 * masked
    if size < 126:
        head += bytes([size | many])
    elif size < 1 << 16:
        head += struct.pack("!BH", 126 | many, size)
    else:
        head += struct.pack("!BQ", 127 | many, size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Line:
    """A socket on which anything can be said."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.file = line.makefile("rb")

    def send(self, data: bytes) -> None:
        self.line.sendall(data)

    def hear(self) -> tuple[int, bytes]:
        """A frame's kind and what is in it."""
        first, size = self.file.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.file.read(8))
        return first & 15, self.file.read(size)

    def answer(self) -> Any:
        while True:
            kind, payload = self.hear()
            if kind == CLOSE:
                return struct.unpack("!H", payload[:2])[0]
            if kind == TEXT:
                return json.loads(payload)


def ping(n: int, pad: int = 0) -> bytes:
    return json.dumps({"n": n, "op": "ping"}).encode() + b" " * pad


@contextmanager
def opened(server: Running) -> Iterator[Line]:
    cookie = Browser(server, "Anna").cookie["cookie"]
    with socket.create_connection(("127.0.0.1", server.port), 30) as line:
        lines = (
            "GET /api/socket?client=c HTTP/1.1",
            f"host: 127.0.0.1:{server.port}",
            "connection: Upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"cookie: {cookie}",
        )
        there = Line(line)
        there.send("\r\n".join((*lines, "", "")).encode())
        assert there.file.readline().startswith(b"HTTP/1.1 101")
        while there.file.readline() != b"\r\n":
            pass
        yield there
        there.file.close()


def test_a_message_arrives_however_it_is_torn_or_put_together(server: Running) -> None:
    with opened(server) as line:
        for byte in frame(ping(1)):
            line.send(bytes([byte]))
        assert line.answer()["re"] == 1
        line.send(frame(ping(2)) + frame(ping(3, 200)) + frame(ping(4, 66_000))[:-1])
        assert [line.answer()["re"] for _ in range(2)] == [2, 3]
    with opened(server) as line:
        whole = frame(ping(5, 300))
        for cut in range(1, 12):
            line.send(whole[:cut])
            line.send(whole[cut:])
            assert line.answer()["re"] == 5
        line.send(frame(ping(6)[:5], last=False) + frame(b"", PING) + frame(ping(6)[5:], 0))
        assert line.answer()["re"] == 6
        line.send(frame(ping(7), BYTES))
        assert line.answer()["re"] == 7


def test_a_ping_is_answered(server: Running) -> None:
    with opened(server) as line:
        line.send(frame(b"are you there", PING))
        assert line.hear() == (PONG, b"are you there")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(ping(1), masked=False), 1002),
        (frame(ping(1), 3), 1002),
        (frame(ping(1), 0), 1002),
        (frame(ping(1), last=False) + frame(ping(2)), 1002),
        (frame(b'{"n": 1, "op": "\xff"}'), 1007),
        (frame(b'{"n": 1, ', last=False) + frame(b'"op": "\xff"}', 0), 1007),
        (struct.pack("!BBQ", 0x81, 0xFF, 1 << 40) + b"1234", 1009),
        (frame(ping(1, 300_000)), 1009),
        (frame(struct.pack("!H", 1000), CLOSE), 1000),
    ],
    ids=["bare", "unknown", "goes on", "begins anew", "no text", "no text in pieces", "endless", "long", "close"],
)
def test_what_is_no_message_closes_the_socket(server: Running, data: bytes, code: int) -> None:
    with opened(server) as line:
        line.send(data)
        assert line.answer() == code
