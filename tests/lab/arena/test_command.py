"""The command, as a user types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "spieltisch", "arena"]


def arena(*words: str | Path, code: int = 0) -> str:
    """What the command says: its results, or its refusal."""
    done = subprocess.run([*COMMAND, *map(str, words)], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stderr if code else done.stdout


def test_a_small_arena_in_a_folder_plays_once_and_then_only_reports(tmp_path: Path) -> None:
    words: list[str | Path] = ["ten", "--bots", "easy", "random", "--games", "40", "--seed", "s", "--folder", tmp_path]
    first = json.loads(arena(*words, "--json"))
    journal = (tmp_path / "games.jsonl").read_bytes()
    assert (first["games"], first["deals"], first["ended"]) == (40, 20, "complete")
    assert first["bots"][0]["win_share"]["low"] > 0.5
    assert json.loads(arena(*words, "--json")) == first
    assert (tmp_path / "games.jsonl").read_bytes() == journal
    text = arena(*words, "--language", "de")
    assert "Alle Spiele sind gespielt." in text
    assert "easy ist besser als random" in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["ten", "--bots", "hardly"], 'no bot "hardly"'),
        (["ten", "--bots", "hard@0"], 'The budget of "hard@0"'),
        (["ten", "--bots", "hard", "--budget", "much"], '"much" is not a budget'),
        (["ten", "--bots", "nobody.py"], "no file nobody.py"),
        (["ten", "--bots", "hard", "--players", "3"], "ten is for 2 to 2 players"),
        (["ten", "--bots", "hard", "--option", "open=perhaps"], "open cannot be"),
        (["chess", "--bots", "hard"], 'no game "chess"'),
        (["ten", "--bots", "hard", "--games", "0"], "--games is at least 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: list[str], says: str) -> None:
    assert says in arena(*words, code=1)
