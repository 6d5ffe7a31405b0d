"""Naive twin of `ten`: written from the rules alone, slow on purpose."""

import random
from typing import Any

Json = dict[str, Any]

PLAYERS = range(2, 3)
OPTIONS: list[Json] = [
    {},
    {"open": True},
    {"open": False, "move_cap": 1},
    {"open": True, "move_cap": 1},
    {"move_cap": 7},
    {"open": True, "move_cap": 7},
]

STONES = [1] * 5 + [2] * 5 + [3] * 5  # TN-1
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]  # horizontal, vertical, both diagonals

Place = tuple[int, int]


def options_for(players: int) -> list[Json]:
    return OPTIONS


def random_deal(players: int, options: Json, rng: random.Random) -> Json:
    return {"start": rng.randrange(2), "stones": [rng.sample(STONES, 15) for _ in range(2)]}


def sides(place: Place) -> list[Place]:
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def hang_together(places: set[Place]) -> bool:
    """Are all these places joined along edges?"""
    seen: set[Place] = set()
    todo = list(places)[:1]
    while todo:
        place = todo.pop()
        if place in places and place not in seen:
            seen.add(place)
            todo.extend(sides(place))
    return seen == places


def free_beside(places: set[Place]) -> set[Place]:
    """The empty places that touch one of these along an edge."""
    return {side for place in places for side in sides(place)} - places


def name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def place_of(text: str) -> Place:
    x, y = text.split(",")
    return int(x), int(y)


class Naive:
    def __init__(self, players: int, options: Json, deal: Json) -> None:
        self.open: bool = options.get("open", False)
        self.move_cap: int = options.get("move_cap", 100)
        self.seat: int = deal["start"]
        self.stocks: list[list[int]] = [list(stones) for stones in deal["stones"]]
        self.table: dict[Place, tuple[int, int]] = {}  # place -> (seat, value)
        self.moves_in_round_two = 0
        self.winner: int | None = None
        self.drawn = False

    def to_act(self) -> list[int]:
        return [] if self.over() else [self.seat]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        if not self._in_round_two():
            # TN-4: the first stone in the middle, every other beside a laid one
            places = [name(place) for place in free_beside(set(self.table)) or {(0, 0)}]
            if not self.open:  # TN-2: the next stone of the stock, no choice
                return sorted(places)
            ends = ["L"] if len(self.stocks[seat]) == 1 else ["L", "R"]  # TN-3
            return sorted(f"{end}:{place}" for end in ends for place in places)
        # TN-9: pass when no own stone can be moved, and only then
        return sorted(self._shifts(seat)) or ["pass"]

    def play(self, seat: int, move: str) -> None:
        if self._in_round_two():
            self.moves_in_round_two += 1  # TN-9: a pass counts
            if move != "pass":
                source, target = move.split(">")
                self.table[place_of(target)] = self.table.pop(place_of(source))
        else:
            stock = self.stocks[seat]
            if self.open:
                end, place = move.split(":")
                stone = stock.pop(0 if end == "L" else -1)
            else:
                place, stone = move, stock.pop(0)
            self.table[place_of(place)] = (seat, stone)
        # TN-5, TN-8: judged after the whole move, the mover's rows only, but all of them
        if 10 in self._rows(seat):
            self.winner = seat
        elif self.moves_in_round_two >= self.move_cap:  # TN-9; a win with the last move stands
            self.drawn = True
        self.seat = 1 - seat

    def over(self) -> bool:
        return self.drawn or self.winner is not None

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(2)]

    def winners(self) -> list[int]:
        return [] if self.winner is None else [self.winner]

    def _in_round_two(self) -> bool:
        """TN-6."""
        return self.stocks == [[], []]

    def _shifts(self, seat: int) -> list[str]:
        """TN-7: everything this seat can do in round two."""
        shifts = []
        for place, (owner, _) in self.table.items():
            rest = set(self.table) - {place}
            if owner != seat:
                continue
            if all(side in rest for side in sides(place)):  # no free side; a hole is one
                continue
            if not hang_together(rest):
                continue
            targets = free_beside(rest) - {place}  # elsewhere, touching a stone that remains
            shifts += [f"{name(place)}>{name(target)}" for target in targets]
        return shifts

    def _rows(self, seat: int) -> list[int]:
        """TN-5: the sums of this seat's rows, each from end to end."""
        own = {place: value for place, (owner, value) in self.table.items() if owner == seat}
        sums = []
        for x, y in own:
            for dx, dy in DIRECTIONS:
                if (x - dx, y - dy) in own:
                    continue  # not where the row begins
                total = 0
                length = 0
                while (x + length * dx, y + length * dy) in own:
                    total += own[x + length * dx, y + length * dy]
                    length += 1
                sums.append(total)
        return sums
