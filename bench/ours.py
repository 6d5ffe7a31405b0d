"""Our own row of the yardstick: Connect Four as written in examples/, random playouts on one core.

python -m bench.ours [seconds]
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

import spieltisch
from bench.peers.clock import Played, measure, report
from spieltisch.kernel import entries

EXAMPLE = Path(__file__).parents[1] / "examples" / "connect_four.py"
CHUNK = 20_000


def ours(seconds: float) -> dict[str, Any]:
    """One timed measurement; see `bench.peers.clock.measure` for the row it gives."""
    game = spieltisch.load_game(str(EXAMPLE))
    material = np.array([0], np.int64)  # seat 0 always begins, as with the others ...
    parts = np.zeros((0, 3), np.int64)  # ... so nothing of the deal is left to chance
    states, out, options = game.blank(2), np.zeros(game.most_moves, np.int64), game.codes({})
    key = 0

    def chunk() -> Played:
        nonlocal key
        key += 1
        totals = np.zeros((2, 2), np.int64)
        moves = entries.simulate(states, 2, options, material, parts, np.uint64(key), CHUNK, totals, out)
        return Played(CHUNK, moves, int(totals[1, 0]))

    return measure("Spieltisch", spieltisch.__version__, chunk, seconds)


if __name__ == "__main__":
    report(ours(float(sys.argv[1]) if len(sys.argv) > 1 else 1.5))
