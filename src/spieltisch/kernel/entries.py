"""The compiled functions that Python calls: one position at a time, and whole batches of random games.

They take an array of records and a row: crossing over with a lone record costs three times as much.
"""

from typing import Any

import numpy as np

from . import contract
from .bare import bare
from .bits import lowest
from .chance import STEP, below, fork, mix, shuffle
from .compile import entry, rule

CHOICE, SHUFFLE, WORD = 0, 1, 2  # the kinds of a deal's parts, see deal.py


@entry
def setup(states: Any, row: int, seats: int, options: Any, deal: Any) -> None:
    contract.setup(states[row], seats, options, deal)


@entry
def asked(states: Any, row: int) -> int:
    return contract.asked(states[row])


@entry
def legal(states: Any, row: int, seat: int, out: Any) -> int:
    return contract.legal(states[row], seat, out)


@entry
def play(states: Any, row: int, seat: int, action: int) -> bool:
    """Play; was this the point of no return for all that was played before?"""
    settled = contract.settles(states[row], seat, action)
    contract.play(states[row], seat, action)
    return settled


@entry
def result(states: Any, row: int, seats: int, scores: Any) -> int:
    """Write the scores; the winners as a bit set."""
    contract.score(states[row], scores)
    return contract.winners(states[row], seats, scores)


@entry
def observe(states: Any, row: int, seat: int) -> None:
    contract.observe(states[row], seat)
    states[row].eyes = seat + 1 if seat >= 0 else -1


@entry
def sample(states: Any, row: int, seat: int, key: Any) -> None:
    contract.sample(states[row], seat, key)
    states[row].eyes = 0


@rule
def playout(s: Any, key: Any, out: Any) -> int:
    """Random legal moves until the game is over; how many."""
    room = bare(out)
    count = 0
    seats = contract.asked(s)
    while seats != 0:
        key += STEP
        seat = lowest(seats)
        contract.play(s, seat, contract.pick(s, seat, mix(key), room))
        count += 1
        seats = contract.asked(s)
    return count


@rule
def random_deal(deal: Any, material: Any, parts: Any, key: Any) -> None:
    """A random deal of these parts (`Plan.arrays` of deal.py) from a key."""
    for i in range(len(material)):
        deal[i] = material[i]
    for p in range(len(parts)):
        kind, start, count = parts[p]
        own = fork(key, p)
        if kind == SHUFFLE:
            shuffle(deal, start, count, own)
        elif kind == CHOICE:
            deal[start] = below(own, count)
        else:
            deal[start] = np.uint64(own).view(np.int64)


@entry
def pick(states: Any, row: int, seat: int, word: Any, out: Any) -> int:
    return contract.pick(states[row], seat, word, out)


@entry
def simulate(
    states: Any,
    seats: int,
    options: Any,
    material: Any,
    parts: Any,
    key: Any,
    games: int,
    totals: Any,
    out: Any,
) -> int:
    """Deal and play `games` random games; adds scores to totals[0] and wins to totals[1]; the number of moves.

    `states` has two rows: zeros, and one to play on.
    """
    own_deal, own_scores = material.copy(), totals[0].copy()
    deal, scores, room = bare(own_deal), bare(own_scores), bare(out)
    material, parts = bare(material), bare(parts)
    moves = 0
    for game in range(games):
        own = fork(key, game)
        states[1] = states[0]
        random_deal(deal, material, parts, own)
        contract.setup(states[1], seats, options, deal)
        moves += playout(states[1], own, room)
        contract.score(states[1], scores)
        won = contract.winners(states[1], seats, scores)
        for seat in range(seats):
            totals[0, seat] += scores[seat]
            totals[1, seat] += (won >> seat) & 1
    return moves
