"""What can happen at a table, as JSON objects. docs/tables.md describes them.

    {"v": 1, "type": "move", "at": 1767225600000, "by": "anna", "seat": 0, "move": "y12"}

`at` is the time in milliseconds, `by` the person who acts; without it the table itself does (its bots, its clock).
Here only the shape is looked at; whether it may happen now is for the modules that carry it out.
"""

import copy
import re
import unicodedata
from collections.abc import Callable
from typing import Any

from ..kernel.errors import Refusal
from .setup import LEVEL, VERSION

Event = dict[str, Any]
Check = Callable[[Any], bool]

LATEST = 2**53 - 1  # the last whole number that every JSON reader has
LONGEST_NAME, LONGEST_MOVE = 40, 64
NUMBER = re.compile(r"[0-9a-f]{64}")


def _time(value: Any) -> bool:
    return type(value) is int and 0 <= value <= LATEST


def _id(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 100 and value.isprintable()


def _seat(value: Any) -> bool:
    return type(value) is int and 0 <= value < 64


def _name(value: Any) -> bool:
    """What can be shown in a line, in full and without turning the rest of the line around."""
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME or value != value.strip():
        return False
    return all(unicodedata.category(letter)[0] != "C" for letter in value) and value.isprintable()


def _move(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_MOVE


def _level(value: Any) -> bool:
    return isinstance(value, str) and bool(LEVEL.fullmatch(value))


def _number(value: Any) -> bool:
    """32 bytes as 64 hexadecimal digits in lower case."""
    return isinstance(value, str) and bool(NUMBER.fullmatch(value))


def _object(value: Any) -> bool:
    return isinstance(value, dict)


def _moves(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(pair, list) and len(pair) == 2 and _seat(pair[0]) and _move(pair[1]) for pair in value
    )


# type: keys it needs, keys it may have beside `by`
SHAPES: dict[str, tuple[dict[str, Check], dict[str, Check]]] = {
    "sit": ({"seat": _seat}, {"name": _name, "bot": _level}),
    "leave": ({"seat": _seat}, {}),
    "commit": ({"secret": _number}, {}),
    "ready": ({"seat": _seat, "number": _number}, {}),
    "deal": ({}, {"deal": _object, "moves": _moves}),
    "move": ({"seat": _seat, "move": _move}, {}),
    "undo": ({"seat": _seat}, {}),
    "resign": ({"seat": _seat}, {}),
    "end": ({"seat": _seat}, {}),
    "decline": ({"seat": _seat}, {}),
    "timeout": ({"seat": _seat}, {}),
    "return": ({"seat": _seat}, {}),
    "rematch": ({"seat": _seat}, {}),
}


def read(event: Any, players: int) -> Event:
    """A copy with its keys in order; whatever is not exactly an event is refused."""
    if not isinstance(event, dict):
        raise Refusal("bad_request", "table-event-object")
    kind = event.get("type")
    if not isinstance(kind, str) or kind not in SHAPES:
        raise Refusal("bad_request", "table-event-type", type=str(kind), types=", ".join(SHAPES))
    needed, possible = SHAPES[kind]
    checks: dict[str, Check] = {"v": _version, "type": _object, "at": _time, "by": _id, **needed, **possible}
    for name in event:
        if name not in checks:
            raise Refusal("bad_request", "table-event-key", type=kind, name=str(name))
    clean: Event = {}
    for name, check in checks.items():
        if name == "type":
            clean[name] = kind
        elif name in event:
            if not check(event[name]):
                raise Refusal("bad_request", "table-event-value", type=kind, name=name)
            clean[name] = copy.deepcopy(event[name])
        elif name in needed or name in ("v", "at"):
            raise Refusal("bad_request", "table-event-value", type=kind, name=name)
    if clean.get("seat", 0) >= players:
        raise Refusal("bad_request", "no-seat", seat=str(clean["seat"]), most=players - 1)
    return clean


def _version(value: Any) -> bool:
    return type(value) is int and value == VERSION
