"""Write deals.json anew: `python -m tests.vectors.write`. Only when a game is added; old lines never change."""

import hashlib
import json
from pathlib import Path
from typing import Any

from spieltisch.bench import variants
from spieltisch.kernel.deal import stream
from spieltisch.kernel.registry import find, ids

LIMITS = [1, 2, 3, 6, 88, 2**32, 2**63 + 1, 2**64]
SEEDS = ["00" * 32, "ff" * 32, hashlib.sha256(b"Spieltisch").hexdigest()]


def numbers(seed: str) -> dict[str, Any]:
    below = stream(seed)
    limits = LIMITS * 3
    return {"seed": seed, "below": [str(n) for n in limits], "numbers": [str(below(n)) for n in limits]}


def deals() -> list[dict[str, Any]]:
    found = []
    for game in map(find, ids()):
        for seats, options in variants(game):
            chosen = {o.name: options[o.name] for o in game.options if options[o.name] != o.default}
            for seed in SEEDS:
                deal = game.plan(seats, options).from_seed(seed)
                found.append({"game": game.id, "players": seats, "options": chosen, "seed": seed, "deal": deal})
    return found


if __name__ == "__main__":
    vectors = {"numbers": [numbers(seed) for seed in SEEDS], "deals": deals()}
    lines = {name: ",\n  ".join(json.dumps(row) for row in rows) for name, rows in vectors.items()}
    text = "{\n" + ",\n".join(f' "{name}": [\n  {rows}\n ]' for name, rows in lines.items()) + "\n}\n"
    Path(__file__).with_name("deals.json").write_text(text)
