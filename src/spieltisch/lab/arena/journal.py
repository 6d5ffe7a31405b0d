"""The games of an arena on disk: a file that only grows, a line a game, so that stopping costs nothing.

The first line says what is played. A game is known by its deal and turn, and counts once, however often it comes.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import msgspec

from ...kernel.errors import Refusal
from .contest import Contest, Key
from .outcome import Outcome

NAME = "games.jsonl"


class Journal:
    """Takes games in; with a folder, keeps them there."""

    def __init__(self, folder: Path | None = None) -> None:
        self.outcomes: dict[Key, Outcome] = {}
        self.contest: Contest | None = None
        self.path = None if folder is None else folder / NAME
        self._file: BinaryIO | None = None

    def read(self) -> None:
        """What is there already. A last line torn by a power cut, say, is taken off: that game is played again."""
        if self.path is None or not self.path.exists():
            return
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            if lines:
                self.contest = msgspec.json.decode(lines[0], type=Contest)
            for line in lines[1:]:
                outcome = msgspec.json.decode(line, type=Outcome)
                self.outcomes.setdefault(outcome.key, outcome)
        except msgspec.MsgspecError as problem:
            raise Refusal("bad_record", "arena-journal", path=str(self.path), problem=str(problem)) from None
        if len(whole) < len(data):
            os.truncate(self.path, len(whole))

    def begin(self, contest: Contest) -> None:
        """From now on games of this contest are written down."""
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
            if not alone(self._file):
                raise Refusal("bad_request", "arena-folder-busy", path=str(self.path.parent))
            if self.contest is None:
                self._write([contest])
        self.contest = contest

    def add(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        """Those that are new; on disk when this returns."""
        new = []
        for outcome in outcomes:
            if outcome.key not in self.outcomes:
                self.outcomes[outcome.key] = outcome
                new.append(outcome)
        self._write(new)
        return new

    def _write(self, lines: Iterable[Contest | Outcome]) -> None:
        if self._file is not None and (data := b"".join(msgspec.json.encode(line) + b"\n" for line in lines)):
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def alone(file: BinaryIO) -> bool:
    """From now on, until it is closed, nobody else writes to this file; False if somebody does already."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
