"""What is shown while games are played: how many, how long still, and how it stands."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from .contest import Contest
from .journal import Journal
from .outcome import Outcome
from .words import percent


class Progress:
    """A bar on standard error; results alone go to standard output."""

    def __init__(self, contest: Contest, games: int, journal: Journal) -> None:
        self.contest = contest
        self.won, self.seats = defaultdict[int, float](float), Counter[int]()
        self.bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[standing]}"),
            console=Console(stderr=True),
            transient=True,
        )
        whole = -(-games // contest.games_a_deal) * contest.games_a_deal
        self.task = self.bar.add_task(contest.game, total=whole, standing="")
        self.told(journal.outcomes.values())

    def __enter__(self) -> "Progress":
        self.bar.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.bar.stop()

    def told(self, new: Iterable[Outcome]) -> None:
        count = 0
        for outcome in new:
            count += 1
            for bot, share in zip(outcome.bots, outcome.shares, strict=True):
                self.won[bot] += share
                self.seats[bot] += 1
        self.bar.update(self.task, advance=count, standing=self.standing())

    def standing(self) -> str:
        names = [entrant.name for entrant in self.contest.entrants]
        return "  ".join(f"{names[bot]} {percent(won / self.seats[bot])}" for bot, won in sorted(self.won.items()))
