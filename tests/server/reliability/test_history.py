"""The checker finds what it is there to find."""

import copy
from collections.abc import Callable

import pytest

from tests.table import Evening

from .history import Kept, Notes, check


def evening() -> tuple[dict[str, Kept], Notes]:
    """A short one at which all went well: anna's second move has been refused, her third one never answered."""
    table = Evening("ten").sit()
    table.do("commit", secret="00" * 32)
    for seat in (0, 1):
        table.do("ready", seat, number="11" * 32)
    table.do("deal")
    notes = Notes({"tab": "anna"})
    while table.match.moves[-1:] == [] or table.match.moves[-1][0] != 0:
        table.move()
    shown = table.view(0)
    notes.shown["t", shown["number"], 0] = shown
    number, move = shown["number"], {"type": "move", "seat": 0, "move": table.match.moves[-1][1]}
    events = list(table.table.events)
    kept = Kept(table.table.setup.json(), list(range(1, number + 1)), events, [(None, None)] * number)
    kept.requests[number - 1] = ("tab", 1)
    for n in (1, 2, 3):
        notes.asked["tab", n] = {"op": "do", "n": n, "table": "t", "event": move}
    notes.answered["tab", 1] = {"re": 1, "ok": True, "number": number}
    notes.answered["tab", 2] = {"re": 2, "ok": False, "error": {"code": "not_asked"}}
    return {"t": kept}, notes


def lose_the_last(kept: Kept, notes: Notes) -> None:
    for column in (kept.numbers, kept.events, kept.requests):
        column.pop()


def lose_one_between(kept: Kept, notes: Notes) -> None:
    for column in (kept.numbers, kept.events, kept.requests):
        del column[2]


def do_twice(kept: Kept, notes: Notes) -> None:
    kept.requests[2] = ("tab", 1)


def do_what_was_refused(kept: Kept, notes: Notes) -> None:
    kept.requests[2] = ("tab", 2)


def do_something_else(kept: Kept, notes: Notes) -> None:
    notes.asked["tab", 1]["event"]["move"] = "9,9"


def do_it_for_another(kept: Kept, notes: Notes) -> None:
    notes.persons["tab"] = "bert"


def show_what_is_not_so(kept: Kept, notes: Notes) -> None:
    next(iter(notes.shown.values()))["moves"] = []


def show_what_is_not_kept(kept: Kept, notes: Notes) -> None:
    notes.shown["t", 99, None] = {}


def test_a_good_evening() -> None:
    kept, notes = evening()
    assert notes.promised == 1
    check(kept, notes)


@pytest.mark.parametrize(
    "spoil",
    [
        lose_the_last,
        lose_one_between,
        do_twice,
        do_what_was_refused,
        do_something_else,
        do_it_for_another,
        show_what_is_not_so,
        show_what_is_not_kept,
    ],
)
def test_it_finds(spoil: Callable[[Kept, Notes], None]) -> None:
    kept, notes = copy.deepcopy(evening())
    spoil(kept["t"], notes)
    with pytest.raises(AssertionError):
        check(kept, notes)
