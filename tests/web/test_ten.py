"""The board of ten, in a real browser."""

from typing import Any

import pytest

from .conftest import Visit
from .playing import click, play

VARIANTS: list[dict[str, Any]] = [{}, {"open": True}]


@pytest.mark.parametrize("options", VARIANTS, ids=["closed", "open"])
def test_a_whole_game_by_clicks(visit: Visit, options: dict[str, Any]) -> None:
    anna = visit()
    table = anna.found("ten", ["me", "easy"], options=options)
    play(anna.page, click)
    assert anna.view(table)["result"]["how"] == "played"
