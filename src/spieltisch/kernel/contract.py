"""What a game answers. Algorithms for every game call these by name; the record's type picks the game.

Required of a game (compiled with `rule`, argument names as here):

    setup(s, seats, options, deal)   lay out the deal on a record of zeros; play what happens by itself
    asked(s)                         bit set of the seats to decide; 0 when the game is over
    legal(s, seat, out)              write that seat's legal actions to out; how many
    play(s, seat, action)            carry out a legal action, and whatever follows by itself
    score(s, out)                    write the result of a finished game, one number a seat

Optional, with a default below:

    winners(s, seats, scores)        bit set of the winners            (the seats with the highest score)
    observe(s, seat)                 blank, in place, what the seat (or SPECTATOR) may not know       (nothing)
    sample(s, seat, key)             fill an observed record's blanks at random                       (nothing)
    pick(s, seat, word, out)         one legal action, each equally likely             (choose from the list)
    settles(s, seat, action)         may nothing up to this action be taken back?               (always so)

`sample` sees only what `observe` left. It must be consistent with all the seat has seen or can prove, and every
completion that is consistent must be possible.
"""

from collections.abc import Callable
from typing import Any

from numba import from_dtype, types
from numba.extending import overload

from .chance import below
from .compile import OPTIONS, rule

REQUIRED = ("setup", "asked", "legal", "play", "score")
OPTIONAL = ("winners", "observe", "sample", "pick", "settles")

games: dict[Any, dict[str, Callable[..., Any]]] = {}


def enter(record: Any, functions: dict[str, Callable[..., Any]]) -> None:
    """Make a game's functions known to those below."""
    games[record] = functions
    games[from_dtype(record)] = functions


def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    games[s.dtype]["setup"](s, seats, options, deal)


def asked(s: Any) -> int:
    answer: int = games[s.dtype]["asked"](s)
    return answer


def legal(s: Any, seat: int, out: Any) -> int:
    count: int = games[s.dtype]["legal"](s, seat, out)
    return count


def play(s: Any, seat: int, action: int) -> None:
    games[s.dtype]["play"](s, seat, action)


def score(s: Any, out: Any) -> None:
    games[s.dtype]["score"](s, out)


def winners(s: Any, seats: int, scores: Any) -> int:
    special = games[s.dtype].get("winners")
    won: int = highest(seats, scores) if special is None else special(s, seats, scores)
    return won


def observe(s: Any, seat: int) -> None:
    special = games[s.dtype].get("observe")
    if special is not None:
        special(s, seat)


def sample(s: Any, seat: int, key: Any) -> None:
    special = games[s.dtype].get("sample")
    if special is not None:
        special(s, seat, key)


def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    special = games[s.dtype].get("pick")
    action: int = out[below(word, legal(s, seat, out))] if special is None else special(s, seat, word, out)
    return action


def settles(s: Any, seat: int, action: int) -> bool:
    special = games[s.dtype].get("settles")
    return True if special is None else bool(special(s, seat, action))


@rule
def highest(seats: int, scores: Any) -> int:
    """The seats with the most points."""
    best = scores[0]
    for seat in range(1, seats):
        best = max(best, scores[seat])
    found = 0
    for seat in range(seats):
        if scores[seat] == best:
            found |= 1 << seat
    return found


# The compiled face of the same functions.


def compiled(stub: Callable[..., Any], default: Callable[..., Any] | None = None) -> None:
    """Where a compiled function calls the stub, put the game's own function or the default."""

    def choose(s: Any, *rest: Any) -> Any:
        if not isinstance(s, types.Record) or s not in games:
            return None
        function = games[s].get(stub.__name__)
        if function is None:
            return default
        return lambda s, *rest: function(s, *rest)

    overload(stub, jit_options=OPTIONS, strict=False)(choose)


for _stub in (setup, asked, legal, play, score):
    compiled(_stub)
compiled(winners, lambda s, seats, scores: highest(seats, scores))
compiled(observe, lambda s, seat: None)
compiled(sample, lambda s, seat, key: None)
compiled(pick, lambda s, seat, word, out: out[below(word, legal(s, seat, out))])
compiled(settles, lambda s, seat, action: True)
