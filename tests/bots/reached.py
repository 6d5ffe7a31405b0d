"""Positions that games reach, for tests of bots: every variant and number of seats, and twins for a seat's eyes."""

from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from spieltisch.bots.bot import Sight, look
from spieltisch.conformance.walk import at, combinations, finish, in_position, seed_of
from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match

Setup = tuple[str, int, dict[str, Any]]


def setups(game: str) -> list[Setup]:
    found = find(game)
    return [(game, seats, options) for seats in found.seats for options in combinations(found, seats)]


SETUPS = [setup for game in ids() for setup in setups(game)]


def called(setup: Setup) -> str:
    game, seats, options = setup
    return f"{game}-{seats}" + "".join(f"-{name}-{value}" for name, value in options.items())


@cache
def whole(game: str, setup: int, luck: int) -> tuple[Match, list[int]]:
    """A finished game of random moves, and after how many of them somebody has a choice."""
    _, seats, options = setups(game)[setup]
    match = finish(Match(game, seats, options, seed=seed_of("bots", setup, luck)), Random(luck))
    then = [in_position(match, position) for position in match.positions]
    return match, [n for n, one in enumerate(then) if any(len(one.legal(seat)) > 1 for seat in one.to_act)]


@st.composite
def positions(draw: st.DrawFn, game: str) -> Match:
    """A game of any variant, in which somebody is asked and has a choice."""
    match, numbers = whole(game, draw(st.integers(0, len(setups(game)) - 1)), draw(st.integers(0, 1)))
    return at(match, draw(st.sampled_from(numbers)))


def chooser(match: Match) -> int:
    """A seat that is asked: one that has a choice, if there is one."""
    return max(match.to_act, key=lambda seat: len(match.legal(seat)))


def sight(match: Match, seat: int) -> Sight:
    return look(match.game, match.positions[-1], 0, seat, match.players, match.game.codes(match.options))


def twin(match: Match, seat: int, key: int) -> Match:
    """The same game, but for what the seat may not know."""
    return in_position(match, match.sampled(seat, key))
