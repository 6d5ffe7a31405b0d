"""blockers: what speaks for a move, from what the seat sees of the position."""

from collections.abc import Iterator
from typing import Any

from .state import COLUMNS, ROWS, SIDE

Cell = tuple[int, int]
Board = dict[Cell, str]  # the colour of each tile that lies
Reason = tuple[str, dict[str, str | int]]


def because(view: dict[str, Any], seat: int, move: str) -> Reason | None:
    if move == "pass":
        return None
    position = view["position"]
    tile, _, square = move.partition("@")
    here = ROWS.index(square[0]), COLUMNS.index(square[1])
    board = {(y, x): lying["colour"] for y, row in enumerate(position["board"]) for x, lying in enumerate(row) if lying}
    own = [rack["colour"] for rack in position["racks"] if rack["seat"] == seat]
    colour = own["ab".index(tile[0])] if ":" in tile else own[0]
    taken = board.pop(here, None)
    what, count, whose = _what(board, colour, here, own)
    told = {"what": what, "count": count, "colour": whose, "took": taken or "none", "cost": _cost(view, seat, taken)}
    return "hint-blockers-lay", told


def _what(board: Board, colour: str, here: Cell, own: list[str]) -> tuple[str, int, str]:
    """What the tile does for its groups or against another colour's: a word, how many, and that colour."""
    joined = _beside(board, colour, here)
    if joined >= 2:
        return "join", joined, "none"
    others = [(_beside(board, hue, here), hue) for hue in sorted({*board.values()} - {*own})]
    apart, whose = max(others, default=(0, "none"))
    if apart >= 2:
        return "split", apart, whose
    if joined == 1:
        return "add", 1, "none"
    board[here] = colour
    steps = sum(cell not in board and _beside(board, colour, cell) >= 2 for cell in _around(here))
    if steps:
        return "near", steps, "none"
    return "apart", sum(cell not in board for cell in _around(here)), "none"


def _cost(view: dict[str, Any], seat: int, colour: str | None) -> int:
    """BL-9: the points that taking a tile of this colour costs, now."""
    if colour is None or view["options"]["scoring"] == "groups":
        return 0
    mine = view["position"]["seats"][seat]
    return max(0, len(mine["taken"].get(colour, [])) + 1 - int(mine["most_taken"]))


def _around(cell: Cell) -> Iterator[Cell]:
    y, x = cell
    for dy, dx in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        if 0 <= y + dy < SIDE and 0 <= x + dx < SIDE:
            yield y + dy, x + dx


def _beside(board: Board, colour: str, cell: Cell) -> int:
    """How many groups of the colour touch the cell."""
    count, seen = 0, {cell}
    for start in _around(cell):
        if board.get(start) == colour and start not in seen:
            count += 1
            todo = [start]
            while todo:
                at = todo.pop()
                seen.add(at)
                todo += [one for one in _around(at) if board.get(one) == colour and one not in seen]
    return count
