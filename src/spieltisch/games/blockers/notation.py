"""blockers: moves as text, and why a move is refused."""

import re
from functools import cache
from typing import Any

from ...kernel.errors import Refusal
from ...kernel.record import field
from .rules import closed, first_colour
from .state import CELLS, COLUMNS, FACES, FITTING, KINDS, PASS, ROWS, SIDE, TILES, WIDE

SHAPE = re.compile(r"(?:([^:@]+):)?([^:@]+)@([^:@]+)")
EXAMPLES = "7@C7  C@C7  s6@D8  *@A1  pass"
DUEL_EXAMPLES = "a:7@C7  b:C@C7  a:s6@D8  b:*@A1  pass"
SQUARES = {f"{row}{column}": WIDE * y + x for y, row in enumerate(ROWS) for x, column in enumerate(COLUMNS)}
NAMES = {cell: square for square, cell in SQUARES.items()}


def name(s: Any, seat: int, action: int) -> str:
    if action == PASS:
        return "pass"
    return _name(action, bool(field(s, "duel")))


@cache
def _name(action: int, duel: bool) -> str:
    letter = "ab"[action // FACES] + ":" if duel else ""
    return f"{letter}{TILES[action // CELLS % KINDS]}@{NAMES[action % CELLS]}"


def reason(s: Any, seat: int, move: str) -> Refusal:
    """Why this move, which is not legal, is refused."""
    if move == "pass":
        return _refused("no-pass", "BL-5")
    parts = SHAPE.fullmatch(move)
    if not parts:
        examples = DUEL_EXAMPLES if s.duel else EXAMPLES
        return Refusal("illegal_move", "move-unreadable", move=move, examples=examples)
    letter, tile, square = parts.groups()
    if s.duel and letter not in ("a", "b"):
        return _refused("which-colour", "BL-20")
    if letter and not s.duel:
        return _refused("one-colour", "BL-20", letter=letter)
    if tile not in TILES:
        return _refused("no-tile", "BL-2", tile=tile)
    if square not in SQUARES:
        return _refused("no-cell", "BL-2", cell=square)
    colour = int(first_colour(s, seat)) + (letter == "b")
    kind, cell = TILES.index(tile), SQUARES[square]
    if closed(s, colour):
        return _refused("closed", "BL-22", letter=letter)
    if int(s.laid[colour]) >> kind & 1:
        return _refused("played", "BL-2", tile=tile)
    if not int(s.rack[colour]) >> kind & 1:
        return _refused("not-on-rack", "BL-2", tile=tile)
    if cell not in FITTING[kind]:
        return _no_match(kind, square)
    if int(s.on[cell]) >> 5 == colour + 1:
        return _refused("own", "BL-21" if s.duel else "BL-3", cell=square)
    return _refused("protected", "BL-4", cell=square)


def _no_match(kind: int, square: str) -> Refusal:
    where = ("column", "row", "section")[kind // SIDE]
    if where == "section":
        first, last = NAMES[FITTING[kind][0]], NAMES[FITTING[kind][-1]]
        return _refused(where, "BL-2", tile=TILES[kind], cell=square, first=first, last=last)
    return _refused(where, "BL-2", tile=TILES[kind], cell=square)


def _refused(key: str, rule: str, **values: Any) -> Refusal:
    return Refusal("illegal_move", f"blockers-{key}", rule, **values)
