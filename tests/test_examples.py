"""The examples and the pages that explain them: they run, and they say what the files say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch.kernel.game import Game
from spieltisch.kernel.registry import load_file
from spieltisch.match import Match

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "connect_four.py"


@pytest.fixture(scope="module")
def connect_four() -> Game:
    return spieltisch.load_game(str(EXAMPLE))


def test_connect_four_has_fewer_than_100_lines() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 100


def test_the_tutorial_shows_what_the_example_has() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) >= 3
    for block in blocks:
        assert block in EXAMPLE.read_text()


def moves(game: Game, columns: str) -> Match:
    match = Match(game, deal={"start": 0})
    for column in columns:
        match.play(column)
    return match


@pytest.mark.parametrize(
    ("columns", "winner"),
    [("5354575", 0), ("7244635", 0), ("23541536346463", 1), ("4332243722144", 0)],
    ids=["upwards", "sideways", "diagonally down", "diagonally up"],
)
def test_connect_four_knows_its_rows(connect_four: Game, columns: str, winner: int) -> None:
    assert not moves(connect_four, columns[:-1]).over
    assert moves(connect_four, columns).winners == [winner]


def test_connect_four_has_no_row_round_the_edge(connect_four: Game) -> None:
    """Seat 0 holds the two upper cells of column 1 and the two lower ones of column 2."""
    match = moves(connect_four, "24211211141")
    mine = match.s.discs ^ match.s.own
    assert mine & 0b110110000 == 0b110110000
    assert not match.over


def test_connect_four_can_be_drawn_and_a_full_column_is_full(connect_four: Game) -> None:
    assert moves(connect_four, "111111").legal() == list("234567")
    drawn = moves(connect_four, "547125662261271266215743771576315353334444")
    assert (drawn.over, drawn.winners, drawn.scores) == (True, [], [0, 0])


def test_connect_four_plays_in_the_terminal() -> None:
    command = [
        sys.executable,
        "-m",
        "spieltisch",
        "play",
        "connect_four",
        "--file",
        str(EXAMPLE),
        "--language",
        "en",
    ]
    done = subprocess.run(command, input="8\n1\nq\n", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert '"8" is not a legal move' in done.stdout
    assert ". . . . . . ." in done.stdout


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("")
    with pytest.raises(spieltisch.Refusal, match="does not define GAME"):
        load_file(tmp_path / "empty.py")
    with pytest.raises(spieltisch.Refusal, match="no Python file"):
        load_file(tmp_path / "missing.py")
