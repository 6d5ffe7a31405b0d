"""sums: moves as text, and why a move is refused."""

import re
from typing import Any

from ...kernel.bits import has
from ...kernel.errors import Refusal
from .rules import alike
from .state import CALL, CARDS, COLUMNS, FIELDS, GREY, LONG, NOTHING, ROWS, SECOND, VALUE, WRITE, WRITE_IN
from .view import FIELD_NAMES, colours_in, members

NUMBER = "0|[1-9][0-9]{0,2}"
LAY = re.compile(rf"([a-z]-?(?:{NUMBER}))>({NUMBER})")
FIELD = re.compile(rf"([a-z])({NUMBER})")


def name(s: Any, seat: int, action: int) -> str:
    if action < CALL:
        return f"{CARDS[action // 4]}>{action % 4 + 1}"
    if action == CALL:
        return "call"
    return "-" if action == NOTHING else FIELD_NAMES[action - WRITE_IN]


def secret(s: Any, seat: int, action: int) -> bool:
    """SU-8: what is written stays hidden until the last one has decided."""
    return bool(s.phase == WRITE and s.waiting != 1 << seat)


def reason(s: Any, seat: int, move: str) -> Refusal:
    """Why this move, which is not legal, is refused."""
    lay, field = LAY.fullmatch(move), FIELD.fullmatch(move)
    if not (lay or field or move in ("call", "-")):
        return Refusal("illegal_move", "move-unreadable", move=move, examples="o4>2  call  o3  -")
    if s.phase == WRITE:
        return _writing(s, seat, field)
    if lay:
        return _laying(s, seat, lay[1], int(lay[2]))
    if s.phase == SECOND:
        return Refusal("illegal_move", "sums-call-first", "SU-3")
    return Refusal("illegal_move", "sums-lay-first", "SU-2")


def _laying(s: Any, seat: int, card: str, pile: int) -> Refusal:
    if card not in CARDS:
        return Refusal("illegal_move", "sums-no-card", "SU-1", card=card)
    if not 1 <= pile <= 4:
        return Refusal("illegal_move", "sums-no-pile", "SU-1", pile=str(pile))
    if not has(s.hand[seat], CARDS.index(card)):
        hand = ", ".join(members(CARDS, s.hand[seat])) or "-"
        return Refusal("illegal_move", "sums-not-in-hand", "SU-2", card=card, hand=hand)
    first = int(s.top[s.last])
    if not has(alike(s, seat), CARDS.index(card)):
        return Refusal("illegal_move", "sums-unlike", "SU-3", card=card, value=str(VALUE[first]))
    if pile == s.last + 1:
        return Refusal("illegal_move", "sums-same-pile", "SU-3", pile=str(pile))
    return Refusal("illegal_move", "sums-diagonal", "SU-3", pile=str(pile), first=str(s.last + 1))


def _writing(s: Any, seat: int, field: Any) -> Refusal:
    total, colours = int(s.total), colours_in(s.rows)
    if not field:
        return Refusal("illegal_move", "sums-announced", "SU-4", sum=str(total))
    colour, place = field[1], int(field[2])
    if colour == GREY:
        return Refusal("illegal_move", "sums-grey", "SU-2")
    if colour not in ROWS or not 1 <= place <= LONG:
        return Refusal("illegal_move", "sums-no-field", "SU-4", field=field[0])
    if colour not in colours:
        return Refusal("illegal_move", "sums-other-row", "SU-4", row=colour, rows=", ".join(colours))
    start = LONG * ROWS.index(colour)
    here = start + place - 1
    numbers = s.number[seat].tolist()
    if numbers[here]:
        return Refusal("illegal_move", "sums-taken", "SU-4", field=field[0], number=str(numbers[here]))
    for other in range(start, start + LONG):
        number = numbers[other]
        if number and other < here and number >= total:
            return _order("sums-left", field[0], total, other, number)
        if number and other > here and number <= total:
            return _order("sums-right", field[0], total, other, number)
    twin = next(f for f in range(FIELDS) if COLUMNS[f] == COLUMNS[here] and numbers[f] == total)
    return Refusal("illegal_move", "sums-column", "SU-5", field=field[0], sum=str(total), other=FIELD_NAMES[twin])


def _order(key: str, field: str, total: int, other: int, number: int) -> Refusal:
    return Refusal(
        "illegal_move", key, "SU-5", field=field, sum=str(total), other=FIELD_NAMES[other], number=str(number)
    )
