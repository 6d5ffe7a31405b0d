"""Where games are kept: while they are played in a file that only grows, in the end in the file that was asked for.

The growing file is called like the other, with `.part` behind it. Its first line says what is played; every further
line is a game. A game is known by its number, and counts once. In the end the games stand in order, so that the same
command makes the same file, however many have worked on it and however often it was stopped.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from ...kernel.errors import Refusal
from ...kernel.registry import find
from .. import parquet
from ..arena.contest import Contest
from ..arena.journal import alone
from .worker import Row, Written

FORMATS = (".parquet", ".jsonl")
NUMBER = re.compile(rb'\{"number":(\d+),')
COLUMNS = {
    "number": "INTEGER",
    "bots": "VARCHAR[]",
    "deal": "VARCHAR",
    "seats": "UTINYINT[]",
    "moves": "VARCHAR[]",
    "actions": "BIGINT[]",
    "scores": "INTEGER[]",
    "winners": "UTINYINT[]",
    "fault": "VARCHAR",
}


class Store:
    """Takes games in; `finish` makes the file of them."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.part = out.with_name(out.name + ".part")
        self.numbers: set[int] = set()
        self.contest: Contest | None = None
        self._file: BinaryIO | None = None

    def read(self) -> None:
        """What is there already; a last line torn by a power cut, say, is taken off."""
        if not self.part.exists():
            return
        whole = 0
        with self.part.open("rb") as file:
            for n, line in enumerate(file):
                if not line.endswith(b"\n"):
                    break
                whole += len(line)
                try:
                    if n == 0:
                        self.contest = msgspec.json.decode(line, type=Contest)
                    else:
                        self.numbers.add(_number(line))
                except msgspec.MsgspecError as problem:
                    raise Refusal("bad_record", "selfplay-part", path=self.part, problem=str(problem)) from None
        os.truncate(self.part, whole)

    def begin(self, contest: Contest) -> None:
        self._file = self.part.open("ab")
        if not alone(self._file):
            raise Refusal("bad_request", "selfplay-busy", path=self.part)
        if self.contest is None:
            self._write([msgspec.json.encode(contest)])
        self.contest = contest

    def add(self, games: Iterable[Written]) -> int:
        """How many are new; on disk when this returns."""
        new = [game for game in games if game.number not in self.numbers]
        self.numbers.update(game.number for game in new)
        self._write(game.line for game in new)
        return len(new)

    def _write(self, lines: Iterable[bytes]) -> None:
        assert self._file is not None
        self._file.writelines(line + b"\n" for line in lines)
        self._file.flush()
        os.fsync(self._file.fileno())

    def finish(self, games: int) -> None:
        """The first so many games, in order, in the file that was asked for."""
        assert self.contest is not None
        ready = self.out.with_name(self.out.name + ".ready")
        if self.out.suffix == ".parquet":
            about = {"spieltisch": described(self.contest)}
            head = {name: about["spieltisch"][name] for name in ("game", "rules", "players")}
            head["options"] = json.dumps(self.contest.chosen)
            parquet.write(self.part, COLUMNS, ready, about, "number", f"number < {games}", head)
        else:
            with self.part.open("rb") as part, ready.open("wb") as file:
                for line in _in_order(part, games):
                    file.write(_record(self.contest, msgspec.json.decode(line, type=Row)) + b"\n")
        os.replace(ready, self.out)
        self.close()
        self.part.unlink()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def described(contest: Contest) -> dict[str, Any]:
    """What is played, as it stands in a Parquet file's metadata."""
    return {
        "game": contest.game,
        "rules": contest.rules,
        "mark": mark(contest),
        "players": contest.players,
        "options": contest.chosen,
        "bots": [entrant.name for entrant in contest.entrants],
        "seed": contest.seed,
    }


def mark(contest: Contest) -> str:
    """Of the sources that decide what an action number means."""
    names: Any = find(contest.game).record.names
    return str(names[-1])


def _number(line: bytes) -> int:
    found = NUMBER.match(line)
    if found is None:
        raise msgspec.DecodeError("a line that is no game")
    return int(found[1])


def _in_order(part: BinaryIO, games: int) -> Iterator[bytes]:
    places: dict[int, int] = {}
    place = len(part.readline())
    for line in part:
        places.setdefault(_number(line), place)
        place += len(line)
    for number in range(games):
        part.seek(places[number])
        yield part.readline()


def _record(contest: Contest, row: Row) -> bytes:
    """The game as `Match.load` takes it, and beside that what a record does not say."""
    record: dict[str, Any] = {
        "game": contest.game,
        "rules": contest.rules,
        "players": contest.players,
        "options": contest.chosen,
        "deal": msgspec.Raw(row.deal.encode()),
        "moves": list(zip(row.seats, row.moves, strict=True)),
    }
    if row.scores is not None:
        record["result"] = {"scores": row.scores, "winners": row.winners}
    return msgspec.json.encode({"number": row.number, "bots": row.bots, "fault": row.fault, "record": record})
