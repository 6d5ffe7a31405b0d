"""Games written to a file: all of them, each once, the same however often it was stopped."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import spieltisch
from spieltisch.lab.selfplay import read


def start(out: Path, games: int, *more: str) -> subprocess.Popen[str]:
    words = f"selfplay sums --players 2 --bots easy random --seed s --workers 2 --games {games}"
    command = [sys.executable, "-m", "spieltisch", *words.split(), *more, "--out", str(out)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str], code: int = 0) -> str:
    out, err = process.communicate()
    assert process.returncode == code, out + err
    return err if code else out


def until_begun(process: subprocess.Popen[str], part: Path) -> None:
    while not part.exists() or part.stat().st_size < 20_000:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


def test_stopped_killed_and_gone_on_with_it_makes_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    games = 1500
    out, part = tmp_path / "a" / "games.jsonl", tmp_path / "a" / "games.jsonl.part"
    killed = start(out, games)
    until_begun(killed, part)
    assert "writing" in said(start(out, games), 1)
    killed.kill()
    killed.communicate()
    with part.open("ab") as file:
        file.write(b'{"number":1499,"bots":["ea')
    size = part.stat().st_size
    stopped = start(out, games)
    until_begun(stopped, part)
    while part.stat().st_size <= size and stopped.poll() is None:
        time.sleep(0.02)
    stopped.send_signal(signal.SIGINT)
    words = said(stopped)
    if not out.exists():  # else it was quicker
        assert "goes on from here" in words
        assert "different are: seconds" in said(start(out, games, "--time-limit", "5"), 1)
        assert f"{games:,} games are in" in said(start(out, games))
    assert not part.exists()
    whole = tmp_path / "whole.jsonl"
    said(start(whole, games))
    assert out.read_bytes() == whole.read_bytes()
    assert [game.number for game in read(out)] == list(range(games))
    assert "there already" in said(start(out, games), 1)


def test_both_kinds_of_file_hold_the_same_games(tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    both = [start(lines, 40), start(table, 40)]
    for process in both:
        said(process)
    one, two = list(read(lines)), list(read(table))
    assert [game.record() for game in one] == [game.record() for game in two]
    assert [(game.number, game.bots, game.fault) for game in one] == [(g.number, g.bots, g.fault) for g in two]
    assert [game.known is None for game in (one[0], two[0])] == [True, False]
    assert [game.actions for game in one] == [game.actions for game in two]
    assert len({json.dumps(game.deal) for game in one}) == 40
    assert {tuple(game.bots) for game in one} == {("easy", "random"), ("random", "easy")}
    first = json.loads(lines.read_text().splitlines()[0])
    assert spieltisch.load(first["record"]).over


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--games 0 --out a.jsonl", "--games is at least 1"),
        ("--games 1 --out a.csv", "unknown ending"),
        ("--games 1 --out no/a.jsonl", "no folder"),
        ("--games 1 --out a.jsonl --players 9", "sums is for"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(words: str, says: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spieltisch", "selfplay", "sums", "--bots", "easy", *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert (done.returncode, says in done.stderr) == (1, True), done.stderr
    assert list(tmp_path.iterdir()) == []


def test_two_play_where_nobody_says_how_many_even_if_one_could_alone(tmp_path: Path) -> None:
    """Once `selfplay sums --bots easy random` was solitaire, and `random` never played."""
    out = tmp_path / "games.jsonl"
    words = "selfplay sums --bots easy random --games 3 --workers 1"
    subprocess.run([sys.executable, "-m", "spieltisch", *words.split(), "--out", str(out)], check=True)
    assert [game.players for game in read(out)] == [2, 2, 2]
