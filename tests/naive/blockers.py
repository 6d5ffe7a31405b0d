"""Naive twin of `blockers`: written from the rules alone, slow on purpose."""

import random
from typing import Any

Json = dict[str, Any]

PLAYERS = range(2, 6)
OPTIONS: list[Json] = [
    {},
    {"scoring": "groups"},
    {"duel": True},
    {"duel": True, "scoring": "groups"},
]

ROWS = "ABCDEFGHI"
COLUMNS = "123456789"
CELLS = [row + column for row in ROWS for column in COLUMNS]
TILES = [*COLUMNS, *ROWS, *[f"s{section}" for section in range(1, 10)], "*"]


def options_for(players: int) -> list[Json]:
    return [options for options in OPTIONS if players == 2 or not options.get("duel", False)]


def random_deal(players: int, options: Json, rng: random.Random) -> Json:
    colours = 4 if options.get("duel", False) else players
    tiles = [rng.sample(TILES, len(TILES)) for _ in range(colours)]
    return {"start": rng.randrange(players), "tiles": tiles}


def section_of(cell: str) -> int:
    return 3 * (ROWS.index(cell[0]) // 3) + COLUMNS.index(cell[1]) // 3 + 1


def fits(tile: str, cell: str) -> bool:
    """BL-2: does the tile match the cell?"""
    if tile == "*":
        return True
    if tile.startswith("s"):
        return section_of(cell) == int(tile[1:])
    return tile in (cell[0], cell[1])


def neighbours(cell: str) -> list[str]:
    row, column = ROWS.index(cell[0]), COLUMNS.index(cell[1])
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [ROWS[r] + COLUMNS[c] for r, c in around if 0 <= r < 9 and 0 <= c < 9]


def groups_of(cells: set[str]) -> list[set[str]]:
    """BL-4: these cells in groups joined along edges."""
    groups: list[set[str]] = []
    left = set(cells)
    while left:
        group: set[str] = set()
        todo = [min(left)]
        while todo:
            cell = todo.pop()
            if cell in left:
                left.remove(cell)
                group.add(cell)
                todo.extend(neighbours(cell))
        groups.append(group)
    return groups


class Naive:
    def __init__(self, players: int, options: Json, deal: Json) -> None:
        self.players = players
        self.duel: bool = options.get("duel", False)
        self.scoring: str = options.get("scoring", "blockers")
        self.seat: int = deal["start"]
        # BL-1, BL-20: the colours of each seat; a colour is its place in the deal
        self.colours = {0: [0, 1], 1: [2, 3]} if self.duel else {seat: [seat] for seat in range(players)}
        self.racks: list[list[str]] = [list(tiles[:5]) for tiles in deal["tiles"]]
        self.stocks: list[list[str]] = [list(tiles[5:]) for tiles in deal["tiles"]]
        self.closed: set[int] = set()
        self.board: dict[str, int] = {}  # cell -> colour
        self.taken: list[list[int]] = [[] for _ in range(players)]  # the colours taken, BL-6
        self.turns = [0] * players

    def to_act(self) -> list[int]:
        return [] if self.over() else [self.seat]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        moves = []
        for colour in self.colours[seat]:
            if colour in self.closed:  # BL-22
                continue
            cells = [cell for cell in CELLS if self._may_lay(colour, cell)]
            for tile in self.racks[colour]:
                moves += [self._prefix(seat, colour) + f"{tile}@{cell}" for cell in cells if fits(tile, cell)]
        return sorted(moves) or ["pass"]  # BL-5: only where there is nothing else

    def play(self, seat: int, move: str) -> None:
        if move != "pass":
            colour, tile, cell = self._read(seat, move)
            self.racks[colour].remove(tile)
            if cell in self.board:
                self.taken[seat].append(self.board[cell])  # BL-3, BL-6
            self.board[cell] = colour
            if self.stocks[colour]:  # BL-2, BL-20: from the stock of the colour played
                self.racks[colour].append(self.stocks[colour].pop(0))
            else:
                self.closed.add(colour)  # BL-22; in the base game the 24 turns are over as well
        self.turns[seat] += 1  # BL-5: a pass uses up a turn, and draws nothing
        self.seat = (seat + 1) % self.players

    def over(self) -> bool:
        """BL-7, BL-23."""
        return all(turns == (48 if self.duel else 24) for turns in self.turns)

    def scores(self) -> list[int]:
        """BL-8, BL-9, BL-23."""
        scores = []
        for seat in range(self.players):
            points = 0
            for colour in self.colours[seat]:
                points += len(groups_of({cell for cell in self.board if self.board[cell] == colour}))
            if self.scoring == "blockers":
                points += max([self.taken[seat].count(colour) for colour in self.taken[seat]], default=0)
            scores.append(points)
        return scores

    def winners(self) -> list[int]:
        """BL-8: fewest points, then fewest taken tiles in all, then shared."""
        if not self.over():
            return []
        ranks = [(points, len(self.taken[seat])) for seat, points in enumerate(self.scores())]
        return [seat for seat in range(self.players) if ranks[seat] == min(ranks)]

    def _may_lay(self, colour: int, cell: str) -> bool:
        """May a tile of this colour, if it matches, be laid here?"""
        if cell not in self.board:
            return True
        there = self.board[cell]
        if there == colour:  # BL-3: never an own tile; BL-21: in duel only the colour played is barred
            return False
        same = {other for other in self.board if self.board[other] == there}
        group = next(group for group in groups_of(same) if cell in group)
        if len(group) <= 2:  # BL-4
            return True
        return len(groups_of(group - {cell})) == 1  # BL-4: the rest stays in one group

    def _prefix(self, seat: int, colour: int) -> str:
        return ["a:", "b:"][self.colours[seat].index(colour)] if self.duel else ""

    def _read(self, seat: int, move: str) -> tuple[int, str, str]:
        """The colour, tile and cell a move names."""
        colour = self.colours[seat][0]
        if self.duel:
            letter, move = move.split(":")
            colour = self.colours[seat]["ab".index(letter)]
        tile, cell = move.split("@")
        return colour, tile, cell
