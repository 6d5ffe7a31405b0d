"""Naive twin of `sums`: written from the rules alone, slow on purpose."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

Json = dict[str, Any]

PLAYERS = range(1, 5)
OPTIONS: list[Json] = [{}]

COLOURS = ["o", "y", "p", "x"]
VALUES = [-2, 0, 1, 2, 3, 4, 5, 6]
GREY = "x"
CARDS = [f"{colour}{value}" for colour in COLOURS for value in VALUES]  # also the order before a reshuffle
BESIDE = {1: [2, 3], 2: [1, 4], 3: [1, 4], 4: [2, 3]}  # piles 1 2 over 3 4, orthogonal neighbours
MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15

LAYOUT = Path(__file__).parents[2] / "src" / "spieltisch" / "games" / "sums" / "layout.json"


def options_for(players: int) -> list[Json]:
    return OPTIONS


def random_deal(players: int, options: Json, rng: random.Random) -> Json:
    deck = list(CARDS)
    rng.shuffle(deck)
    return {"start": rng.randrange(players), "deck": deck, "reshuffle": str(rng.getrandbits(64))}


def value_of(card: str) -> int:
    return int(card[1:])


def shuffled(cards: list[str], reshuffle: int, k: int) -> list[str]:
    """The k-th reshuffle of the cards, as the page's Deal part spells it out."""
    cards = sorted(cards, key=CARDS.index)
    state = reshuffle ^ ((k * GOLDEN) & MASK)
    for i in range(len(cards) - 1, 0, -1):
        state = (state + GOLDEN) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z = z ^ (z >> 31)
        j = (z * (i + 1)) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Naive:
    def __init__(self, players: int, options: Json, deal: Json, layout: Json | None = None) -> None:
        layout = layout or dict(json.loads(LAYOUT.read_text(encoding="utf-8")))
        self.rows: dict[str, list[int]] = {row["colour"]: sorted(row["columns"]) for row in layout["rows"]}
        self.bonus: dict[int, str] = {  # column -> colour of the row with its pentagon
            column: row["colour"] for row in layout["rows"] for column in row["bonus_columns"]
        }
        self.players = players
        self.active: int = deal["start"]
        deck = list(deal["deck"])
        # SU-1
        self.hands: list[list[str]] = [deck[3 * seat : 3 * seat + 3] for seat in range(players)]
        table = deck[3 * players :]
        self.grid: dict[int, list[str]] = {pile: [table[pile - 1]] for pile in BESIDE}  # bottom to top
        self.pile: list[str] = table[4:]
        self.reshuffle = int(deal["reshuffle"])
        self.reshuffles = 0
        self.sheets: list[dict[tuple[str, int], int]] = [{} for _ in range(players)]  # (colour, column)
        self.misses = [0] * players
        self.phase = "lay"  # lay -> second -> write -> lay of the next seat ...; "over"
        self.last = 0  # pile of the card laid last
        self.sum = 0
        self.colours: set[str] = set()
        self.asked: list[int] = []  # writing phase: everybody with a legal field
        self.answers: dict[int, str] = {}

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "write":
            return [seat for seat in self.asked if seat not in self.answers]
        return [self.active]

    def legal(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        hand = self.hands[seat]
        if self.phase == "lay":  # SU-2: any card on any pile
            return sorted(f"{card}>{pile}" for card in hand for pile in self.grid)
        if self.phase == "second":  # SU-3: the same value, a pile orthogonally next to the first
            first = self.grid[self.last][-1]
            same = [card for card in hand if value_of(card) == value_of(first)]
            return sorted(["call", *[f"{card}>{pile}" for card in same for pile in BESIDE[self.last]]])
        return sorted([*self._fields(seat), "-"])

    def play(self, seat: int, move: str) -> None:
        if self.phase == "lay":
            self._lay(move)
            self.phase = "second"  # SU-3: always asked after the first card
        elif self.phase == "second":
            if move != "call":
                self._lay(move)
            self._announce()
        else:
            self.answers[seat] = move
            if not self.to_act():
                self._close_turn()

    def over(self) -> bool:
        return self.phase == "over"

    def scores(self) -> list[int]:
        """SU-11."""
        scores = []
        for seat in range(self.players):
            sheet = self.sheets[seat]
            points = 0
            for colour, columns in self.rows.items():
                if self._full(seat, colour):
                    points += sheet[colour, columns[-1]]
                else:
                    points += len([column for column in columns if (colour, column) in sheet])
            for column, colour in self.bonus.items():
                fields = [(other, column) for other in self.rows if column in self.rows[other]]
                if len(fields) == 3 and all(field in sheet for field in fields):
                    points += sheet[colour, column]
            scores.append(points - 5 * self.misses[seat])
        return scores

    def winners(self) -> list[int]:
        if not self.over():
            return []
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]

    def _lay(self, move: str) -> None:
        card, pile = move.split(">")
        self.hands[self.active].remove(card)
        self.last = int(pile)
        self.grid[self.last].append(card)

    def _announce(self) -> None:
        # SU-2, SU-3: the card laid last and the tops of its two neighbours, never the diagonal pile
        tops = [self.grid[pile][-1] for pile in [self.last, *BESIDE[self.last]]]
        self.sum = sum(value_of(card) for card in tops)
        self.colours = {card[0] for card in tops} - {GREY}
        # SU-7: nothing to announce (no colour) or nothing to write (0 or less), so nobody has a field;
        # SU-8: who has no legal field is not asked
        self.asked = [seat for seat in range(self.players) if self._fields(seat)]
        self.answers = {}
        self.phase = "write"
        if not self.asked:
            self._close_turn()

    def _fields(self, seat: int) -> list[str]:
        """SU-4, SU-5: the fields of this sheet that can take the announced sum."""
        if not 1 <= self.sum <= 18:
            return []
        fields = []
        for colour in self.colours:
            columns = self.rows[colour]
            for number, column in enumerate(columns, start=1):
                if (colour, column) in self.sheets[seat]:
                    continue
                sheet = {**self.sheets[seat], (colour, column): self.sum}
                row = [sheet[colour, other] for other in columns if (colour, other) in sheet]
                rising = all(left < right for left, right in pairwise(row))
                stack = [sheet[other, column] for other in self.rows if (other, column) in sheet]
                if rising and len(set(stack)) == len(stack):
                    fields.append(f"{colour}{number}")
        return fields

    def _close_turn(self) -> None:
        for seat, answer in self.answers.items():  # SU-8: all at once
            if answer != "-":
                colour, number = answer[0], int(answer[1:])
                self.sheets[seat][colour, self.rows[colour][number - 1]] = self.sum
        # SU-6, SU-7, SU-8: a miss for an active player who did not write, asked or not
        if self.answers.get(self.active, "-") == "-":
            self.misses[self.active] += 1
        # SU-10: after everybody's writing; nothing is drawn any more
        if any(self._has_ended(seat) for seat in range(self.players)):
            self.phase = "over"
            return
        self._draw()
        if not self.hands[self.active]:  # SU-12: only ever in solo
            self.phase = "over"
            return
        self.active = (self.active + 1) % self.players
        self.phase = "lay"

    def _full(self, seat: int, colour: str) -> bool:
        return all((colour, column) in self.sheets[seat] for column in self.rows[colour])

    def _has_ended(self, seat: int) -> bool:
        """SU-10."""
        return sum(self._full(seat, colour) for colour in self.rows) >= 2 or self.misses[seat] >= 4

    def _draw(self) -> None:
        """SU-9."""
        while len(self.hands[self.active]) < 3:
            if not self.pile:
                if self.players == 1:  # SU-12: no reshuffle
                    return
                covered = [card for cards in self.grid.values() for card in cards[:-1]]
                assert covered, "17 cards or more: 32 less four tops and at most 11 in hands"
                self.grid = {pile: cards[-1:] for pile, cards in self.grid.items()}
                self.reshuffles += 1
                self.pile = shuffled(covered, self.reshuffle, self.reshuffles)
            self.hands[self.active].append(self.pile.pop(0))
