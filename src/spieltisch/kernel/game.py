"""What a game is: one description that everything else - matches, tables, bots, batches - works from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from . import advice, contract, features
from .deal import Part, Plan
from .errors import Refusal
from .options import Option, complete

View = dict[str, Any]
Line = dict[str, Any]


def _no_deal(seats: int, options: dict[str, Any]) -> Sequence[Part]:
    return ()


def plain_view(s: Any) -> View:
    """Every field of the record as it is: enough for a game that hides nothing."""
    names = [name for name in s.dtype.names[:-1] if name != "eyes"]
    return {name: s[name].tolist() for name in names}


def plain_text(view: View) -> str:
    return "\n".join(f"{name}: {value}" for name, value in view.items())


def line(points: int | None, key: str, **values: str | int) -> Line:
    """A line of a tally: a key of text/*.ftl, its values, and the points - None where it only tells a tie apart.

    A game of your own says what it likes with `line(3, "tally-other", what="a row of three")`.
    """
    return {"key": key, "values": values, "points": points}


def _nothing_in_particular(view: View, seat: int, move: str) -> None:
    return None


def _open(s: Any, seat: int, action: int) -> bool:
    return False


def plain_reason(s: Any, seat: int, move: str) -> Refusal:
    return Refusal("illegal_move", "move-illegal", move=move)


@dataclass(frozen=True, eq=False)
class Game:
    """A game. `rules` are the modules that hold the compiled functions of contract.py, advice.py and features.py.

    What concerns people and programs outside - names, views, pictures, reasons - is ordinary Python and reads the
    record; `view`, `own`, `tally`, `text`, `svg` and `because` are only ever given what the eyes they are for may see.
    """

    id: str
    seats: range
    record: np.dtype[Any]
    rules: Sequence[Any]
    name: Callable[[Any, int, int], str]  # (s, seat, action): the move in the game's notation
    version: str = "1"  # of the rules: a record of another version is not replayed
    options: Sequence[Option] = ()
    deal: Callable[[int, dict[str, Any]], Sequence[Part]] = _no_deal
    most_moves: int = 256  # the longest list of legal actions
    bound: Callable[[int, dict[str, Any]], int] = field(default=lambda seats, options: 10_000)  # moves in a game
    view: Callable[[Any], View] = plain_view
    # (s, view): what a seat's view has otherwise than a spectator's `view`, key by key; so that what all see is
    # worked out once for all
    own: Callable[[Any, View], View] | None = None
    tally: Callable[[Any], list[list[Line]]] | None = None  # (s): each seat's score at the end, line by line
    text: Callable[[View], str] = plain_text
    svg: Callable[[View], str] | None = None
    reason: Callable[[Any, int, str], Refusal] = plain_reason  # (s, seat, move): why the move is refused
    # (view, seat, move): what speaks for the move, as a key of text/*.ftl and its values; None: nothing in particular
    because: Callable[[View, int, str], tuple[str, dict[str, str | int]] | None] = _nothing_in_particular
    secret: Callable[[Any, int, int], bool] = _open  # (s, seat, action): is the move hidden from the others?
    rounds: Callable[[int], int] | None = None  # how many rounds a series has for so many seats

    def __post_init__(self) -> None:
        names = (*contract.REQUIRED, *contract.OPTIONAL, *advice.NAMES, *features.NAMES)
        functions = {name: getattr(m, name) for m in self.rules for name in names if hasattr(m, name)}
        missing = set(contract.REQUIRED) - set(functions)
        if missing:
            raise TypeError(f"the rules of {self.id} lack {', '.join(sorted(missing))}")
        contract.enter(self.record, functions)

    def check_seats(self, seats: Any) -> int:
        if type(seats) is not int or seats not in self.seats:
            raise Refusal("bad_players", "players-count", least=self.seats[0], most=self.seats[-1], game=self.id)
        return seats

    def check_options(self, seats: int, chosen: Any) -> dict[str, Any]:
        return complete(self.options, seats, chosen)

    def codes(self, options: dict[str, Any]) -> Any:
        """Complete options as the rules take them."""
        return np.array([option.code(options[option.name]) for option in self.options], np.int64)

    def plan(self, seats: int, options: dict[str, Any]) -> Plan:
        return _plan(self, seats, tuple(options.items()))

    def blank(self, rows: int = 1) -> Any:
        return np.zeros(rows, self.record)


@lru_cache(maxsize=256)
def _plan(game: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> Plan:
    return Plan(tuple(game.deal(seats, dict(options))))
