"""Write fair.json anew: `python -m tests.vectors.write_fair`. Only to add to it; old lines never change."""

import hashlib
import json
from pathlib import Path
from typing import Any

from spieltisch.kernel.registry import find
from spieltisch.table import fair

# table, game, players, options, games before, round, start seat of round 0, seats that add a number
CASES: list[tuple[str, str, int, dict[str, Any], int, int, int | None, list[int]]] = [
    ("", "ten", 2, {}, 0, 0, None, []),
    ("", "ten", 2, {}, 0, 0, None, [0]),
    ("", "ten", 2, {}, 0, 0, None, [1]),
    ("a", "ten", 2, {"open": True}, 0, 0, None, [0, 1]),
    ("at", "en", 2, {}, 0, 0, None, [0, 1]),
    ("Küche 🃏", "sums", 4, {}, 1, 0, None, [0, 1, 2, 3]),
    ("Küche 🃏", "sums", 4, {}, 300, 0, None, [3, 1]),
    ("7f3a", "links", 3, {}, 0, 0, None, [0, 1, 2]),
    ("7f3a", "links", 3, {}, 0, 1, 2, [0, 1, 2]),
    ("7f3a", "links", 3, {}, 0, 2, 2, [0, 2]),
    ("7f3a", "links", 3, {"bonus_cards": 7}, 0, 2, 0, [0]),
    ("x" * 100, "blockers", 2, {"duel": True}, 0, 0, None, [0, 1]),
]


def number(*of: object) -> str:
    return hashlib.sha256(repr(of).encode()).hexdigest()


def vectors() -> list[dict[str, Any]]:
    found = []
    for i, (table, game, players, options, before, round, first, seats) in enumerate(CASES):
        place = fair.Place(table, game, before, round)
        secret, numbers = number("secret", i), {seat: number("number", i, seat) for seat in seats}
        seed = fair.seed(place, secret, numbers)
        vector: dict[str, Any] = {
            "table": table,
            "game_id": game,
            "game": before,
            "round": round,
            "secret": secret,
            "numbers": {str(seat): text for seat, text in numbers.items()},
            "commitment": fair.commitment(place, secret),
            "seed": seed,
        }
        if game != "en":  # a game there is not: only to see that names do not run into each other
            known = find(game)
            chosen = known.check_options(players, options)
            vector |= {"players": players, "options": options, "first": first}
            vector["deal"] = fair.deal(known, players, chosen, seed, first, round)
        found.append(vector)
    return found


if __name__ == "__main__":
    lines = ",\n ".join(json.dumps(vector) for vector in vectors())
    Path(__file__).with_name("fair.json").write_text(f"[\n {lines}\n]\n")
