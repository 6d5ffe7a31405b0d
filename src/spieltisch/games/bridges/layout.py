"""bridges: the board as data, read from `layout.json` or from a file of the same shape.

No source shows the whole board, so all but a few of its bridges are ours. Whoever owns a copy writes what is
printed there into another file and names it in the environment variable SPIELTISCH_BRIDGES_LAYOUT.
"""

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...kernel.errors import Refusal

VARIABLE = "SPIELTISCH_BRIDGES_LAYOUT"
COLOURS = "yrbg"
SHAPES = ("square", "triangle", "star", "circle")
JOKER_COLUMNS = (3, 7, 13, 17)
CONNECTION_COLUMNS = (1, 11, 20)
LAST = 20
SIDES = ("L", "R")
KEYS = ("rows", "joker_columns", "connection_columns", "bridges", "symbols")
HOUSE = "04611064"  # the mark of our own layout.json


@dataclass(frozen=True)
class Bridge:
    upper: int  # row, counted from the top; the other end is in the row below
    number: int
    bonus: bool


@dataclass(frozen=True)
class Layout:
    rows: tuple[str, ...]  # the colours from top to bottom
    bridges: tuple[Bridge, ...]  # from top to bottom, from left to right
    symbols: tuple[tuple[str, ...], ...]  # the shapes from top to bottom: left, right
    path: Path

    @property
    def mark(self) -> str:
        """Eight hex digits for what lies where, however the file is written."""
        content = self.rows, [(b.upper, b.number, b.bonus) for b in self.bridges], self.symbols
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:8]

    @property
    def version(self) -> str:
        """Of the rules: a record of a game says on which board it was played."""
        return "1" if self.mark == HOUSE else f"1-{self.mark}"


def chosen() -> Layout:
    """The layout that is played here."""
    return read(Path(os.environ.get(VARIABLE) or Path(__file__).with_name("layout.json")))


def read(path: Path) -> Layout:
    """A layout from a file; refuses one that is no board of this game."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        raise _wrong(path, "file") from None
    if not isinstance(data, dict):
        raise _wrong(path, "file")
    for key in KEYS:
        if key not in data:
            raise _wrong(path, "missing", name=key)
    rows = data["rows"]
    if not _permutation(rows, list(COLOURS)):
        raise _wrong(path, "rows")
    for key, columns in (("joker_columns", JOKER_COLUMNS), ("connection_columns", CONNECTION_COLUMNS)):
        if data[key] != list(columns):
            raise _wrong(path, "columns", name=key, columns=", ".join(map(str, columns)))
    return Layout(tuple(rows), _bridges(path, rows, data["bridges"]), _symbols(path, rows, data["symbols"]), path)


def _bridges(path: Path, rows: list[str], data: Any) -> tuple[Bridge, ...]:
    bridges: dict[tuple[int, int], Bridge] = {}
    for place, item in enumerate(data if isinstance(data, list) else [None], 1):
        ends = item.get("rows") if isinstance(item, dict) else None
        if not isinstance(ends, list) or len(ends) != 2 or any(end not in rows for end in ends):
            raise _wrong(path, "bridge", place=place)
        upper, lower = sorted(rows.index(end) for end in ends)
        number, bonus = item.get("number"), item.get("bonus")
        if type(number) is not int or not 1 <= number <= LAST or type(bonus) is not bool:
            raise _wrong(path, "bridge", place=place)
        if lower != upper + 1:
            raise _wrong(path, "apart", place=place)
        if (upper, number) in bridges:
            raise _wrong(path, "twice", place=place)
        bridges[upper, number] = Bridge(upper, number, bonus)
    return tuple(bridges[key] for key in sorted(bridges))


def _symbols(path: Path, rows: list[str], data: Any) -> tuple[tuple[str, ...], ...]:
    for side in SIDES:
        shapes = data.get(side) if isinstance(data, dict) else None
        if not isinstance(shapes, dict) or set(shapes) != set(rows):
            raise _wrong(path, "symbols", side=side)
        if not _permutation(list(shapes.values()), list(SHAPES)):
            raise _wrong(path, "symbols", side=side)
    return tuple(tuple(data[side][row] for row in rows) for side in SIDES)


def _permutation(things: Any, of: list[str]) -> bool:
    if not isinstance(things, list) or not all(isinstance(thing, str) for thing in things):
        return False
    return sorted(things) == sorted(of)


def _wrong(path: Path, key: str, **values: Any) -> Refusal:
    return Refusal("unknown_game", f"bridges-layout-{key}", path=path, **values)
