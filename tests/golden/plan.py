"""Which games are recorded. At least one for every game, option and kind of ending; random play, by seed."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from spieltisch.match import Match

Wanted = Callable[[Match], bool]


@dataclass(frozen=True)
class Recorded:
    game: str
    variant: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    wanted: Wanted = lambda match: True


def has(*patterns: str) -> Wanted:
    """A game in which each of these kinds of move was played."""
    return lambda match: all(any(re.fullmatch(p, move) for _, move in match.moves) for p in patterns)


def drawn(match: Match) -> bool:
    return match.winners == []


def second_round(match: Match) -> bool:
    return len(match.moves) > 35 and bool(match.winners)


SYMBOLS = {"symbols": True}
DUEL = {"duel": True}
PLAN = (
    Recorded("ten", "closed", 2),
    Recorded("ten", "open", 2, {"open": True}, has("R:.*")),
    Recorded("ten", "round-two", 2, {"move_cap": 20}, second_round),
    Recorded("ten", "draw", 2, {"open": True, "move_cap": 3}, drawn),
    Recorded("bridges", "two", 2, {}, has("give:.*", "draw")),
    Recorded("bridges", "three", 3, {}, has("give:.*", "draw")),
    Recorded("bridges", "four", 4, {}, has("keep", "draw")),
    Recorded("bridges", "symbols-two", 2, SYMBOLS, has("[yrbg][LR]", "skip")),
    Recorded("bridges", "symbols-three", 3, SYMBOLS, has("[yrbg][LR]", "skip", "give:.*")),
    Recorded("bridges", "symbols-four", 4, SYMBOLS, has("[yrbg][LR]", "skip", "give:.*")),
    Recorded("bridges", "no-chain", 3, {"bonus_chain": False}),
    Recorded("bridges", "symbols-no-chain", 2, {**SYMBOLS, "bonus_chain": False}, has("[yrbg][LR]")),
    Recorded("links", "two", 2, {}, has("draw", r".*\*")),
    Recorded("links", "three", 3, {}, has(".*=")),
    Recorded("links", "four", 4),
    Recorded("links", "five", 5),
    Recorded("links", "six", 6, {}, has("pass")),
    Recorded("links", "box", 2, {"bonus_cards": 7}),
    Recorded("sums", "solo", 1),
    Recorded("sums", "two", 2, {}, has("-")),
    Recorded("sums", "three", 3),
    Recorded("sums", "four", 4),
    Recorded("blockers", "two", 2),
    Recorded("blockers", "three", 3),
    Recorded("blockers", "four", 4, {"scoring": "groups"}),
    Recorded("blockers", "five", 5),
    Recorded("blockers", "duel", 2, DUEL),
    Recorded("blockers", "duel-groups", 2, {**DUEL, "scoring": "groups"}),
)
