"""A bot that is a program of its own, in whatever language: asked on its standard input, answering on its output."""

import json
import shlex
import shutil
import subprocess
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from ...bots.bot import UNHURRIED, Budget, Sight
from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...lines import LONGEST
from .question import names, question

PROTOCOL = 1


class Gone(Exception):
    """The program has ended, with this exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"exit code {code}")
        self.code = code


class Illegal(ValueError):
    """The program's move is none of those it was shown."""


class Unready(ValueError):
    """The program says that it cannot play this."""


class Program:
    """Started, greeted and ready to be asked; `with` or `close` ends it."""

    budget: Budget = UNHURRIED

    def __init__(self, command: str, game: Game, budget: Budget = UNHURRIED) -> None:
        self.budget = budget
        # Its complaints, on standard error, go where ours go.
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        answer = self.ask({"hello": {"protocol": PROTOCOL, "game": game.id, "rules": game.version}})
        if answer.get("ready") is not True:
            self.close()
            raise Unready(json.dumps(answer, ensure_ascii=False)[:200])

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        answer, actions = self.ask(question(sight, budget, key)), names(sight)
        move = answer.get("move")
        if not isinstance(move, str) or move not in actions:
            raise Illegal(json.dumps(move if "move" in answer else answer, ensure_ascii=False)[:60])
        return actions[move]

    def ask(self, asking: dict[str, Any]) -> dict[str, Any]:
        """Its answer, an object; `Gone` if it has ended instead."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(asking, ensure_ascii=False).encode() + b"\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline(LONGEST)
        if not line.endswith(b"\n"):
            self.close()
            raise Gone(self.process.returncode)
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise ValueError(f"not an object: {line[:60]!r}")
        return answer

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
        try:
            self.process.wait(1)  # a program whose input ends has nothing left to do
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def located(command: str) -> str:
    """The same command, wherever it is given: its files with their whole paths."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    found = shutil.which(words[0]) if words else None
    if found is None:
        raise Refusal("bad_request", "adapter-no-program", command=command)
    rest = [str(Path(word).resolve()) if Path(word).is_file() else word for word in words[1:]]
    return shlex.join([str(Path(found).absolute()), *rest])


def contents(command: str) -> str:
    """A mark of the files that a located command names: another program gives another one."""
    digest = sha256()
    for word in shlex.split(command):
        if Path(word).is_file():
            digest.update(Path(word).read_bytes())
    return digest.hexdigest()[:16]
