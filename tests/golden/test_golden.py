"""Every recorded game, played again from its own deal and moves, comes out word for word as it was written down."""

from itertools import zip_longest
from pathlib import Path

import pytest

from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match
from tests.golden import signature
from tests.golden.plan import PLAN
from tests.golden.playthrough import FOLDER, MOST_BYTES, differences, file_of, read, write

FILES = sorted(set(FOLDER.glob("*-*.txt")))
GAMES = ids()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_comes_out_as_it_was_written(file: Path) -> None:
    old = file.read_text("utf-8")
    match, every = read(old)
    assert match.over
    compare(file.name, old, write(match, every))


def compare(name: str, old: str, new: str) -> None:
    for number, (was, now) in enumerate(zip_longest(old.splitlines(), new.splitlines()), 1):
        if was != now:
            was, now = was or "(the end)", now or "(the end)"
            at = next(i for i in range(len(was) + 1) if was[: i + 1] != now[: i + 1])
            part = slice(max(at - 40, 0), at + 60)
            pytest.fail(
                f"{name}, line {number}, column {at + 1}\n  was {was[part]}\n  now {now[part]}\n"
                "If this is what you meant: python -m tests.golden.regenerate",
                pytrace=False,
            )


@pytest.mark.parametrize("game", GAMES)
def test_every_game_and_option_has_a_recorded_game(game: str) -> None:
    options = {option.name: option.default for option in find(game).options}
    recorded = [read(file.read_text("utf-8"))[0] for file in FILES if file.stem.startswith(f"{game}-")]
    assert recorded, f"nothing of {game} is recorded: python -m tests.golden.regenerate {game}"
    for name, default in options.items():
        assert {match.options[name] == default for match in recorded} == {True, False}, name
    assert {match.players for match in recorded} == set(find(game).seats)


def test_what_is_recorded_is_what_is_planned() -> None:
    planned = [file_of(recorded) for recorded in PLAN]
    assert len(planned) == len(set(planned))
    assert {file.name for file in FILES} == {file.name for file in planned}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_is_short_enough_to_be_read(file: Path) -> None:
    assert file.stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_random_games_have_the_signature_they_had(game: str) -> None:
    old = [line for line in signature.FILE.read_text("utf-8").splitlines() if line.split()[0] == game]
    assert sorted(signature.lines(find(game))) == old


# The machinery itself


def test_the_first_line_that_differs_is_named() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"x, line 2, column 3\n  was abc\n  now abd"):
        compare("x", "same\nabc\n", "same\nabd\nmore\n")


def test_a_move_that_is_changed_in_the_file_is_noticed() -> None:
    match = Match("ten", seed="00" * 32)
    for _ in range(6):
        match.play(match.legal()[0])
    text = write(match, 2)
    assert write(*read(text)) == text
    seat, played = match.moves[-1]
    match.undo()
    another = match.legal()[-1]
    other = text.replace(f"> {seat} {played}", f"> {seat} {another}")
    assert other != text
    assert write(*read(other)) != other


def test_a_view_is_told_by_what_is_not_as_the_state() -> None:
    state = {"a": 1, "b": [1, 2, 3, 4], "c": {"d": [5, 6, 7]}}
    view = {"a": 1, "b": [1, 2, None, 4], "c": {"d": [None, None, None]}}
    assert list(differences("", state, view)) == ["b = [1, 2, null, 4]", "c.d = [3 x null]"]
