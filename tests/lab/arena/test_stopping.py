"""An arena that is stopped - asked to, or killed - goes on where it was: no game is lost, none is played twice."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psutil

GAMES = 40


def start(folder: Path, games: int = GAMES, bots: str = "medium@60 easy") -> subprocess.Popen[bytes]:
    words = f"arena ten --bots {bots} --seed s --workers 2 --json --games {games} --folder"
    command = [sys.executable, "-m", "spieltisch", *words.split(), str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def finished(arena: subprocess.Popen[bytes]) -> Any:
    out, err = arena.communicate()
    assert arena.returncode == 0, err.decode()
    return json.loads(out)


def journal(folder: Path) -> list[Any]:
    """The games that are on disk: what came of them, without how long it took."""
    file = folder / "games.jsonl"
    whole = file.read_bytes().rpartition(b"\n")[0].splitlines()[1:] if file.exists() else []
    games = [json.loads(line) for line in whole]
    for game in games:
        del game["seconds"], game["longest"]
    return games


def until_some_are_played(arena: subprocess.Popen[bytes], folder: Path) -> None:
    while len(journal(folder)) < 4:
        assert arena.poll() is None, arena.communicate()
        time.sleep(0.02)


def test_killed_and_taken_up_again_it_has_played_the_same_games(tmp_path: Path) -> None:
    arena = start(tmp_path, 100_000)
    until_some_are_played(arena, tmp_path)
    workers = psutil.Process(arena.pid).children(recursive=True)
    assert workers
    arena.kill()
    arena.communicate()
    psutil.wait_procs(workers, timeout=20)
    assert [worker for worker in workers if worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE] == []
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"deal":7,"turn":0,"bots":[0,')  # as the power cut left it
    before = journal(tmp_path)
    found = finished(start(tmp_path))
    games = journal(tmp_path)
    assert games[: len(before)] == before
    assert found["ended"] == "complete"
    assert finished(start(tmp_path / "undisturbed"))["games"] == GAMES
    first = [game for game in games if game["deal"] < GAMES // 2]  # the long one may have been further already
    assert in_order(first) == in_order(journal(tmp_path / "undisturbed"))


def test_ctrl_c_hands_in_what_is_there_and_only_the_same_contest_goes_on(tmp_path: Path) -> None:
    arena = start(tmp_path, 100_000)
    until_some_are_played(arena, tmp_path)
    refused(start(tmp_path), b"Another arena")
    arena.send_signal(signal.SIGINT)
    found = finished(arena)
    assert found["ended"] == "stopped"
    assert found["games"] + found["left_out"] == len(journal(tmp_path))
    refused(start(tmp_path, bots="easy random"), b"another contest")
    assert finished(start(tmp_path))["ended"] == "complete"
    keys = [(game["deal"], game["turn"]) for game in journal(tmp_path)]
    assert len(set(keys)) == len(keys) >= GAMES


def refused(arena: subprocess.Popen[bytes], says: bytes) -> None:
    assert says in arena.communicate()[1]
    assert arena.returncode == 1


def in_order(games: list[Any]) -> list[Any]:
    return sorted(games, key=lambda game: (game["deal"], game["turn"]))


def test_a_worker_that_is_killed_ends_the_arena_with_a_sentence_and_it_goes_on_later(tmp_path: Path) -> None:
    """What the kernel does to whoever fills the memory."""
    arena = start(tmp_path, 100_000)
    until_some_are_played(arena, tmp_path)
    workers = [p for p in psutil.Process(arena.pid).children() if "spawn_main" in " ".join(p.cmdline())]
    workers[0].kill()
    refused(arena, b"A worker has ended before its work was done")
    assert finished(start(tmp_path))["ended"] == "complete"
