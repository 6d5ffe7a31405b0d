"""Naive twin of the game ``links``: slow, plain, written from the rules page alone.

It is the oracle for the fast rules and shares no code with them. Places and number cards are strings such as
"y12", a joker is "*". Every rule is marked with its number.
"""

import random
from typing import Any

PLAYERS = range(2, 7)
OPTIONS: list[dict[str, Any]] = [{}, {"bonus_cards": 8}, {"bonus_cards": 7}]

COLOURS = ["y", "r", "b", "g"]
PLACES = [f"{colour}{number}" for colour in COLOURS for number in range(1, 22)]
ELEVENS = [f"{colour}11" for colour in COLOURS]
LOWER_HALF = list(range(1, 11))
UPPER_HALF = list(range(12, 22))
HAND_SIZE = {2: 20, 3: 20, 4: 15, 5: 12, 6: 12}  # LK-2
CONNECTIONS = {2: 4, 3: 4, 4: 3, 5: 3, 6: 2}  # LK-3


def random_deal(players: int, options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    del options  # they change nothing in the deal
    deck = [place for place in PLACES if place not in ELEVENS] + ["*"] * 4
    rng.shuffle(deck)
    rows = list(COLOURS)
    rng.shuffle(rows)
    return {"start": rng.randrange(players), "rows": rows, "deck": deck}


class Naive:
    def __init__(self, players: int, options: dict[str, Any], deal: dict[str, Any]) -> None:
        self.players = players
        self.rows: list[str] = list(deal["rows"])
        self.table: dict[str, str] = {eleven: eleven for eleven in ELEVENS}  # LK-1: place to the card on it
        self.stack: list[str] = list(deal["deck"])
        self.hands: list[list[str]] = []
        for _ in range(players):  # LK-2
            self.hands.append(self.stack[: HAND_SIZE[players]])
            self.stack = self.stack[HAND_SIZE[players] :]
        self.connections = [CONNECTIONS[players]] * players  # LK-3
        self.bonus_supply: int = options.get("bonus_cards", 8)  # LK-9
        self.bonuses = [0] * players
        self.passes = 0  # in a row (LK-12)
        self.ended = False
        self.begin_turn(deal["start"])

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.laid = 0  # cards laid this turn
        self.exchanged = False  # has there been an exchange this turn?

    # Places

    def adjoins(self, place: str) -> bool:
        """LK-5: empty, and the place one lower or one higher in its row is filled."""
        colour, number = place[0], int(place[1:])
        if place in self.table:
            return False
        return f"{colour}{number - 1}" in self.table or f"{colour}{number + 1}" in self.table

    def bridged(self, place: str) -> bool:
        """LK-6: empty, and the same number in a neighbouring row is filled (LK-1: no wrap)."""
        if place in self.table:
            return False
        index = self.rows.index(place[0])
        neighbours = [self.rows[i] for i in [index - 1, index + 1] if 0 <= i < len(self.rows)]
        return any(f"{row}{place[1:]}" in self.table for row in neighbours)

    def may_lay(self, seat: int, place: str) -> bool:
        return self.adjoins(place) or (self.connections[seat] > 0 and self.bridged(place))

    # The interface

    def over(self) -> bool:
        return self.ended

    def to_act(self) -> list[int]:
        return [] if self.ended else [self.seat]

    def legal(self, seat: int) -> list[str]:
        if self.ended or seat != self.seat:
            return []
        hand = self.hands[seat]
        moves: set[str] = set()

        if self.laid < 4:  # LK-4
            for place in PLACES:
                if self.may_lay(seat, place):
                    if place in hand:
                        moves.add(place)
                    if "*" in hand:
                        moves.add(f"{place}*")  # LK-7

        # LK-8: before, between or after laying. Before the first card it binds the player to lay one, which
        # he can do as long as a place is empty: he has a joker then, and every row that is not full has a
        # place that adjoins.
        full = all(place in self.table for place in PLACES)
        if self.laid > 0 or not full:
            for place in PLACES:
                if place in hand and self.table.get(place) == "*":
                    moves.add(f"{place}=")

        if self.laid > 0:
            moves.add("end")
        elif not self.exchanged:  # the start of the turn
            if self.stack:
                moves.add("draw")  # LK-4, LK-10: laying is voluntary
            elif not any(self.adjoins(card) for card in hand if card != "*"):
                moves.add("pass")  # LK-10: nothing is forced
        return sorted(moves)

    def play(self, seat: int, move: str) -> None:
        hand = self.hands[seat]
        left = (seat + 1) % self.players
        if move == "draw":
            hand.append(self.stack.pop(0))
            self.begin_turn(left)  # LK-4: ends the turn
        elif move == "pass":
            self.passes += 1
            if self.passes == self.players:
                self.ended = True  # LK-12
            else:
                self.begin_turn(left)
        elif move == "end":
            self.begin_turn(left)
        elif move.endswith("="):  # LK-8: does not count towards the four and gains no bonus
            place = move.removesuffix("=")
            hand.remove(place)
            hand.append("*")
            self.table[place] = place
            self.exchanged = True
        elif move.endswith("*"):
            self.lay(seat, "*", move.removesuffix("*"))
        else:
            self.lay(seat, move, move)

    def lay(self, seat: int, card: str, place: str) -> None:
        if not self.adjoins(place):
            self.connections[seat] -= 1  # LK-6: spent only when LK-5 does not allow the place
        self.hands[seat].remove(card)
        self.table[place] = card
        self.laid += 1
        self.passes = 0  # LK-12
        colour, number = place[0], int(place[1:])
        half = LOWER_HALF if number in LOWER_HALF else UPPER_HALF
        complete = all(f"{colour}{n}" in self.table for n in half)
        if complete and self.bonus_supply > 0:  # LK-9: this card was the last one missing
            self.bonus_supply -= 1
            self.bonuses[seat] += 1
        if not self.hands[seat]:
            self.ended = True  # LK-11: at once, a bonus just earned counts

    def scores(self) -> list[int]:  # LK-13
        points = []
        for seat in range(self.players):
            loss = sum(11 if card == "*" else int(card[1:]) for card in self.hands[seat])
            points.append(11 * self.bonuses[seat] - loss)
        return points

    def winners(self) -> list[int]:
        if not self.ended:
            return []
        points = self.scores()
        return [seat for seat in range(self.players) if points[seat] == max(points)]
