"""The work: a batch of games, each on a deal of its own, as lines for the file."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from ...kernel import entries
from ...kernel.game import Game
from ..arena.contest import Contest
from ..arena.outcome import play
from ..arena.worker import seated
from ..crew import Stopped

Number = tuple[int]  # of a game


class Row(msgspec.Struct):
    """A game, without what all games of a file have in common. `seats`, `moves` and `actions` go move by move."""

    number: int
    bots: list[str]  # by seat
    deal: str  # JSON
    seats: list[int]
    moves: list[str]
    actions: list[int]  # the moves as the rules take them
    scores: list[int] | None  # none in a game that was given up
    winners: list[int] | None
    fault: str | None  # the seat that gave it up, and why


class Written(msgspec.Struct, frozen=True):
    """A game's line, and which it is: all that has to travel."""

    number: int
    line: bytes

    @property
    def key(self) -> Number:
        return (self.number,)


def write_games(contest: Contest, keys: Sequence[Number], stopped: Stopped) -> list[Written]:
    """The games of these numbers, or those there was time for."""
    game, bots = seated(contest)
    names = [entrant.name for entrant in contest.entrants]
    plan = game.plan(contest.players, contest.chosen)
    found = []
    for (number,) in keys:
        notes = Notes(game)
        # Every deal is played once, at the tables in turn.
        turn = number % len(contest.lineups) * contest.players
        outcome = None if stopped() else play(contest, game, bots, (number, turn), stopped, notes)
        if outcome is None:
            break
        fault = outcome.fault
        row = Row(
            number,
            [names[bot] for bot in outcome.bots],
            msgspec.json.encode(plan.from_seed(contest.secret("deal", number))).decode(),
            notes.seats,
            notes.moves,
            notes.actions,
            outcome.scores,
            None if fault else notes.winners(contest.players),
            f"{fault.seat} {fault.why} {fault.note}".rstrip() if fault else None,
        )
        found.append(Written(number, msgspec.json.encode(row)))
    return found


class Notes:
    """Writes down the moves of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats: list[int] = []
        self.moves: list[str] = []
        self.actions: list[int] = []
        self.states: Any = None  # those that are played on

    def __call__(self, states: Any, seat: int, action: int) -> None:
        self.states = states
        self.seats.append(seat)
        self.moves.append(self.game.name(states[0], seat, action))
        self.actions.append(action)

    def winners(self, players: int) -> list[int]:
        """Of the game that is over; none, if nobody has won."""
        won = entries.result(self.states, 0, players, np.zeros(players, np.int64))
        return [seat for seat in range(players) if won >> seat & 1]
