"""`/api/socket`: who may open one, and its life from the first message to the last."""

import asyncio
import re
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket

from .frames import EXTENSION, Frames
from .refused import language_of
from .service import Service
from .socket import NOBODY, RESTART, SPEAKING, Closed, Socket
from .who import from_our_page, token_of
from .wire import LONGEST_CLIENT

PATIENCE = 5.0  # seconds that somebody has to read his last words
CLIENT = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_CLIENT}}}")


@websocket("/api/socket", include_in_schema=False)
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    service: Service = socket.app.state.service
    if not from_our_page(socket, service.settings):
        await socket.close(SPEAKING, "origin")  # before it is accepted: the browser is told 403
        return
    token = token_of(socket)
    person = None if token is None else await service.people.by_token(token)
    await socket.accept()
    client = socket.query_params.get("client", "")
    if not service.ready:
        await socket.close(RESTART, "restart")
        return
    if person is None:
        await socket.close(NOBODY, "nobody")
        return
    if not CLIENT.fullmatch(client):
        await socket.close(SPEAKING, "client")
        return
    if service.crowded(person.id):
        await socket.close(SPEAKING, "sockets")
        return
    extensions: Any = socket.scope["extensions"]
    frames: Frames = extensions[EXTENSION]
    await _serve(socket, frames, Socket(service, frames, person, client, language_of(socket)))


async def _serve(socket: WebSocket[Any, Any, Any], frames: Frames, link: Socket) -> None:
    closing = asyncio.create_task(_close(socket, frames, link))
    link.service.sockets.add(link)
    try:
        while (message := await frames.next()) is not None:
            await link.read(message)
    except Closed as why:
        link.end(why)
        await asyncio.wait([closing], timeout=PATIENCE)
    finally:
        link.service.sockets.discard(link)
        link.leave()
        closing.cancel()


async def _close(socket: WebSocket[Any, Any, Any], frames: Frames, link: Socket) -> None:
    """When the end has come."""
    why = await link.ended
    with suppress(OSError):  # he has gone by himself
        await socket.close(why.code, why.reason)
    frames.wake()


ROUTES = [play]
