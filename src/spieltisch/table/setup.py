"""What is agreed on before anybody sits down; it never changes."""

import re
from dataclasses import dataclass, field
from typing import Any

from ..kernel.errors import Refusal
from ..kernel.game import Game
from ..kernel.registry import find
from .clock import Control

VERSION = 1  # of set-ups and events: what is written down in one version keeps its meaning for ever
LEVEL = re.compile(r"[a-z][a-z0-9-]{0,39}")
FLAGS = ("series", "undo", "watch", "fair")
KEYS = ("v", "table", "game", "rules", "players", "options", "clock", "stand_in", "host", *FLAGS)


@dataclass(frozen=True, eq=False)
class Setup:
    """`table` names the table, so that no fair deal can be used twice. `stand_in` is the level of the bot that goes
    on for a person whose time has run out. `watch`: may others look on? `fair`: the deal comes from everybody's
    numbers; at a table that is not, it is given (a lesson, a test, a position to go on from). `host` may fill seats
    with bots.
    """

    game: Game
    players: int
    options: dict[str, Any]
    table: str = ""
    series: bool = False
    clock: Control = field(default_factory=Control)
    stand_in: str = "random"
    undo: bool = True
    watch: bool = True
    fair: bool = True
    host: str | None = None

    @classmethod
    def read(cls, data: Any) -> "Setup":
        """From JSON. What is left out has its usual value; what is not known or not possible is refused."""
        if not isinstance(data, dict):
            raise Refusal("bad_table", "table-setup-object")
        for name in data:
            if name not in KEYS:
                raise _wrong(name)
        if data.get("v", VERSION) != VERSION or type(data.get("v", VERSION)) is not int:
            raise _wrong("v")
        game = find(data.get("game", ""))
        rules = data.get("rules", game.version)
        if rules != game.version:
            raise Refusal("bad_record", "record-rules", theirs=str(rules), ours=game.version)
        players = game.check_seats(data.get("players", game.seats[0]))
        options = game.check_options(players, data.get("options", {}))
        plain: dict[str, Any] = {}
        for name in FLAGS:
            if name in data:
                if type(data[name]) is not bool:
                    raise _wrong(name)
                plain[name] = data[name]
        if plain.get("series") and game.rounds is None:
            raise Refusal("bad_table", "table-no-series", game=game.id)
        if "clock" in data:
            plain["clock"] = Control.read(data["clock"])
        if "table" in data:
            plain["table"] = short_text("table", data["table"])
        if "stand_in" in data:
            plain["stand_in"] = level("stand_in", data["stand_in"])
        if data.get("host") is not None:
            plain["host"] = short_text("host", data["host"])
        return cls(game, players, options, **plain)

    def json(self) -> dict[str, Any]:
        """Everything, also what has its usual value: that may change one day."""
        return {
            "v": VERSION,
            "table": self.table,
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": self.options,
            "series": self.series,
            "clock": self.clock.json(),
            "stand_in": self.stand_in,
            "undo": self.undo,
            "watch": self.watch,
            "fair": self.fair,
            "host": self.host,
        }

    @property
    def rounds(self) -> int:
        """How many rounds make a game here."""
        return self.game.rounds(self.players) if self.series and self.game.rounds else 1


def _wrong(name: object) -> Refusal:
    return Refusal("bad_table", "table-setup-value", name=str(name))


def short_text(name: str, value: Any) -> str:
    """An id: up to 100 visible characters that mean nothing here."""
    if not isinstance(value, str) or len(value) > 100 or not value.isprintable():
        raise _wrong(name)
    return value


def level(name: str, value: Any) -> str:
    """A bot's level. Which ones there are is not for the table to know."""
    if not isinstance(value, str) or not LEVEL.fullmatch(value):
        raise _wrong(name)
    return value
