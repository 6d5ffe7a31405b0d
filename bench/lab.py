"""Batches for programs that learn: ours against Pgx and PettingZoo, each with its own games of hidden tiles or cards.

Different games, so the figures say what a program that learns has to wait for, not who writes better code. A game of
three cards is quickly played; that Pgx's two pokers are toys and its mahjong is a game is for the reader to weigh.
Every measurement is a fresh process; they take turns, medians are compared. `make bench` runs it.
"""

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.running import answer, machine

OURS = [(game, seats) for game in ("ten", "sums", "blockers", "bridges", "links") for seats in (2,)]
# Its mahjong takes long to compile, so its batch sizes are rows of their own; of the others it finds the best itself.
PGX = [("sparrow_mahjong", size) for size in ("1024", "4096")] + [("leduc_holdem", ""), ("kuhn_poker", "")]
PATIENCE = 1200  # seconds for compiling it, which is not measured
ZOO = ["leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"]
GOAL = 3_000_000  # steps a second on one core, in each game
TIMES = {"Pgx": 5, "PettingZoo": 100}


def rows(python: str, seconds: str) -> dict[str, list[str]]:
    ours = {
        f"{game}, {seats} seats": [sys.executable, "-m", "bench.lab_ours", game, str(seats), seconds]
        for game, seats in OURS
    }
    pgx = {
        f"Pgx {game} {batch}".strip(): [python, "-m", "bench.peers.pgx_", "one", seconds, batch, game]
        for game, batch in PGX
    }
    zoo = {f"PettingZoo {game}": [python, "-m", "bench.peers.pettingzoo_hidden", game, seconds] for game in ZOO}
    return ours | pgx | zoo


def compile_mahjong(commands: dict[str, list[str]]) -> None:
    """Before anything is measured, so that it is read from where JAX keeps it."""
    for name, command in commands.items():
        if "mahjong" in name:
            print(f"compiling {name}", file=sys.stderr, flush=True)
            answer(command, PATIENCE)


def measured(commands: dict[str, list[str]], rounds: int) -> dict[str, Any]:
    found: dict[str, Any] = {name: [] for name in commands}
    for number in range(1, rounds + 1):
        for name, command in commands.items():
            if not isinstance(found[name], str):
                print(f"round {number} of {rounds}: {name}", file=sys.stderr, flush=True)
                result = answer(command)
                found[name] = result if isinstance(result, str) else [*found[name], result]
    return found


def text(found: dict[str, Any]) -> str:
    names = [name for name in found if not name.startswith(("Pgx", "PettingZoo"))]
    speed = {
        name: median(one["moves_per_s"] for one in all_) for name, all_ in found.items() if not isinstance(all_, str)
    }
    slowest = min(speed[name] for name in names)
    lines = [
        f"{'random moves, one core':30} {'M steps/s':>10} {'with choice':>12} {'games':>7} {'slowest of ours':>16}"
    ]
    for name, all_ in found.items():
        if isinstance(all_, str):
            lines.append(f"{name:30} {all_}")
        elif name in names:
            steps = median(one["steps_per_s"] for one in all_)
            met = "met" if steps >= GOAL else "not met"
            lines.append(f"{name:30} {steps / 1e6:10.2f} {speed[name] / 1e6:12.2f} {all_[0]['batch']:7} goal 3 M {met}")
        else:
            ratio = slowest / speed[name]
            wanted = TIMES[name.split()[0]]
            goal = f"goal {wanted} {'met' if ratio >= wanted else 'not met'}"
            games = all_[0].get("batch", 1)
            lines.append(f"{name:30} {'':10} {speed[name] / 1e6:12.3f} {games:7} {ratio:9.1f} times  {goal}")
    about = machine()
    return "\n".join([*lines, "", f"{about['cpu']}, {about['cores']} cores; per second of processor time"])


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", default="1.5", help="for each measurement")
    options.add_argument("--peers-python", metavar="PATH", default=".peers/bin/python")
    chosen = options.parse_args()
    commands = rows(chosen.peers_python, chosen.seconds)
    compile_mahjong(commands)
    print(text(measured(commands, chosen.rounds)))


if __name__ == "__main__":
    main()
