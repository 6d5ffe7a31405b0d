"""The work: a batch of games. The same function runs in the local pool and on a cluster."""

from collections.abc import Sequence
from functools import lru_cache

from ...bots.bot import Bot, Budget
from ...kernel.game import Game
from ...text import say
from ..crew import Stopped
from .cage import Cage, opening
from .contest import Contest, Key, program
from .outcome import Outcome, play


def play_games(contest: Contest, keys: Sequence[Key], stopped: Stopped) -> list[Outcome]:
    """The games of these keys, or those there was time for."""
    game, bots = seated(contest)
    outcomes = [play(contest, game, bots, key, stopped) for key in keys if not stopped()]
    return [outcome for outcome in outcomes if outcome is not None]


@lru_cache(maxsize=1)
def seated(contest: Contest) -> tuple[Game, dict[int, Bot]]:
    """The game and the bots, ready to play; kept from batch to batch."""
    game = contest.found()
    if program(game) != contest.program:  # on another machine, say: its games would not be the same
        raise RuntimeError(say("arena-program"))
    bots: dict[int, Bot] = {}
    for number, entrant in enumerate(contest.entrants):
        if entrant.kind == "level":
            bots[number] = entrant.bot(game)
            first = opening(game, contest.players, contest.chosen)
            bots[number].choose(first, Budget(simulations=1), 0)
        else:
            bots[number] = Cage(contest, entrant)
    return game, bots
