"""`spieltisch verify`: what holds is found to hold, and whatever was changed is found out."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.table import record, verify
from tests.table import Evening, number

SERIES = json.loads((Path(__file__).parent / "records" / "links_series.json").read_text())
GIVEN = json.loads((Path(__file__).parent / "records" / "blockers_duel.json").read_text())


def test_an_honest_record() -> None:
    report = verify(SERIES)
    assert report.ok
    assert [(done.game, done.round) for done in report.rounds] == [(0, 0), (0, 1), (0, 2)]
    assert all((done.commitment, done.seed, done.deal, done.moves) == (True,) * 4 for done in report.rounds)
    assert report.lines("en")[-1] == "All is as it should be."
    assert report.lines("de")[-1] == "Alles ist, wie es sein soll."
    assert len(report.lines("en")) == 3 * 5 + 1


def test_a_given_deal_is_said_to_be_one() -> None:
    report = verify(GIVEN)
    assert report.ok
    assert report.rounds[0].commitment is None
    assert any("given" in line for line in report.lines("en"))


def swap_two_tiles(given: dict[str, Any]) -> None:
    deck = given["rounds"][1]["record"]["deal"]["deck"]
    deck[-1], deck[-2] = deck[-2], deck[-1]


def change(*path: Any) -> Any:
    """Another value there."""

    def changed(given: dict[str, Any]) -> None:
        *way, last = path
        for step in way:
            given = given[step]
        given[last] = number("other") if isinstance(given[last], str) else 1 - given[last]

    return changed


def other_number(given: dict[str, Any]) -> None:
    numbers = given["rounds"][0]["numbers"]
    numbers[min(numbers)] = number("other")


def no_number(given: dict[str, Any]) -> None:
    given["rounds"][0]["numbers"].popitem()


CHEATS: dict[str, tuple[Any, int, set[str]]] = {
    "commitment": (change("rounds", 0, "commitment"), 0, {"commitment"}),
    "secret": (change("rounds", 0, "secret"), 0, {"commitment", "seed", "deal"}),
    "seed": (change("rounds", 0, "seed"), 0, {"seed"}),
    "number": (other_number, 0, {"seed", "deal"}),
    "numbers": (no_number, 0, {"seed", "deal"}),
    "tiles": (swap_two_tiles, 1, {"deal"}),
    "start": (change("rounds", 1, "record", "deal", "start"), 1, {"deal", "moves"}),
    "score": (change("rounds", 2, "record", "result", "scores", 0), 2, {"moves"}),
    "table": (change("setup", "table"), 0, {"commitment", "seed", "deal"}),
}


@pytest.mark.parametrize("name", CHEATS)
def test_whatever_was_changed_is_found_out(name: str) -> None:
    cheat, round, wrong = CHEATS[name]
    given = copy.deepcopy(SERIES)
    cheat(given)
    report = verify(given)
    assert not report.ok
    done = report.rounds[round]
    assert {name for name in ("commitment", "seed", "deal", "moves") if getattr(done, name) is False} >= wrong
    if "commitment" not in wrong:
        assert done.commitment
    assert report.lines("en")[-1] == "Something is WRONG."


def test_events_that_tell_another_story_are_found_out() -> None:
    given = copy.deepcopy(SERIES)
    at = next(i for i, event in enumerate(given["events"]) if event["type"] == "undo")
    del given["events"][at]
    report = verify(given)
    assert all(done.ok for done in report.rounds)
    assert not report.ok
    assert any("refused" in line or "rounds" in line for line in report.lines("en"))


WRONG: dict[str, Any] = {
    "no secret": lambda given: given["rounds"][0].update(secret=None),
    "upper case": lambda given: given["rounds"][0].update(secret="AB" * 32),
    "numbers as list": lambda given: given["rounds"][0].update(numbers=[]),
    "no such seat": lambda given: given["rounds"][0]["numbers"].update({"9": number(1)}),
    "number 5": lambda given: given["rounds"][0]["numbers"].update({"0": 5}),
    "nothing": lambda given: given["rounds"][0].pop("secret"),
}


@pytest.mark.parametrize("name", WRONG)
def test_values_of_the_wrong_kind_are_wrong(name: str) -> None:
    given = copy.deepcopy(SERIES)
    WRONG[name](given)
    assert not verify(given).ok


SHAPELESS: dict[str, Any] = {
    "no round": lambda given: given.update(rounds=[None]),
    "no record": lambda given: given["rounds"][0].update(record=None),
    "game as text": lambda given: given["rounds"][0].update(game="0"),
    "round -1": lambda given: given["rounds"][0].update(round=-1),
    "round too large": lambda given: given["rounds"][0].update(round=2**32),
}


@pytest.mark.parametrize("name", SHAPELESS)
def test_rounds_of_the_wrong_shape_are_refused(name: str) -> None:
    given = copy.deepcopy(SERIES)
    SHAPELESS[name](given)
    with pytest.raises(Refusal):
        verify(given)


def test_what_was_noted_at_the_table_is_looked_for() -> None:
    """A table that deals again behind its players' backs agrees with itself, but not with what they saw."""
    tables = []
    for secret in ("seen", "other"):
        table = Evening("links", 2, table="t").sit()
        table.do("commit", secret=number(secret))
        for seat in (0, 1):
            table.do("ready", seat, number=number(seat))
        table.do("deal")
        tables.append((table.view(0)["deal"]["commitment"], record(table.play().table)))
    (seen, honest), (_, fake) = tables
    noted = [seen, number(0).upper() + "\n"]
    assert verify(honest, noted).ok
    assert verify(honest, noted).found == {seen: (0, 0), number(0): (0, 0)}
    report = verify(fake, noted)
    assert verify(fake).ok
    assert (report.ok, report.found[seen]) == (False, None)
    assert any("NOT" in line and seen[:16] in line for line in report.lines("en"))
