"""Questions: what the seat sees in words and as our bots take it, nothing besides, and nothing that is not one."""

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from spieltisch.bots.bot import Budget, Sight, look
from spieltisch.conformance.walk import combinations
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids
from spieltisch.lab.adapter.program import PROTOCOL
from spieltisch.lab.adapter.question import names, question, taken
from spieltisch.lab.adapter.serve import Desk
from spieltisch.lab.arena.entrant import read
from spieltisch.match import Match

SETUPS = [(name, seats) for name in ids() for seats in find(name).seats]


def positions(name: str, seats: int) -> Iterator[tuple[Match, int]]:
    """Some positions of a random game of every variant, with a seat that is asked."""
    luck = random.Random(f"{name}{seats}")
    for options in combinations(find(name), seats):
        match = Match(name, seats, options, seed=f"{luck.getrandbits(256):064x}")
        while not match.over:
            seat = luck.choice(match.to_act)
            if luck.random() < 0.15:
                yield match, seat
            match.play(luck.choice(match.legal(seat)), seat)


def sight_of(match: Match, position: Any, seat: int) -> Sight:
    return look(match.game, position, 0, seat, match.players, match.game.codes(match.options))


@pytest.mark.bounds
@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_twins_are_asked_the_same_byte_for_byte(name: str, seats: int) -> None:
    budget, different = Budget(100, 50.0), 0
    for match, seat in positions(name, seats):
        asked = json.dumps(question(sight_of(match, match.positions[-1], seat), budget, 5))
        for key in range(3):
            twin = match.sampled(seat, key)
            different += twin.tobytes() != match.positions[-1].tobytes()
            assert json.dumps(question(sight_of(match, twin, seat), budget, 5)) == asked
    assert different or (name, seats) == ("sums", 1)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_question_says_what_the_match_shows_that_seat_and_comes_back_as_it_was(name: str, seats: int) -> None:
    for match, seat in positions(name, seats):
        sight = sight_of(match, match.positions[-1], seat)
        asked = json.loads(json.dumps(question(sight, Budget(7), 2**60 - 1)))
        view = match.view(seat)
        del view["moves"], view["over"]  # how many it took to get here says nothing that is not to be seen
        assert asked["view"] == view
        again, budget, key = taken(asked)
        assert (budget, key) == (Budget(7), 2**60 - 1)
        assert again.seen.tobytes() == sight.seen.tobytes()
        assert (again.game, again.seat, again.seats, again.options.tolist()) == (
            sight.game,
            sight.seat,
            sight.seats,
            sight.options.tolist(),
        )
        assert names(again) == names(sight) == match.actions(seat)


def asked_first() -> dict[str, Any]:
    match = Match("bridges", 3, seed="00" * 32)
    return question(sight_of(match, match.positions[-1], match.to_act[0]))


def without(asked: dict[str, Any], what: str) -> dict[str, Any]:
    return {name: value for name, value in asked.items() if name != what}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda q: without(q, "seen"), "missing required field `seen`"),
        (lambda q: without(q, "view"), "missing required field `view`"),
        (lambda q: {**q, "seen": "AAAA"}, "not a position of bridges"),
        (lambda q: {**q, "seen": "?"}, "not a question"),
        (lambda q: {**q, "seen": q["seen"][:-8] + "ZZZZZZZZ"}, "not a position of bridges"),
        (lambda q: {**q, "key": "one"}, "not a question"),
        (lambda q: {**q, "budget": {"simulations": 0}}, "not a question"),
        (lambda q: {**q, "budget": {"hours": 1}}, "not a question"),
        (lambda q: {**q, "view": {**q["view"], "game": "chess"}}, 'no game "chess"'),
        (lambda q: {**q, "view": {**q["view"], "game": "ten"}}, "ten is for 2"),
        (lambda q: {**q, "view": {**q["view"], "game": "links", "options": {}}}, "not a position of links"),
        (lambda q: {**q, "view": {**q["view"], "players": 9}}, "bridges is for"),
        (lambda q: {**q, "view": {**q["view"], "seat": (q["view"]["seat"] + 1) % 3}}, "not what seat"),
        (lambda q: {**q, "view": {**q["view"], "seat": -1}}, "not what seat -1"),
        (lambda q: [q], "not a question"),
        (lambda q: "hello", "not a question"),
    ],
    ids=count(),
)
def test_what_is_no_question_is_refused_in_a_sentence(change: Any, says: str) -> None:
    with pytest.raises(Refusal, match=says):
        Desk(read("random")).answer(change(asked_first()))


def test_a_seat_that_is_not_asked_is_not_answered_for() -> None:
    match = Match("bridges", 3, seed="00" * 32)
    (asked,) = match.to_act
    other = (asked + 1) % 3
    sight = look(match.game, match.positions[-1], 0, other, 3, match.game.codes(match.options))
    with pytest.raises(Refusal, match="is not asked"):
        Desk(read("easy")).answer(question(sight))


def test_the_truth_is_not_taken_for_what_a_seat_sees() -> None:
    """Whoever puts a whole position into `seen` is refused: our bots do not want to know."""
    match = Match("bridges", 3, seed="00" * 32)
    sight = sight_of(match, match.positions[-1], match.to_act[0])
    object.__setattr__(sight, "seen", match.positions[-1])
    with pytest.raises(Refusal, match="not what seat"):
        taken(question(sight))
    marked = match.positions[-1].copy()
    marked["eyes"] = match.to_act[0] + 1
    object.__setattr__(sight, "seen", marked)
    assert taken(question(sight))[0].seen.tobytes() == match.observed(match.to_act[0]).tobytes()


def test_the_same_question_has_the_same_answer_and_a_greeting_is_returned() -> None:
    desk, asked = Desk(read("medium")), {**asked_first(), "budget": {"simulations": 50}, "key": "ff"}
    assert desk.answer(asked) == desk.answer(asked)
    hello = {"protocol": PROTOCOL, "game": "bridges", "rules": find("bridges").version}
    assert desk.answer({"hello": hello}) == {"ready": True, "name": "medium"}
    for wrong in ({**hello, "protocol": 99}, {**hello, "rules": "0"}, {**hello, "game": "chess"}, None):
        with pytest.raises(Refusal):
            desk.answer({"hello": wrong})
