"""How things stand at a table: made from its events alone, never changed, replaced by the next one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..kernel.errors import Refusal
from ..match import Match
from .clock import Clocks
from .events import Event
from .replace import replace
from .setup import Setup

SEATING = "seating"  # seats are being taken
DEALING = "dealing"  # the commitment lies open, everybody adds a number
PLAYING = "playing"
BETWEEN = "between"  # a round of a series is over, the next one is not yet prepared
OVER = "over"

PLAYED, RESIGNED, AGREED = "played", "resigned", "agreed"  # how a game or a round came to its end


@dataclass(frozen=True)
class Seat:
    """Nobody, a bot of some level, or a person: who may be away, or have given up; then a bot plays."""

    owner: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    resigned: bool = False

    @property
    def empty(self) -> bool:
        return self.owner is None and self.bot is None

    @property
    def present(self) -> bool:
        """Does the person on it decide for himself?"""
        return self.owner is not None and not self.away and not self.resigned


@dataclass(frozen=True, eq=False)
class Round:
    """A round that is over. Everything about it may be known. Its match has kept only the last position."""

    game: int  # how many games had been played at this table before
    number: int  # of the round within its game, from 0
    names: tuple[str, ...]
    secret: str | None
    numbers: tuple[str | None, ...]
    how: str
    match: Match

    @property
    def record(self) -> dict[str, Any]:
        return self.match.record()

    @property
    def result(self) -> dict[str, Any] | None:
        """Of a round that was played to its end."""
        return {"scores": self.match.scores, "winners": self.match.winners} if self.match.over else None


@dataclass(frozen=True)
class Result:
    """How a whole game ended. `totals`: the points of all rounds played to their end, if there are any."""

    how: str
    winners: tuple[int, ...]
    totals: tuple[int, ...] | None


@dataclass(frozen=True)
class State:
    """`hidden` says of each move of the round whether the others are told of it. `agreed` are those who want to end
    the game, `again` those who want another one.
    """

    seats: tuple[Seat, ...]
    clocks: Clocks
    numbers: tuple[str | None, ...]
    phase: str = SEATING
    at: int = 0
    game: int = 0
    match: Match | None = None
    hidden: tuple[bool, ...] = ()
    secret: str | None = None
    agreed: frozenset[int] = frozenset()
    again: frozenset[int] = frozenset()
    rounds: tuple[Round, ...] = ()  # of all games so far
    result: Result | None = None

    @classmethod
    def start(cls, setup: Setup) -> "State":
        n = setup.players
        return cls((Seat(),) * n, Clocks.full(setup.clock, n), (None,) * n)

    def seat(self, event: Event) -> Seat:
        return self.seats[event["seat"]]

    def with_seat(self, seat: int, **changes: Any) -> "State":
        changed = replace(self.seats[seat], **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    @property
    def present(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who.present]

    @property
    def own_rounds(self) -> list[Round]:
        """Those of the present game."""
        return [done for done in self.rounds if done.game == self.game]

    @property
    def running(self) -> Match:
        """The match that is being played; refuses when there is none."""
        if self.phase != PLAYING or self.match is None:
            raise Refusal("not_now", "table-not-playing")
        return self.match

    @property
    def underway(self) -> bool:
        """Has something been dealt in a game that is not over?"""
        return self.phase in (PLAYING, BETWEEN) or (self.phase == DEALING and bool(self.own_rounds))

    @property
    def waiting(self) -> list[int]:
        """The seats of persons whose time runs."""
        if self.phase == DEALING:
            return [seat for seat in self.present if self.numbers[seat] is None]
        if self.phase == PLAYING and self.match is not None:
            return [seat for seat in self.match.to_act if self.seats[seat].present]
        return []

    def names(self, seats: Iterable[int]) -> str:
        """For a sentence."""
        return ", ".join(self.seats[seat].name for seat in seats)


def own(state: State, event: Event) -> Seat:
    """The seat of an event that only its owner may cause."""
    seat = state.seat(event)
    if seat.owner is None or seat.owner != event.get("by"):
        raise Refusal("not_yours", "table-not-yours", seat=event["seat"])
    return seat


def by_itself(event: Event) -> None:
    """What only the table does, no person."""
    if "by" in event:
        raise Refusal("not_yours", "table-itself", type=event["type"])
