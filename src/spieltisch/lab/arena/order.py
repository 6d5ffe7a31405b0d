"""What is common to all that is ordered on a command line and played by bots: arenas and games as data."""

import secrets
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Any

from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...kernel.registry import find, load_file
from .contest import Contest, contest
from .entrant import read, usual

MEMORY = 2048  # megabytes
SECONDS = 10.0


@dataclass(frozen=True)
class Order:
    """Games as they were asked for."""

    game: str
    players: int | None
    options: dict[str, Any]
    bots: Sequence[str]
    games: int
    _: KW_ONLY
    budget: str | None = None
    seed: str | None = None
    workers: int | None = None
    cluster: str | None = None
    seconds: float = SECONDS
    megabytes: int = MEMORY
    files: Sequence[Path] = ()

    def contest(self, before: Contest | None) -> Contest:
        """What is meant; the seed is that of what was begun before, unless another one is given."""
        for file in self.files:
            load_file(file)
        game = find(self.game)
        return contest(
            game,
            company(game) if self.players is None else self.players,
            self.options,
            [read(bot, usual(self.budget)) for bot in self.bots],
            self.seed or (before.seed if before else secrets.token_hex(16)),
            self.seconds,
            self.megabytes,
            tuple(str(file.resolve()) for file in self.files),
        )


def company(game: Game) -> int:
    """How many play where nobody says: as few as can, but not one alone where there may be two."""
    return min(max(2, game.seats[0]), game.seats[-1])


def demand_same(wanted: Contest, before: Contest | None, key: str, **where: Any) -> None:
    """What was begun is only gone on with if it is the same; `key` names the sentence that says no."""
    if before is not None and before != wanted:
        names = [name for name in wanted.__struct_fields__ if getattr(wanted, name) != getattr(before, name)]
        raise Refusal("bad_request", key, **where, what=", ".join(names))
