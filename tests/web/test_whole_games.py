"""Whole games through the page: with the mouse, with a finger on a phone, with the keys alone."""

import pytest

from .browser import PHONE
from .conftest import Visit
from .playing import click, keys, play, tap

BOARDS = ["bridges"]


@pytest.mark.parametrize("game", BOARDS)
def test_by_clicks(visit: Visit, game: str) -> None:
    anna = visit()
    table = anna.found(game, ["me", "easy"])
    play(anna.page, click)
    assert anna.view(table)["result"]["how"] == "played"


@pytest.mark.parametrize("game", BOARDS)
def test_by_keys_alone(visit: Visit, game: str) -> None:
    anna = visit()
    table = anna.found(game, ["me", "easy"])
    play(anna.page, keys)
    assert anna.view(table)["result"]["how"] == "played"


@pytest.mark.parametrize("game", BOARDS)
def test_by_finger_on_a_phone(visit: Visit, game: str) -> None:
    anna = visit(**PHONE)
    table = anna.found(game, ["me", "easy"])
    play(anna.page, tap)
    assert anna.view(table)["result"]["how"] == "played"
