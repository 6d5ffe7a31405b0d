"""The referee protocol, spoken with a real process over pipes."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.lines import LONGEST
from spieltisch.referee import Referee
from spieltisch.text import LANGUAGES, say

pytestmark = pytest.mark.bounds

SEED = "0" * 64
NEW = {"op": "new", "game": "ten", "players": 2, "seed": SEED}
CODES = {
    *("bad_json", "bad_request", "unknown_game", "bad_players", "bad_options", "bad_deal", "bad_seed"),
    *("bad_record", "no_game", "not_asked", "illegal_move", "game_over", "too_long"),
}


class Process:
    """A referee as another program sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "spieltisch", "referee"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, line: bytes) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, **request: Any) -> dict[str, Any]:
        return self.send(json.dumps(request).encode())

    def close(self) -> int:
        self.process.communicate()
        return self.process.returncode


@pytest.fixture
def process() -> Iterator[Process]:
    process = Process()
    yield process
    process.close()


def code(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False, answer
    assert set(answer) == {"ok", "error"}
    assert set(answer["error"]) == {"code", "message"}
    assert answer["error"]["message"]
    return str(answer["error"]["code"])


def with_game() -> Referee:
    referee = Referee()
    assert referee.answer(json.dumps(NEW).encode())["ok"]
    return referee


def ask(referee: Referee, **request: Any) -> dict[str, Any]:
    return referee.answer(json.dumps(request).encode())


def test_a_whole_game_by_another_program(process: Process) -> None:
    games = process.ask(op="games")["games"]
    ten = next(game for game in games if game["id"] == "ten")
    assert (ten["min"], ten["max"]) == (2, 2)
    assert ten["options"]["move_cap"]["default"] == 100
    assert process.ask(**NEW)["deal"]["start"] in (0, 1)
    lot = random.Random(4)
    over = False
    while not over:
        legal = process.ask(op="legal")
        (seat,) = legal["to_act"]
        moves = legal["moves"][str(seat)]
        assert moves == sorted(moves)
        assert code(process.ask(op="play", seat=1 - seat, move=moves[0])) == "not_asked"
        over = process.ask(op="play", seat=seat, move=lot.choice(moves))["over"]
    assert process.ask(op="legal") == {"ok": True, "to_act": [], "moves": {}}
    result = process.ask(op="result")
    assert (result["ok"], result["over"], len(result["scores"])) == (True, True, 2)
    assert code(process.ask(op="play", seat=0, move="0,0")) == "game_over"
    record, state = process.ask(op="record")["record"], process.ask(op="state")
    assert record["result"] == {"scores": result["scores"], "winners": result["winners"]}
    process.ask(**NEW)
    assert process.ask(op="load", record=record) == {"ok": True}
    assert process.ask(op="state") == state
    assert process.close() == 0


def test_answers_only_what_was_asked_and_skips_blank_lines(process: Process) -> None:
    assert process.process.stdin
    process.process.stdin.write(b"\n  \r\n\n")
    assert process.send(b'{"op":"result"}\r')["error"]["code"] == "no_game"
    assert process.close() == 0


def test_a_line_may_have_one_mebibyte_and_no_more(process: Process) -> None:
    longest = b'{"op":"games"}'.ljust(LONGEST)
    assert process.send(longest)["ok"]
    assert process.send(longest + b"\r")["ok"]
    assert code(process.send(longest + b" ")) == "too_long"
    assert code(process.send(b"x" * (5 * LONGEST))) == "too_long"
    assert code(process.send(b" " * (2 * LONGEST) + b'{"op":"games"}')) == "too_long"
    assert process.ask(**NEW)["ok"]
    assert process.close() == 0


def test_end_of_input_ends_it_even_in_the_middle_of_a_line() -> None:
    command = [sys.executable, "-m", "spieltisch", "referee"]
    done = subprocess.run(command, input=b'{"op":"gam', capture_output=True)
    assert done.returncode == 0
    assert code(json.loads(done.stdout)) == "bad_json"
    assert done.stderr == b""


def test_who_watches_sees_that_rules_are_compiled_and_programs_read_only_answers(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "spieltisch", "referee"]
    words = b'{"op":"new","game":"ten","players":2}\n{"op":"legal"}\n'
    nothing_yet = {**os.environ, "SPIELTISCH_CACHE": str(tmp_path), "TERM": "xterm"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=theirs, env=nothing_yet
    ) as watched:
        os.close(theirs)
        assert watched.stdin
        assert watched.stdout
        watched.stdin.write(words)
        watched.stdin.close()
        seen = b""
        with suppress(OSError):  # which is how a terminal says that nobody is at its other end any more
            while more := os.read(ours, 1 << 16):
                seen += more
        os.close(ours)
        answers = watched.stdout.read().splitlines()
    assert say("play-getting-ready", "en")[:20].encode() in seen
    assert [json.loads(line)["ok"] for line in answers] == [True, True]
    unwatched = subprocess.run(command, input=words, capture_output=True)
    assert unwatched.stderr == b""


TEN_DEAL: dict[str, Any] = {"start": 0, "stones": [[1, 2, 3] * 5, [3, 2, 1] * 5]}
BAD_DEALS: list[Any] = [
    None,
    [],
    {},
    {"start": 0},
    {**TEN_DEAL, "seed": 1},
    {**TEN_DEAL, "start": 2},
    {**TEN_DEAL, "start": False},
    {**TEN_DEAL, "start": 1.0},
    {**TEN_DEAL, "stones": [[1, 2, 3] * 5]},
    {**TEN_DEAL, "stones": [[1, 2, 3] * 5, [1] * 15]},
    {**TEN_DEAL, "stones": [[1, 2, 3] * 5, [1, 2, 3] * 4]},
    {**TEN_DEAL, "stones": [[1, 2, 3] * 5, [True, 2, 3] * 5]},
    {**TEN_DEAL, "stones": [[1, 2, 3] * 5, ["1", 2, 3] * 5]},
    {**TEN_DEAL, "stones": "123"},
]
WRONG: list[tuple[str, str]] = [
    ("bad_json", "{"),
    ("bad_json", "NaN"),
    ("bad_json", '{"op":"games","op":"games"}'),
    ("bad_json", "[" * 100_000),
    ("bad_json", '{"op":' + "9" * 5000 + "}"),
    ("bad_json", "\udcff"),
    ("bad_request", "[]"),
    ("bad_request", "null"),
    ("bad_request", "{}"),
    ("bad_request", '{"op":3}'),
    ("bad_request", '{"op":"nothing"}'),
    ("bad_request", '{"op":"games","extra":1}'),
    ("bad_request", '{"op":"new","game":"ten"}'),
    ("bad_request", '{"op":"view"}'),
    ("bad_request", '{"op":"view","seat":true}'),
    ("bad_request", '{"op":"view","seat":2}'),
    ("bad_request", '{"op":"view","seat":-1}'),
    ("bad_request", '{"op":"play","seat":true,"move":"0,0"}'),
    ("bad_request", '{"op":"play","seat":0.0,"move":"0,0"}'),
    ("bad_request", '{"op":"play","seat":null,"move":"0,0"}'),
    ("bad_request", '{"op":"play","seat":0,"move":7}'),
    ("bad_request", '{"op":"play","seat":0}'),
    ("not_asked", '{"op":"play","seat":1,"move":"0,0"}'),
    ("not_asked", '{"op":"play","seat":99999999999999999999999,"move":"0,0"}'),
    ("illegal_move", '{"op":"play","seat":0,"move":"1,0"}'),
    ("illegal_move", '{"op":"play","seat":0,"move":""}'),
    ("illegal_move", '{"op":"play","seat":0,"move":"\\ud800"}'),
    ("unknown_game", json.dumps({**NEW, "game": "chess"})),
    ("unknown_game", json.dumps({**NEW, "game": None})),
    ("unknown_game", json.dumps({**NEW, "game": ["ten"]})),
    ("bad_players", json.dumps({**NEW, "players": 3})),
    ("bad_players", json.dumps({**NEW, "players": None})),
    ("bad_players", json.dumps({**NEW, "players": True})),
    ("bad_players", json.dumps({**NEW, "players": "2"})),
    ("bad_options", json.dumps({**NEW, "options": None})),
    ("bad_options", json.dumps({**NEW, "options": []})),
    ("bad_options", json.dumps({**NEW, "options": {"opened": True}})),
    ("bad_options", json.dumps({**NEW, "options": {"open": 1}})),
    ("bad_options", json.dumps({**NEW, "options": {"move_cap": 0}})),
    ("bad_options", json.dumps({**NEW, "options": {"move_cap": True}})),
    ("bad_options", json.dumps({**NEW, "options": {"move_cap": 2.5}})),
    ("bad_seed", json.dumps({**NEW, "seed": "00"})),
    ("bad_seed", json.dumps({**NEW, "seed": None})),
    ("bad_seed", json.dumps({**NEW, "seed": "g" * 64})),
    ("bad_request", json.dumps({**NEW, "deal": TEN_DEAL})),
    *(("bad_deal", json.dumps({"op": "new", "game": "ten", "players": 2, "deal": deal})) for deal in BAD_DEALS),
]


@pytest.mark.parametrize(("expected", "line"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_refused_and_changes_nothing(expected: str, line: str) -> None:
    referee = Referee()
    assert ask(referee, op="new", game="ten", players=2, deal=TEN_DEAL) == {"ok": True}
    before = ask(referee, op="state")
    answer = referee.answer(line.encode("utf-8", "surrogateescape"))
    assert code(answer) == expected
    assert ask(referee, op="state") == before


@pytest.mark.parametrize("op", ["state", "legal", "result", "record"])
def test_without_a_game(op: str) -> None:
    assert code(ask(Referee(), op=op)) == "no_game"


RECORD: dict[str, Any] = ask(with_game(), op="record")["record"]


@pytest.mark.parametrize(
    "change",
    [
        {"moves": [[0]]},
        {"moves": [["0", "0,0"]]},
        {"moves": "0,0"},
        {"moves": [[0, "9,9"], [1, "0,0"]]},
        {"rules": "0"},
        {"rules": None},
        {"game": "chess"},
        {"players": None},
        {"options": None},
        {"deal": None},
        {"extra": 1},
        {"result": {"scores": [1, 0], "winners": [0]}},
    ],
    ids=str,
)
def test_a_bad_record_is_refused(change: dict[str, Any]) -> None:
    referee = with_game()
    before = ask(referee, op="state")
    assert code(ask(referee, op="load", record={**RECORD, **change})) == "bad_record"
    assert code(ask(referee, op="load", record={key: RECORD[key] for key in list(RECORD)[1:]})) == "bad_record"
    assert code(ask(referee, op="load", record=[])) == "bad_record"
    assert ask(referee, op="state") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_broken_rule_is_named_in_both_languages(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", language)
    referee = Referee()
    ask(referee, **NEW)
    start = ask(referee, op="legal")["to_act"][0]
    ask(referee, op="play", seat=start, move="0,0")
    message = ask(referee, op="play", seat=1 - start, move="5,5")["error"]["message"]
    assert message == "TN-4: " + say("ten-touches-nothing", language, place="5,5")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("ten"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
keys = st.sampled_from(["op", "game", "players", "options", "deal", "seed", "seat", "move", "record", "x"])
ops = st.sampled_from(["games", "new", "state", "view", "legal", "play", "result", "record", "load", "undo"])


@settings(max_examples=300)
@given(st.lists(st.tuples(ops, st.dictionaries(keys, json_values, max_size=5)), max_size=5))
def test_whatever_comes_is_answered(requests: list[tuple[str, dict[str, Any]]]) -> None:
    referee = with_game()
    for op, request in requests:
        before = ask(referee, op="record")
        answer = ask(referee, **{"op": op, **request})
        if not answer["ok"]:
            assert code(answer) in CODES
            assert ask(referee, op="record") == before


def test_a_few_thousand_mutated_lines() -> None:
    lot = random.Random(20)
    lines = [
        json.dumps(NEW),
        *(line for _, line in WRONG if len(line) < 500),
        json.dumps({"op": "load", "record": RECORD}),
    ]
    referee = with_game()
    refused = 0
    for _ in range(3000):
        line = bytearray(lot.choice(lines).encode("utf-8", "surrogateescape"))
        for _ in range(lot.randint(1, 3)):
            place = lot.randrange(len(line))
            line[place : place + lot.randint(0, 2)] = bytes(
                lot.choices(b'{}[]",:0123456789aenot\\ \xff', k=lot.randint(0, 2))
            )
            line = line or bytearray(b" ")
        before = ask(referee, op="record")
        answer = referee.answer(bytes(line))
        if not answer["ok"]:
            refused += 1
            assert code(answer) in CODES
            assert ask(referee, op="record") == before
    assert refused > 2000
