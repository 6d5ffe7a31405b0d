"""Bots that are not ours: whatever they do, they lose their own game by it and nothing else."""

import gc
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find
from spieltisch.lab.arena.cage import rehearse
from spieltisch.lab.arena.contest import Contest, contest
from spieltisch.lab.arena.entrant import read
from spieltisch.lab.arena.results import results
from spieltisch.lab.arena.worker import play_games, seated

HEAD = """
import os, subprocess, sys, time
from spieltisch.bots.bot import Budget

class Bot:
    budget = Budget(simulations=7)
    asked = 0

    def choose(self, sight, budget, key):
        assert budget == self.budget
        self.asked += 1
        if self.asked == 1:
            return sight.actions[0]  # a first question, before the first game
"""
TAIL = "\n\nBOT = Bot()\n"
WHAT = {  # what it does, why it loses, what is noted
    "crash": ("os._exit(3)", "gone", "3"),
    "segfault": ("import ctypes; ctypes.string_at(0)", "gone", "-11"),
    "exception": ("raise KeyError('tile')", "error", "KeyError: 'tile'"),
    "hang": ("time.sleep(60)", "time", "0.3"),
    "hog": ("self.much = bytearray(1 << 30); return sight.actions[0]", "error", "MemoryError: "),
    "illegal": ("return 10**6", "illegal", "1000000"),
    "nonsense": ("return 'best'", "error", "TypeError: 'str' object cannot be interpreted as an integer"),
    "children": ("subprocess.Popen(['sleep', '3600']); time.sleep(60)", "time", "0.3"),
}


@pytest.fixture(autouse=True)
def no_bot_stays() -> Iterator[None]:
    """Whoever is started here is gone in the end, with all that it has started."""
    before = running()
    yield
    seated.cache_clear()
    gc.collect()  # a cage that nobody holds any more is opened and cleared
    _, left = psutil.wait_procs(running() - before, timeout=5)
    assert left == []


def running() -> set[psutil.Process]:
    mine = psutil.Process().children(recursive=True)
    return {p for p in mine if p.status() != psutil.STATUS_ZOMBIE and "resource_tracker" not in " ".join(p.cmdline())}


def against_random(bot: str, seconds: float = 10) -> Contest:
    return contest(find("ten"), 2, {}, [read("random"), read(bot)], "seed", seconds, 700)


@pytest.mark.parametrize("kind", WHAT)
def test_a_bot_loses_by_what_it_does(kind: str, tmp_path: Path) -> None:
    does, why, note = WHAT[kind]
    (tmp_path / "bad.py").write_text(HEAD + f"        {does}" + TAIL)
    wanted = against_random(str(tmp_path / "bad.py"), 0.3 if why == "time" else 10)
    played = play_games(wanted, [(0, 0), (0, 1)][: 2 if kind == "crash" else 1], lambda: False)
    assert {o.shares[o.bots.index(1)] for o in played} == {0}
    assert [(o.fault.seat, o.fault.why, o.fault.note) for o in played if o.fault] == [
        (o.bots.index(1), why, note) for o in played
    ]
    assert all(o.scores is None for o in played)
    standing = results(wanted, {o.key: o for o in played}, "complete").bots[1]
    assert (standing.forfeits, [(fault.why, fault.games) for fault in standing.faults]) == (
        len(played) if kind == "crash" else 0,
        [(why, 2)] if kind == "crash" else [],  # half a deal is no deal
    )


def test_a_bot_that_behaves_plays_to_the_end_and_is_not_charged_for_its_start(tmp_path: Path) -> None:
    start = "import time; time.sleep(2)\n"
    (tmp_path / "good.py").write_text(start + HEAD + "        print('hm'); return sight.actions[-1]" + TAIL)
    played = play_games(against_random(str(tmp_path / "good.py"), 1.5), [(0, 0)], lambda: False)
    assert [o.fault for o in played] == [None]


def test_what_a_bot_compiles_at_its_first_question_does_not_count_as_thinking(tmp_path: Path) -> None:
    """An arena once took it for ten seconds of thought, ended the process, and had it compile again for every game."""
    slow = HEAD.replace("return sight", "time.sleep(2); return sight") + "        return sight.actions[-1]"
    (tmp_path / "slow.py").write_text(slow + TAIL)
    played = play_games(against_random(str(tmp_path / "slow.py"), 1.5), [(0, 0)], lambda: False)
    assert [o.fault for o in played] == [None]


def test_a_bot_that_does_not_start_is_refused_before_the_first_game(tmp_path: Path) -> None:
    for source, says in [
        ("import nothing_like_this", "nothing_like_this"),
        ("BOTS = 1", "does not define BOT"),
        (HEAD.replace("return sight.actions[0]", "return 10**6") + TAIL, 'first move, "1000000", is not legal'),
        (HEAD.replace("return sight.actions[0]", "os._exit(9)") + TAIL, "exit code 9"),
    ]:
        (tmp_path / "bad.py").write_text(source)
        wanted = against_random(str(tmp_path / "bad.py"))
        with pytest.raises(Refusal, match=says):
            rehearse(wanted, wanted.entrants[1])


def test_the_process_of_a_bot_is_sent_what_its_seat_sees_and_no_deal(tmp_path: Path) -> None:
    """It looks for the truth in all that it was sent: its own contest would give the deal away."""
    looks = """
        import gc
        from spieltisch.lab.arena.contest import Contest
        found = [o for o in gc.get_objects() if isinstance(o, Contest)]
        assert not found, "the contest, and with it the seed"
        assert sight.seen[0].eyes == sight.seat + 1
        return sight.actions[0]"""
    (tmp_path / "spy.py").write_text(HEAD + looks + TAIL)
    played = play_games(against_random(str(tmp_path / "spy.py")), [(0, 0)], lambda: False)
    assert played[0].fault is None
    assert seated.cache_info().currsize == 1
