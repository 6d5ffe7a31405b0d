"""bridges: what speaks for a move, from what the seat sees of the position."""

from typing import Any

from .board import LEFT, RIGHT, SYMBOL
from .layout import JOKER_COLUMNS, LAST

Field = tuple[int, int]  # row, position
Reason = tuple[str, dict[str, str | int]]

DEAR = 14  # a number that costs much at the end


def because(view: dict[str, Any], seat: int, move: str) -> Reason | None:
    board = Board(view["position"], seat)
    if move.startswith("give:"):
        tile = move.removeprefix("give:")
        return "hint-bridges-give", {"points": cost(tile), "open": "yes" if board.fits(tile, board.open()) else "no"}
    if move == "keep":
        return "hint-bridges-keep", {"count": sum(board.fits(tile, board.open()) for tile in board.rack)}
    if move in ("end", "skip"):
        left = [board.effect(board.field(one)) for one in view["legal"] if one != move]
        if not left:
            return None
        if all(theirs > mine for mine, theirs, _ in left):
            return "hint-bridges-stop", {}
        return "hint-bridges-wait", {"count": len(left)}
    if move in ("draw", "pass"):
        return None
    return _lay(view["position"], board, board.field(move))


def _lay(position: dict[str, Any], board: "Board", here: Field) -> Reason:
    row, number = here
    tile = board.tile(here)
    if board.rack == [tile] and position["phase"] == "lay":
        return "hint-bridges-out", {}
    mine, theirs, colours = board.effect(here)
    pair = any((row, number + step) in board.fresh for step in (-1, 1)) and position["phase"] == "lay"
    if mine:
        colour = colours.pop() if len(colours) == 1 else "several"
        return "hint-bridges-opens", {"mine": mine, "theirs": theirs, "colour": colour}
    if any(bridge["bonus"] and not bridge["spent"] for bridge in board.over[here]):
        return "hint-bridges-bonus", {"theirs": theirs}
    if pair and not board.paired:
        return "hint-bridges-pair", {"theirs": theirs}
    if not theirs:
        return "hint-bridges-closed", {"points": cost(tile)}
    if cost(tile) >= DEAR:
        return "hint-bridges-dear", {"points": cost(tile), "theirs": theirs}
    return "hint-bridges-lay", {"theirs": theirs}


def cost(tile: str) -> int:
    """BR-14, BR-23."""
    return int(tile[1:]) if tile[1:].isdecimal() else SYMBOL


class Board:
    """What lies, what the seat holds, and which fields are open."""

    def __init__(self, position: dict[str, Any], seat: int) -> None:
        self.colours: list[str] = [row["colour"] for row in position["rows"]]
        self.symbols = position["symbols"]
        self.rack: list[str] = position["seats"][seat]["rack"]
        self.filled = {
            (row, place)
            for row, told in enumerate(position["rows"])
            for place, tile in enumerate(told["fields"])
            if tile is not None
        }
        self.fields = {
            (row, place)
            for row in range(4)
            for place in range(LEFT if self.symbols else 1, LAST + 1 + bool(self.symbols))
        }
        self.over: dict[Field, list[Any]] = {field: [] for field in self.fields}  # the bridges that end on a field
        for bridge in position["bridges"]:
            for colour in bridge["rows"]:
                self.over[self.colours.index(colour), bridge["number"]].append(bridge)
        self.fresh = {self.field(name) for name in position["fresh"]}
        self.paired = any((row, place + 1) in self.fresh for row, place in self.fresh)

    def field(self, name: str) -> Field:
        place = {"L": LEFT, "R": RIGHT}.get(name[1:])
        return self.colours.index(name[0]), int(name[1:]) if place is None else place

    def tile(self, field: Field) -> str:
        """The tile that belongs there."""
        row, place = field
        if place in (LEFT, RIGHT):
            shape: str = self.symbols["L" if place == LEFT else "R"][row]
            return shape
        return f"x{place}" if place in JOKER_COLUMNS else f"{self.colours[row]}{place}"

    def open(self, more: Field | None = None) -> set[Field]:
        """BR-5, BR-21: the open fields, also when one more is filled."""
        filled = self.filled | ({more} if more else set())
        joined = {11} | {place for _, place in filled if place in (1, LAST)}  # from top to bottom
        return {
            (row, place)
            for row, place in self.fields - filled
            if place in joined
            or (row, place - 1) in filled
            or (row, place + 1) in filled
            or any(
                (self.colours.index(colour), place) in filled
                for bridge in self.over[row, place]
                for colour in bridge["rows"]
            )
        }

    def fits(self, tile: str, fields: set[Field]) -> bool:
        return any(self.tile(field) == tile for field in fields)

    def effect(self, here: Field) -> tuple[int, int, set[str]]:
        """How many of the own tiles fit on the fields that filling this one opens, how many of these fields are left
        for others, and the rows of the former."""
        new = self.open(here) - self.open()
        rack = list(self.rack)
        if self.tile(here) in rack:
            rack.remove(self.tile(here))
        mine = {field for field in new if self.tile(field) in rack}
        return len({self.tile(field) for field in mine}), len(new - mine), {self.colours[row] for row, _ in mine}
