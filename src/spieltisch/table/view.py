"""What a seat, and somebody who looks on, is sent: all that they may know of a table, and nothing else.

Everything about the tiles comes from `Match.view`, which is made from what that seat's eyes see. What is added here
is known to everybody, but for the moves: a secret one is a question mark to the others until the round is over.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import msgspec

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
BUTTONS = ("resign", "end", "decline", "return", "leave", "rematch")  # what moves do not change
written = msgspec.json.Encoder().encode


def view(table: Table, seat: int | None, now: int) -> View:
    """The table in the eyes of a seat (None: somebody who looks on). `now` is for the clocks."""
    return Showing(table, now).view(seat)


class Showing:
    """A table at one moment, for all eyes. What all may know is worked out once, and written once.

    `offers` is what the house offers to a seat that is to move, beside what the table allows.
    """

    def __init__(self, table: Table, now: int, offers: Iterable[str] = ()) -> None:
        self.table = table
        self.now = now
        self.offers = offers
        state = table.state
        self._match = None if state.match is None else state.match.common()
        if self._match is not None and state.phase != PLAYING:
            self._match["to_act"] = []
        secret = state.phase == PLAYING and True in state.hidden
        self._open = state.hidden.index(True) if secret else len(state.hidden)  # so many moves are known to all
        self._told = [] if state.match is None else [[*move] for move in state.match.moves[: self._open]]
        self._rests: dict[tuple[str, ...], bytes] = {}

    def view(self, seat: int | None) -> View:
        own, match = self._own(seat)
        if self._match is not None:
            position = {**self._match["position"], **match["position"]}
            own["match"] = {**self._match, **match, "position": position}
        else:
            own["match"] = None
        return {**lasting(self.table), **self._passing(), **own}

    def text(self, seat: int | None) -> bytes:
        """The view as JSON: what the eyes have in common is not written again for each of them."""
        own, match = self._own(seat)
        later = written(own.pop("moves")[self._open :])[1:]
        between = b"," if self._told and len(later) > 1 else b""
        parts = [self._beginning, between, later, b",", inner(own)]
        if self._match is not None:
            position = match.pop("position")
            parts += [b',"match":{', self._head, b",", inner(match), b',"position":{', self._rest(tuple(position))]
            parts += [inner(position), b"}}"]
        else:
            parts.append(b',"match":null')
        return b"".join((*parts, b"}"))

    def _own(self, seat: int | None) -> tuple[View, View]:
        """What is for these eyes alone; and the same of the match."""
        table, setup, state = self.table, self.table.setup, self.table.state
        check_eyes(setup, state, seat)
        match: View = {"seat": None, "position": {}}
        whole: View | None = self._match
        buttons = [] if seat is None else may(table, seat)
        if seat is not None and state.match is not None and self._match is not None:
            match = whole = state.match.own(seat, self._match)
            if not (state.phase == PLAYING and state.seats[seat].present):
                match.pop("legal", None)  # moves are offered only to a person who may make them now
            if "legal" in match:
                whole = {**match, "position": {**self._match["position"], **match["position"]}}
                buttons += self.offers
        told = [*self._told, *self._later(seat)]
        own = {
            "seat": seat,
            "sentence": sentence(setup, state, seat, whole),
            "changed": changed(state, seat, told),
            "may": buttons,
            "moves": told,
        }
        return own, match

    def _later(self, seat: int | None) -> list[list[Any]]:
        """The moves from the first secret one on, each with its seat."""
        state = self.table.state
        if state.match is None:
            return []
        later = zip(state.match.moves[self._open :], state.hidden[self._open :], strict=True)
        return [[own, SECRET if secret and own != seat else move] for (own, move), secret in later]

    def _passing(self) -> View:
        """What moves change."""
        table = self.table
        state = table.state
        asked = state.match.to_act if state.phase == PLAYING and state.match else state.waiting
        seats = [_seat(table.setup, state, seat, seat in asked, self.now) for seat in range(table.setup.players)]
        return {"number": len(table.events), "seats": seats}

    # As text, once

    @cached_property
    def _beginning(self) -> bytes:
        kept = self.table.kept
        if "lasting" not in kept:
            kept["lasting"] = inner(lasting(self.table))
        parts = b"{", kept["lasting"], b",", inner(self._passing()), b',"moves":', written(self._told)[:-1]
        return b"".join(parts)

    @cached_property
    def _head(self) -> bytes:
        assert self._match is not None
        return inner({name: value for name, value in self._match.items() if name not in ("seat", "position")})

    def _rest(self, own: tuple[str, ...]) -> bytes:
        """The common part of the position, for eyes that see these keys otherwise."""
        assert self._match is not None
        if own not in self._rests:
            rest = {key: value for key, value in self._match["position"].items() if key not in own}
            self._rests[own] = inner(rest) + (b"," if rest and own else b"")
        return self._rests[own]


def inner(values: View) -> bytes:
    """As JSON, without the braces."""
    return written(values)[1:-1]


def lasting(table: Table) -> View:
    """What stays as it is while a round is played, the same for all."""
    setup, state = table.setup, table.state
    return {
        "v": 1,
        "phase": state.phase,
        "setup": {name: value for name, value in setup.json().items() if name != "host"},
        "round": {"number": len(state.own_rounds) + (state.phase in (DEALING, PLAYING)), "of": setup.rounds},
        "totals": totals(state, setup.players),
        "deal": _deal(setup, state),
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


def _seat(setup: Setup, state: State, seat: int, asked: bool, now: int) -> View:
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
        "asked": asked,
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
    state = table.state
    if state.seats[seat].owner is None:
        return []
    if seat not in table.kept:
        table.kept[seat] = [kind for kind in BUTTONS if possible(table, seat, kind)]
    ready = ["ready"] if state.phase == DEALING and seat in state.waiting else []
    last = state.match.moves[-1:] if state.match is not None else []
    undo = ["undo"] if last and last[0][0] == seat and possible(table, seat, "undo") else []
    return [*ready, *undo, *table.kept[seat]]


def possible(table: Table, seat: int, kind: str) -> bool:
    state = table.state
    event: Event = {"v": 1, "type": kind, "at": state.at, "by": state.seats[seat].owner, "seat": seat}
    try:
        HANDLERS[kind](table.setup, state, event)
    except Refusal:
        return False
    return True


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
