"""links: moves as text, and why a move is refused."""

import re
from typing import Any

from ...kernel.errors import Refusal
from .state import AS_JOKER, COLOURS, DRAW, ELEVEN, END, EXCHANGE, LAST, MOST, PASS, ROWS, WIDE
from .view import card, holds

WORDS = {DRAW: "draw", END: "end", PASS: "pass"}
SIGNS = {0: "", AS_JOKER: "*", EXCHANGE: "="}
MOVE = re.compile(r"([yrbg])(0|[1-9]\d{0,3})([*=]?)", re.ASCII)
EXAMPLES = "y12  y12*  y12=  draw  end  pass"


def name(s: Any, seat: int, action: int) -> str:
    if action >= DRAW:
        return WORDS[action]
    place = action % AS_JOKER
    return card(s, place) + SIGNS[action - place]


def reason(s: Any, seat: int, move: str) -> Refusal:
    """Why this move, which is not legal, is refused."""
    if move == "draw":
        return _no_draw(s)
    if move == "end":
        return _no("LK-8", "links-owes") if s.bound else _no("LK-4", "links-end-early")
    if move == "pass":
        return _no_pass(s, seat)
    parts = MOVE.fullmatch(move)
    if not parts:
        return Refusal("illegal_move", "move-unreadable", move=move, examples=EXAMPLES)
    colour, number = COLOURS.index(parts[1]), int(parts[2])
    if not 1 <= number <= LAST:
        return _no("LK-1", "links-no-place", place=parts[1] + parts[2])
    place = WIDE * s.colour.tolist().index(colour) + number
    return _no_exchange(s, seat, place) if parts[3] == "=" else _no_lay(s, seat, place, parts[3] == "*")


def _no(rule: str, key: str, **values: Any) -> Refusal:
    return Refusal("illegal_move", key, rule, **values)


def _no_draw(s: Any) -> Refusal:
    if s.laid:
        return _no("LK-4", "links-draw-late")
    return _no("LK-8", "links-owes") if s.bound else _no("LK-4", "links-stack-empty")


def _no_pass(s: Any, seat: int) -> Refusal:
    if s.laid:
        return _no("LK-4", "links-pass-late")
    if s.bound:
        return _no("LK-8", "links-owes")
    if s.left:
        return _no("LK-10", "links-pass-stack")
    fitting = [card(s, place) for place in range(ROWS * WIDE) if holds(s.hand[seat], place) and _adjoins(s, place)]
    return _no("LK-10", "links-forced", cards=", ".join(fitting))


def _no_lay(s: Any, seat: int, place: int, joker: bool) -> Refusal:
    there = card(s, place)
    if place % WIDE == ELEVEN:
        return _no("LK-1", "links-eleven", place=there)
    own = holds(s.hand[seat], place)
    if holds(s.filled, place):
        if own and not joker:
            return _no("LK-8", "links-exchange-instead", place=there)
        return _no("LK-5", "links-taken", place=there)
    if joker and not s.jokers[seat]:
        return _no("LK-7", "links-no-joker")
    if not joker and not own:
        return _no("LK-4", "links-not-held", place=there)
    if s.laid == MOST:
        return _no("LK-4", "links-enough", most=MOST)
    if any(holds(s.filled, place + step) for step in (-WIDE, WIDE) if 0 <= place + step < ROWS * WIDE):
        return _no("LK-6", "links-no-connection", place=there)
    return _no("LK-5", "links-nothing-beside", place=there, number=str(place % WIDE))


def _no_exchange(s: Any, seat: int, place: int) -> Refusal:
    there = card(s, place)
    if not holds(s.joker, place):
        return _no("LK-8", "links-no-joker-there", place=there)
    if not holds(s.hand[seat], place):
        return _no("LK-8", "links-not-held", place=there)
    return _no("LK-8", "links-board-full")


def _adjoins(s: Any, place: int) -> bool:
    """LK-5."""
    return not holds(s.filled, place) and (holds(s.filled, place - 1) or holds(s.filled, place + 1))
