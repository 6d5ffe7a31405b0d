"""How a finished game changes the ratings of those who played it. Pure; `ledger` keeps them.

Rated is a game with a fair deal that only accounts have played, people and bot accounts alike, no two of one owner,
and that nobody has agreed to call off. Plackett and Luce's model (openskill) takes any number of seats. Winners come
first, all others second: what a point is worth differs from game to game, who has won does not. Who has given up, or
has left the end to a bot, comes last, whatever the bot has made of it.
"""

from dataclasses import dataclass

from openskill.models import PlackettLuce

from ...table.state import AGREED, PLAYED, State

MODEL = PlackettLuce()
FIRST, SECOND, LAST = 0, 1, 2
MIDDLE, SCALE = 1500, 40  # a newcomer is shown as 1500
SURE = 10  # after so many games a rating is no longer provisional


@dataclass(frozen=True)
class Rating:
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def provisional(self) -> bool:
        return self.games < SURE


def places(state: State) -> list[int] | None:
    """Of the seats when a game is over; None when it says nothing about who is better."""
    result = state.result
    if result is None or result.how == AGREED or len(state.seats) < 2:
        return None
    if any(seat.owner is None for seat in state.seats):
        return None
    gone = [seat.resigned or (seat.away and result.how == PLAYED) for seat in state.seats]
    if all(gone):
        return None
    return [LAST if gone[seat] else FIRST if seat in result.winners else SECOND for seat in range(len(state.seats))]


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    """Everybody's rating after a game, in the order of the seats."""
    teams = [[MODEL.create_rating([old.mu, old.sigma])] for old in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, after, strict=True)]
