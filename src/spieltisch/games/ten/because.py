"""ten: what speaks for a move, from what the seat sees of the position."""

from typing import Any

from .rules import GOAL
from .table import SIDES, WAYS
from .view import rows

Place = tuple[int, int]
Stones = dict[Place, int]  # the values of somebody's stones
Reason = tuple[str, dict[str, str | int]]


def because(view: dict[str, Any], seat: int, move: str) -> Reason | None:
    if move == "pass":
        return None
    position = view["position"]
    table = list(position["table"])
    here, value = _to_lay(position, seat, move, table)
    mine, theirs = _stones(table, seat), _stones(table, 1 - seat)
    laid = {**mine, here: value}
    if any(row["sum"] == GOAL for row in rows([*table, _stone(seat, here, value)], seat)):
        return "hint-ten-win", {}
    for other in sorted(_next(position, 1 - seat, here), reverse=True):
        if GOAL in _sums({**theirs, here: other}, here):
            return "hint-ten-block", {"value": other}
    wanted = _next(position, seat, here)
    new = _chances(laid, theirs, wanted) - _chances(mine, {**theirs, here: 0}, wanted)
    if new:
        place, missing = min(new)
        return "hint-ten-chances", {"count": len(new), "value": missing, "place": "{},{}".format(*place)}
    best = max(total for total in [0, *_sums(laid, here)] if total < GOAL)
    stopped = max([0, *(total for total in _sums(theirs, here) if total < GOAL)])
    if stopped >= 5 and stopped >= best:
        return "hint-ten-stop", {"sum": stopped}
    if best > value:
        return "hint-ten-row", {"sum": best}
    free = sum(_beside(here, way, -1) not in theirs and _beside(here, way, 1) not in theirs for way in WAYS)
    return "hint-ten-new", {"free": free}


def _to_lay(position: dict[str, Any], seat: int, move: str, table: list[Any]) -> tuple[Place, int]:
    """Where a stone of which value comes to lie; one that is already on the table is taken off it."""
    source, arrow, target = move.rpartition(">")
    end, _, place = target.rpartition(":")
    x, y = map(int, place.split(","))
    if arrow:
        stone = next(stone for stone in table if f"{stone['x']},{stone['y']}" == source)
        table.remove(stone)
        return (x, y), int(stone["value"])
    own = position["seats"][seat]
    return (x, y), int(own["row"][-1 if end == "R" else 0] if end else own["stock"][0])


def _stone(seat: int, place: Place, value: int) -> dict[str, int]:
    return {"seat": seat, "value": value, "x": place[0], "y": place[1]}


def _stones(table: list[Any], seat: int) -> Stones:
    return {(stone["x"], stone["y"]): stone["value"] for stone in table if stone["seat"] == seat}


def _next(position: dict[str, Any], seat: int, here: Place) -> set[int]:
    """The values that the seat may lay in its next turn; in round two none is counted on."""
    own = position["seats"][seat]
    if own.get("row"):
        return {own["row"][0], own["row"][-1]}
    return {int(value) for value, count in own["unlaid"].items() if count}


def _beside(place: Place, way: Place, steps: int) -> Place:
    return place[0] + steps * way[0], place[1] + steps * way[1]


def _sums(stones: Stones, place: Place) -> list[int]:
    """What the rows through the place, or up to it from both sides, add up to."""
    found = []
    for way in WAYS:
        total = stones.get(place, 0)
        for step in (1, -1):
            at = _beside(place, way, step)
            while at in stones:
                total += stones[at]
                at = _beside(at, way, step)
        found.append(total)
    return found


def _chances(mine: Stones, theirs: Stones, values: set[int]) -> set[tuple[Place, int]]:
    """The places, each with a value, where one more stone would make ten."""
    edge = {_beside(place, side, 1) for place in [*mine, *theirs] for side in SIDES} - mine.keys() - theirs.keys()
    return {(place, value) for place in edge for value in values if GOAL in _sums({**mine, place: value}, place)}
