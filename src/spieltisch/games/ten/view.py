"""ten: what a seat knows, and what it may imagine.

Hidden is only the order of the stones that are not yet turned up, from everybody alike. Facts used: which stones
each seat has laid or turned up, so which are left.
"""

from typing import Any

from ...kernel.chance import shuffle
from ...kernel.compile import rule
from .state import DRAWN, FIRST, STONES, WIDE


@rule
def known(s: Any, seat: int) -> int:
    """How many stones of that seat's stock have been seen: TN-2, the one to be laid now is turned up."""
    if s.open:
        return STONES
    return min(s.laid[seat] + (1 if s.turn == seat and s.ended == 0 else 0), STONES)


@rule
def observe(s: Any, seat: int) -> None:
    for owner in range(2):
        for k in range(known(s, owner), STONES):
            s.stock[owner, k] = 0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    for owner in range(2):
        seen = known(s, owner)
        left = [5, 5, 5]
        for k in range(seen):
            left[s.stock[owner, k] - 1] -= 1
        k = seen
        for value in range(3):
            for _ in range(left[value]):
                s.stock[owner, k] = value + 1
                k += 1
        shuffle(s.stock[owner], seen, STONES - seen, key + owner)


def at(s: Any, cell: int) -> tuple[int, int]:
    """The true coordinates of a cell of the torus."""
    x = int(s.column[cell % WIDE])
    return x, int(s.line[(cell - x) // WIDE % WIDE])


def view(s: Any) -> dict[str, Any]:
    table = []
    for owner in range(2):
        for k in range(s.laid[owner]):
            stone = FIRST[owner] + k
            x, y = at(s, int(s.place[stone]))
            table.append({"seat": owner, "value": int(s.worth[stone]), "x": x, "y": y})
    seats = []
    for owner in range(2):
        laid, taken = int(s.laid[owner]), int(s.taken[owner])
        left = s.stock[owner, taken : STONES - (laid - taken)].tolist()
        values = s.worth[FIRST[owner] : FIRST[owner] + laid].tolist()
        seat: dict[str, Any] = {"left": {str(v): 5 - values.count(v) for v in (1, 2, 3)}}
        seat["row" if s.open else "stock"] = [value or None for value in left]
        seats.append(seat)
    two = sum(s.laid.tolist()) == 2 * STONES
    return {
        "round": 2 if two else 1,
        "turn": int(s.turn),
        "moved": int(s.moved),
        "table": table,
        "seats": seats,
        "edge": sorted(list(at(s, int(cell))) for cell in s.edge[: s.edges]),
        "drawn": bool(s.ended == DRAWN),
    }
