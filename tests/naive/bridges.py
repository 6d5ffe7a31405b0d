"""Naive twin of the game ``bridges``: slow, plain, written from the rules page alone.

It is the oracle for the fast rules and shares no code with them. Fields are strings such as "y12" or "yL",
tiles are "y12", "x7" or "star". Every rule is marked with its number.
"""

import json
import random
from pathlib import Path
from typing import Any

Json = dict[str, Any]
PLAYERS = range(2, 5)
OPTIONS: list[Json] = [{}]
OPTIONS += [{"symbols": one, "bonus_chain": two} for one in [False, True] for two in [True, False]]
LAYOUT = Path(__file__).parent / ".." / ".." / "src" / "spieltisch" / "games" / "bridges" / "layout.json"
ROWS = ["y", "r", "b", "g"]
NUMBERS = list(range(1, 21))
JOKER_NUMBERS = [3, 7, 13, 17]
COLOURED = [f"{row}{number}" for row in ROWS for number in NUMBERS if number not in JOKER_NUMBERS]
JOKERS = [f"x{number}" for number in JOKER_NUMBERS]
SHAPES = ["square", "triangle", "star", "circle"]
ELEVENS = [f"{row}11" for row in ROWS]


def random_deal(players: int, options: Json, rng: random.Random) -> Json:
    bag = COLOURED + JOKERS * 4
    if options.get("symbols", False):  # BR-20: the symbol tiles are in the bag before dealing
        bag = bag + SHAPES * 2
    rng.shuffle(bag)
    return {"start": rng.randrange(players), "bag": bag}


def value(tile: str) -> int:
    """BR-14 (a joker costs its number), BR-23."""
    return 11 if tile in SHAPES else int(tile[1:])


