"""Running the server: one process, one address, until it is told to stop; then it lets everybody know and drains."""

import gc
import socket
import webbrowser

import uvicorn

from ..kernel.errors import Refusal
from ..text import say
from .app import create
from .folder import taken
from .frames import Frames
from .logs import configure
from .settings import Settings

# Of Python's garbage collector: little here goes round in circles, and what is kept of the tables is much to search
RARELY = (20_000, 20, 100)
DRAIN = 10  # seconds that requests which have been begun have to come to their end


class Server(uvicorn.Server):
    def __init__(self, settings: Settings, browser: bool) -> None:
        self.settings = settings
        self.browser = browser
        self.app = create(settings)
        config = uvicorn.Config(
            self.app,
            host=settings.host,
            port=settings.port,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=DRAIN,
            ws=Frames,
            ws_max_size=4 * settings.largest,  # what is a little too long is answered, not cut off
            ws_per_message_deflate=False,  # costs more memory than all the rest of a socket
        )
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            address = self.settings.address_at(sockets[0].getsockname()[1])
            print(say("serve-open", address=address), flush=True)
            if self.browser:
                webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.service.say_goodbye()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server(
            (settings.host, settings.port), family=family, backlog=2048, reuse_port=settings.shared
        )
    except OSError as problem:
        address = f"{settings.host}:{settings.port}"
        raise Refusal("bad_settings", "serve-address", address=address, problem=str(problem)) from None


def serve(settings: Settings, browser: bool = False) -> None:
    configure(settings)
    gc.set_threshold(*RARELY)
    with taken(settings):
        place = listen(settings)
        server = Server(settings, browser)
        server.run(sockets=[place])
        if not server.started:
            raise Refusal("broken", "serve-failed")
