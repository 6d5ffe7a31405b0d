"""How a law is stated, and what is said when a game breaks it."""

import json
from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any, Protocol

from ..match import Match


class Broken(AssertionError):
    """A game breaks a law: which, how, and everything that is needed to see it again."""

    def __init__(self, law: str, match: Match, what: str) -> None:
        self.law = law
        self.what = what
        self.game = match.game.id
        self.players = match.players
        self.options = dict(match.options)
        self.deal = match.deal
        self.moves = list(match.moves)
        self.seed: str | None = None  # known when the suite itself has dealt
        super().__init__(law, what)

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "none"
        deal = f"deal={json.dumps(self.deal)}" if self.seed is None else f'seed="{self.seed}"'
        return "\n".join(
            (
                f"{self.game} breaks the law `{self.law}`: {self.what}",
                f"  {self.players} players, options: {options}, after {len(self.moves)} moves",
                f'  Match("{self.game}", {self.players}, {self.options}, {deal})',
                f"  moves so far: {json.dumps([list(move) for move in self.moves], ensure_ascii=False)}",
            )
        )


class Breach(Exception):
    """What is wrong; the law that notices adds the rest."""


def demand(ok: Any, what: str, *values: Any) -> None:
    """What the law demands here; `what` says what is the case instead."""
    if not ok:
        raise Breach(what.format(*values))


class Law(Protocol):
    """Holds in every position of every game, or raises `Broken`. Leaves the match as it is."""

    __name__: str
    __doc__: str | None

    def __call__(self, match: Match, luck: Random | None = None) -> None: ...


def law(function: Callable[[Match, Random], None]) -> Law:
    @wraps(function)
    def held(match: Match, luck: Random | None = None) -> None:
        try:
            function(match.copy(), Random(0) if luck is None else luck)
        except Broken:
            raise
        except Breach as breach:
            raise Broken(held.__name__, match, str(breach)) from None
        except Exception as error:  # a game that crashes keeps no law
            raise Broken(held.__name__, match, f"{type(error).__name__}: {error}") from error

    return held
