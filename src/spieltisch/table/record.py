"""A table as a file: everything needed to play it again, for its players to keep and for anybody to check.

    {"format": "spieltisch table", "v": 1, "setup": {...}, "events": [...], "rounds": [...]}

Set-up and events are the table itself. `rounds` follows from them and stands there for programs that do not know
the rules: of each round that is over what its deal was made from, and its game record (`spieltisch.load` takes it).
"""

import json
from typing import Any

from ..kernel.errors import Refusal
from .setup import VERSION, Setup
from .state import Round, State
from .table import Table
from .view import finished

FORMAT = "spieltisch table"
KEYS = ("format", "v", "setup", "events", "rounds")


def record(table: Table) -> dict[str, Any]:
    """Everything up to the last round that is over; a round that is being played is left out.

    Who somebody is stays with the host: persons are p1, p2, ... in the order in which they first did something.
    """
    persons: dict[str, str] = {}
    events = []
    for event in table.events[: table.closed]:
        if "by" in event:
            event = {**event, "by": persons.setdefault(event["by"], f"p{len(persons) + 1}")}
        events.append(event)
    setup = table.setup.json()
    return {
        "format": FORMAT,
        "v": VERSION,
        "setup": {**setup, "host": persons.get(table.setup.host or "")},
        "events": events,
        "rounds": rounds(table.setup, table.state),
    }


def rounds(setup: Setup, state: State) -> list[dict[str, Any]]:
    return [_round(setup, done) for done in state.rounds]


def _round(setup: Setup, done: Round) -> dict[str, Any]:
    shown = finished(setup, done)
    del shown["result"]  # it is in the game's record
    return {"game": done.game, **shown, "names": list(done.names), "record": done.record}


def read(text: Any) -> dict[str, Any]:
    """A record from an object or JSON text, as far as its outer shape goes."""
    if isinstance(text, str | bytes):
        try:
            text = json.loads(text)
        except (ValueError, RecursionError):
            text = None
    if not isinstance(text, dict) or text.get("format") != FORMAT:
        raise Refusal("bad_record", "table-record-object")
    for name in KEYS:
        if name not in text:
            raise Refusal("bad_record", "record-missing", name=name)
    for name in text:
        if name not in KEYS:
            raise Refusal("bad_record", "record-unknown", name=str(name))
    if type(text["v"]) is not int or text["v"] != VERSION:
        raise Refusal("bad_record", "table-record-version", version=str(text["v"]))
    if not isinstance(text["events"], list) or not isinstance(text["rounds"], list):
        raise Refusal("bad_record", "table-record-object")
    return text


def load(text: Any) -> Table:
    """The table of a record; refuses one whose events are not possible or do not lead to its rounds."""
    given = read(text)
    try:
        table = Table.new(given["setup"])
    except Refusal as refused:
        raise Refusal("bad_record", refused.key, refused.rule, **refused.values) from None
    for number, event in enumerate(given["events"], 1):
        try:
            table = table.apply(event)
        except Refusal as refused:
            reason = refused.message()
            raise Refusal("bad_record", "table-record-refused", number=number, reason=reason) from None
    if rounds(table.setup, table.state) != given["rounds"]:
        raise Refusal("bad_record", "table-record-rounds")
    return table
