"""How long bots think: each level in each game, from the first decision after `warm` on, on one core. `make bench`.

Positions are those of games between easy bots, evenly spread. Only decisions between several moves count; the clock on
the wall does too, which other load on the machine disturbs: what processor time was spent stands beside it.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.running import machine, may_write_json, publish
from spieltisch.bots.bot import Sight, answer, look
from spieltisch.bots.easy import Easy
from spieltisch.bots.levels import LEVELS, named
from spieltisch.bots.ready import warm
from spieltisch.kernel import entries
from spieltisch.kernel.game import Game
from spieltisch.kernel.registry import find, ids

LIMITS = {"random": 5.0, "easy": 5.0, "medium": 100.0, "hard": 300.0}  # milliseconds


def sights(game: Game, seats: int) -> Iterator[Sight]:
    """What is seen in games between easy bots, where there is a choice."""
    options = game.check_options(seats, {})
    codes, plan = game.codes(options), game.plan(seats, options)
    for number in range(1000):
        states = game.blank()
        entries.setup(states, 0, seats, codes, plan.encode(plan.from_seed(f"{number:064x}")))
        key = number << 20
        while asked := entries.asked(states, 0):
            seat = (asked & -asked).bit_length() - 1
            seen = look(game, states, 0, seat, seats, codes)
            if len(seen.actions) > 1:
                yield seen
            entries.play(states, 0, seat, answer(Easy(), seen, key := key + 1))


def measure(game: Game, seats: int, level: str, decisions: int) -> dict[str, Any]:
    bot = named(game, level)
    wall, cpu = [], []
    for number, seen in enumerate(sights(game, seats)):
        if number % 7 == 0:  # of consecutive ones, few
            wall.append(-time.perf_counter())
            cpu.append(-time.thread_time())
            answer(bot, seen, number)
            cpu[-1] += time.thread_time()
            wall[-1] += time.perf_counter()
            if len(wall) == decisions:
                break
    row: dict[str, Any] = {"game": game.id, "seats": seats, "level": level, "limit": LIMITS[level]}
    row |= {
        "first": 1000 * wall[0],
        "cpu": 1000 * max(cpu),
        "within": float(np.mean(np.array(wall) * 1000 <= LIMITS[level])),
    }
    return row | {f"p{p}": float(np.percentile(1000 * np.array(wall), p)) for p in (50, 99, 100)}


def text(result: dict[str, Any]) -> str:
    lines = [f"{'milliseconds':18} {'limit':>6} {'median':>7} {'99 %':>7} {'most':>7} {'first':>7} {'cpu':>7}  in time"]
    for row in result["rows"]:
        name = f"{row['game']} {row['seats']} {row['level']}"
        figures = " ".join(f"{row[key]:7.1f}" for key in ("p50", "p99", "p100", "first", "cpu"))
        lines.append(f"{name:18} {row['limit']:6g} {figures}  {row['within']:.1%}")
    return "\n".join([*lines, "", f"cpu: processor time of the longest. {result['machine']['cpu']}"])


def main() -> int:
    options = argparse.ArgumentParser(description="How long bots think")
    options.add_argument("--decisions", type=int, default=40, help="of each level in each game")
    may_write_json(options)
    chosen = options.parse_args()
    rows = []
    for id in ids():
        game = find(id)
        warm(game)
        for seats in sorted({max(2, game.seats[0]), game.seats[-1]}):
            rows += [measure(game, seats, level, chosen.decisions) for level in LEVELS]
    result = {"machine": machine(), "rows": rows}
    publish(result, text, chosen.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
