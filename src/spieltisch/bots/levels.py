"""The levels by name: what a player chooses, a table is told and the arena lets play."""

from ..kernel.errors import Refusal
from ..kernel.game import Game
from .bot import Bot, Budget
from .easy import Easy
from .random import Random
from .search import Search

LEVELS = ("random", "easy", "medium", "hard")
MEDIUM = Budget(simulations=400, milliseconds=100)  # whichever is over first: enough to be good company
HARD = Budget(milliseconds=285)  # the answer takes less than 300


def named(game: Game, level: str, budget: Budget | None = None, threads: int = 1) -> Bot:
    """The bot of this level, for any game, variant and number of seats; with another budget if one is given."""
    if level == "random":
        return Random()
    if level == "easy":
        return Easy()
    if level == "medium":
        return Search(budget or MEDIUM)
    if level == "hard":
        return Search(budget or HARD, trees=threads, threads=threads)
    raise Refusal("bad_level", "bots-level", level=level, levels=", ".join(LEVELS))
