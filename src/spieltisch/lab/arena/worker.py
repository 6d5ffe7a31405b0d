"""The work: a batch of games. The same function runs in the local pool and on a cluster."""

from collections.abc import Sequence
from functools import lru_cache

from ...bots.bot import Bot, Budget, look
from ...kernel import entries
from ...kernel.game import Game
from ...text import say
from ..crew import Stopped
from .cage import Cage
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
