"""Random games to hold the laws against: which setups, how they are played, and moves that must be refused."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

from ..kernel import entries
from ..kernel.bits import nth, size
from ..kernel.errors import Refusal
from ..kernel.game import Game
from ..kernel.options import Flag, OneOf, Option, Whole
from ..match import Match
from .broken import Breach, Broken

Viewer = int | None  # a seat, or None: a spectator

LETTERS = "0123456789AZaz,:;>@*=-+ "
NEVER = (
    "", " ", "\n", "?", "-", "0", "-1", "99999999999999999999", "1e3", "nan", "null", "pass", "end", "draw",
    "x" * 5000, "\N{FULLWIDTH DIGIT ONE}", "\N{SUPERSCRIPT TWO}", "\0", "\ud800", "{ $move }", "é",
)  # fmt: skip


def other_values(option: Option) -> list[Any]:
    """What is worth trying beside the default."""
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, OneOf):
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option, Whole):
        return [value for value in (option.least, option.least + 6) if value != option.default]
    return []


def combinations(game: Game, seats: int) -> list[dict[str, Any]]:
    """The defaults, every other value alone, and all first other values together, where these seats allow it."""
    others = [(option.name, value) for option in game.options for value in other_values(option)]
    together: dict[str, Any] = {}
    for name, value in others:
        if name not in together and _complete(game, seats, {**together, name: value}):
            together[name] = value
    chosen = [{}, *({name: value} for name, value in others), together]
    complete = [options for options in (_complete(game, seats, choice) for choice in chosen) if options is not None]
    return [options for n, options in enumerate(complete) if options not in complete[:n]]


def _complete(game: Game, seats: int, chosen: dict[str, Any]) -> dict[str, Any] | None:
    try:
        return game.check_options(seats, chosen)
    except Refusal:
        return None


def seed_of(*parts: Any) -> str:
    """A seed for a deal and for the luck of the moves, from whatever tells one game from another."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def table(game: Game, seats: int, options: dict[str, Any], **deal: Any) -> Match:
    """A match that survives a game which lists more moves than it says."""
    match = Match(game, seats, options, **deal)
    match._out = room(game)
    return match


def room(game: Game) -> Any:
    """Where a list of actions goes, with space for too many."""
    return np.zeros(game.most_moves + 4096, np.int64)


def left_to_play(match: Match) -> int:
    """How many moves the game's own bound still allows."""
    return match.game.bound(match.players, match.options) - len(match.moves)


def finish(match: Match, luck: Random) -> Match:
    """Play random moves to the end; a game that goes on beyond its bound breaks the law `termination`."""
    try:
        for _ in range(left_to_play(match) + 1):
            if match.over:
                return match
            seat = luck.choice(match.to_act)
            moves = sorted(match.actions(seat))
            if len(moves) > match.game.most_moves:
                raise Broken("legal", match, f"{len(moves)} legal moves, more than most_moves")
            match.play(luck.choice(moves), seat)
    except Broken:
        raise
    except Exception as error:
        raise Broken("termination", match, f"{type(error).__name__}: {error}") from error
    bound = match.game.bound(match.players, match.options)
    raise Broken("termination", match, f"goes on after {bound} moves, which it calls its bound")


def playout(match: Match, position: Any, luck: Random, most: int) -> None:
    """Play random actions on a position, in place, to the end; without names, so faster than `finish`."""
    out = room(match.game)
    for _ in range(most + 1):
        asked = entries.asked(position, 0)
        if not asked:
            return
        seat = nth(asked, luck.randrange(size(asked)))
        action = entries.pick(position, 0, seat, np.uint64(luck.getrandbits(64)), out)
        entries.play(position, 0, seat, action)
    raise Breach(f"goes on after {most} more moves, all that its bound allows")


def at(match: Match, number: int) -> Match:
    """The game as it stood after so many moves."""
    then = match.copy()
    while len(then.moves) > number:
        then.undo()
    return then


def in_position(match: Match, position: Any) -> Match:
    """The same table with another position on it."""
    twin = match.copy()
    twin.positions[-1] = position
    return twin


def viewers(match: Match) -> list[Viewer]:
    return [None, *range(match.players)]


def who(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def wrong_moves(match: Match, seat: int, luck: Random, most: int = 24) -> list[str]:
    """Texts that are not legal for the seat: nonsense, legal ones misspelt, and moves of other seats and times."""
    legal = match.legal(seat)
    elsewhere = {move for other in match.to_act if other != seat for move in match.legal(other)}
    elsewhere.update(vocabulary(match.game, match.players, tuple(match.options.items())))
    misspelt = {wrong for _ in range(most) for wrong in _misspelt(luck.choice(legal), luck)}
    kinds = [sorted(set(kind) - set(legal)) for kind in (NEVER, elsewhere, misspelt)]
    return [move for kind in kinds for move in luck.sample(kind, min(len(kind), most // 3))]


@lru_cache(maxsize=64)
def vocabulary(game: Game, players: int, options: tuple[tuple[str, Any], ...]) -> frozenset[str]:
    """Every move that was legal for anybody in one whole random game."""
    match = finish(table(game, players, dict(options), seed=seed_of("vocabulary")), Random(0))
    words: set[str] = set()
    for number in range(len(match.moves)):
        then = in_position(match, match.positions[number])
        words.update(move for seat in then.to_act for move in then.legal(seat))
    return frozenset(words)


def _misspelt(move: str, luck: Random) -> Iterator[str]:
    i = luck.randrange(len(move)) if move else 0
    letter = luck.choice(LETTERS)
    yield from (move[:i] + move[i + 1 :], move[:i] + letter + move[i:], move[:i] + letter + move[i + 1 :])
    yield from (move + " ", " " + move, move + "\n", move + move, move.upper(), move.lower(), move[::-1])
