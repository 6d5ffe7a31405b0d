"""ten: what a seat knows, and what it may imagine.

Hidden is only the order of the stones that are not yet turned up, and it is hidden from everybody alike. `observe`
keeps all that lies, and each stock up to the stone that is turned up (open: all of it). The fact that `sample` uses
is TN-1: a stock has five stones of each value. So what is still to come is known, only not in which order.
"""

from typing import Any

from ...kernel.chance import fork, shuffle
from ...kernel.compile import rule
from .state import DRAWN, EDGE, FIRST, STONES, WIDE
from .table import WAYS

NOTED = 7  # rows from this sum on are in the view: one stone may make them a 10


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
        k = seen
        for value in range(1, 4):
            left = 5
            for i in range(seen):
                left -= s.stock[owner, i] == value
            for _ in range(left):
                s.stock[owner, k] = value
                k += 1
        shuffle(s.stock[owner], seen, STONES - seen, fork(key, owner))


def at(s: Any, cell: int) -> list[int]:
    """The true coordinates of a cell."""
    west, north = int(s.west), int(s.north)
    return [west + (cell % WIDE - west) % WIDE, north + (cell // WIDE - north) % WIDE]


def round_two(s: Any) -> bool:
    return sum(s.laid.tolist()) == 2 * STONES


def view(s: Any) -> dict[str, Any]:
    table, seats = [], []
    for seat in range(2):
        left, stones = int(s.taken[seat]), s.stock[seat].tolist()
        right = STONES - (int(s.laid[seat]) - left)
        for k in [*range(left), *range(right, STONES)]:
            x, y = at(s, int(s.cell[FIRST[seat] + k]))
            table.append({"seat": seat, "stone": k, "value": stones[k], "x": x, "y": y})
        lie = stones[:left] + stones[right:]
        # From left to right; closed: the first is the one turned up next, and None is one that nobody has seen.
        own: dict[str, Any] = {"row" if s.open else "stock": [value or None for value in stones[left:right]]}
        own["unlaid"] = {str(value): 5 - lie.count(value) for value in (1, 2, 3)}
        seats.append(own)
    return {
        "round": 2 if round_two(s) else 1,
        "turn": int(s.turn),
        "moved": int(s.moved),
        "table": table,
        "seats": seats,
        "rows": [row for seat in range(2) for row in rows(table, seat)],
        "edge": sorted(at(s, cell) for cell in s.cell[EDGE : EDGE + int(s.edges)].tolist()),
        "drawn": bool(s.ended == DRAWN),
    }


def own(s: Any, common: dict[str, Any]) -> dict[str, Any]:
    """What is hidden is hidden from everybody alike."""
    return {}


def rows(table: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """TN-5: the seat's rows of a sum worth noting, from end to end."""
    own = {(stone["x"], stone["y"]): stone["value"] for stone in table if stone["seat"] == seat}
    found = []
    for dx, dy in WAYS:
        for x, y in own:
            if (x - dx, y - dy) in own:
                continue  # not where a row begins
            length = next(n for n in range(1, STONES + 1) if (x + n * dx, y + n * dy) not in own)
            total = sum(own[x + n * dx, y + n * dy] for n in range(length))
            if total >= NOTED:
                end = [x + (length - 1) * dx, y + (length - 1) * dy]
                found.append({"seat": seat, "sum": total, "from": [x, y], "to": end})
    return found
