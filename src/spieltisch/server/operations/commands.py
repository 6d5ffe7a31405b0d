"""`spieltisch backup`, `restore` and `migrate`: what was said on the command line, and how it came out."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ...text import say
from ..settings import Settings
from . import copy


def write_backup(file: Path, settings: Path | None, given: dict[str, Any]) -> None:
    count = asyncio.run(copy.backup(_read(settings, given), file))
    print(say("backup-done", file=file, tables=count))


def read_backup(file: Path, settings: Path | None, given: dict[str, Any]) -> None:
    count = asyncio.run(copy.restore(file, _read(settings, given)))
    print(say("restore-done", file=file, tables=count))


def move(source: str, target: str) -> None:
    count = asyncio.run(copy.migrate(place(source), place(target)))
    print(say("migrate-done", tables=count))


def _read(settings: Path | None, given: dict[str, Any]) -> Settings:
    return Settings.read(settings, {name: value for name, value in given.items() if value is not None})


def place(address: str) -> Settings:
    """Where a server keeps everything: a database's address, or a folder, or the file in it."""
    if "://" in address and urlsplit(address).scheme != "sqlite":
        return Settings.read(None, {"database": address})
    folder = Path(address.removeprefix("sqlite:///"))
    usual = Settings().sqlite_file.name
    return Settings(data=str(folder.parent if folder.name == usual else folder))
