"""What a game may tell its bots beyond its rules: knowledge, kept in `games/<id>/advice.py`. All of it optional.

    estimate(s, seats, out)          write each seat's expected share of the win; False: cannot say     (never can)
    lean(s, seat, action)            how good the move looks before it is searched, 1.0 is ordinary   (all alike)
    hunch(s, seat, word, out)        a quick sensible move for playouts                 (any, as `contract.pick`)
    kin(s, seat, action)             moves with the same number are learned about together       (each by itself)
    worth(s, seat, action)           how good the move seems to a beginner; 1 more is worth a second look    (none)

Written like the rules (compiled, argument names as here), and all but `worth` called with whole positions only:
real ones never reach a bot, so it is a sampled one in which the other seats' tiles are imagined. `worth` is asked
of what the seat sees, blanks and all.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import overload

from . import contract
from .compile import OPTIONS

NAMES = ("estimate", "lean", "hunch", "kin", "worth")


def own(s: Any, name: str) -> Callable[..., Any] | None:
    return contract.games[s.dtype].get(name)


def estimate(s: Any, seats: int, out: Any) -> bool:
    special = own(s, "estimate")
    return False if special is None else bool(special(s, seats, out))


def lean(s: Any, seat: int, action: int) -> float:
    special = own(s, "lean")
    return 1.0 if special is None else float(special(s, seat, action))


def hunch(s: Any, seat: int, word: Any, out: Any) -> int:
    special = own(s, "hunch")
    action: int = contract.pick(s, seat, word, out) if special is None else special(s, seat, word, out)
    return action


def kin(s: Any, seat: int, action: int) -> int:
    special = own(s, "kin")
    return action if special is None else int(special(s, seat, action))


def worth(s: Any, seat: int, action: int) -> float:
    special = own(s, "worth")
    return 0.0 if special is None else float(special(s, seat, action))


def varies(s: Any) -> bool:
    """Can one node of a tree stand for different moves: because tiles are hidden that are filled in anew each time, or
    because moves are learned about together? Else its key is its move.
    """
    return own(s, "sample") is not None or own(s, "kin") is not None


contract.compiled(estimate, lambda s, seats, out: False)
contract.compiled(lean, lambda s, seat, action: 1.0)
contract.compiled(hunch, lambda s, seat, word, out: contract.pick(s, seat, word, out))
contract.compiled(kin, lambda s, seat, action: action)
contract.compiled(worth, lambda s, seat, action: 0.0)


@overload(varies, jit_options=OPTIONS, strict=False)
def _varies(s: Any) -> Any:
    if not isinstance(s, types.Record) or s not in contract.games:
        return None
    if "sample" in contract.games[s] or "kin" in contract.games[s]:
        return lambda s: True
    return lambda s: False
