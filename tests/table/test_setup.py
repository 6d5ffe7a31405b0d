"""What is agreed on, and the shape of what may happen."""

import re
from pathlib import Path
from typing import Any

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.table import Table, view
from spieltisch.table.events import SHAPES
from tests.table import evening, number

PAGE = (Path(__file__).parents[2] / "docs" / "tables.md").read_text("utf-8")
CLOCKS: list[Any] = [
    {"kind": "none"},
    {"kind": "minutes", "minutes": 10, "increment": 5},
    {"kind": "days", "days": 3},
]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_a_set_up_says_everything_and_is_read_again(clock: Any) -> None:
    agreed = {"game": "links", "players": 3, "series": True, "clock": clock, "host": "anna", "table": "t1"}
    setup = Table.new(agreed).setup.json()
    assert Table.new(setup).setup.json() == setup
    assert (setup["v"], setup["rules"], setup["clock"], setup["options"]) == (1, "1", clock, {"bonus_cards": 8})


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": None}, "unknown-game"),
        ({"players": 3}, "players-count"),
        ({"options": {"open": 1}}, "options-value"),
        ({"rules": "0"}, "record-rules"),
        ({"v": 2}, "table-setup-value"),
        ({"v": True}, "table-setup-value"),
        ({"colour": "red"}, "table-setup-value"),
        ({"fair": 1}, "table-setup-value"),
        ({"stand_in": "Strong!"}, "table-setup-value"),
        ({"table": "x" * 101}, "table-setup-value"),
        ({"host": 5}, "table-setup-value"),
        ({"series": True}, "table-no-series"),
        ({"clock": None}, "table-clock"),
        ({"clock": {"kind": "hours"}}, "table-clock"),
        ({"clock": {"kind": ["none"]}}, "table-clock"),
        ({"clock": {"kind": "none", "days": 1}}, "table-clock"),
        ({"clock": {"kind": "minutes", "minutes": 10}}, "table-clock"),
        ({"clock": {"kind": "minutes", "minutes": True, "increment": 0}}, "table-clock"),
        ({"clock": {"kind": "minutes", "minutes": 0, "increment": 0}}, "table-clock"),
        ({"clock": {"kind": "days", "days": 31}}, "table-clock"),
    ],
    ids=str,
)
def test_what_cannot_be_agreed_on_is_refused(wrong: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        Table.new({"game": "ten", **wrong})
    assert refused.value.key == key
    assert refused.value.message("de") != refused.value.message("en")


@pytest.mark.parametrize("setup", [None, [], "ten", 5])
def test_a_set_up_is_an_object(setup: Any) -> None:
    with pytest.raises(Refusal):
        Table.new(setup)


MOVE: dict[str, Any] = {"v": 1, "type": "move", "at": 10**9, "by": "anna", "seat": 0, "move": "0,0"}


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"type": "chat"}, "table-event-type"),
        ({"type": None}, "table-event-type"),
        ({"type": ["move"]}, "table-event-type"),
        ({"colour": "red"}, "table-event-key"),
        ({"number": number(1)}, "table-event-key"),
        ({"v": 2}, "table-event-value"),
        ({"v": None}, "table-event-value"),
        ({"at": -1}, "table-event-value"),
        ({"at": 1.5}, "table-event-value"),
        ({"at": 2**53}, "table-event-value"),
        ({"by": ""}, "table-event-value"),
        ({"by": None}, "table-event-value"),
        ({"by": 5}, "table-event-value"),
        ({"seat": True}, "table-event-value"),
        ({"seat": -1}, "table-event-value"),
        ({"seat": None}, "table-event-value"),
        ({"seat": 2}, "no-seat"),
        ({"move": None}, "table-event-value"),
        ({"move": "0" * 65}, "table-event-value"),
        ({"at": 1}, "table-time"),
    ],
    ids=str,
)
def test_an_event_of_the_wrong_shape_is_refused(wrong: dict[str, Any], key: str) -> None:
    table = evening().table
    with pytest.raises(Refusal) as refused:
        table.apply({**MOVE, **wrong})
    assert refused.value.key == key
    assert refused.value.message("de") != refused.value.message("en")


@pytest.mark.parametrize("event", [None, [], "move", {}, {"type": "move"}])
def test_an_event_is_an_object(event: Any) -> None:
    with pytest.raises(Refusal):
        evening().table.apply(event)


@pytest.mark.parametrize("missing", ["v", "at", "seat", "move"])
def test_an_event_is_complete(missing: str) -> None:
    event = {name: value for name, value in MOVE.items() if name != missing}
    with pytest.raises(Refusal) as refused:
        evening().table.apply(event)
    assert refused.value.values["name"] == missing


@pytest.mark.parametrize("secret", ["", "0" * 63, "A" * 64, "g" * 64, "0" * 64 + "\n", 5])
def test_a_number_is_64_digits_in_lower_case(secret: Any) -> None:
    with pytest.raises(Refusal):
        evening().table.apply({"v": 1, "type": "commit", "at": 10**9, "secret": secret})


def test_what_is_done_to_an_event_afterwards_is_not_done_to_the_table() -> None:
    deal = {"start": 0, "stones": [[1, 2, 3] * 5, [1, 2, 3] * 5]}
    table = Table.new(game="ten", fair=False)
    for seat in (0, 1):
        table = table.apply({"v": 1, "type": "sit", "at": 0, "seat": seat, "bot": "random"})
    event = {"v": 1, "type": "deal", "at": 0, "deal": deal}
    table = table.apply(event)
    mark = table.fingerprint()
    deal["stones"][0].clear()  # type: ignore[index]
    event["at"] = 5
    assert table.fingerprint() == mark


def test_every_event_is_described() -> None:
    assert [kind for kind in SHAPES if f"| `{kind}` |" not in PAGE] == []


def test_the_page_keeps_its_word() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S):
        exec(block, names)
    assert names["table"].due(now=10) == "commit"
    assert view(names["table"], seat=0, now=10)["sentence"] == {"key": "table-say-full", "values": {}}
