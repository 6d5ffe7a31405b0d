"""A real server in a process of its own, for tests: on loopback, at a free port, with a folder that goes away."""

import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds a server may take to start or stop on a busy machine


class Running:
    def __init__(self, folder: Path, python: str = sys.executable, **settings: Any) -> None:
        """Settings as in the file; bots do not wait for people to look. `python`: whose Spieltisch it is."""
        lines = {
            "pace": 0,
            "port": 0,
            "data": str(folder),
            "guests": 100_000,
            "founded": 100_000,
            "requests": 100_000,
            "messages": 1000,
        } | settings
        file = folder / "settings.toml"
        file.write_text("".join(f"{name} = {_toml(value)}\n" for name, value in lines.items()))
        self.folder = folder
        self.log = folder / "server.log"
        command = [python, "-m", "spieltisch", "serve", "--settings", str(file), "--language", "en"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        assert self.process.stdout
        found = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        timer.cancel()
        if not found:
            self.stop(signal.SIGKILL)
            raise RuntimeError(self.log.read_text())
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Until all games can be played: where no rules have been compiled before, that takes minutes."""
        while True:
            try:
                with urlopen(f"{self.address}/ready"):
                    return
            except HTTPError as not_yet:
                with not_yet:
                    time.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return code


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'


@contextmanager
def running(**settings: Any) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), **settings)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.stop(signal.SIGKILL)
