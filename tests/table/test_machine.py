"""Whatever is tried at a table, in any order: a refusal changes nothing, what has happened can be replayed."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from spieltisch.kernel.errors import Refusal
from spieltisch.table import Table, load, record, view
from spieltisch.table.clock import DAY, MINUTE
from spieltisch.table.events import SHAPES
from tests.table import PEOPLE, bytes_of, number, seed_deal

CLOCKS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "minutes", "minutes": 1, "increment": 3},
    {"kind": "days", "days": 1},
]
GAMES = [
    ("ten", 2, False),
    ("sums", 1, False),
    ("sums", 3, False),
    ("links", 2, True),
    ("bridges", 2, True),
    ("blockers", 2, False),
]
SEATS = st.integers(0, 3)
LOTS = st.integers(0, 10**6)
WAITS = st.sampled_from([0, 1, 900, MINUTE // 2, 11 * MINUTE, 2 * DAY])


class AnyEvening(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(GAMES), clock=st.sampled_from(CLOCKS), fair=st.booleans(), undo=st.booleans())
    def open(self, game: tuple[str, int, bool], clock: dict[str, Any], fair: bool, undo: bool) -> None:
        name, players, series = game
        agreed = {"game": name, "players": players, "series": series, "clock": clock, "fair": fair, "undo": undo}
        self.table = Table.new({**agreed, "host": "anna", "table": "evening"})
        self.now = 0
        self.steps = 0

    def try_it(self, event: dict[str, Any]) -> bool:
        """The laws. `event` may be anything."""
        self.steps += 1
        table, mark = self.table, self.table.fingerprint()
        try:
            after = table.apply(event)
        except Refusal as refused:
            after = table
            told = [refused.message("de"), refused.message("en")]
        else:
            told = ["done"]
        assert all(told)
        assert table.fingerprint() == mark  # the old table stays what it was, whatever came of it
        self.table = after
        return after is not table

    def event(self, kind: str, **keys: Any) -> dict[str, Any]:
        return {"v": 1, "type": kind, "at": self.now, **keys}

    # what people do

    @rule(seat=SEATS, person=st.sampled_from(PEOPLE))
    def sit(self, seat: int, person: str) -> None:
        self.try_it(self.event("sit", seat=seat, by=person, name=person.title()))

    @rule(seat=SEATS)
    def seat_a_bot(self, seat: int) -> None:
        self.try_it(self.event("sit", seat=seat, by="anna", bot="greedy"))

    @rule(kind=st.sampled_from(["leave", "undo", "resign", "end", "decline", "return", "rematch"]), seat=SEATS)
    def press(self, kind: str, seat: int) -> None:
        if seat < self.table.setup.players:
            owner = self.table.state.seats[seat].owner
            self.try_it(self.event(kind, seat=seat, **({"by": owner} if owner else {})))

    @rule(seats=st.just(None))
    def everybody(self, seats: None) -> None:
        """Fill the table and let the deal go its way."""
        for seat in range(self.table.setup.players):
            self.try_it(self.event("sit", seat=seat, by=PEOPLE[seat], name=PEOPLE[seat]))
        self.table_does()
        for seat in list(self.table.state.waiting):
            self.try_it(self.event("ready", seat=seat, by=self.table.state.seats[seat].owner, number=number(seat)))
        self.table_does()

    @rule(lots=st.lists(LOTS, min_size=1, max_size=40))
    def play(self, lots: list[int]) -> None:
        for lot in lots:
            match = self.table.state.match
            if match is None or self.table.state.phase != "playing":
                return
            seat = match.to_act[lot % len(match.to_act)]
            legal = match.legal(seat)
            event = self.event("move", seat=seat, move=legal[lot // 7 % len(legal)])
            who = self.table.state.seats[seat]
            assert self.try_it({**event, "by": who.owner} if who.present else event)

    # what the table does

    @rule()
    def table_does(self) -> None:
        due = self.table.due(self.now)
        if due == "commit":
            assert self.try_it(self.event("commit", secret=number(self.steps)))
        elif due == "deal":
            setup = self.table.setup
            given = {} if setup.fair else {"deal": seed_deal(setup.game.id, setup.players, seed=self.steps)}
            assert self.try_it(self.event("deal", **given))
        elif due is not None:
            assert self.try_it(self.event("timeout", seat=due[1]))

    @rule(wait=WAITS)
    def wait(self, wait: int) -> None:
        self.now += wait

    # what nobody should

    @rule(
        kind=st.sampled_from(sorted(SHAPES)),
        keys=st.fixed_dictionaries(
            {},
            optional={
                "seat": st.one_of(SEATS, st.none(), st.booleans()),
                "by": st.sampled_from([*PEOPLE, "", None]),
                "move": st.sampled_from(["end", "draw", "0,0", "-", "", None]),
                "secret": st.just("00" * 32),
                "number": st.just("11" * 32),
                "deal": st.just({}),
                "name": st.sampled_from(["Anna", ""]),
                "at": st.sampled_from([0, -1, None]),
            },
        ),
    )
    def try_something(self, kind: str, keys: dict[str, Any]) -> None:
        self.try_it({**self.event(kind), **keys})

    # the laws that hold after every step

    @invariant()
    def looking_changes_nothing(self) -> None:
        mark = self.table.fingerprint()
        for eyes in (*range(self.table.setup.players), None):
            assert bytes_of(view(self.table, eyes, self.now)) == bytes_of(view(self.table, eyes, self.now))
        assert self.table.fingerprint() == mark

    @invariant()
    def what_may_be_done_is_done(self) -> None:
        for seat in range(self.table.setup.players):
            owner = self.table.state.seats[seat].owner
            for kind in view(self.table, seat, self.now)["may"]:
                keys = {"number": number(1)} if kind == "ready" else {}
                self.table.apply(self.event(kind, seat=seat, by=owner, **keys))

    @precondition(lambda self: self.steps % 5 == 0)
    @invariant()
    def events_are_the_table(self) -> None:
        again = Table.replay(self.table.setup.json(), self.table.events)
        assert again.fingerprint() == self.table.fingerprint()
        for eyes in (0, None):
            assert bytes_of(view(again, eyes, self.now)) == bytes_of(view(self.table, eyes, self.now))

    @precondition(lambda self: self.table.state.rounds and self.steps % 3 == 0)
    @invariant()
    def what_is_over_is_on_record(self) -> None:
        written = record(self.table)
        assert bytes_of(record(load(written))) == bytes_of(written)
        if self.table.state.secret is not None:
            assert self.table.state.secret not in str(written)


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
