"""One game, from the deal to what came of it."""

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from ...bots.bot import Bot, answer, look
from ...kernel import entries
from ...kernel.game import Game
from .contest import Contest, Key


class Forfeit(Exception):
    """A bot has lost its game by not playing it."""

    def __init__(self, why: str, note: str = "") -> None:
        super().__init__(why, note)
        self.why = why  # "time", "gone", "illegal" or "error"
        self.note = note


class Fault(msgspec.Struct, frozen=True):
    seat: int
    why: str
    note: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """A line of the journal. Lists go by seat."""

    deal: int
    turn: int
    bots: list[int]  # who sat there
    first: int  # the seat that was asked first
    shares: list[float]  # of the win: winners share it, a game without a winner is shared by all
    scores: list[int] | None  # none in a game that was not played to its end
    moves: int
    decisions: list[int]  # how often there was more than one move to choose from
    seconds: list[float]  # spent on them
    longest: list[float]  # of them
    fault: Fault | None = None

    @property
    def key(self) -> Key:
        return self.deal, self.turn


def play(
    contest: Contest,
    game: Game,
    bots: Mapping[int, Bot],
    key: Key,
    stopped: Callable[[], bool],
    told: Callable[[Any, int, int], None] = lambda states, seat, action: None,
) -> Outcome | None:
    """Play the game of this key; None when it was stopped. `told` is told each move, on the position before it."""
    seats, options = contest.players, contest.chosen
    codes, plan = game.codes(options), game.plan(contest.players, options)
    sitting = contest.seating(key)
    states = game.blank()
    entries.setup(states, 0, seats, codes, plan.encode(plan.from_seed(contest.secret("deal", key[0]))))
    decisions, spent, longest = [0] * seats, [0.0] * seats, [0.0] * seats
    first, moves, fault = -1, 0, None
    while asked := entries.asked(states, 0):
        if stopped():
            return None
        seat = (asked & -asked).bit_length() - 1
        first = seat if first < 0 else first
        sight = look(game, states, 0, seat, seats, codes)
        own = int(contest.secret("move", *key, moves)[:15], 16)
        bot, start = bots[sitting[seat]], time.perf_counter()
        try:
            budget = bot.budget
            start = time.perf_counter()  # a bot that had to be started first has not been thinking
            action = answer(bot, sight, own, budget)
        except Forfeit as forfeit:
            fault = Fault(seat, forfeit.why, forfeit.note)
        except Exception as error:  # whatever a bot does wrong is its own affair
            fault = Fault(seat, "error", described(error))
        if len(sight.actions) > 1:
            took = time.perf_counter() - start
            decisions[seat] += 1
            spent[seat] += took
            longest[seat] = max(longest[seat], took)
        if fault:
            break
        told(states, seat, action)
        entries.play(states, 0, seat, action)
        moves += 1
    shares, scores = ended(states, seats) if fault is None else (forfeited(fault.seat, seats), None)
    return Outcome(*key, sitting, first, shares, scores, moves, decisions, spent, longest, fault)


def ended(states: Any, seats: int) -> tuple[list[float], list[int]]:
    scores = np.zeros(seats, np.int64)
    won = entries.result(states, 0, seats, scores) or (1 << seats) - 1
    return [1 / won.bit_count() if won >> seat & 1 else 0.0 for seat in range(seats)], scores.tolist()


def forfeited(by: int, seats: int) -> list[float]:
    """All the others have won."""
    return [0.0 if seat == by else 1 / (seats - 1) for seat in range(seats)]


def described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]
