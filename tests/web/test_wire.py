"""The types of the page are those of Python, and what a table really sends has these types."""

import json
import types
from typing import Any, Literal, Union, get_args, get_origin

import pytest

from spieltisch.kernel.registry import find, ids
from spieltisch.table import shapes
from tests.table import Evening

from .wire import FILE, fields, is_structure, written


def test_they_are_written_from_what_is() -> None:
    assert FILE.read_text("utf-8") == written(), "python -m tests.web.wire"


def misfits(value: Any, kind: Any, where: str = "") -> list[str]:
    """Where a value as it is sent is not what the type says; no field too many either."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return []
    if origin in (Union, types.UnionType):
        found = [misfits(value, part, where) for part in inner]
        return [] if [] in found else min(found, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r}"]
    if origin is list and isinstance(value, list):
        return [one for i, part in enumerate(value) for one in misfits(part, inner[0], f"{where}[{i}]")]
    if origin is tuple and isinstance(value, list) and len(value) == len(inner):
        pairs = enumerate(zip(value, inner, strict=True))
        return [one for i, (part, what) in pairs for one in misfits(part, what, f"{where}[{i}]")]
    if origin is dict and isinstance(value, dict):
        return [one for name, part in value.items() for one in misfits(part, inner[1], f"{where}.{name}")]
    if is_structure(kind) and isinstance(value, dict):
        known = {name: (part, loose) for name, part, loose in fields(kind)}
        wrong = [f"{where}.{name}: unknown" for name in value if name not in known]
        for name, (part, loose) in known.items():
            if name in value:
                wrong += misfits(value[name], part, f"{where}.{name}")
            elif not loose:
                wrong.append(f"{where}.{name}: missing")
        return wrong
    right = value is None if kind is type(None) else isinstance(kind, type) and type(value) is kind
    return [] if right else [f"{where}: {value!r} is no {kind}"]


SERIES = [(game, find(game).rounds is not None) for game in ids()]


@pytest.mark.parametrize(("game", "series"), SERIES, ids=ids())
def test_what_a_table_sends_has_these_types(game: str, series: bool) -> None:
    """From the first seat to the last round; with clocks, and once by days."""
    clock = {"kind": "days", "days": 2} if game == "ten" else {"kind": "minutes", "minutes": 5, "increment": 5}
    table = Evening(game, series=series, clock=clock)
    wrong = looked_at(table)
    table.sit()
    while table.state.phase != "over":
        wrong += looked_at(table)
        table.deal().play(moves=3)
        wrong += looked_at(table)
        table.play()
    assert not wrong + looked_at(table)


def looked_at(table: Evening) -> list[str]:
    """What is wrong with every seat's view, and with a spectator's."""
    eyes = [None, *range(table.table.setup.players)]
    sent = [json.loads(json.dumps(table.view(seat))) for seat in eyes]
    return [wrong for seen in sent for wrong in misfits(seen, shapes.TableView)]


def test_what_is_said_of_options_has_its_type() -> None:
    schemas = [option.schema() for game in ids() for option in find(game).options]
    assert len(schemas) > 4
    assert not [wrong for schema in schemas for wrong in misfits(schema, shapes.OptionSchema)]
