"""A new table: what somebody wants becomes a set-up and its first events."""

import secrets
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from ...bots.levels import LEVELS
from ...kernel.errors import Refusal
from ...kernel.registry import find
from ...match import Match
from ...table import Table
from ...table.setup import Setup
from ...table.view import check_eyes
from ..people.accounts import Person
from ..store import Row
from .awake import Event, now
from .summary import text

ME, OPEN = "me", "open"
COMPANY = "medium"  # who sits down with somebody who has not said whom he wants
LONGEST_OPENING = 2_000  # moves that have been made before

Move = tuple[int, str]
Sitting = tuple[Event, str | None]  # and who does it; None: the table


class From(Struct, forbid_unknown_fields=True):
    """A moment of a round that is over."""

    table: str
    number: int
    round: int = 0


class Wanted(Struct, forbid_unknown_fields=True):
    """What `POST /api/tables` takes (docs/api.md, docs/tables.md)."""

    game: str = ""
    players: int | None = None
    options: dict[str, Any] = {}
    series: bool = False
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    stand_in: str = COMPANY
    undo: bool = True
    watch: bool = True
    public: bool = False
    seats: Annotated[list[str], Meta(max_length=64)] | None = None
    deal: dict[str, Any] | None = None
    moves: Annotated[list[Move], Meta(max_length=LONGEST_OPENING)] = []
    moment: From | None = field(default=None, name="from")


def founded(
    wanted: Wanted, person: Person, source: Table | None, accounts: dict[str, Person]
) -> tuple[Row, list[Sitting]]:
    """The table's row, and who sits down first. `source` is the table that `from` names, `accounts` are the person's
    bot accounts."""
    if source is not None and wanted.moment is not None:
        wanted = _go_on(wanted, wanted.moment, person, source)
    seats = wanted.seats
    players = wanted.players
    if players is None:
        players = len(seats) if seats else find(wanted.game).seats[0]
    if seats is None:
        seats = [ME] + [COMPANY] * (players - 1)
    sitting = _sitting(seats, players, {ME: person, **accounts})
    if wanted.stand_in not in LEVELS:
        raise _no_level(wanted.stand_in)
    name = secrets.token_urlsafe(12)
    setup = Setup.read(
        {
            "table": name,
            "game": wanted.game,
            "players": players,
            "options": wanted.options,
            "series": wanted.series,
            "clock": wanted.clock,
            "stand_in": wanted.stand_in,
            "undo": wanted.undo,
            "watch": wanted.watch,
            "fair": wanted.deal is None,
            "host": person.id,
        }
    )
    given = None
    if wanted.deal is not None:
        given = _given(setup, wanted.deal, wanted.moves)
    elif wanted.moves:
        raise Refusal("bad_request", "server-moves-no-deal")
    row = Row(name, text(setup.json()), wanted.public, setup.fair, given, person.id, now())
    return row, sitting


def _sitting(seats: list[str], players: int, known: dict[str, Person]) -> list[Sitting]:
    if len(seats) != players:
        raise Refusal("bad_request", "server-seats", players=players, count=len(seats))
    sitting: list[Sitting] = []
    for seat, who in enumerate(seats):
        person = known.get(who)
        if person is not None and any(by == person.id for _, by in sitting):
            raise Refusal("bad_request", "server-seats-me" if who == ME else "server-seats-twice")
        if person is not None:
            sitting.append(({"type": "sit", "seat": seat, "name": person.name}, person.id))
        elif who in LEVELS:
            sitting.append(({"type": "sit", "seat": seat, "bot": who}, None))
        elif who != OPEN:
            raise _no_level(who)
    return sitting


def _no_level(level: str) -> Refusal:
    return Refusal("bad_level", "bots-level", level=level, levels=", ".join(LEVELS))


def _given(setup: Setup, deal: dict[str, Any], moves: list[Move]) -> str:
    """Played here once, so that it cannot turn out to be impossible later."""
    match = Match(setup.game, setup.players, setup.options, deal=deal)
    for seat, move in moves:
        match.play(move, seat)
    if match.over:
        raise Refusal("bad_request", "server-opening-over")
    return text({"deal": match.deal, "moves": moves})


def _go_on(wanted: Wanted, moment: From, person: Person, source: Table) -> Wanted:
    """The game of the other table, dealt as there, played as far as there."""
    if wanted.game or wanted.deal is not None or wanted.moves or wanted.players is not None or wanted.options:
        raise Refusal("bad_request", "server-from-alone")
    if source.seat_of(person.id) is None:
        check_eyes(source.setup, source.state, None)
    done = next((done for done in source.state.own_rounds if done.number == moment.round), None)
    if done is None or not 0 <= moment.number <= len(done.match.moves):
        raise Refusal("bad_request", "table-no-moment", number=str(moment.number))
    setup = source.setup
    return msgspec.structs.replace(
        wanted,
        game=setup.game.id,
        players=setup.players,
        options=setup.options,
        deal=done.match.deal,
        moves=done.match.moves[: moment.number],
    )
