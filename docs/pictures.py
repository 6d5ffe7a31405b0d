"""Draw the pictures of the games' pages anew: `python docs/pictures.py`. A test sees that they are current."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spieltisch
from spieltisch.text import LANGUAGES, speak

FOLDER = Path(__file__).parent / "games"
SEED = "c0ffee" + "00" * 29

# What is shown: players, options, how many random moves into the game, through whose eyes.
Shown = tuple[int, dict[str, Any], int, int]
PICTURES: dict[str, Shown] = {
    "bridges": (3, {}, 45, 0),
    "bridges-symbols": (2, {"symbols": True}, 100, 1),
    "links": (3, {}, 60, 0),
    "sums": (3, {}, 54, 0),
    "sums-choose": (3, {}, 35, 0),
    "ten": (2, {}, 21, 0),
    "ten-open": (2, {"open": True}, 16, 0),
    "blockers": (4, {}, 56, 0),
    "blockers-duel": (2, {"duel": True}, 60, 0),
}


def drawn() -> Iterator[tuple[str, str]]:
    """Every picture with its file's name, in both languages."""
    for name, (players, options, moves, seat) in PICTURES.items():
        match = spieltisch.new(name.partition("-")[0], players, options, seed=SEED)
        lot = random.Random(7)
        while not match.over and (len(match.moves) < moves or seat not in match.to_act):
            asked = lot.choice(match.to_act)
            match.play(lot.choice(match.legal(asked)), asked)
        for language in LANGUAGES:
            speak(language)
            yield f"{name}{'' if language == 'en' else '.' + language}.svg", match.svg(seat) + "\n"


if __name__ == "__main__":
    for name, picture in drawn():
        (FOLDER / name).write_text(picture)
