"""The arena itself: hands out games, takes in what came of them, and knows when to stop."""

from collections.abc import Callable
from functools import partial
from itertools import product
from math import ceil

from ..crew import Crew, leftovers, spread
from .contest import Contest
from .evidence import ERROR, Evidence
from .journal import Journal
from .outcome import Outcome
from .results import Results, deals, difference, meetings, results
from .worker import play_games

LAST_LOOK = 10.0  # seconds that are waited, when stopped, for games that are almost over

Told = Callable[[list[Outcome]], None]


class Sentinel:
    """Watches, deal by deal, whether it is clear how the first bot stands against each of the others."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        pairs = [two for two in meetings(contest) if 0 in two]
        self.error = ERROR / max(1, len(pairs))  # all verdicts together are wrong with this probability at most
        self.pairs = {two: Evidence() for two in pairs}
        self.counted = 0  # deals

    def clear(self, journal: Journal) -> bool:
        """Deals are taken in order, so that it does not matter who has played them, and how fast."""
        for deal in deals(self.contest, journal.outcomes, self.counted):
            if self._settled():
                break
            for (a, b), evidence in self.pairs.items():
                evidence.add(difference(deal, a, b))
            self.counted += 1
        return self._settled()

    def _settled(self) -> bool:
        return bool(self.pairs) and all(e.verdict(self.error) for e in self.pairs.values())


def run(
    contest: Contest,
    games: int,
    crew: Crew,
    journal: Journal,
    until_clear: bool = False,
    told: Told = lambda new: None,
) -> Results:
    """Play until there are so many games (whole deals), or it is clear enough, or somebody presses Ctrl-C."""
    wanted = product(range(ceil(games / contest.games_a_deal)), range(contest.games_a_deal))
    left = [key for key in wanted if key not in journal.outcomes]
    sentinel = Sentinel(contest)
    ended = "clear" if until_clear and sentinel.clear(journal) else "complete"
    try:
        if ended != "clear":
            for outcomes in spread(crew, partial(play_games, contest), left):
                told(journal.add(outcomes))
                if until_clear and sentinel.clear(journal):
                    ended = "clear"
                    break
    except KeyboardInterrupt:
        ended = "stopped"
        crew.stop()
        for outcomes in leftovers(crew, LAST_LOOK):
            told(journal.add(outcomes))
    return results(contest, journal.outcomes, ended, sentinel.counted if ended == "clear" else None)
