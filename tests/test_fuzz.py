"""Bad input to every entry of the library, for every game: it is refused with its code, or it is not bad."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find
from spieltisch.match import Match
from spieltisch.referee import Referee
from spieltisch.text import LANGUAGES

GAMES = ("bridges", "links", "sums", "ten", "blockers")
ON_THE_WAY = {"bad_request", "unknown_game", "bad_players", "bad_options", "bad_deal", "bad_seed"}

pytestmark = pytest.mark.parametrize("game", GAMES)

odd = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 100) | st.floats() | st.text(max_size=6) | st.just(2**70),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)


@cache
def whole(game: str) -> Match:
    """A random game, a little of everything in its options."""
    luck = random.Random(game)
    match = Match(game, find(game).seats[-1], seed="a" * 64)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.legal(seat)), seat)
    return match


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in this JSON with every key or index in it."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def spoilt(data: Any, where: int, value: Any) -> Any:
    """The same JSON with something else in one place."""
    copy = json.loads(json.dumps(data))
    every = list(places(copy))
    container, key = every[where % len(every)]
    container[key] = value
    return copy


def refused(refusal: Refusal, codes: set[str]) -> None:
    assert refusal.code in codes
    for language in LANGUAGES:
        assert refusal.key not in refusal.message(language)


@settings(max_examples=40)
@given(where=st.integers(0, 10**6), value=odd)
def test_a_spoilt_record(game: str, where: int, value: Any) -> None:
    record = spoilt(whole(game).record(), where, value)
    try:
        match = Match.load(record)
    except Refusal as refusal:
        refused(refusal, {"bad_record"})
    else:
        assert match.state() == Match.load(match.record()).state()


@settings(max_examples=100)
@given(where=st.integers(0, 10**6), value=odd)
def test_a_spoilt_beginning(game: str, where: int, value: Any) -> None:
    """Game, players, options and deal, with something else in one place."""
    record = whole(game).record()
    start = {name: record[name] for name in ("game", "players", "options", "deal")}
    new = spoilt(start, where, value)
    try:
        match = Match(new["game"], new["players"], new["options"], deal=new["deal"])
    except Refusal as refusal:
        refused(refusal, ON_THE_WAY)
    else:
        assert match.legal(match.to_act[0])


@settings(max_examples=100)
@given(number=st.integers(0, 10**6), move=st.text(max_size=8) | odd, seat=st.none() | st.integers(-1, 7) | odd)
def test_a_move_of_any_shape(game: str, number: int, move: Any, seat: Any) -> None:
    match = whole(game).copy()
    while len(match.moves) > number % (len(whole(game).moves) + 1):
        match.undo()
    before = match.positions[-1].tobytes(), match.record()
    try:
        match.play(move, seat)
    except Refusal as refusal:
        refused(refusal, {"illegal_move", "not_asked", "game_over"})
        assert (match.positions[-1].tobytes(), match.record()) == before
    else:
        assert match.moves[-1][1] == move


def test_mutated_lines(game: str) -> None:
    """A whole game as lines for the referee, most of them damaged: what is refused changes nothing."""
    luck = random.Random(game)
    record = whole(game).record()
    start = {name: record[name] for name in ("game", "players", "options", "deal")}
    lines = [json.dumps({"op": "new", **start}), json.dumps({"op": "load", "record": record}), '{"op":"legal"}']
    lines += [json.dumps({"op": "play", "seat": seat, "move": move}) for seat, move in record["moves"]]
    lines += [json.dumps({"op": "view", "seat": seat}) for seat in (None, 0, 1)]
    referee = Referee()
    codes = set()
    assert referee.answer(lines[0].encode())["ok"]
    for _ in range(800):
        line = luck.choice(lines).encode()
        for _ in range(luck.randint(0, 2)):
            at = luck.randrange(len(line) + 1)
            line = (
                line[:at] + bytes(luck.choices(b'{}[]",:019aenotx>@* -\\\xff', k=luck.randint(0, 2))) + line[at + 1 :]
            )
        before = referee.answer(b'{"op":"record"}')
        answer = referee.answer(line)
        if not answer["ok"]:
            codes.add(answer["error"]["code"])
            assert answer["error"]["message"]
            assert referee.answer(b'{"op":"record"}') == before
    assert {"bad_json", "bad_request"} < codes
