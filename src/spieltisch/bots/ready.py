"""Getting bots ready: what they think with is compiled, or taken from the disk, before anybody waits for them."""

import numpy as np

from ..kernel import entries
from ..kernel.bits import lowest
from ..kernel.game import Game
from .bot import Budget, look
from .levels import LEVELS, named

ONCE = Budget(simulations=1)


def warm(game: Game) -> None:
    """Let every level think once. A bot with only one move is not asked, so it would not do to play a little."""
    seats = game.seats[0]
    options = game.check_options(seats, {})
    plan = game.plan(seats, options)
    states = game.blank()
    entries.setup(states, 0, seats, game.codes(options), plan.encode(plan.from_seed("00" * 32)))
    sight = look(game, states, 0, lowest(np.uint64(entries.asked(states, 0))), seats, game.codes(options))
    for level in LEVELS:
        named(game, level).choose(sight, ONCE, 0)
