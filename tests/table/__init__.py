"""An evening at a table, for the tests: people, time that passes, and numbers that are always the same."""

import hashlib
import json
import random
from typing import Any

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find
from spieltisch.table import Table, view

PEOPLE = ("anna", "bert", "clara", "doro", "emil", "fritz")


def number(*of: Any) -> str:
    """A number of 32 bytes that depends on nothing but this."""
    return hashlib.sha256(repr(of).encode()).hexdigest()


def seed_deal(game: str, players: int, options: dict[str, Any] | None = None, seed: int = 0) -> dict[str, Any]:
    found = find(game)
    return found.plan(players, found.check_options(players, options or {})).from_seed(number("deal", seed))


class Evening:
    """A table, and somebody who writes down what happens at it."""

    def __init__(self, game: str = "ten", players: int | None = None, **agreed: Any) -> None:
        count = find(game).seats[0] if players is None else players
        self.table = Table.new(game=game, players=count, **agreed)
        self.now = 1_000_000
        self.luck = random.Random(0)

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def match(self) -> Any:
        return self.table.state.match

    def do(
        self, kind: str, seat: int | None = None, *, by: str | None = "owner", after: int = 1000, **keys: Any
    ) -> None:
        """An event, by the owner of the seat unless somebody else is named (None: the table itself)."""
        self.now += after
        event: dict[str, Any] = {"v": 1, "type": kind, "at": self.now, **keys}
        if seat is not None:
            event["seat"] = seat
        if by == "owner":
            by = self.state.seats[seat].owner if seat is not None else None
        if by is not None:
            event["by"] = by
        self.table = self.table.apply(event)

    def refused(self, kind: str, seat: int | None = None, **keys: Any) -> str:
        """The key of the refusal. The table is as it was, and both languages have words for it."""
        table, mark = self.table, self.table.fingerprint()
        with pytest.raises(Refusal) as refused:
            self.do(kind, seat, **keys)
        assert self.table is table
        assert table.fingerprint() == mark
        assert refused.value.message("de") != refused.value.message("en")
        return refused.value.key

    def sit(self, *seats: int, bots: tuple[int, ...] = ()) -> "Evening":
        for seat in seats or range(self.table.setup.players):
            self.do("sit", seat, by=PEOPLE[seat], name=PEOPLE[seat].title())
        for seat in bots:
            self.do("sit", seat, by=None, bot="greedy")
        return self

    def deal(self, **keys: Any) -> "Evening":
        """The whole ceremony, or what is given."""
        if not self.table.setup.fair:
            setup = self.table.setup
            keys.setdefault("deal", seed_deal(setup.game.id, setup.players, setup.options))
            self.do("deal", **keys)
            return self
        self.do("commit", secret=number("secret", self.now))
        for seat in list(self.state.waiting):
            self.do("ready", seat, number=number("number", seat, self.now))
        self.do("deal")
        return self

    def move(self, move: str | None = None, seat: int | None = None, **keys: Any) -> str:
        """This move, or any."""
        seat = self.luck.choice(self.match.to_act) if seat is None else seat
        assert seat is not None
        chosen = self.luck.choice(self.match.legal(seat)) if move is None else move
        if not self.state.seats[seat].present:
            keys.setdefault("by", None)
        self.do("move", seat, move=chosen, **keys)
        return str(chosen)

    def play(self, moves: int = 10_000) -> "Evening":
        """So many random moves, or to the end of the round."""
        while moves and self.state.phase == "playing":
            self.move()
            moves -= 1
        return self

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return view(self.table, seat, self.now)


def bytes_of(seen: Any) -> bytes:
    return json.dumps(seen).encode()


def evening(game: str = "ten", players: int | None = None, **agreed: Any) -> Evening:
    """Everybody sits, the tiles are dealt."""
    return Evening(game, players, **agreed).sit().deal()
