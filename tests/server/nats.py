"""A real NATS server for tests, at a free port of this machine."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("nats-server")
PATIENCE = 60.0


class Nats:
    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as place:
            self.port = place.getsockname()[1]
        self.address = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [str(PROGRAM), "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.01)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def nats() -> Iterator[Nats]:
    running = Nats()
    try:
        yield running
    finally:
        running.stop()
