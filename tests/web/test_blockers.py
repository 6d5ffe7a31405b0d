"""The board of blockers, in a real browser."""

from typing import Any

import pytest

from .conftest import Visit
from .playing import click, play

VARIANTS: list[tuple[int, dict[str, Any]]] = [(3, {}), (2, {"duel": True}), (2, {"scoring": "groups"})]


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=["three", "duel", "groups"])
def test_a_whole_game_by_clicks(visit: Visit, players: int, options: dict[str, Any]) -> None:
    anna = visit()
    table = anna.found("blockers", ["me", *["easy"] * (players - 1)], options=options)
    play(anna.page, click)
    assert anna.view(table)["result"]["how"] == "played"
