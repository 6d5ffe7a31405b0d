"""The laws of what programs that learn are given, for games that have it: see kernel/features.py."""

from random import Random
from typing import Any

import numpy as np

from ..kernel import features
from ..match import Match
from .broken import demand, law
from .secrets import KEYS
from .walk import in_position, room


@law
def planes(match: Match, luck: Random) -> None:
    """What a seat is shown as numbers keeps to the limits of its planes, and what it cannot know changes none."""
    told = features.described(match.game, match.players, match.options)
    if told is None:
        return
    least = np.concatenate([np.full(plane.size, plane.least) for plane in told[0]])
    most = np.concatenate([np.full(plane.size, plane.most) for plane in told[0]])
    for seat in range(match.players):
        shown, marks = sights(match, seat, told)
        off = np.flatnonzero((shown < least) | (shown > most))
        demand(not len(off), "seat {}: number {} of what it is shown is out of bounds", seat, off[:1])
        twin, twin_marks = sights(in_position(match, match.sampled(seat, luck.randrange(KEYS))), seat, told)
        apart = np.flatnonzero(shown != twin)
        demand(not len(apart), "seat {}: number {} of what it is shown tells what it cannot know", seat, apart[:1])
        demand((marks == twin_marks).all(), "seat {}: its mask tells what it cannot know", seat)


def sights(match: Match, seat: int, told: Any) -> tuple[Any, Any]:
    """The numbers a seat is shown, and those of the moves it may make. Nothing is left of what was there before."""
    shown = np.full(sum(plane.size for plane in told[0]), 99, np.int8)
    marks = np.ones(told[1], np.bool_)
    features.sight(match.observed(seat), 0, seat, shown, marks, room(match.game))
    return shown, marks


@law
def numbers(match: Match, luck: Random) -> None:
    """Each legal move has a number of its own, which leads back to it; the mask marks these and no others."""
    told = features.described(match.game, match.players, match.options)
    if told is None:
        return
    for seat in range(match.players):
        seen = match.observed(seat)
        wanted: dict[int, int] = {}
        for action in match.actions(seat).values():
            number = int(features.number_of(seen, 0, seat, action))
            demand(0 <= number < told[1], "seat {}: move {} has the number {} of {}", seat, action, number, told[1])
            demand(number not in wanted, "seat {}: moves {} and {} have one number", seat, action, wanted.get(number))
            wanted[number] = action
            back = int(features.action_of(seen, 0, seat, number))
            demand(back == action, "seat {}: number {} of move {} leads to {}", seat, number, action, back)
            for position in (match.positions[-1], match.sampled(seat, luck.randrange(KEYS))):
                same = number == features.number_of(position, 0, seat, action)
                same = same and back == features.action_of(position, 0, seat, number)
                demand(same, "seat {}: the number of move {} tells what it cannot know", seat, action)
        marks = sights(match, seat, told)[1]
        demand(sorted(wanted) == np.flatnonzero(marks).tolist(), "seat {}: the mask marks other moves", seat)
