"""A bot that is not ours: in a process of its own, which it can leave, fill or block without harm to the arena.

The process is sent what a bot may know and nothing else, so there is nothing in it to peep at. It is a guard against
mistakes, not against malice: it may read files as the user may.
"""

import operator
import os
import signal
import sys
import threading
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.util import Finalize
from typing import Any

import numpy as np

from ...bots.bot import Budget, Sight, look
from ...kernel import entries
from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...kernel.ready import steps
from ...text import say
from ..adapter.program import Gone, Illegal
from .contest import Contest, found
from .entrant import Entrant
from .outcome import Forfeit, described

START = 60.0  # seconds for importing the bot and for a first question that does not count: much compiles only then


@dataclass(frozen=True)
class Setting:
    """What a bot's process is told of a contest. Not the contest: whoever knows its seed knows every deal."""

    game: str
    players: int
    options: dict[str, Any]
    files: tuple[str, ...]
    megabytes: int


class Cage:
    """The bot as the arena asks it. What goes wrong inside is raised here as a `Forfeit`."""

    def __init__(self, contest: Contest, entrant: Entrant) -> None:
        self.contest, self.entrant = contest, entrant
        self._inside: Any = None  # the process, our end of the pipe, what the bot takes by itself
        self._end: Any = None

    @property
    def budget(self) -> Budget:
        given = self.entrant.budget
        usual: Budget = self._open()[2]
        return usual if given is None else given

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        _, pipe, _ = self._open()
        return self._asked(pipe, self.contest.seconds, sight, budget, key)

    def _asked(self, pipe: Any, seconds: float, sight: Sight, budget: Budget, key: int) -> int:
        asking = sight.seen.tobytes(), sight.seat, sight.actions, budget, key
        kind, value = self._exchange(pipe, seconds, asking)
        if kind == "gone":  # the program in there, not the process around it
            self.close()
        if kind != "move":
            raise Forfeit(kind, value)
        if value not in sight.actions:
            raise Forfeit("illegal", str(value))
        action: int = value
        return action

    def _open(self) -> Any:
        if self._inside is None:
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=live, args=(theirs, self._setting(), self.entrant), daemon=True)
            process.start()
            theirs.close()
            self._inside = process, ours, None
            self._end = Finalize(self, _kill, (process,), exitpriority=10)
            kind, value = self._exchange(ours, START)
            if kind != "ready":
                self.close()
                raise Forfeit(kind, value)
            self._inside = process, ours, value
            self._warm(ours, self.entrant.budget or value)
        return self._inside

    def _warm(self, pipe: Any, budget: Budget) -> None:
        """A bot that cannot answer this question will not answer any."""
        of = self.contest
        try:
            self._asked(pipe, START, opening(of.found(), of.players, of.chosen), budget, 0)
        except Forfeit:
            self.close()
            raise

    def _setting(self) -> Setting:
        of = self.contest
        return Setting(of.game, of.players, of.chosen, of.files, of.megabytes)

    def _exchange(self, pipe: Any, seconds: float, question: Any = None) -> Any:
        try:
            if question is not None:
                pipe.send(question)
            if not pipe.poll(seconds):
                self.close()
                raise Forfeit("time", f"{seconds:g}")
            return pipe.recv()
        except (EOFError, OSError):
            process = self._inside[0]
            process.join(1)
            code = process.exitcode
            self.close()
            raise Forfeit("gone", "" if code is None else str(code)) from None

    def close(self) -> None:
        """End the process, and with it whatever it has started."""
        if self._inside is not None:
            process, pipe, _ = self._inside
            self._inside = None
            self._end()
            pipe.close()
            process.join()


def opening(game: Game, players: int, options: dict[str, Any]) -> Sight:
    """A first question, of a game that nobody plays: what it compiles shall not count as thinking."""
    codes, plan, states = game.codes(options), game.plan(players, options), game.blank()
    entries.setup(states, 0, players, codes, plan.encode(plan.from_seed("00" * 32)))
    while True:
        asked = entries.asked(states, 0)
        sight = look(game, states, 0, (asked & -asked).bit_length() - 1, players, codes)
        if len(sight.actions) > 1:
            return sight
        entries.play(states, 0, sight.seat, int(sight.actions[0]))


def rehearse(contest: Contest, entrant: Entrant) -> None:
    """Refuse a bot that cannot even be started, before it has lost a thousand games by that."""
    if entrant.kind == "level":
        return
    with closing(Cage(contest, entrant)) as cage:
        try:
            _ = cage.budget
        except Forfeit as forfeit:
            raise Refusal("bad_request", "arena-start", bot=entrant.name, problem=said(forfeit)) from None


def said(forfeit: Forfeit) -> str:
    return forfeit.note if forfeit.why == "error" else say(f"arena-start-{forfeit.why}", note=forfeit.note or "–")


def _kill(process: Any) -> None:
    if process.is_alive():
        with suppress(ProcessLookupError):
            # The group exists once the process has said anything; until then there is only the process.
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()


# What happens inside


def live(pipe: Any, setting: Setting, entrant: Entrant) -> None:
    os.setsid()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what it prints must not get into the results
    limit_memory(setting.megabytes)
    try:
        game = found(setting.game, setting.files)
        for _ in steps(game):
            pass
        bot = entrant.bot(game)
        pipe.send(("ready", bot.budget))
    except BaseException as error:
        pipe.send(failed(error))
        return
    codes = game.codes(setting.options)
    with suppress(EOFError):
        while True:
            seen, seat, actions, budget, key = pipe.recv()
            position = np.frombuffer(bytearray(seen), game.record)
            sight = Sight(game, position, seat, setting.players, codes, actions)
            try:
                pipe.send(("move", operator.index(bot.choose(sight, budget, key))))
            except Exception as error:
                pipe.send(failed(error))


def failed(error: BaseException) -> tuple[str, str]:
    if isinstance(error, Gone):
        return "gone", str(error.code)
    if isinstance(error, Illegal):
        return "illegal", str(error)
    return "error", described(error)


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os.killpg(0, signal.SIGKILL)


def limit_memory(megabytes: int) -> None:
    """What the process may write to (RLIMIT_DATA): held to by Linux; other systems know no such limit."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
