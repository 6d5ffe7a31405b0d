"""What a game may tell programs that learn: numbers for moves, and what a seat sees as small whole numbers.

Kept in `games/<id>/features.py`; optional. Compiled like the rules:

    features(s, seat, out)           write what an observed record shows, plane after plane, to zeros
    number(s, seat, action)          the number of a legal action; it means the same in every position
    action(s, seat, number)          the action that has this number here
    mask(s, seat, out)               mark the numbers of the legal actions in zeros    (from `legal` and `number`)

and, as ordinary Python, `planes(seats, options)` and `actions(seats, options)`: what is written, and how many
numbers there are. Seats are counted from the one that looks: 0 is itself, 1 its left neighbour.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types
from numba.extending import overload

from . import contract
from .bits import U1
from .compile import OPTIONS, entry, rule

if TYPE_CHECKING:
    from .game import Game

NAMES = ("features", "number", "action", "mask")
DESCRIBED = ("planes", "actions")


@dataclass(frozen=True)
class Plane:
    """So many numbers side by side, from `least` to `most`."""

    name: str
    shape: tuple[int, ...]
    most: int = 1
    least: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


Planes = Callable[[int, dict[str, Any]], Sequence[Plane]]


def described(game: "Game", seats: int, options: dict[str, Any]) -> tuple[tuple[Plane, ...], int] | None:
    """The game's planes and how many numbers it has for moves, or None if it tells nothing to learn from."""
    for rules in game.rules:
        if all(hasattr(rules, name) for name in (*DESCRIBED, *NAMES[:3])):
            return tuple(rules.planes(seats, options)), rules.actions(seats, options)
    return None


def features(s: Any, seat: int, out: Any) -> None:
    contract.games[s.dtype]["features"](s, seat, out)


def number(s: Any, seat: int, action: int) -> int:
    found: int = contract.games[s.dtype]["number"](s, seat, action)
    return found


def action(s: Any, seat: int, number: int) -> int:
    found: int = contract.games[s.dtype]["action"](s, seat, number)
    return found


@rule
def list_mask(s: Any, seat: int, out: Any, actions: Any) -> None:
    for i in range(contract.legal(s, seat, actions)):
        out[number(s, seat, actions[i])] = True


def mask(s: Any, seat: int, out: Any, actions: Any) -> None:
    """`actions` is room for the list of legal actions."""
    special = contract.games[s.dtype].get("mask")
    if special is None:
        list_mask(s, seat, out, actions)
    else:
        special(s, seat, out)


@rule
def spread(members: Any, out: Any) -> None:
    """A set as one number for each of its possible members. (A slice begins at 0: that is what makes it quick.)"""
    word = np.uint64(members)
    for i in range(len(out)):
        out[i] = (word >> np.uint64(i)) & U1


contract.compiled(features)
contract.compiled(number)
contract.compiled(action)


@overload(mask, jit_options=OPTIONS, strict=False)
def _mask(s: Any, seat: Any, out: Any, actions: Any) -> Any:
    if not isinstance(s, types.Record) or s not in contract.games:
        return None
    special = contract.games[s].get("mask")
    if special is None:
        return lambda s, seat, out, actions: list_mask(s, seat, out, actions)
    return lambda s, seat, out, actions: special(s, seat, out)


# What Python calls, one position at a time.


@entry
def sight(seen: Any, row: int, seat: int, observation: Any, marks: Any, actions: Any) -> None:
    """What a seat sees, and what it may do where it is asked: `seen` is the position as the seat knows it."""
    observation[:] = 0
    features(seen[row], seat, observation)
    marks[:] = False
    if (contract.asked(seen[row]) >> seat) & 1:
        mask(seen[row], seat, marks, actions)


@entry
def number_of(seen: Any, row: int, seat: int, move: int) -> Any:
    return np.int64(number(seen[row], seat, move))


@entry
def action_of(seen: Any, row: int, seat: int, given: int) -> Any:
    return np.int64(action(seen[row], seat, given))
