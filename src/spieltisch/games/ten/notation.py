"""ten: moves as text, and why a move is refused."""

import re
from typing import Any

from ...kernel.errors import Refusal
from .state import CELLS, EDGE, PASS, WIDE
from .view import at, round_two

PLACE = r"(0|-?[1-9][0-9]{0,8}),(0|-?[1-9][0-9]{0,8})"
LAY = re.compile(rf"(?:([LR]):)?{PLACE}")
MOVE = re.compile(rf"{PLACE}>{PLACE}")


def name(s: Any, seat: int, action: int) -> str:
    if action == PASS:
        return "pass"
    target = _text(at(s, action % CELLS))
    if round_two(s):
        return f"{_text(at(s, action // CELLS))}>{target}"
    end = ("R:" if action >= CELLS else "L:") if s.open else ""
    return end + target


def reason(s: Any, seat: int, move: str) -> Refusal:
    """Why this move, which is not legal, is refused."""
    if move == "pass":
        return _no("ten-no-pass", "TN-9")
    lay, change = LAY.fullmatch(move), MOVE.fullmatch(move)
    if change:
        places = list(map(int, change.groups()))
        return _no_change(s, seat, places[:2], places[2:]) if round_two(s) else _no("ten-round-one", "TN-6")
    if not lay:
        return Refusal("illegal_move", "move-unreadable", move=move, examples=_examples(s))
    if round_two(s):
        return _no("ten-round-two", "TN-6")
    if bool(lay[1]) != bool(s.open):
        return _no("ten-which-end", "TN-3") if s.open else _no("ten-no-ends", "TN-2")
    target = [int(lay[2]), int(lay[3])]
    if not s.laid.any() and target != [0, 0]:
        return _no("ten-first", "TN-4")
    return _no_target(s, target, "TN-4") or _no("ten-last-left", "TN-3")


def _no_change(s: Any, seat: int, source: list[int], target: list[int]) -> Refusal:
    stone = _on(s, source)
    if not 0 < stone < EDGE:
        return _no("ten-empty", "TN-6", source)
    if stone >> 4 != seat:
        return _no("ten-not-yours", "TN-6", source)
    if int(s.near[stone]).bit_count() == 4:
        return _no("ten-no-side", "TN-7", source)
    if source == target:
        return _no("ten-elsewhere", "TN-7")
    if int(s.near[_on(s, target)]) == 1 << stone:
        return _no("ten-touches-itself", "TN-7", target)
    return _no_target(s, target, "TN-7") or _no("ten-apart", "TN-7", source)


def _no_target(s: Any, target: list[int], rule: str) -> Refusal | None:
    """What is wrong with the place, if something is."""
    number = _on(s, target)
    if number == 0:
        return _no("ten-touches-nothing", rule, target)
    return _no("ten-taken", rule, target) if number < EDGE else None


def _no(key: str, rule: str, place: list[int] | None = None) -> Refusal:
    values = {"place": _text(place)} if place else {}
    return Refusal("illegal_move", key, rule, **values)


def _examples(s: Any) -> str:
    return "2,3>0,1  pass" if round_two(s) else "L:0,1  R:0,1" if s.open else "0,1  -2,1"


def _on(s: Any, place: list[int]) -> int:
    """What is at these true coordinates: the number of a stone or of a place beside one, or 0."""
    cell = place[0] % WIDE + WIDE * (place[1] % WIDE)
    return int(s.number[cell]) if at(s, cell) == place else 0


def _text(place: list[int]) -> str:
    return "{},{}".format(*place)
