"""Spieltisch: five number games with hidden tiles and luck, for players, hosts and bot authors.

>>> import spieltisch
>>> match = spieltisch.new("ten", seed="00" * 32)
>>> match.legal()
['0,0']
"""

from typing import TYPE_CHECKING, Any

from .kernel.errors import Refusal

if TYPE_CHECKING:
    from .kernel.game import Game
    from .lab.batch import Batch
    from .match import Match
    from .rounds import Series

__version__ = "0.1.0"
__all__ = ["Refusal", "batch", "games", "load", "load_game", "new"]


def games() -> list[str]:
    """The ids of the games that can be played here."""
    from .kernel.registry import ids

    return ids()


def new(
    game: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    deal: dict[str, Any] | None = None,
    seed: str | None = None,
) -> "Match":
    """A new game: from a deal, from a seed of 64 hex digits, or at random."""
    from .match import Match

    return Match(game, players, options, deal=deal, seed=seed)


def series(
    game: str, players: int | None = None, options: dict[str, Any] | None = None, *, seed: str | None = None
) -> "Series":
    """As many rounds as there are players, points added up: for bridges and links."""
    from .rounds import Series

    return Series(game, players, options, seed=seed)


def load(record: Any) -> "Match":
    """A game from its record (an object or JSON text), replayed to where it stood."""
    from .match import Match

    return Match.load(record)


def load_game(path: str) -> "Game":
    """A game of your own from a Python file that defines GAME."""
    from .kernel.registry import load_file

    return load_file(path)


def batch(game: "str | Game", size: int, **how: Any) -> "Batch":
    """So many games at once, as arrays, for programs that learn: see docs/lab.md."""
    from .lab.batch import Batch

    return Batch(game, size, **how)
