"""Options: defaults filled in, anything unknown refused."""

from typing import Any

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.options import HUGE, Flag, OneOf, Whole, complete

pytestmark = pytest.mark.plain

OPTIONS = (
    Flag("open"),
    Whole("cap", 100),
    OneOf("scoring", "all", choices=("all", "few")),
    Flag("duel", seats=(2,)),
)


def test_what_is_left_out_has_its_default() -> None:
    assert complete(OPTIONS, 2, {}) == {"open": False, "cap": 100, "scoring": "all", "duel": False}
    chosen = complete(OPTIONS, 2, {"duel": True, "scoring": "few"})
    assert list(chosen.items()) == [("open", False), ("cap", 100), ("scoring", "few"), ("duel", True)]


@pytest.mark.parametrize(
    "chosen",
    [{"opened": True}, {"open": 1}, {"open": "true"}, {"cap": 0}, {"cap": True}, {"cap": 1.0}, {"scoring": "none"}]
    + [{"scoring": 0}, {"duel": None}],
    ids=str,
)
def test_unknown_names_and_values_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        complete(OPTIONS, 2, chosen)
    assert refused.value.code == "bad_options"
    assert next(iter(chosen)) in str(refused.value)


def test_an_option_may_need_a_number_of_seats() -> None:
    with pytest.raises(Refusal, match="2"):
        complete(OPTIONS, 3, {"duel": True})
    assert complete(OPTIONS, 3, {"duel": False})["duel"] is False


def test_a_huge_number_is_kept_and_means_endless() -> None:
    cap = OPTIONS[1]
    assert complete(OPTIONS, 2, {"cap": 10**30})["cap"] == 10**30
    assert cap.code(10**30) == HUGE


def test_schemas_tell_what_is_allowed() -> None:
    assert [option.schema() for option in OPTIONS] == [
        {"type": "boolean", "default": False},
        {"type": "integer", "minimum": 1, "default": 100},
        {"enum": ["all", "few"], "default": "all"},
        {"type": "boolean", "default": False},
    ]
