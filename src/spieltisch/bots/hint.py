"""Advice for a seat: its best moves, what is to be expected of them, and one sentence of reason.

It is made from what the seat knows, as a bot's move is: the position is observed before anything is asked of it.
"""

from dataclasses import dataclass
from typing import Any

from ..match import Match
from .bot import Budget, look
from .levels import HARD
from .search import Found, Search

MOST = 3  # moves that are named
SURE = 1.96  # standard deviations to either side: 95 %
FEW = 8  # tries that say too little about a move to name it beside the best


@dataclass(frozen=True)
class Advice:
    move: str
    result: float  # expected share of the win, 0 to 1
    within: float  # half the width of its 95 % interval, as far as the tries can tell


@dataclass(frozen=True)
class Reason:
    """A key of text/*.ftl and its values."""

    key: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Hint:
    moves: list[Advice]  # best first; at least one
    reason: Reason  # for the first of them


def hint(match: Match, seat: int, budget: Budget = HARD, key: int = 0) -> Hint:
    """What to play; refuses a seat that is not asked. The same key and simulations give the same advice."""
    names = match.legal(seat)  # refuses
    view = match.view(seat)
    codes = match.game.codes(match.options)
    sight = look(match.game, match.positions[-1], 0, seat, match.players, codes)
    found = Search(budget).found(sight, budget, key, thorough=True)
    named = [_advice(match.game.name(sight.seen[0], seat, move.action), move) for move in found[:MOST]]
    enough = [advice for advice, move in zip(named, found, strict=False) if move.visits >= FEW]
    moves = enough or named[:1]
    return Hint(moves, _reason(match.game.because, view, seat, moves[0].move, len(names)))


def _advice(name: str, move: Found) -> Advice:
    """A move tried once has no spread to go by; then anything is possible."""
    within = SURE * move.spread / move.visits**0.5 if move.visits > 1 else 1.0
    return Advice(name, round(move.result, 4), round(min(1.0, within), 4))


def _reason(because: Any, view: dict[str, Any], seat: int, move: str, choices: int) -> Reason:
    if choices == 1:
        return Reason("hint-only", {})
    return Reason(*(because(view, seat, move) or ("hint-tries", {})))
