"""Every registered game and the example keep every law."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.conformance import LAWS, ONCE, Law, check, secrets, try_one
from spieltisch.conformance.walk import at, combinations, finish, seed_of
from spieltisch.kernel.game import Game
from spieltisch.kernel.registry import find, ids, load_file
from spieltisch.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four.py"
GAMES = [*ids(), EXAMPLE.stem]
QUICK = [law for law in LAWS if law not in ONCE]


def game_of(name: str) -> Game:
    return load_file(EXAMPLE) if name == EXAMPLE.stem else find(name)


def setups_of(game: Game) -> list[tuple[int, dict[str, Any]]]:
    return [(seats, options) for seats in game.seats for options in combinations(game, seats)]


@pytest.mark.bounds
@pytest.mark.parametrize("name", GAMES)
def test_keeps_the_laws_in_every_setup(name: str) -> None:
    game = game_of(name)
    for seats, options in setups_of(game):
        try_one(game, seats, options, seed_of(name, seats), QUICK)


@pytest.mark.parametrize("name", GAMES)
def test_imagines_what_could_have_been_dealt(name: str) -> None:
    game = game_of(name)
    for n, seats in enumerate(game.seats):
        setups = combinations(game, seats)
        try_one(game, seats, setups[n % len(setups)], seed_of(name, seats), ONCE)


def test_the_example_passes_the_whole_check() -> None:
    check(load_file(EXAMPLE), games=3)


@pytest.mark.plain
@pytest.mark.parametrize("name", GAMES)
def test_keeps_the_laws_uncompiled(name: str) -> None:
    """All options together, where ten has no long second round; the law that draws most is left out."""
    game = game_of(name)
    laws = [law for law in QUICK if law.__name__ != "pick"]
    try_one(game, game.seats[-1], combinations(game, game.seats[-1])[-1], seed_of("plain"), laws)


@pytest.mark.parametrize("law", [secrets.sample, secrets.leak, secrets.truth, secrets.settles, secrets.secret])
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15)
@given(setup=st.integers(0, 99), share=st.floats(0, 1), key=st.integers(0, 2**64 - 1))
def test_hidden_tiles_stay_hidden(name: str, law: Law, setup: int, share: float, key: int) -> None:
    """Hypothesis chooses setup, position and keys, and finds an early position when a law is broken."""
    game = game_of(name)
    setups = setups_of(game)
    seats, options = setups[setup % len(setups)]
    match = finish(Match(game, seats, options, seed=f"{key:064x}"), Random(key))
    law(at(match, int(share * len(match.moves))), Random(key))


@pytest.mark.parametrize("name", GAMES)
def test_every_setup_is_tried(name: str) -> None:
    game = game_of(name)
    for seats in game.seats:
        setups = combinations(game, seats)
        assert setups[0] == game.check_options(seats, {})
        for option in game.options:
            if option.seats is None or seats in option.seats:
                assert len({repr(options[option.name]) for options in setups}) > 1


def test_the_page_lists_every_law() -> None:
    page = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text()
    listed = re.findall(r"^\| `(\w+)\.(\w+)` \|", page, re.M)
    laws = [(law.__module__.rpartition(".")[2], law.__name__) for law in LAWS]
    assert sorted(listed) == sorted(laws)
