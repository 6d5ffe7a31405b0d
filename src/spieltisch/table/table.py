"""A table: its set-up and a list of events that only grows. How things stand follows from them, always the same.

>>> table = Table.new(game="ten", fair=False)
>>> table = table.apply({"v": 1, "type": "sit", "at": 0, "by": "anna", "seat": 0, "name": "Anna"})
>>> table.state.phase
'seating'
"""

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

from ..kernel.errors import Refusal
from . import dealing, events, playing, seating
from .events import Event
from .replace import replace
from .setup import Setup
from .state import BETWEEN, DEALING, PLAYING, SEATING, State

HANDLERS: dict[str, Callable[[Setup, State, Event], State]] = {
    "sit": seating.sit,
    "leave": seating.leave,
    "commit": dealing.commit,
    "ready": dealing.ready,
    "deal": dealing.deal,
    "move": playing.move,
    "undo": playing.undo,
    "resign": playing.resign,
    "end": playing.end,
    "decline": playing.decline,
    "timeout": seating.timeout,
    "return": seating.come_back,
    "rematch": seating.rematch,
}


class Table:
    """Never changed: `apply` gives a new one. Whoever keeps the events keeps the table."""

    __slots__ = ("closed", "events", "kept", "setup", "state")

    def __init__(self, setup: Setup, events: tuple[Event, ...], state: State, closed: int = 0) -> None:
        self.setup = setup
        self.events = events
        self.state = state
        self.closed = closed  # so many events, from the first on, hold nothing about tiles that are still hidden
        self.kept: dict[Any, Any] = {}  # what `view` has worked out and moves do not change

    @classmethod
    def new(cls, setup: Any = None, /, **agreed: Any) -> "Table":
        """An empty table, from a set-up as JSON or as named values."""
        read = Setup.read(agreed if setup is None else setup)
        return cls(read, (), State.start(read))

    @classmethod
    def replay(cls, setup: Any, happened: Iterable[Any]) -> "Table":
        """How things stand after all these events."""
        table = cls.new(setup)
        for event in happened:
            table = table.apply(event)
        return table

    def apply(self, event: Any) -> "Table":
        """The table after one more event. Refuses what may not happen; this table stays as it is either way."""
        clean = events.read(event, self.setup.players)
        if clean["at"] < self.state.at:
            raise Refusal("bad_request", "table-time")
        state = HANDLERS[clean["type"]](self.setup, self.state, clean)
        moved = clean["seat"] if clean["type"] == "move" else None
        match = state.match
        settled = moved is not None and match is not None and match.settled[-1] == len(match.moves)
        clocks = state.clocks.run(self.setup.clock, state.waiting, clean["at"], moved, settled)
        happened = (*self.events, clean)
        closed = self.closed if state.phase in (DEALING, PLAYING) else len(happened)
        after = Table(self.setup, happened, replace(state, at=clean["at"], clocks=clocks), closed)
        if clean["type"] in ("move", "undo") and state.phase == self.state.phase:
            after.kept = self.kept
        return after

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        return next((i for i, seat in enumerate(self.state.seats) if seat.owner == person), None)

    def bots(self) -> dict[int, str]:
        """The seats that are asked and played by a bot, with its level. What it may know is `known`."""
        match = self.state.match
        if self.state.phase != PLAYING or match is None:
            return {}
        asked = [(seat, self.state.seats[seat]) for seat in match.to_act]
        return {seat: who.bot or self.setup.stand_in for seat, who in asked if not who.present}

    def known(self, seat: int) -> Any:
        """The position as that seat knows it, an array of one record: all that a bot on it is given."""
        return self.state.running.observed(seat)

    def deadlines(self) -> dict[int, int]:
        """When the time of a seat that is waited for runs out: the time of a `timeout` event."""
        if self.setup.clock.kind == "none":
            return {}
        times = {seat: seating.deadline(self.setup, self.state, seat) for seat in self.state.waiting}
        return {seat: time for seat, time in times.items() if time is not None}

    def due(self, now: int) -> str | tuple[str, int] | None:
        """What the table itself has to do now: `commit` (with a new secret), `deal`, `timeout` of a seat."""
        state = self.state
        for seat, time in sorted(self.deadlines().items(), key=lambda pair: (pair[1], pair[0])):
            if time <= now:
                return "timeout", seat
        if state.phase == DEALING:
            return None if state.waiting else "deal"
        if state.phase == BETWEEN or (state.phase == SEATING and not any(seat.empty for seat in state.seats)):
            return "commit" if self.setup.fair else "deal"
        return None

    def fingerprint(self) -> str:
        """A hash of everything there is to know, hidden tiles included: equal tables have equal ones."""
        state = self.state
        plain = {name: getattr(state, name) for name in ("phase", "at", "game", "hidden", "secret", "numbers")}
        plain |= {"agreed": sorted(state.agreed), "again": sorted(state.again), "setup": self.setup.json()}
        plain |= {"seats": [asdict(seat) for seat in state.seats], "clocks": asdict(state.clocks)}
        plain |= {"rounds": [{**vars(done), "match": done.record} for done in state.rounds]}
        plain |= {"result": asdict(state.result) if state.result else None, "events": self.events}
        plain |= {"moves": state.match.moves if state.match else None}
        mark = hashlib.sha256(json.dumps(plain, sort_keys=True).encode())
        for position in state.match.positions if state.match else ():
            mark.update(position.tobytes())
        return mark.hexdigest()