class Naive:
    def __init__(self, players: int, options: Json, deal: Json, layout: Json | None = None) -> None:
        self.players = players
        self.bonus_chain: bool = options.get("bonus_chain", True)
        if layout is None:
            layout = json.loads(LAYOUT.read_text(encoding="utf-8"))
            assert layout is not None
        self.bridges: list[tuple[str, str]] = []  # all of them, as pairs of fields
        self.bonus_bridges: list[tuple[str, str]] = []
        for bridge in layout["bridges"]:
            one, two = [f"{row}{bridge['number']}" for row in bridge["rows"]]
            self.bridges.append((one, two))
            if bridge["bonus"]:
                self.bonus_bridges.append((one, two))
        self.shape_of: dict[str, str] = {}  # symbol field, such as "yL", to its shape
        for row in ROWS:
            self.shape_of[f"{row}L"] = layout["symbols"]["L"][row]
            self.shape_of[f"{row}R"] = layout["symbols"]["R"][row]
        self.board: dict[str, str] = {}  # field to the tile on it
        self.bag: list[str] = list(deal["bag"])
        self.racks: list[list[str]] = []
        size = 15 if players == 4 else 20  # BR-1
        for _ in range(players):
            self.racks.append(self.bag[:size])
            self.bag = self.bag[size:]
        self.ended = False
        self.begin_turn(self.first_seat(deal["start"]))

    def first_seat(self, start: int) -> int:
        for step in range(self.players):  # BR-2
            seat = (start + step) % self.players
            if any(tile in ELEVENS for tile in self.racks[seat]):
                return seat
        seat = start
        while True:  # BR-3: nobody holds an 11, so all four are in the bag and one will come
            tile = self.bag.pop(0)
            self.racks[seat].append(tile)
            if tile in ELEVENS:
                return seat
            seat = (seat + 1) % self.players

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.phase = "lay"  # or "bonus", "free", "give"
        self.laid = 0  # tiles of this turn that count towards the three
        self.laid_fields: list[str] = []  # every field filled this turn, whatever by
        self.draws = 0
        self.drawn = ""  # a drawn tile that fits and must be laid now (BR-10)
        self.bonuses = 0  # bonuses fired and not yet drawn
        self.bonus_tile = ""  # the bonus tile the player has to find a field for (phase "bonus")
        self.frees = 0  # free tiles still to be asked for

    def fields_of(self, tile: str) -> list[str]:
        """The empty fields on which this tile belongs, open or not."""
        if tile in SHAPES:
            fields = [field for field, shape in self.shape_of.items() if shape == tile]
        elif tile in JOKERS:
            fields = [f"{row}{tile[1:]}" for row in ROWS]
        else:
            fields = [tile]
        return [field for field in fields if field not in self.board]

    def tile_of(self, field: str) -> str:
        if field in self.shape_of:
            return self.shape_of[field]
        return f"x{field[1:]}" if int(field[1:]) in JOKER_NUMBERS else field

    def is_open(self, field: str) -> bool:
        """BR-5 for a number field, BR-21 for a symbol field."""
        if field in self.board:
            return False
        row = field[0]
        if field in self.shape_of:  # BR-21
            return (f"{row}1" if field[1:] == "L" else f"{row}20") in self.board
        number = int(field[1:])
        if number == 11 or f"{row}{number - 1}" in self.board or f"{row}{number + 1}" in self.board:
            return True
        if number in [1, 20] and any(f"{other}{number}" in self.board for other in ROWS):
            return True
        if any(field in ends and (ends[0] in self.board or ends[1] in self.board) for ends in self.bridges):
            return True  # the field itself is empty, so the filled end is the other one
        return (number == 1 and f"{row}L" in self.board) or (number == 20 and f"{row}R" in self.board)

    def fits(self, tile: str) -> list[str]:
        """The fields on which this tile may be laid now by the ordinary rules (BR-6, BR-21)."""
        return [field for field in self.fields_of(tile) if self.is_open(field)]

    def over(self) -> bool:
        return self.ended

    def to_act(self) -> list[int]:
        return [] if self.ended else [self.seat]

    def legal(self, seat: int) -> list[str]:
        if self.ended or seat != self.seat:
            return []
        rack = self.racks[seat]
        moves: set[str] = set()
        if self.phase == "bonus":  # BR-8: any empty field of the tile, asked even when only one is left
            moves.update(self.fields_of(self.bonus_tile))
        elif self.phase == "free":  # BR-22: numbers and jokers, open or not
            for tile in rack:
                if tile not in SHAPES:
                    moves.update(self.fields_of(tile))
            moves.add("skip")
        elif self.phase == "give":  # BR-12
            moves.update(f"give:{tile}" for tile in rack)
            moves.add("keep")
        elif self.drawn != "":  # BR-10: the drawn tile must be laid
            moves.update(self.fits(self.drawn))
        else:
            if self.laid < 3:  # BR-4; BR-2 follows: on the empty board only the 11s are open
                for tile in rack:
                    moves.update(self.fits(tile))
            if self.laid > 0:
                moves.add("end")
            elif not moves and self.bag:
                moves.add("draw")  # BR-10
            elif not moves:
                moves.add("pass")  # BR-11, also in the middle of drawing
        return sorted(moves)

    def play(self, seat: int, move: str) -> None:
        rack = self.racks[seat]
        left = (seat + 1) % self.players
        if move == "draw":
            tile = self.bag.pop(0)
            rack.append(tile)
            self.draws += 1
            if self.fits(tile):
                self.drawn = tile
            elif self.draws == 3:
                self.begin_turn(left)  # BR-10: the turn is over by itself
        elif move == "end" and self.has_pair():
            self.phase = "give"
        elif move in ["pass", "end", "keep"]:
            self.begin_turn(left)
        elif move.startswith("give:"):
            tile = move.removeprefix("give:")
            rack.remove(tile)
            self.racks[left].append(tile)
            if rack:
                self.begin_turn(left)
            else:
                self.ended = True  # BR-13, by giving
        elif move == "skip":
            self.frees -= 1
            self.settle()
        elif self.phase == "bonus":
            self.put(self.bonus_tile, move, is_bonus=True)
            self.settle()
        else:  # a tile of the rack, in phase "lay" or "free"
            if self.phase == "free":
                self.frees -= 1  # BR-22: does not count towards the three
            else:
                self.laid += 1
                self.drawn = ""
            tile = self.tile_of(move)
            rack.remove(tile)
            self.put(tile, move, is_bonus=False)
            if rack:
                self.settle()
            else:
                self.ended = True  # BR-13: at once, so no bonus is drawn and no free tile asked for

    def put(self, tile: str, field: str, *, is_bonus: bool) -> None:
        self.board[field] = tile
        self.laid_fields.append(field)
        if tile in SHAPES:
            self.frees += 1  # BR-22: one for each symbol tile, from the rack or as a bonus
        for ends in self.bonus_bridges:  # BR-7: the first tile there, so only one of the ends is filled
            first = field in ends and not (ends[0] in self.board and ends[1] in self.board)
            if first and (self.bonus_chain or not is_bonus):  # BR-9
                self.bonuses += 1

    def settle(self) -> None:
        """Everything that follows a laid tile: first the bonuses, then the free tiles (BR-7, BR-8, BR-22)."""
        while self.bonuses > 0 and self.bag:
            self.bonuses -= 1
            tile = self.bag.pop(0)
            if tile not in COLOURED:
                self.bonus_tile = tile  # BR-8: joker or symbol, the player chooses
                self.phase = "bonus"
                return
            self.put(tile, tile, is_bonus=True)  # BR-8: by itself
        self.bonuses = 0  # BR-7: with an empty bag nothing happens
        self.phase = "free" if self.frees > 0 else "lay"

    def has_pair(self) -> bool:
        """BR-12: two consecutive numbers in one row, both laid this turn."""
        laid = [field for field in self.laid_fields if field not in self.shape_of]
        return any(f"{field[0]}{int(field[1:]) + 1}" in laid for field in laid)

    def scores(self) -> list[int]:
        return [-sum(value(tile) for tile in rack) for rack in self.racks]  # BR-14

    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.racks[seat]]  # BR-13
