"""Write web/src/wire.ts anew, from the Python definitions: `python -m tests.web.wire`."""

import dataclasses
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from spieltisch.bots import hint
from spieltisch.server import games, lessons
from spieltisch.server import wire as socket
from spieltisch.server.lobby import games as past
from spieltisch.server.lobby import lines, talk
from spieltisch.server.people import routes as people
from spieltisch.server.tables import presence
from spieltisch.table import shapes

FILE = Path(__file__).parents[2] / "web/src/wire.ts"
HEAD = """\
// What the server sends and accepts: docs/api.md, docs/tables.md.
// Written from the definitions in Python by `python -m tests.web.wire`; a test holds the two together.

"""
PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null", Any: "unknown"}

# In the page's words, in the order in which they stand there.
NAMED: dict[str, Any] = {
    "Options": shapes.Options,
    "Move": shapes.Move,
    "Phase": shapes.Phase,
    "Clock": shapes.Clock,
    **{name: one for name, one in vars(shapes).items() if is_typeddict(one) and not name.endswith("Clock")},
    "SeatClock": shapes.SeatClock,
    "GameInfo": games.About,
    "People": presence.People,
    "ChatLine": talk.Line,
    "Advice": hint.Advice,
    "Hint": hint.Hint,
    "TableLine": lines.Line,
    "PlayedGame": past.Played,
    "RatingLine": past.Standing,
    "LessonStep": lessons.Step,
    "Person": people.Me,
    "Request": socket.AnyRequest,
}
# Narrower, where Python's own type is a plain one because a table's words mean nothing there.
SAME: dict[Any, str] = {hint.Reason: "Sentence"}
FIELDS: dict[tuple[str, str], str] = {
    ("GameInfo", "options"): "Record<string, OptionSchema>",
    ("TableLine", "phase"): "Phase",
    ("TableLine", "options"): "Options",
    ("TableLine", "clock"): "Clock",
    ("LessonStep", "match"): "MatchView",
}


def fields(one: Any) -> Iterator[tuple[str, Any, bool]]:
    """Of a structure: each field, its type, and whether it may be missing."""
    hints = get_type_hints(one, include_extras=True)
    if is_typeddict(one):
        for name, hinted in hints.items():
            loose = get_origin(hinted) is NotRequired
            yield name, get_args(hinted)[0] if loose else hinted, loose
    elif dataclasses.is_dataclass(one):
        yield from ((field.name, hints[field.name], False) for field in dataclasses.fields(one))
    else:
        config = one.__struct_config__
        if config.tag_field:
            yield config.tag_field, Literal[config.tag], False
        for field in msgspec.structs.fields(one):
            # A request's number is the socket's own business.
            if config.tag_field and field.name == "n":
                continue
            loose = not field.required and bool(config.tag_field or config.omit_defaults)
            yield field.encode_name, hints[field.name], loose


def is_structure(one: Any) -> bool:
    return isinstance(one, type) and (
        is_typeddict(one) or dataclasses.is_dataclass(one) or issubclass(one, msgspec.Struct)
    )


def expression(one: Any, top: bool = False) -> str:
    """A type in TypeScript: by its name, if it has one."""
    if one in PLAIN:
        return PLAIN[one]
    if not top:
        name = SAME.get(one) or next((name for name, named in NAMED.items() if named == one), None)
        if name:
            return name
    origin, inner = get_origin(one), get_args(one)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(expression(part) for part in inner)
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        part = expression(inner[0])
        return f"({part})[]" if " " in part else f"{part}[]"
    if origin is tuple:
        return f"[{', '.join(expression(part) for part in inner)}]"
    if origin is dict:
        return f"Record<{expression(inner[0])}, {expression(inner[1])}>"
    if is_structure(one):
        return f"{{ {' '.join(_lines('', one))} }}"
    raise TypeError(one)


def _lines(name: str, one: Any) -> Iterator[str]:
    for field, kind, loose in fields(one):
        yield f"{field}{'?' if loose else ''}: {FIELDS.get((name, field)) or expression(kind)};"


def declaration(name: str, one: Any) -> str:
    if is_structure(one):
        body = "".join(f"  {line}\n" for line in _lines(name, one))
        return f"export interface {name} {{\n{body}}}\n"
    if name == "Move":
        named = zip(("seat", "move"), get_args(one), strict=True)
        return f"export type {name} = [{', '.join(f'{part}: {expression(kind)}' for part, kind in named)}];\n"
    parts = [expression(part) for part in get_args(one)] if get_origin(one) in (Union, types.UnionType) else []
    told = "".join(f"\n  | {part}" for part in parts) or f" {expression(one, top=True)}"
    return f"export type {name} ={told};\n"


def written() -> str:
    return HEAD + "\n".join(declaration(name, one) for name, one in NAMED.items())


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
