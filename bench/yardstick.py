"""The yardstick: Connect Four, random playouts, ours and others' in the same run. `make bench` runs it.

Every measurement is a fresh process that prints one line of JSON. The rows take turns, round after round,
each right after a short run of the C program that shows how fast the machine is at that moment; medians are
compared. What cannot be measured gets a row that says why.

The goal for C is set against the program that chooses a column as our rules do: with `pdep` where the processor has
it, step by step elsewhere.
"""

import argparse
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.running import answer, compile_c, machine, may_write_json, publish
from spieltisch.kernel.bits import DEPOSITS

OURS = "Spieltisch"


@dataclass
class Row:
    name: str
    command: list[str]  # the seconds to measure are added
    goal: float | None = None  # ours / theirs, at least
    failed: str = ""
    rounds: list[dict[str, Any]] = field(default_factory=list)


def rows(c: str, no_c: str, python: str) -> list[Row]:
    def peer(name: str, module: str, *arguments: str, goal: float | None = None) -> Row:
        return Row(name, [python, "-m", f"bench.peers.{module}", *arguments], goal)

    return [
        Row(OURS, [sys.executable, "-m", "bench.ours"]),
        Row("C", [c, "walk"], goal=None if DEPOSITS else 0.85, failed=no_c),
        Row("C, choice by table", [c, "table"], failed=no_c),
        Row("C, choice by pdep", [c, "pdep"], goal=0.85 if DEPOSITS else None, failed=no_c),
        peer("OpenSpiel, C++ rollouts", "openspiel", "rollouts", goal=15),
        peer("OpenSpiel, Python loop", "openspiel", "loop"),
        peer("Pgx, one core", "pgx_", "one", goal=10),
        peer("Pgx, all cores", "pgx_", "all"),
        peer("PettingZoo", "pettingzoo_"),
    ]


def take_turns(table: list[Row], rounds: int, seconds: float, calibrate: list[str]) -> None:
    """Measure every row once a round, until it fails."""
    for number in range(1, rounds + 1):
        for row in table:
            if row.failed:
                continue
            print(f"round {number} of {rounds}: {row.name}", file=sys.stderr, flush=True)
            calibration = answer(calibrate) if calibrate else ""
            # Pgx looks for its best batch size in the first round and keeps it.
            batch = [str(row.rounds[0]["batch"])] if row.rounds and "batch" in row.rounds[0] else []
            result = answer([*row.command, str(seconds), *batch])
            if isinstance(result, str):
                row.failed = result
                continue
            result["calibration"] = calibration["moves_per_s"] if isinstance(calibration, dict) else None
            row.rounds.append(result)


def figures(row: Row, ours: float | None) -> dict[str, Any]:
    """Everything the table and the JSON say about a row."""
    found: dict[str, Any] = {"name": row.name, "goal": row.goal, "failed": row.failed or None}
    if not row.rounds:
        return found
    speeds = [one["moves_per_s"] for one in row.rounds]
    games = sum(one["games"] for one in row.rounds)
    wins = [one["first_wins"] for one in row.rounds]
    ratio = ours / median(speeds) if ours and row.name != OURS else None
    return found | {
        "version": row.rounds[0]["version"],
        "moves_per_s": median(speeds),
        "min": min(speeds),
        "max": max(speeds),
        "moves_per_game": sum(one["moves"] for one in row.rounds) / games,
        "first_wins": sum(wins) / games if None not in wins else None,
        "batch": row.rounds[0].get("batch"),
        "ratio": ratio,
        "met": ratio >= row.goal if ratio and row.goal else None,
        "rounds": row.rounds,
    }


def line(row: dict[str, Any]) -> str:
    """One row of the table."""
    if "moves_per_s" not in row:
        return f"{row['name']:28} {row['failed']}"
    first = "" if row["first_wins"] is None else f"{row['first_wins']:.1%}"
    ratio = "" if row["ratio"] is None else f"{row['ratio']:.{2 if row['ratio'] < 10 else 1}f}"
    goal = "" if row["goal"] is None else f"{row['goal']:g}"
    met = "" if row["goal"] is None else {None: "unknown", True: "met", False: "not met"}[row["met"]]
    name = row["name"] + (f", {row['batch']} games" if row["batch"] else "")
    text = f"{name:28} {row['moves_per_s'] / 1e6:9.3f} {row['min'] / 1e6:9.3f} {row['max'] / 1e6:9.3f}"
    text += f" {row['moves_per_game']:9.2f} {first:>7} {ratio:>7} {goal:>5} {met:8} {row['version']}"
    return text + (f"\n{'':28} later rounds: {row['failed']}" if row["failed"] else "")


def text(result: dict[str, Any]) -> str:
    about = result["machine"]
    head = f"{'random Connect Four':28} {'M moves/s':>9} {'lowest':>9} {'highest':>9} {'moves/gm':>9}"
    head += f" {'first':>7} {'ours/it':>7} {'goal':>5} {'':8} version"
    foot = [f"{about['cpu']}, {about['cores']} cores, {about['system']}, Python {about['python']}"]
    foot += ["Per second of processor time on one core; 'all cores' by the clock, which other load slows."]
    between = [one["calibration"] for row in result["rows"] for one in row.get("rounds", [])]
    if between and None not in between:
        foot += [f"C before each measurement: {min(between) / 1e6:.1f} to {max(between) / 1e6:.1f} M moves/s"]
    return "\n".join([head, *map(line, result["rows"]), "", *foot])


def main() -> int:
    options = argparse.ArgumentParser(description="Connect Four, random playouts: ours and others'")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=1.5, help="for each measurement")
    options.add_argument(
        "--peers-python", metavar="PATH", default=".peers/bin/python", help="interpreter that has the peers"
    )
    may_write_json(options)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        c, no_c = compile_c(folder)
        table = rows(c, no_c, chosen.peers_python)
        take_turns(table, chosen.rounds, chosen.seconds, [c, "walk", "0.2"] if c else [])
    ours = figures(table[0], None).get("moves_per_s")
    result = {"machine": machine(), "rounds": chosen.rounds, "seconds": chosen.seconds}
    result["rows"] = [figures(row, ours) for row in table]
    publish(result, text, chosen.json)
    return 0 if ours else 1


if __name__ == "__main__":
    sys.exit(main())
