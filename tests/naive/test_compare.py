"""The referee as a program of its own says what the twins say; more games: python -m tests.naive.compare."""

import pytest

from tests.naive.compare import GAMES, compare, setups


@pytest.mark.parametrize("game", GAMES)
def test_the_referee_says_what_the_twin_says(game: str) -> None:
    assert compare(game, len(setups(game)), key=0).count("the same") == 1
