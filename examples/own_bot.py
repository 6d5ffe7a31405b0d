"""A bot of your own for the arena, compiled like ours: it plays every game, by trying each move at random.

    spieltisch arena blockers --bots examples/own_bot.py@300 easy --games 200

For every move it imagines what it cannot see, lets everybody play on at random, and takes the move that won most.
A plain Python `choose` will do as well; what it is given is described in docs/arena.md.
"""

from typing import Any

import numpy as np

from spieltisch.bots.bot import Budget, Sight
from spieltisch.kernel import contract
from spieltisch.kernel.chance import fork
from spieltisch.kernel.compile import rule
from spieltisch.kernel.entries import playout


@rule
def tried(seen: Any, states: Any, sight: Any, action: int, key: Any, times: int, out: Any, scores: Any) -> float:
    """How much of the win the seat gets after this move, on average."""
    seat, seats = sight
    won = 0.0
    for n in range(times):
        own = fork(key, n)
        states[0] = seen[0]
        contract.sample(states[0], seat, own)  # a guess at what the seat cannot know, never the truth
        states[0].eyes = 0
        contract.play(states[0], seat, action)
        playout(states[0], own, out)
        contract.score(states[0], scores)
        winners = contract.winners(states[0], seats, scores)
        if (winners >> seat) & 1:
            won += 1.0
    return won / times


class Tries:
    budget = Budget(simulations=500)  # what it takes when nothing else is said

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        times = max(1, (budget.simulations or 500) // len(sight.actions))
        states, room = sight.seen.copy(), np.zeros(sight.game.most_moves, np.int64)
        scores = np.zeros(sight.seats, np.int64)

        def result(action: int) -> float:
            who = (sight.seat, sight.seats)
            return float(tried(sight.seen, states, who, action, np.uint64(key), times, room, scores))

        return max(sight.actions.tolist(), key=result)


BOT = Tries()
