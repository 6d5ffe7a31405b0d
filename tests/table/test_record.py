"""Records: everything needed to play it again, nothing that is still hidden, no names of accounts."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from spieltisch.table import load, record, verify
from tests.table import Evening, evening

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_keep_replaying(file: Path) -> None:
    """To the same rounds and results, and back to the same bytes."""
    given = json.loads(file.read_text("utf-8"))
    table = load(given)
    assert json.dumps(record(table), sort_keys=True) == json.dumps(given, sort_keys=True)
    assert verify(given).ok
    for done in given["rounds"]:
        assert Match.load(done["record"]).record() == done["record"]


def test_there_are_old_records() -> None:
    assert len(RECORDS) >= 8


def test_a_record_leads_to_the_same_table() -> None:
    table = evening("links", 3, series=True, host="anna").play()
    table.deal().play().deal().play()
    written = record(table.table)
    for given in (written, json.dumps(written), json.dumps(written).encode()):
        assert record(load(given)) == written
    assert len(written["rounds"]) == 3
    assert load(written).state.result == table.state.result


def test_a_round_that_is_being_played_is_left_out() -> None:
    table = evening("links", 2, series=True)
    assert [event["type"] for event in record(table.table)["events"]] == ["sit", "sit"]
    table.play()
    over = record(table.table)
    table.deal().play(7)
    assert record(table.table) == over
    assert load(over).state.phase == "between"


def test_a_record_names_seats_and_not_accounts() -> None:
    table = evening("links", 2, host="anna").play()
    written = record(table.table)
    assert {event.get("by") for event in written["events"]} == {None, "p1", "p2"}
    assert written["setup"]["host"] == "p1"
    assert "anna" not in json.dumps(written)
    strange = Evening("ten", host="somebody").sit().deal().play()
    assert record(strange.table)["setup"]["host"] is None


def broken(change: Any) -> Any:
    given = json.loads((Path(__file__).parent / "records" / "ten.json").read_text())
    change(given)
    return given


UNTRUE: dict[str, tuple[Any, str]] = {
    "no format": (lambda given: given.pop("format"), "table-record-object"),
    "other format": (lambda given: given.update(format="pgn"), "table-record-object"),
    "no events": (lambda given: given.pop("events"), "record-missing"),
    "one more": (lambda given: given.update(more=1), "record-unknown"),
    "version 2": (lambda given: given.update(v=2), "table-record-version"),
    "version true": (lambda given: given.update(v=True), "table-record-version"),
    "events no list": (lambda given: given.update(events={}), "table-record-object"),
    "no such game": (lambda given: given["setup"].update(game="chess"), "unknown-game"),
    "other rules": (lambda given: given["setup"].update(rules="0"), "record-rules"),
    "colour": (lambda given: given["setup"].update(colour="red"), "table-setup-value"),
    "one event less": (lambda given: given["events"].pop(0), "table-record-refused"),
    "nothing happened": (lambda given: given["events"].insert(3, None), "table-record-refused"),
    "last event missing": (lambda given: given["events"].pop(), "table-record-rounds"),
    "no rounds": (lambda given: given["rounds"].clear(), "table-record-rounds"),
    "other seed": (lambda given: given["rounds"][0].update(seed="00" * 32), "table-record-rounds"),
}


@pytest.mark.parametrize("name", UNTRUE)
def test_a_record_that_is_not_true_is_refused(name: str) -> None:
    change, key = UNTRUE[name]
    with pytest.raises(Refusal) as refused:
        load(broken(change))
    assert (refused.value.code, refused.value.key) == ("bad_record", key)
    assert refused.value.message("de") != refused.value.message("en")


@pytest.mark.parametrize(
    "given", [None, "", "[", "[]", "{}", 5, b"\xff", "[" * 100_000], ids=lambda given: repr(given)[:9]
)
def test_what_is_no_record_is_refused(given: Any) -> None:
    for read in (load, verify):
        with pytest.raises(Refusal) as refused:
            read(given)
        assert refused.value.code == "bad_record"
