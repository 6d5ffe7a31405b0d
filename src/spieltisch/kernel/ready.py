"""Getting a game ready: compiling its rules for the first time takes some seconds, which deserve a progress bar."""

from collections.abc import Iterator

import numpy as np

from . import entries
from .bits import lowest
from .deal import Plan
from .game import Game

STEPS = 6


def steps(game: Game) -> Iterator[None]:
    """Compile, or take from the disk, what a match needs; one step at a time, `STEPS` in all."""
    seats = game.seats[0]
    options = game.check_options(seats, {})
    plan: Plan = game.plan(seats, options)
    states, out = game.blank(), np.zeros(game.most_moves, np.int64)
    entries.setup(states, 0, seats, game.codes(options), plan.encode(plan.from_seed("00" * 32)))
    yield
    seat = lowest(entries.asked(states, 0))
    yield
    entries.legal(states, 0, seat, out)
    yield
    entries.observe(states.copy(), 0, seat)
    yield
    entries.play(states, 0, seat, int(out[0]))
    yield
    entries.result(states, 0, seats, np.zeros(seats, np.int64))
    yield
