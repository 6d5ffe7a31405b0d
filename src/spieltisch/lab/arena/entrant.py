"""Who plays: a level by name, a Python file with a bot of your own, or a program that speaks JSON lines."""

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec

from ...bots.bot import Bot, Budget
from ...bots.levels import LEVELS, named
from ...kernel.errors import Refusal
from ...kernel.game import Game

COMMAND = "cmd:"
BUDGET = re.compile(r"(.+)@(\d+(?:\.\d+)?)(ms)?", re.DOTALL)


class Entrant(msgspec.Struct, frozen=True):
    name: str  # as it was written; the same name is the same bot
    kind: Literal["level", "file", "command"]
    what: str  # the level, the file or the command
    simulations: int | None = None
    milliseconds: float | None = None
    source: str = ""  # what the file holds: workers elsewhere need not have it, and a journal knows what has played

    @property
    def budget(self) -> Budget | None:
        """What it is given; None: what it takes by itself."""
        if self.simulations is None and self.milliseconds is None:
            return None
        return Budget(self.simulations, self.milliseconds)

    def bot(self, game: Game) -> Bot:
        if self.kind == "level":
            return named(game, self.what, self.budget)
        if self.kind == "file":
            return from_source(self.what, self.source)
        from ...bots.outside import Outside

        return Outside(self.what)


def read(name: str, usual: Budget | None = None) -> Entrant:
    """`hard`, `hard@1000` (simulations), `hard@50ms`, `mine.py`, `mine.py@200`, `cmd:perl bot.pl@50ms`."""
    what, simulations, milliseconds = name, None, None
    if found := BUDGET.fullmatch(name):
        what, number, unit = found.groups()
        if unit:
            milliseconds = float(number)
        elif number.isdecimal():
            simulations = int(number)
        if not (simulations or milliseconds):
            raise Refusal("bad_request", "arena-budget", bot=name)
    elif usual is not None:
        simulations, milliseconds = usual.simulations, usual.milliseconds
    if what.startswith(COMMAND):
        return Entrant(name, "command", what.removeprefix(COMMAND), simulations, milliseconds)
    if what.endswith(".py"):
        try:
            source = Path(what).read_text("utf-8")
        except OSError:
            raise Refusal("bad_request", "arena-no-file", path=what) from None
        return Entrant(name, "file", str(Path(what).resolve()), simulations, milliseconds, source)
    if what not in LEVELS:
        raise Refusal("bad_level", "arena-bot", bot=name, levels=", ".join(LEVELS))
    return Entrant(name, "level", what, simulations, milliseconds)


def from_source(path: str, source: str) -> Bot:
    """The bot a Python file defines as `BOT`; what lies beside the file can be imported."""
    module = ModuleType(f"spieltisch_bot_{Path(path).stem}")
    module.__file__ = path
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(Path(path).parent))
    exec(compile(source, path, "exec"), module.__dict__)
    if not hasattr(module, "BOT"):
        raise LookupError(f"{Path(path).name} does not define BOT")
    bot: Bot = module.BOT
    return bot
