"""Our rows of bench/lab.py: batches of one game on one core, at the batch size that is fastest here and now.

python -m bench.lab_ours game seats [seconds]

`steps_per_s` counts the steps alone, with observations and masks written for every row; `moves_per_s` is with the
random choice of every move, which the others' figures contain as well.
"""

import sys
import time

import spieltisch
from bench.peers.clock import Played, measure, report
from spieltisch.lab.batch import Batch

SIZES = (256, 1024, 4096)
SETTLE = 150  # moves after which the games of a batch no longer run in step


def main(game: str, seats: str = "2", seconds: str = "1.5") -> None:
    spent = 0.0

    def chunks(batch: Batch) -> Played:
        nonlocal spent
        games, count = int(batch.games.sum()), max(1, 65536 // batch.size)
        for _ in range(count):
            numbers = batch.random()
            before = time.process_time()
            batch.step(numbers)
            spent += time.process_time() - before
        return Played(int(batch.games.sum()) - games, count * batch.size, None)

    batches = {size: Batch(game, size, seats=int(seats), key=1) for size in SIZES}
    for batch in batches.values():
        for _ in range(SETTLE):
            batch.step(batch.random())
    speed = {
        size: measure("", "", lambda batch=batch: chunks(batch), 0.3)["moves_per_s"]  # type: ignore[misc]
        for size, batch in batches.items()
    }
    best = batches[max(speed, key=lambda size: speed[size])]
    chunks(best)
    spent = 0.0
    row = measure(game, spieltisch.__version__, lambda: chunks(best), float(seconds), batch=best.size, tried=speed)
    rounds = row["moves"] / (row["moves"] + 65536)  # `measure` plays one chunk more, which does not count
    report({**row, "steps_per_s": round(row["moves"] / (spent * rounds))})


if __name__ == "__main__":
    main(*sys.argv[1:])
