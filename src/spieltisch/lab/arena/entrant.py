"""Who plays: a level by name, a Python file with a bot of your own, or a program in any language."""

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec

from ...bots.bot import UNHURRIED, Bot, Budget
from ...bots.levels import LEVELS, named
from ...kernel.errors import Refusal
from ...kernel.game import Game
from ..adapter.program import Program, contents, located

PROGRAM = "prog:"
BUDGET = re.compile(r"(\d{1,9}(?:\.\d+)?)(ms)?", re.ASCII)


class Entrant(msgspec.Struct, frozen=True):
    name: str  # as it was written; the same name is the same bot
    kind: Literal["level", "file", "program"]
    what: str  # the level, the file or the command
    simulations: int | None = None
    milliseconds: float | None = None
    # What the file holds: workers elsewhere need not have it, and a journal knows what has played. A program's mark.
    source: str = ""

    @property
    def budget(self) -> Budget | None:
        """What it is given; None: what it takes by itself."""
        if self.simulations is None and self.milliseconds is None:
            return None
        return Budget(self.simulations, self.milliseconds)

    def bot(self, game: Game) -> Bot:
        if self.kind == "level":
            return named(game, self.what, self.budget)
        if self.kind == "program":
            return Program(self.what, game, self.budget or UNHURRIED)
        return from_source(self.what, self.source)


def read(name: str, usual: Budget | None = None) -> Entrant:
    """`hard`, `hard@1000` (simulations), `hard@50ms`, `mine.py`, `mine.py@200`, `prog:./mine --fast@50ms`."""
    what, at, written = name.rpartition("@")
    budget = measured(written) if at else usual
    if at and budget is None:
        if what in LEVELS or (what.endswith(".py") and not what.startswith(PROGRAM)):
            raise Refusal("bad_request", "arena-budget", bot=name)
        at, budget = "", usual
    if not at:
        what = name
    simulations, milliseconds = (None, None) if budget is None else (budget.simulations, budget.milliseconds)
    if what.startswith(PROGRAM):
        command = located(what.removeprefix(PROGRAM))
        return Entrant(name, "program", command, simulations, milliseconds, contents(command))
    if what.endswith(".py"):
        try:
            source = Path(what).read_text("utf-8")
        except OSError:
            raise Refusal("bad_request", "arena-no-file", path=what) from None
        return Entrant(name, "file", str(Path(what).resolve()), simulations, milliseconds, source)
    if what not in LEVELS:
        raise Refusal("bad_level", "arena-bot-unknown", bot=name, levels=", ".join(LEVELS))
    return Entrant(name, "level", what, simulations, milliseconds)


def usual(written: str | None) -> Budget | None:
    """The budget of whoever names none: `1000` (simulations) or `50ms`."""
    if written is None:
        return None
    if (budget := measured(written)) is None:
        raise Refusal("bad_request", "arena-usual-budget", budget=written)
    return budget


def measured(written: str) -> Budget | None:
    found = BUDGET.fullmatch(written)
    if found is None:
        return None
    number, unit = found.groups()
    if unit:
        return Budget(milliseconds=float(number)) if float(number) else None
    return Budget(int(number)) if number.isdecimal() and int(number) else None


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
