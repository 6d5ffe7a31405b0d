"""A game in the terminal: to the end, back a step, out at any time, in both languages."""

import json
import os
import pty
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match
from spieltisch.terminal import opponents, play, read_options

SEED = "11" * 32


def converse(match: Match, answers: list[str] | None = None, level: str = "random") -> str:
    """Play with these answers, or with random legal ones, and return all that was said."""
    lot = random.Random(2)
    said: list[str] = []
    given = iter(answers or [])

    def ask(prompt: str) -> str:
        return next(given) if answers is not None else lot.choice(match.legal(0))

    play(match, ask, said.append, opponents(match, [level][: match.players - 1]), lambda: lot.getrandbits(63))
    return "\n".join(said)


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", language)
    seats = max(2, find(game).seats[0])
    match = Match(game, seats, seed=SEED)
    said = converse(match)
    assert match.over
    assert {"de": "Punkte:  ", "en": "Points:  "}[language] + "  ".join(map(str, match.scores or [])) in said
    for seat, move in match.moves:
        assert seat == 0 or f" {move}." in said or " ?." in said


def test_a_hint_names_a_move_and_says_why() -> None:
    match = Match("ten", deal={"start": 0, "stones": [[1, 3, 3, 3, 1, 2, 1, 2, 1, 2, 1, 2, 3, 2, 3], [1, 2, 3] * 5]})
    for move in ("0,0", "0,1", "1,0", "1,1", "2,0", "2,1"):
        match.play(move)
    said = converse(match, ["h", "q"], "easy")
    assert "wins 100 % of the time" in said
    assert "It makes a row of exactly ten." in said
    assert len(match.moves) == 6


def test_alone_there_is_nobody_to_win_against() -> None:
    said = converse(Match("sums", 1, seed=SEED), ["hint", "q"])
    assert "% of the time" not in said


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(Refusal, match="2 bots and you are more than 2 players"):
        opponents(Match("ten"), ["easy", "hard"])


def test_a_refused_move_is_explained_and_asked_for_again() -> None:
    match = Match("ten", deal={"start": 0, "stones": [[1, 2, 3] * 5] * 2})
    said = converse(match, ["5,5", "0,0", "q"])
    assert "TN-4: The first stone lies in the middle" in said
    assert match.moves[0] == (0, "0,0")


def test_what_is_settled_cannot_be_taken_back() -> None:
    match = Match("ten", deal={"start": 0, "stones": [[1, 2, 3] * 5] * 2})
    assert "no longer be taken back" in converse(match, ["u", "0,0", "u", "q"])
    assert len(match.moves) == 2


def test_what_is_not_settled_can() -> None:
    match = Match("links", 2, seed=SEED)
    while match.to_act != [0]:
        match.play(match.legal()[0])
    before = len(match.moves)
    move = next(move for move in match.legal() if move[0] in "yrbg" and "=" not in move)
    converse(match, [move, "u", "q"])
    assert len(match.moves) == before


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("open=true", True),
        ("open=false", False),
        ("move_cap=12", 12),
        ("scoring=groups", "groups"),
        ("x=a=b", "a=b"),
    ],
)
def test_options_are_read_as_what_they_look_like(given: str, expected: Any) -> None:
    name = given.partition("=")[0]
    assert read_options([given]) == {name: expected}


def test_an_option_without_a_value_is_refused() -> None:
    with pytest.raises(Refusal, match="name=value"):
        read_options(["open"])


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spieltisch", *arguments]
    environment = {**os.environ, "SPIELTISCH_LANG": "de"}
    return subprocess.run(command, input=answers, capture_output=True, text=True, env=environment)


def test_the_game_can_be_chosen_by_number() -> None:
    listed = run("play", answers="q\n").stdout
    number = re.search(r"^\s*(\d+)\s+ten$", listed, re.M)
    assert number, listed
    done = run("play", answers=f"{number[1]}\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Welches Spiel?" in done.stdout
    assert "Deine Züge: " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "Ein Spiel „chess“ gibt es nicht"),
        (["play", "ten", "--players", "3"], "für 2 bis 2"),
        (["play", "ten", "--option", "open=1"], "open kann nicht 1 sein"),
        (["play", "ten", "--seed", "12"], "64 Hexadezimalziffern"),
        (["play", "ten", "--bots", "godlike"], "Es gibt keinen Bot „godlike“"),
        (["play", "--file", "missing.py"], "missing.py gibt es nicht"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_leaving_by_end_of_input_is_quiet() -> None:
    done = run("play", "ten")
    assert (done.returncode, done.stderr) == (0, "")


def test_it_works_on_a_real_terminal() -> None:
    """As a person types: echo, line ends and all."""
    mine, theirs = pty.openpty()
    command = [sys.executable, "-m", "spieltisch", "play", "ten", "--language", "en"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True) as process:
        os.close(theirs)
        seen = b""
        while b"Your moves" not in seen:
            seen += os.read(mine, 4096)
        os.write(mine, b"q\n")
        assert process.wait() == 0
    os.close(mine)


def test_check_and_bench_take_a_game_of_ones_own() -> None:
    example = str(Path(__file__).parents[1] / "examples" / "connect_four.py")
    done = run("check", "--file", example, "--runs", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(" holds ") >= 10
    done = run("bench", "rules", "connect_four", "--file", example, "--seconds", "0.01", "--json")
    assert json.loads(done.stdout)["games"]["connect_four"]["moves_per_s"] > 0


def test_verify_takes_a_tables_record(tmp_path: Path) -> None:
    record = Path(__file__).parent / "table" / "records" / "ten.json"
    assert run("verify", str(record)).returncode == 0
    game = json.loads(record.read_text())
    stones = game["rounds"][0]["record"]["deal"]["stones"]
    stones.reverse()
    (tmp_path / "false.json").write_text(json.dumps(game))
    assert run("verify", str(tmp_path / "false.json")).returncode == 1
    missing = run("verify", str(tmp_path / "missing.json"))
    assert missing.returncode == 1
    assert len(missing.stderr.splitlines()) == 1
