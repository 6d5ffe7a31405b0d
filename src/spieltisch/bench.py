"""How fast the rules are: random games of every game and variant on one core."""

import json
import time
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from .kernel import entries
from .kernel.game import Game
from .kernel.options import Flag
from .kernel.registry import find, ids


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players as the box says, and each yes-or-no option at the smallest number that has it."""
    for seats in game.seats:
        yield seats, game.check_options(seats, {})
    for option in game.options:
        if isinstance(option, Flag):
            seats = option.seats[0] if option.seats else game.seats[0]
            yield seats, game.check_options(seats, {option.name: not option.default})


def measure(game: Game, seats: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Random games for about so long, in processor time after a warm-up."""
    material, parts = game.plan(seats, options).arrays
    states, out = game.blank(2), np.zeros(game.most_moves, np.int64)
    totals = np.zeros((2, seats), np.int64)

    def run(key: int, games: int) -> tuple[int, float]:
        start = time.process_time()
        moves = entries.simulate(
            states, seats, game.codes(options), material, parts, np.uint64(key), games, totals, out
        )
        return moves, time.process_time() - start

    run(0, 1)  # compiles
    moves, games, spent = 0, 0, 0.0
    batch = 100
    while spent < seconds:
        more, took = run(games + 1, batch)
        moves, games, spent = moves + more, games + batch, spent + took
        batch = min(batch * 2, 100_000) if took < seconds / 10 else batch
    return {"moves_per_s": round(moves / spent), "games_per_s": round(games / spent)}


def report(names: Iterable[str], as_json: bool, seconds: float) -> None:
    result: dict[str, Any] = {}
    for game in map(find, names or ids()):
        rows = []
        for seats, options in variants(game):
            chosen = {
                option.name: options[option.name] for option in game.options if options[option.name] != option.default
            }
            rows.append({"players": seats, "options": chosen, **measure(game, seats, options, seconds)})
            if not as_json:
                row = rows[-1]
                what = " ".join([f"{seats} players", *(f"{name}={value}" for name, value in chosen.items())])
                print(
                    f"{game.id:9} {what:24} {row['moves_per_s'] / 1e6:7.1f} M moves/s "
                    f"{row['games_per_s'] / 1e3:8.1f} k games/s",
                    flush=True,
                )
        result[game.id] = {
            **{name: rows[0][name] for name in ("moves_per_s", "games_per_s")},
            "variants": rows,
        }
    if as_json:
        print(json.dumps({"games": result}))
