"""Games that were kept, read again: whole, or position by position through the eyes of a seat.

>>> from spieltisch.lab.selfplay import read
>>> for game in read("games.parquet"):                  # doctest: +SKIP
...     for position in game.positions():
...         position.view(position.seat), position.move
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ...bots.bot import Sight, look
from ...kernel import entries
from ...kernel import game as kernel
from ...kernel.errors import Refusal
from ...kernel.registry import find
from ...match import Match
from .. import parquet
from ..adapter.question import view
from ..shape import Shape
from . import replay

AT_ONCE = 500  # games read from the file


@dataclass(frozen=True, eq=False)
class Position:
    """A decision that was made in a game: what was known, and what was done."""

    game: "Game"
    number: int  # of moves before it
    seat: int  # who decided
    action: int  # the move as the rules take it
    move: str
    state: Any  # the whole truth, an array of one record: not for those who play

    def observed(self, seat: int) -> Any:
        """The position as that seat knows it, an array of one record."""
        seen = self.state.copy()
        entries.observe(seen, 0, seat)
        return seen

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, as JSON, with its legal moves if it is asked."""
        return view(self.sight(seat))

    def sight(self, seat: int) -> Sight:
        """The same for bots of ours."""
        return look(self.game.kind, self.state, 0, seat, self.game.players, self.game.codes)


@dataclass(frozen=True, eq=False)
class Game:
    number: int
    kind: kernel.Game
    players: int
    options: dict[str, Any]
    bots: list[str]  # by seat
    deal: dict[str, Any]
    seats: list[int]  # who made the moves
    moves: list[str]
    scores: list[int] | None  # none in a game that was given up
    winners: list[int] | None
    fault: str | None  # the seat that gave it up, and why
    source: Path
    known: list[int] | None = None  # the actions, if they mean today what they meant when they were written

    @property
    def codes(self) -> Any:
        return self.kind.codes(self.options)

    def record(self) -> dict[str, Any]:
        """The game as `spieltisch.load` takes it."""
        record = {
            "game": self.kind.id,
            "rules": self.kind.version,
            "players": self.players,
            "options": self.options,
            "deal": self.deal,
            "moves": [[seat, move] for seat, move in zip(self.seats, self.moves, strict=True)],
        }
        if self.scores is not None:
            record["result"] = {"scores": self.scores, "winners": self.winners}
        return record

    def match(self) -> Match:
        """The game at its end; every move has been checked."""
        return Match.load(self.record())

    @cached_property
    def shares(self) -> list[float] | None:
        """Of the win: winners share it, a game without a winner is shared by all."""
        if self.winners is None:
            return None
        won = self.winners or range(self.players)
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.players)]

    def positions(self) -> Iterator[Position]:
        """Every decision, in order. At the end it must have come out as it says."""
        state, actions = self._start(), self.actions
        for number, (seat, move, action) in enumerate(zip(self.seats, self.moves, actions, strict=True)):
            yield Position(self, number, seat, action, move, state.copy())
            entries.play(state, 0, seat, action)
        self._true(state)

    @cached_property
    def actions(self) -> list[int]:
        """The moves as the rules take them."""
        if self.known is not None:
            return self.known
        match, actions = Match(self.kind, self.players, self.options, deal=self.deal), []
        for seat, move in zip(self.seats, self.moves, strict=True):
            actions.append(match.actions(seat).get(move, 0))
            match.play(move, seat)
        return actions

    def features(self, shape: Shape) -> "Features":
        """What each decision was made on and what was decided, as numbers for programs that learn."""
        count = len(self.moves)
        observations = np.zeros((count, shape.size), np.int8)
        masks, numbers = np.zeros((count, shape.actions), np.bool_), np.zeros(count, np.int64)
        state, seats = self._start(), np.array(self.seats, np.int64)
        replay.replay(
            state, self.kind.blank(), seats, np.array(self.actions, np.int64), observations, masks, numbers,
            np.zeros(self.kind.most_moves, np.int64),
        )  # fmt: skip
        self._true(state)
        shares = np.array(self.shares or [np.nan] * self.players)
        return Features(seats, observations, masks, numbers, shares[seats])

    def _start(self) -> Any:
        state = self.kind.blank()
        plan = self.kind.plan(self.players, self.options)
        entries.setup(state, 0, self.players, self.codes, plan.encode(self.deal))
        return state

    def _true(self, state: Any) -> None:
        """A file of other rules would lead somewhere else."""
        if self.scores is not None:
            scores = np.zeros(self.players, np.int64)
            won = entries.result(state, 0, self.players, scores)
            came = [seat for seat in range(self.players) if won >> seat & 1]
            if entries.asked(state, 0) or (scores.tolist(), came) != (self.scores, self.winners):
                raise Refusal("bad_record", "selfplay-untrue", number=self.number, path=self.source)


@dataclass(frozen=True, eq=False)
class Features:
    """Arrays, a row for every decision; what the numbers mean says docs/lab.md."""

    seats: Any
    observations: Any  # what the seat that decided saw
    masks: Any  # what it could do
    numbers: Any  # what it did
    shares: Any  # what it got of the win in the end


class Data:
    """A file of games, in the order of their numbers. Going through it reads on as far as one goes."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        if not self.path.is_file():
            raise Refusal("bad_record", "selfplay-file", path=self.path, problem="-")

    def __iter__(self) -> Iterator[Game]:
        return self._from_parquet() if self.path.suffix == ".parquet" else self._from_lines()

    def features(self) -> Iterator[tuple[Game, Features]]:
        """Game by game as arrays, of those that were played to their end."""
        shape: Shape | None = None
        for game in self:
            if shape is None:
                shape = Shape.of(game.kind, game.players, game.options)
            if game.scores is not None:
                yield game, game.features(shape)

    def _from_lines(self) -> Iterator[Game]:
        with self.path.open("rb") as file:
            for line in file:
                try:
                    row = json.loads(line)
                    record = row["record"]
                    kind = _of(record["game"], record["rules"])
                    result = record.get("result") or {"scores": None, "winners": None}
                    yield Game(
                        row["number"], kind, record["players"], record["options"], row["bots"], record["deal"],
                        [seat for seat, _ in record["moves"]], [move for _, move in record["moves"]],
                        result["scores"], result["winners"], row["fault"], self.path,
                    )  # fmt: skip
                except (ValueError, KeyError, TypeError) as problem:
                    if isinstance(problem, Refusal):
                        raise
                    raise Refusal("bad_record", "selfplay-file", path=self.path, problem=repr(problem)) from None

    def _from_parquet(self) -> Iterator[Game]:
        columns = "number, game, rules, players, options, bots, deal, seats, moves, actions, scores, winners, fault"
        marks: Any = None
        for row in parquet.read(self.path, columns, AT_ONCE):
            number, name, rules, players, options, bots, deal, seats, moves, actions, scores, winners, fault = row
            kind = _of(name, rules)
            if marks is None:
                about, marks = parquet.about(self.path).get("spieltisch", {}), kind.record.names
            known = actions if about.get("mark") == marks[-1] else None
            yield Game(
                number, kind, players, json.loads(options), bots, json.loads(deal), seats, moves,
                scores, winners, fault, self.path, known,
            )  # fmt: skip


def read(path: str | Path) -> Data:
    """The games that `spieltisch selfplay` has written."""
    return Data(path)


def _of(name: str, rules: str) -> kernel.Game:
    game = find(name)
    if game.version != rules:
        raise Refusal("bad_record", "record-rules", theirs=rules, ours=game.version)
    return game
