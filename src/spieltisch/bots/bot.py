"""What a bot is: knowledge in, move out.

A bot is never handed a match or a position. It is asked through `ask` (or `look` and `answer`), which make a copy
of the position, blank in it all that the seat may not know, and hand over nothing else.
"""

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ..kernel import entries
from ..kernel.game import Game
from ..match import Match


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many simulations (the same key gives the same move) or milliseconds.

    With both, until one of them is over. With neither, as long as it takes.
    """

    simulations: int | None = None
    milliseconds: float | None = None


UNHURRIED = Budget()


@dataclass(frozen=True)
class Sight:
    """All that a bot is given to decide on."""

    game: Game
    seen: Any  # the position as the seat knows it, an array of one record
    seat: int
    seats: int
    options: Any  # complete, as the rules take them
    actions: Any  # the legal moves

    def __post_init__(self) -> None:
        again = self.seen.copy()
        entries.observe(again, 0, self.seat)
        if len(self.seen) != 1 or again.tobytes() != self.seen.tobytes():
            raise ValueError(f"a bot sees what its seat sees, and seat {self.seat} does not see this")


class Bot(Protocol):
    """Chooses one of the actions it sees. The same sight, simulations and key give the same action."""

    @property
    def budget(self) -> Budget:
        """What it is given when nothing else is said."""

    def choose(self, sight: Sight, budget: Budget, key: int) -> int: ...


def look(game: Game, states: Any, row: int, seat: int, seats: int, options: Any) -> Sight:
    """What this seat sees of the position in that row."""
    seen = states[row : row + 1].copy()
    entries.observe(seen, 0, seat)
    out = np.zeros(game.most_moves, np.int64)
    count = entries.legal(seen, 0, seat, out)
    return Sight(game, seen, seat, seats, options, out[:count])


def answer(bot: Bot, sight: Sight, key: int, budget: Budget | None = None) -> int:
    """The bot's move; the only one at once."""
    if len(sight.actions) == 1:
        return int(sight.actions[0])
    action = bot.choose(sight, bot.budget if budget is None else budget, key)
    if action not in sight.actions:
        raise ValueError(f"{bot} chose {action}, which is not legal")
    return action


def ask(bot: Bot, match: Match, seat: int, key: int, budget: Budget | None = None) -> str:
    """The move that the bot would play for a seat that is asked."""
    sight = look(match.game, match.positions[-1], 0, seat, match.players, match.game.codes(match.options))
    names = {action: name for name, action in match.actions(seat).items()}
    return names[answer(bot, sight, key, budget)]
