"""What a seat, and somebody who looks on, is sent: all that they may know of a table, and nothing else.

Everything about the tiles comes from `Match.view`, which is made from what that seat's eyes see. What is added here
is known to everybody, but for the moves: a secret one is a question mark to the others until the round is over.
"""

from typing import Any

from ..kernel.errors import Refusal
from ..match import Match
from . import fair
from .dealing import place
from .events import Event
from .sentence import sentence
from .setup import Setup
from .state import DEALING, OVER, PLAYING, SEATING, Round, State
from .table import HANDLERS, Table

View = dict[str, Any]
SECRET = "?"
BUTTONS = ("undo", "resign", "end", "decline", "return", "leave", "rematch")


def view(table: Table, seat: int | None, now: int) -> View:
    """The table in the eyes of a seat (None: somebody who looks on). `now` is for the clocks."""
    setup, state = table.setup, table.state
    check_eyes(setup, state, seat)
    match = position(state, seat)
    told = moves(state, seat)
    return {
        "v": 1,
        "number": len(table.events),
        "seat": seat,
        "phase": state.phase,
        "setup": {name: value for name, value in setup.json().items() if name != "host"},
        "seats": [_seat(setup, state, i, now) for i in range(setup.players)],
        "round": {"number": len(state.own_rounds) + (state.phase in (DEALING, PLAYING)), "of": setup.rounds},
        "totals": totals(state, setup.players),
        "deal": _deal(setup, state),
        "match": match,
        "sentence": sentence(setup, state, seat, match),
        "moves": told,
        "changed": changed(state, seat, told),
        "may": [] if seat is None else may(table, seat),
        "end": sorted(state.agreed),
        "rematch": sorted(state.again),
        "rounds": [finished(setup, done) for done in state.own_rounds],
        "result": _result(state),
    }


def watched(setup: Setup, state: State) -> bool:
    """May somebody look on who has no seat? Where nobody may watch: as long as there is a seat that he could take."""
    joined = state.phase == SEATING and not state.rounds and any(seat.empty for seat in state.seats)
    return setup.watch or joined


def check_eyes(setup: Setup, state: State, seat: int | None) -> None:
    if seat is None and not watched(setup, state):
        raise Refusal("not_yours", "table-not-watched")
    if seat is not None and (type(seat) is not int or not 0 <= seat < setup.players):
        raise Refusal("bad_request", "no-seat", seat=str(seat), most=setup.players - 1)


def position(state: State, seat: int | None) -> View | None:
    """The match, present or last. Moves are offered only to a person who may make them now."""
    if state.match is None:
        return None
    seen = state.match.view(seat)
    if state.phase != PLAYING:
        seen["to_act"] = []
    if state.phase != PLAYING or seat is None or not state.seats[seat].present:
        seen.pop("legal", None)
    return seen


def _seat(setup: Setup, state: State, seat: int, now: int) -> View:
    who = state.seats[seat]
    clock = None
    if setup.clock.kind != "none" and state.match is not None and state.phase == PLAYING:
        running = state.clocks.since[seat] is not None
        clock = {"left": state.clocks.at(seat, now), "running": running, "until": state.clocks.until(seat)}
    return {
        "seat": seat,
        "kind": "empty" if who.empty else "bot" if who.owner is None else "person",
        "name": who.name,
        "level": who.bot or (setup.stand_in if who.owner is not None and not who.present else None),
        "away": who.away,
        "resigned": who.resigned,
        "ready": state.numbers[seat] is not None,
        "asked": seat in state.match.to_act if state.phase == PLAYING and state.match else seat in state.waiting,
        "clock": clock,
    }


def totals(state: State, players: int) -> list[int]:
    """Of the rounds that were played to their end."""
    scores = [done.result["scores"] for done in state.own_rounds if done.result]
    return [sum(score[seat] for score in scores) for seat in range(players)]


def _deal(setup: Setup, state: State) -> View | None:
    """What can be shown of a deal while its tiles are hidden: the hash of the secret."""
    if state.secret is None:
        return None
    return {"commitment": fair.commitment(place(setup, state), state.secret)}


def moves(state: State, seat: int | None) -> list[list[Any]]:
    """All moves of the round in notation, each with its seat."""
    if state.match is None:
        return []
    told = zip(state.match.moves, state.hidden, strict=True)
    running = state.phase == PLAYING
    return [[own, SECRET if running and secret and own != seat else move] for (own, move), secret in told]


def changed(state: State, seat: int | None, told: list[list[Any]]) -> list[list[Any]]:
    """What the others have done since this seat's last turn, also while its own turn goes on.

    Who only looks on is told of the last turn, whosever it was.
    """
    last = len(told)
    if seat is None:
        seat = told[-1][0] if told else None
        first = last
        while first and told[first - 1][0] == seat:
            first -= 1
        return told[first:last]
    if state.phase == PLAYING and state.match and seat in state.match.to_act:
        while last and told[last - 1][0] == seat:
            last -= 1
    first = last
    while first and told[first - 1][0] != seat:
        first -= 1
    return told[first:last]


def may(table: Table, seat: int) -> list[str]:
    """What the person on a seat can do now, beside moves: whatever would not be refused."""
    state, owner = table.state, table.state.seats[seat].owner
    if owner is None:
        return []
    found = ["ready"] if state.phase == DEALING and seat in state.waiting else []
    for kind in BUTTONS:
        event: Event = {"v": 1, "type": kind, "at": state.at, "by": owner, "seat": seat}
        try:
            HANDLERS[kind](table.setup, state, event)
        except Refusal:
            continue
        found.append(kind)
    return found


def finished(setup: Setup, done: Round) -> View:
    """A round that is over: how it ended, and all that is needed to check its deal."""
    shown: View = {"round": done.number, "how": done.how, "result": done.result}
    if done.secret is not None:
        numbers = {seat: number for seat, number in enumerate(done.numbers) if number is not None}
        here = fair.Place(setup.table, setup.game.id, done.game, done.number)
        shown["commitment"] = fair.commitment(here, done.secret)
        shown["secret"] = done.secret
        shown["numbers"] = {str(seat): number for seat, number in numbers.items()}
        shown["seed"] = fair.seed(here, done.secret, numbers)
    return shown


def _result(state: State) -> View | None:
    if state.phase != OVER or state.result is None:
        return None
    result = state.result
    return {
        "how": result.how,
        "winners": list(result.winners),
        "totals": None if result.totals is None else list(result.totals),
    }


def moment(table: Table, seat: int | None, number: int, *, round: int | None = None, all_open: bool = False) -> View:
    """The match as it was after so many moves: of the round that is played, or of one that is over.

    While a round is played everybody has only his own eyes; afterwards (the server need not ask who wants to know)
    any seat's eyes will do, or all hands open.
    """
    setup, state = table.setup, table.state
    check_eyes(setup, state, seat)
    if round is None:
        match, open_now = state.match, state.phase != PLAYING
    else:
        found = next((done for done in state.own_rounds if done.number == round), None)
        match, open_now = Match.load(found.record) if found else None, True
    if match is None or type(number) is not int or not 0 <= number <= len(match.moves):
        raise Refusal("bad_request", "table-no-moment", number=str(number))
    if all_open and not open_now:
        raise Refusal("not_now", "table-still-hidden")
    match = match.copy()
    while len(match.moves) > number:
        match.undo()
    seen = match.state() if all_open else match.view(seat)
    seen.pop("legal", None)
    return seen
