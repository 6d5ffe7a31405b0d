"""Positions worth looking at: searched for by playing at random, founded as a table of practice, oneself on seat 0."""

import random
from collections.abc import Callable
from typing import Any

import spieltisch
from spieltisch.match import Match

from .browser import Visitor
from .playing import prefer

GAMES = 400


def position(
    game: str, wanted: Callable[[Match], bool], players: int = 2, options: dict[str, Any] | None = None
) -> Match:
    """A match in which seat 0 is asked and that is as wanted; always the same one."""
    for number in range(GAMES):
        match = spieltisch.new(game, players, options, seed=f"{number:064x}")
        lot = random.Random(number)
        while not match.over:
            if 0 in match.to_act and wanted(match):
                return match
            seat = match.to_act[-1]
            match.play(prefer(lot, match.legal(seat)), seat)
    raise AssertionError(f"{game}: nothing like that in {GAMES} games")


def sit(visitor: Visitor, match: Match, level: str = "easy") -> str:
    """A table at which it stands like that, and there; its id."""
    record = match.record()
    return visitor.found(
        record["game"],
        ["me", *[level] * (match.players - 1)],
        options=record["options"],
        deal=record["deal"],
        moves=record["moves"],
    )
