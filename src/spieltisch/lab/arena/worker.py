"""The work: a batch of games. The same function runs in the local pool and on a cluster."""

import signal
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ...bots.bot import Bot, Budget, look
from ...kernel import entries
from ...kernel.game import Game
from .cage import Cage
from .contest import Contest, Key
from .outcome import Outcome, play

_stop: Any = None  # set when the arena is to end before its games


def start(stop: Any) -> None:
    """A worker of the pool: Ctrl-C is for the arena to answer."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(contest: Contest, keys: Sequence[Key]) -> list[Outcome]:
    """The games of these keys, or those there was time for."""
    game, bots = seated(contest)
    stopped: Callable[[], bool] = _stop.is_set if _stop is not None else lambda: False
    outcomes = [play(contest, game, bots, key, stopped) for key in keys if not stopped()]
    return [outcome for outcome in outcomes if outcome is not None]


@lru_cache(maxsize=1)
def seated(contest: Contest) -> tuple[Game, dict[int, Bot]]:
    """The game and the bots, ready to play; kept from batch to batch."""
    game = contest.found()
    bots: dict[int, Bot] = {}
    for number, entrant in enumerate(contest.entrants):
        if entrant.kind == "level":
            bots[number] = entrant.bot(game)
            warm(contest, game, bots[number])
        else:
            bots[number] = Cage(contest, entrant)
    return game, bots


def warm(contest: Contest, game: Game, bot: Bot) -> None:
    """Compile, or take from the disk, what the bot needs: that shall not count as thinking."""
    seats, options = contest.players, contest.chosen
    plan, states = game.plan(seats, options), game.blank()
    entries.setup(states, 0, seats, game.codes(options), plan.encode(plan.from_seed(contest.secret("warm"))))
    seat = (entries.asked(states, 0) & -entries.asked(states, 0)).bit_length() - 1
    bot.choose(look(game, states, 0, seat, seats, game.codes(options)), Budget(simulations=1), 0)
