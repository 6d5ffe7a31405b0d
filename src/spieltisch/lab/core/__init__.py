"""The compiled part of batches. Every row is a game of its own; what happens in it depends on its number alone.

A folder of its own, so that its machine code is kept when something else in the lab changes (kernel/compile.py).
"""

from typing import Any

import numpy as np

from ...kernel import contract, features
from ...kernel.bits import lowest, size
from ...kernel.chance import STEP, below, fork, mix
from ...kernel.compile import entry, rule
from ...kernel.entries import random_deal

WIN, POINTS = 0, 1  # what is rewarded

# One record a row: whose turn it is and how far its stream of random numbers has come.
ROW = np.dtype((np.record, [("game", np.int64), ("moves", np.int64), ("seat", np.int64)]))
DEALS, CHOICES = 0, 1  # parts of a row's stream


@rule
def begin(s: Any, seats: int, options: Any, material: Any, parts: Any, starts: Any, key: Any) -> None:
    """A new game: from a random deal, or from one of the positions in `starts`, all equally likely."""
    deal = material.copy()
    random_deal(deal, material, parts, key)
    contract.setup(s, seats, options, deal)


@rule
def show(s: Any, seen: Any, row: Any, observation: Any, mask: Any, out: Any) -> None:
    """Whose turn it is, and what that seat sees: `seen` is the position with everything blanked that it may not."""
    seat = lowest(np.uint64(contract.asked(s)))
    row.seat = seat
    contract.observe(seen, seat)
    seen.eyes = seat + 1
    observation[:] = 0
    features.features(seen, seat, observation)
    mask[:] = False
    features.mask(seen, seat, mask, out)


@rule
def reward(s: Any, seats: int, how: int, scores: Any, rewards: Any) -> None:
    """WIN: 1 for winning alone, and the others pay it in equal parts. POINTS: the score."""
    contract.score(s, scores)
    won = contract.winners(s, seats, scores)
    if how == POINTS:
        for seat in range(seats):
            rewards[seat] = scores[seat]
        return
    sharing = size(np.uint64(won))
    for seat in range(seats):
        share = 1.0 / seats if sharing == 0 else (1.0 / sharing if (won >> seat) & 1 else 0.0)
        rewards[seat] = (seats * share - 1.0) / (seats - 1) if seats > 1 else 0.0


@entry
def deal(
    states: Any, seen: Any, rows: Any, start: int, stop: int, first: int,
    seats: int, options: Any, material: Any, parts: Any, starts: Any, key: Any,
    observations: Any, masks: Any, out: Any,
) -> None:  # fmt: skip
    """Deal the first game of each of these rows."""
    for r in range(start, stop):
        rows[r].game = 0
        rows[r].moves = 0
        own = fork(fork(key, first + r), 0)
        renew(states, r, seats, options, material, parts, starts, own)
        seen[0] = states[r]
        show(states[r], seen[0], rows[r], observations[r], masks[r], out)


@rule
def renew(states: Any, r: int, seats: int, options: Any, material: Any, parts: Any, starts: Any, key: Any) -> None:
    if len(starts) > 1:
        states[r] = starts[1 + below(mix(fork(key, DEALS)), len(starts) - 1)]
    else:
        states[r] = starts[0]  # a record of zeros
        begin(states[r], seats, options, material, parts, starts, fork(key, DEALS))


@entry
def refused(masks: Any, moving: Any, numbers: Any) -> int:
    """The first row that moves and whose number is not legal, or -1."""
    for r in range(len(numbers)):
        if not moving[r]:
            continue
        if numbers[r] < 0 or numbers[r] >= masks.shape[1] or not masks[r, numbers[r]]:
            return r
    return -1


@entry
def step(
    states: Any, seen: Any, rows: Any, start: int, stop: int, first: int,
    seats: int, options: Any, material: Any, parts: Any, starts: Any, key: Any,
    observations: Any, masks: Any, out: Any,
    moving: Any, numbers: Any, how: int, scores: Any, rewards: Any, over: Any, ended: Any,
) -> None:  # fmt: skip
    """Play one legal move in each of these rows that moves; where that ends the game, deal the next."""
    for r in range(start, stop):
        if not moving[r]:
            over[r] = False
            rewards[r] = 0.0
            continue
        s = states[r]
        seat = rows[r].seat
        contract.play(s, seat, features.action(s, seat, numbers[r]))
        rows[r].moves += 1
        over[r] = contract.asked(s) == 0
        if over[r]:
            reward(s, seats, how, scores, rewards[r])
            ended[r] = s
            rows[r].game += 1
            rows[r].moves = 0
            renew(states, r, seats, options, material, parts, starts, fork(fork(key, first + r), rows[r].game))
        else:
            rewards[r] = 0.0
        seen[0] = states[r]
        show(s, seen[0], rows[r], observations[r], masks[r], out)


@entry
def choose(states: Any, rows: Any, start: int, stop: int, first: int, key: Any, numbers: Any, out: Any) -> None:
    """A random legal move for each of these rows."""
    for r in range(start, stop):
        s, seat = states[r], rows[r].seat
        word = fork(fork(fork(key, first + r), rows[r].game), CHOICES) + np.uint64(rows[r].moves) * STEP
        numbers[r] = features.number(s, seat, contract.pick(s, seat, mix(word), out))


@entry
def look(states: Any, seen: Any, seat: int, observations: Any) -> None:
    """What one seat sees in every row, also where it is not its turn."""
    for r in range(len(states)):
        seen[0] = states[r]
        contract.observe(seen[0], seat)
        seen[0].eyes = seat + 1
        observations[r] = 0
        features.features(seen[0], seat, observations[r])


@entry
def rewarded(states: Any, row: int, seats: int, how: int, scores: Any, rewards: Any) -> None:
    reward(states[row], seats, how, scores, rewards)


@entry
def masks(states: Any, seen: Any, seat: int, marks: Any, out: Any) -> None:
    """What one seat may do in every row."""
    for r in range(len(states)):
        if (contract.asked(states[r]) >> seat) & 1:
            seen[0] = states[r]
            contract.observe(seen[0], seat)
            seen[0].eyes = seat + 1
            features.mask(seen[0], seat, marks[r], out)
