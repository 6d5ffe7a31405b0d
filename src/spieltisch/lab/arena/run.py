"""The arena itself: hands out games, takes in what came of them, and knows when to stop."""

import time
from collections.abc import Callable, Iterator
from itertools import chain, islice
from math import ceil

from .contest import Contest, Key
from .evidence import ERROR, Evidence
from .journal import Journal
from .outcome import Outcome
from .pool import Crew
from .results import Results, deals, difference, meetings, results

BATCH = 1.5  # seconds of work: long enough to cost nothing, short enough to lose nothing
LOOK = 0.2  # seconds between two looks at what has come
LAST_LOOK = 10.0  # seconds that are waited, when stopped, for games that are almost over

Told = Callable[[Journal, list[Outcome]], None]


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
    told: Told = lambda journal, new: None,
) -> Results:
    """Play until there are so many games (whole deals), or it is clear enough, or somebody presses Ctrl-C."""
    most = ceil(games / contest.games_a_deal)
    sentinel = Sentinel(contest)
    asked = [(deal, turn) for deal in range(most) for turn in range(contest.games_a_deal)]
    open_keys: Iterator[Key] = iter([key for key in asked if key not in journal.outcomes])
    size, pace, began, fresh = 1, 0.0, time.monotonic(), 0
    ended = "complete"
    told(journal, [])
    try:
        while True:
            if until_clear and sentinel.clear(journal):
                ended = "clear"
                break
            while crew.idle and (batch := list(islice(open_keys, size))):
                crew.submit(contest, batch)
            if not crew.busy:
                break
            for keys, outcomes in crew.finished(LOOK):
                new = journal.add(outcomes)
                fresh += len(new)
                told(journal, new)
                open_keys = chain(missing(keys, journal), open_keys)
                pace = average_time(outcomes) if not pace else 0.7 * pace + 0.3 * average_time(outcomes)
                size = max(1, min(1000, int(BATCH / pace))) if pace else size
    except KeyboardInterrupt:
        ended = "stopped"
    crew.stop()
    if ended == "stopped":
        last_look(crew, journal, told)
    counted = sentinel.counted if ended == "clear" else None
    return results(contest, journal.outcomes, ended, counted)
