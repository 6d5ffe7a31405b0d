"""What a table's views are made of, named and typed: `view.py` fills these in, docs/tables.md explains them.

The page's own types (web/src/wire.ts) are written from them.
"""

from typing import Any, Literal, NotRequired, TypedDict

OptionValue = bool | int | str
Options = dict[str, OptionValue]
Move = tuple[int, str]  # the seat, and what it did, in notation
Phase = Literal["seating", "dealing", "playing", "between", "over"]


class OptionSchema(TypedDict):
    """What an option may be: one of a few values, a flag, or a whole number."""

    type: NotRequired[Literal["boolean", "integer"]]
    enum: NotRequired[list[int | str]]
    minimum: NotRequired[int]
    default: OptionValue


class NoClock(TypedDict):
    kind: Literal["none"]


class MinutesClock(TypedDict):
    kind: Literal["minutes"]
    minutes: int
    increment: int


class DaysClock(TypedDict):
    kind: Literal["days"]
    days: int


Clock = NoClock | MinutesClock | DaysClock


class Setup(TypedDict):
    v: int
    table: str
    game: str
    players: int
    options: Options
    rules: str
    series: bool
    clock: Clock
    stand_in: str
    undo: bool
    watch: bool
    fair: bool


class TallyLine(TypedDict):
    """A line of a score; no points where it only tells a tie apart."""

    key: str
    values: dict[str, int | str]
    points: int | None


class MatchView(TypedDict):
    """The position in somebody's eyes; what `position` holds is the game's own (docs/games/ID.md)."""

    game: str
    rules: str
    players: int
    options: Options
    moves: int
    over: bool
    to_act: list[int]
    seat: NotRequired[int | None]
    legal: NotRequired[list[str]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    tally: NotRequired[list[list[TallyLine]]]
    position: dict[str, Any]


class SeatClock(TypedDict):
    left: int
    running: bool
    until: int | None


class SeatView(TypedDict):
    seat: int
    kind: Literal["empty", "bot", "person"]
    name: str
    level: str | None
    away: bool
    resigned: bool
    ready: bool
    asked: bool
    clock: SeatClock | None


class RoundNumber(TypedDict):
    number: int
    of: int


class RoundResult(TypedDict):
    scores: list[int]
    winners: list[int]


class RoundView(TypedDict):
    """A round that is over, with all that is needed to check its deal."""

    round: int
    how: str
    result: RoundResult | None
    commitment: NotRequired[str]
    secret: NotRequired[str]
    numbers: NotRequired[dict[str, str]]
    seed: NotRequired[str]


class DealView(TypedDict):
    commitment: str


class Sentence(TypedDict):
    """A key of text/*.ftl and its values."""

    key: str
    values: dict[str, int | str]


class GameResult(TypedDict):
    how: str
    winners: list[int]
    totals: list[int] | None


class TableView(TypedDict):
    v: int
    number: int
    seat: int | None
    phase: Phase
    setup: Setup
    seats: list[SeatView]
    round: RoundNumber
    totals: list[int]
    deal: DealView | None
    match: MatchView | None
    sentence: Sentence
    moves: list[Move]
    changed: list[Move]
    may: list[str]
    end: list[int]
    rematch: list[int]
    rounds: list[RoundView]
    result: GameResult | None
