"""Games as data: let bots play some, then learn from what each of them saw when it was his turn.

    spieltisch selfplay ten --bots easy --games 2000 --out games.parquet
    python examples/selfplay_data.py games.parquet

What it learns is little - how often which kind of first move wins - but the way to it is the way to more: docs/data.md.
"""

import sys
from collections import defaultdict
from pathlib import Path

import numpy as np

from spieltisch.lab.selfplay import read


def by_place(path: Path) -> dict[int, float]:
    """How much of the win those got who made the first, the second, ... of the game's first decisions."""
    shares: dict[int, list[float]] = defaultdict(list)
    for game in read(path):
        if game.shares is not None:  # it was played to its end
            for place, seat in enumerate(dict.fromkeys(game.seats)):
                shares[place + 1].append(game.shares[seat])
    return {place: float(np.mean(won)) for place, won in sorted(shares.items())}


def what_the_first_saw(path: Path) -> str:
    """One decision as a person sees it: this seat's view, what it could do, what it did."""
    for game in read(path):
        for position in game.positions():
            view = position.view(position.seat)
            if len(view["legal"]) > 1:
                return f"seat {position.seat} saw {view['position']}\nand played {position.move}"
    return "nothing was decided"


def linear(path: Path) -> float:
    """A first evaluation: least squares from what a seat sees to what it gets; how much of the luck it explains."""
    seen, got = [], []
    for _, features in read(path).features():
        seen.append(features.observations.astype(np.float64))
        got.append(features.shares)
    x, y = np.concatenate(seen), np.concatenate(got)
    x = np.column_stack([x, np.ones(len(x))])
    weights, *_ = np.linalg.lstsq(x, y, rcond=None)
    luck = np.var(y)
    return float(1 - np.var(y - x @ weights) / luck) if luck else 0.0  # alone at the table there is nothing to win


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    file = Path(sys.argv[1])
    print(what_the_first_saw(file))
    print("share of the win by the order of play:", by_place(file))
    print(f"explained by a linear evaluation: {linear(file):.1%}")
