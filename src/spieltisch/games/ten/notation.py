"""ten: moves as text, and why a move is refused."""

import re
from typing import Any

from ...kernel.errors import Refusal
from .rules import all_laid, may_leave, stone_on
from .state import CELLS, FIRST, PASS, STONES, TOUCHING, WRAP
from .view import at

PLACE = r"(-?(?:0|[1-9]\d{0,8})),(-?(?:0|[1-9]\d{0,8}))"
LAY = re.compile(rf"(?:([LR]):)?{PLACE}")
MOVE = re.compile(rf"{PLACE}>{PLACE}")


def name(s: Any, seat: int, action: int) -> str:
    if action == PASS:
        return "pass"
    x, y = at(s, action % CELLS)
    if all_laid(s):
        return "{},{}>{},{}".format(*at(s, action // CELLS), x, y)
    end = ("R:" if action >= CELLS else "L:") if s.open else ""
    return f"{end}{x},{y}"


def reason(s: Any, seat: int, move: str) -> Refusal:
    """Why this move, which is not legal, is refused."""
    two = bool(all_laid(s))
    if move == "pass":
        return Refusal("illegal_move", "ten-no-pass", "TN-9")
    lay, change = LAY.fullmatch(move), MOVE.fullmatch(move)
    if not lay and not change:
        return Refusal(
            "illegal_move", "move-unreadable", move=move, examples="0,1  L:0,1  R:0,1  2,3>0,1  pass"
        )
    if two and lay:
        return Refusal("illegal_move", "ten-round-two", "TN-6")
    if change and not two:
        return Refusal("illegal_move", "ten-round-one", "TN-6")
    if change:
        source, target = (int(change[1]), int(change[2])), (int(change[3]), int(change[4]))
        stone = _stone(s, source)
        if not FIRST[seat] <= stone < FIRST[seat] + STONES:
            return Refusal("illegal_move", "ten-not-yours", "TN-6", place=_text(source))
        if not may_leave(s, stone):
            return Refusal("illegal_move", "ten-stuck", "TN-7", place=_text(source))
        if source == target:
            return Refusal("illegal_move", "ten-elsewhere", "TN-7")
        return _no_target(s, target, "TN-7")
    assert lay
    if bool(lay[1]) != bool(s.open):
        return Refusal(
            "illegal_move", "ten-which-end" if s.open else "ten-no-ends", "TN-3" if s.open else "TN-2"
        )
    target = int(lay[2]), int(lay[3])
    if lay[1] == "R" and s.laid[seat] == STONES - 1 and _touching(s, target):
        return Refusal("illegal_move", "ten-last-left", "TN-3")
    return _no_target(s, target, "TN-4")


def _no_target(s: Any, target: tuple[int, int], rule: str) -> Refusal:
    if _stone(s, target):
        return Refusal("illegal_move", "ten-taken", rule, place=_text(target))
    if not s.laid.any():
        return Refusal("illegal_move", "ten-first", rule)
    return Refusal("illegal_move", "ten-touches-nothing", rule, place=_text(target))


def _cell(s: Any, place: tuple[int, int]) -> int | None:
    """The cell with these true coordinates, if the torus shows it."""
    cell = (place[0] + 32 * place[1]) & WRAP
    return cell if at(s, cell) == place else None


def _stone(s: Any, place: tuple[int, int]) -> int:
    cell = _cell(s, place)
    return 0 if cell is None else int(stone_on(s, cell))


def _touching(s: Any, place: tuple[int, int]) -> bool:
    cell = _cell(s, place)
    return cell is not None and int(s.cell[cell]) >= TOUCHING


def _text(place: tuple[int, int]) -> str:
    return f"{place[0]},{place[1]}"
