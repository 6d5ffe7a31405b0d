"""What the games say: for every bot, for every two, for the places in the order of play."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, count, takewhile
from typing import Any

import msgspec

from .contest import Contest, Key
from .evidence import Evidence
from .figures import Figure, mean, share
from .outcome import Outcome
from .rating import ratings

Deal = list[Outcome]


class Fault(msgspec.Struct, frozen=True):
    why: str
    note: str
    games: int


class Standing(msgspec.Struct, frozen=True):
    bot: str
    games: int  # seats it has had in them: a game with two of its kind counts twice
    win_share: Figure
    points: Figure  # of games that were played to their end
    rating: Figure
    decisions: int
    milliseconds: float | None  # for a decision
    longest: float  # decision, in milliseconds
    forfeits: int
    faults: list[Fault]


class Pair(msgspec.Struct, frozen=True):
    """Two bots where both have sat at the table. The interval holds at all times at once (evidence.py)."""

    a: str
    b: str
    deals: int
    difference: Figure  # of their win shares
    verdict: str  # "better", "worse" or "open"


class Place(msgspec.Struct, frozen=True):
    place: int  # 1 is who was asked first
    win_share: Figure


class Results(msgspec.Struct, frozen=True):
    game: str
    rules: str
    players: int
    options: dict[str, bool | int | str]
    seed: str
    games: int
    deals: int
    left_out: int  # games of deals that are not complete, or that came after it was clear
    ended: str  # "complete", "clear" or "stopped"
    even: float  # the win share of bots that are all alike
    bots: list[Standing]
    pairs: list[Pair]
    places: list[Place]

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


def deals(contest: Contest, outcomes: Mapping[Key, Outcome], first: int = 0) -> Iterable[Deal]:
    """The deals from this one on, in order, up to the first that is not complete."""
    turns = range(contest.games_a_deal)
    found = ([outcomes.get((deal, turn)) for turn in turns] for deal in count(first))
    for games in takewhile(all, found):
        yield [game for game in games if game is not None]


def whole(contest: Contest, outcomes: Mapping[Key, Outcome], counted: int | None = None) -> list[Deal]:
    """All complete deals, or those of the first so many, in order."""
    played: list[Deal] = []
    for deal in sorted({deal for deal, _ in outcomes}):
        games = [outcomes[deal, turn] for turn in range(contest.games_a_deal) if (deal, turn) in outcomes]
        if len(games) == contest.games_a_deal and (counted is None or deal < counted):
            played.append(games)
    return played


def results(contest: Contest, outcomes: Mapping[Key, Outcome], ended: str, counted: int | None = None) -> Results:
    """Of all complete deals, or of those of the first so many.

    Complete deals beyond one that is missing count too, unless the arena has ended because it was clear who is better:
    then what came after is no part of the evidence, and not the same from run to run.
    """
    played = whole(contest, outcomes, counted)
    bots = range(len(contest.entrants))
    rated = ratings(played, len(bots)) if played else [Figure(None, None, None)] * len(bots)
    complete = sum(map(len, played))
    return Results(
        game=contest.game,
        rules=contest.rules,
        players=contest.players,
        options=contest.chosen,
        seed=contest.seed,
        games=complete,
        deals=len(played),
        left_out=len(outcomes) - complete,
        ended=ended,
        even=1 / contest.players,
        bots=[standing(contest, played, bot, rated[bot]) for bot in bots],
        pairs=[pair(contest, played, a, b) for a, b in meetings(contest)],
        places=[place(played, which) for which in range(contest.players)] if contest.players > 1 else [],
    )


def standing(contest: Contest, played: Sequence[Deal], bot: int, rating: Figure) -> Standing:
    seats = [[(o, seat) for o in deal for seat, who in enumerate(o.bots) if who == bot] for deal in played]
    every = [one for deal in seats for one in deal]
    points = [[o.scores[seat] for o, seat in deal if o.scores is not None] for deal in seats]
    decisions = sum(o.decisions[seat] for o, seat in every)
    spent = sum(o.seconds[seat] for o, seat in every)
    faults = Counter((o.fault.why, o.fault.note) for o, seat in every if o.fault and o.fault.seat == seat)
    return Standing(
        bot=contest.entrants[bot].name,
        games=len(every),
        win_share=share([average([o.shares[seat] for o, seat in deal]) for deal in seats]),
        points=mean([average(deal) for deal in points if deal]),
        rating=rating,
        decisions=decisions,
        milliseconds=1000 * spent / decisions if decisions else None,
        longest=1000 * max((o.longest[seat] for o, seat in every), default=0.0),
        forfeits=sum(faults.values()),
        faults=[Fault(why, note, games) for (why, note), games in faults.most_common()],
    )


def meetings(contest: Contest) -> list[tuple[int, int]]:
    """Every two bots that sit at a table together."""
    met = {two for table in contest.lineups for two in combinations(sorted(set(table)), 2)}
    return sorted(met)


def difference(deal: Deal, a: int, b: int) -> float:
    """How much more of the win a seat of A's got than one of B's, in the games of a deal in which both sat."""
    return average([of(o, a) - of(o, b) for o in deal if a in o.bots and b in o.bots])


def of(outcome: Outcome, bot: int) -> float:
    return average([won for won, who in zip(outcome.shares, outcome.bots, strict=True) if who == bot])


def pair(contest: Contest, played: Sequence[Deal], a: int, b: int) -> Pair:
    evidence = Evidence()
    for deal in played:
        evidence.add(difference(deal, a, b))
    low, high = evidence.interval()
    value = average(evidence.differences) if played else None
    verdict = {1: "better", 0: "open", -1: "worse"}[evidence.verdict()]
    names = [entrant.name for entrant in contest.entrants]
    return Pair(names[a], names[b], len(played), Figure(value, low, high), verdict)


def place(played: Sequence[Deal], which: int) -> Place:
    """The win share of whoever was asked first (0), next (1) ...; without the games that were forfeited."""
    won: list[Any] = []
    for deal in played:
        games = [o for o in deal if o.fault is None]
        if games:
            won.append(average([o.shares[(o.first + which) % len(o.bots)] for o in games]))
    return Place(which + 1, share(won))


def average(values: Sequence[float]) -> float:
    return sum(values) / len(values)
