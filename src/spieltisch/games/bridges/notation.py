"""bridges: moves as text, and why a move is refused."""

import re
from typing import Any

import numpy as np

from ...kernel import entries
from ...kernel.errors import Refusal
from .board import BELONGS, FIELD_NAMED, FIELDS, NAMES, TILES, among, name_of
from .state import BONUS, DRAW, END, FREE, GIVE, GIVING, KEEP, LIMIT, PASS, SKIP

WORDS = {DRAW: "draw", PASS: "pass", END: "end", SKIP: "skip", KEEP: "keep"}
FIELD = re.compile(r"[yrbg](?:[LR]|0|[1-9][0-9]{0,3})")
EXAMPLES = "y12  gR  draw  pass  end  skip  give:y5  keep"
MOST_MOVES = 96  # a rack of all tiles that could be given, and `keep`


def name(s: Any, seat: int, action: int) -> str:
    if action >= GIVE:
        return f"give:{NAMES[action - GIVE]}"
    return name_of(action) if action < FIELDS else WORDS[action]


def reason(s: Any, seat: int, move: str) -> Refusal:
    """Why this move, which is not legal, is refused."""
    gift = move.removeprefix("give:") if move.startswith("give:") else None
    if gift is not None and gift not in TILES:
        return _no("BR-12", "no-tile", tile=gift)
    if gift is None and move not in WORDS.values():
        if not FIELD.fullmatch(move):
            return Refusal("illegal_move", "move-unreadable", move=move, examples=EXAMPLES)
        if move not in FIELD_NAMED:
            return _no("BR-6", "no-field", field=move)
    if s.phase == GIVING:
        return _no("BR-12", "give-or-keep") if gift is None else _no("BR-12", "not-held", tile=gift)
    if gift is not None or move == "keep":
        return _no("BR-12", "gift-later")
    if s.phase == BONUS:
        return _no("BR-8", "bonus-first", tile=NAMES[int(s.bonus) - 1], fields=_fields(s, seat))
    if s.phase == FREE:
        return _no_free(s, move)
    if move == "skip":
        return _no("BR-22", "nothing-to-skip")
    if move in FIELD_NAMED:
        return _no_lay(s, seat, move)
    return _no_word(s, seat, move)


def _no(rule: str, key: str, **values: Any) -> Refusal:
    return Refusal("illegal_move", f"bridges-{key}", rule, **values)


def _fields(s: Any, seat: int) -> str:
    """The fields on which the seat may lay now."""
    position = np.array([s], s.dtype)
    out = np.zeros(MOST_MOVES, np.int64)
    count = entries.legal(position, 0, seat, out)
    return ", ".join(name_of(action) for action in sorted(out[:count].tolist()) if action < FIELDS)


def _no_word(s: Any, seat: int, word: str) -> Refusal:
    """draw, pass or end, when a tile could be laid instead, or the other way round."""
    if s.laid:
        return _no("BR-10", "draw-late") if word == "draw" else _no("BR-11", "pass-late")
    if s.drawn:
        return _must_lay_drawn(s, seat)
    fields = _fields(s, seat)
    if fields:
        rule = {"draw": "BR-10", "pass": "BR-11", "end": "BR-4"}[word]
        return _no(rule, f"{word}-early", fields=fields)
    return _no("BR-10", "must-draw") if s.left else _no("BR-11", "must-pass")


def _must_lay_drawn(s: Any, seat: int) -> Refusal:
    return _no("BR-10", "drawn-first", tile=NAMES[int(s.drawn) - 1], fields=_fields(s, seat))


def _no_free(s: Any, move: str) -> Refusal:
    if move not in FIELD_NAMED:
        return _no("BR-22", "free-or-skip")
    if _is_symbol(move):
        return _no("BR-22", "free-symbol")
    if among(s.filled, FIELD_NAMED[move]):
        return _no("BR-6", "taken", field=move)
    return _no("BR-6", "no-tile-for", field=move, tile=_tile_for(move))


def _no_lay(s: Any, seat: int, move: str) -> Refusal:
    one = FIELD_NAMED[move]
    if _is_symbol(move) and not s.symbols:
        return _no("BR-1", "no-symbols")
    if among(s.filled, one):
        return _no("BR-6", "taken", field=move)
    if s.laid == LIMIT:
        return _no("BR-4", "enough", most=LIMIT)
    kind = int(BELONGS[one])
    if s.drawn and kind != int(s.drawn) - 1:
        return _must_lay_drawn(s, seat)
    if not among(s.rack[seat], kind):
        return _no("BR-6", "no-tile-for", field=move, tile=_tile_for(move))
    if not s.logged:
        return _no("BR-2", "eleven-first", fields=_fields(s, seat))
    if _is_symbol(move):
        return _no("BR-21", "symbol-early", field=move, number=move[0] + ("1" if move[1] == "L" else "20"))
    return _no("BR-5", "closed", field=move)


def _is_symbol(move: str) -> bool:
    return move[1] in "LR"


def _tile_for(move: str) -> str:
    return NAMES[int(BELONGS[FIELD_NAMED[move]])]
