"""Whole games through the page: every variant with the mouse, every game with a finger on a phone and by keys alone."""

from typing import Any

import pytest

from .browser import PHONE
from .conftest import Visit
from .playing import click, keys, play, tap

GAMES = ["bridges", "links", "sums", "ten", "blockers"]
VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("bridges", 3, {}),
    ("bridges", 2, {"symbols": True}),
    ("bridges", 2, {"bonus_chain": False}),
    ("links", 3, {}),
    ("links", 2, {"bonus_cards": 7}),
    ("sums", 3, {}),
    ("sums", 1, {}),
    ("ten", 2, {}),
    ("ten", 2, {"open": True}),
    ("blockers", 3, {}),
    ("blockers", 2, {"duel": True}),
    ("blockers", 2, {"scoring": "groups"}),
]
FEW = 12  # moves until the middle of a game


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_by_clicks(visit: Visit, game: str, players: int, options: dict[str, Any]) -> None:
    anna = visit()
    table = anna.found(game, ["me", *["easy"] * (players - 1)], options=options)
    play(anna.page, click)
    assert anna.view(table)["result"]["how"] == "played"


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_alone(visit: Visit, game: str) -> None:
    anna = visit(color_scheme="dark")
    table = anna.found(game, ["me", "easy"])
    play(anna.page, keys, most=FEW)
    anna.axe("in the middle of a game, dark")
    play(anna.page, keys)
    assert anna.view(table)["result"]["how"] == "played"


@pytest.mark.parametrize("game", GAMES)
def test_by_finger_on_a_phone(visit: Visit, game: str) -> None:
    anna = visit(**PHONE)
    table = anna.found(game, ["me", "easy"])
    play(anna.page, tap, most=FEW)
    anna.axe("in the middle of a game")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
    play(anna.page, tap)
    assert anna.view(table)["result"]["how"] == "played"
