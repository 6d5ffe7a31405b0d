"""Bots against each other: the same deals for everybody, each bot once in every seat, so that luck cancels."""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import numpy as np

from ..kernel import entries
from ..kernel.game import Game
from .bot import Bot, answer, look


@dataclass(frozen=True)
class Standing:
    """How one bot did. Half the width of the 95 % interval is `within`: deals vary, the seats of a deal do not."""

    games: int
    share: float  # of the wins; a game without a winner is shared by all
    within: float
    points: float
    milliseconds: float  # for a decision


def duel(
    game: Game, bots: Sequence[Bot], deals: int, key: int = 0, options: dict[str, Any] | None = None
) -> list[Standing]:
    """Every deal is played as often as there are bots, who move on one seat each time."""
    seats = game.check_seats(len(bots))
    chosen = game.check_options(seats, options or {})
    shares = np.zeros((deals, seats))
    points, spent, decisions = np.zeros(seats), np.zeros(seats), np.zeros(seats)
    for deal in range(deals):
        seed = sha256(b"%d %d" % (key, deal)).hexdigest()
        for turn in range(seats):
            order = [(seat + turn) % seats for seat in range(seats)]  # which bot sits where
            scores, won = _play(game, [bots[b] for b in order], order, chosen, seed, spent, decisions)
            for seat, bot in enumerate(order):
                shares[deal, bot] += (1 / len(won) if seat in won else 0.0) if won else 1 / seats
                points[bot] += scores[seat]
    shares /= seats
    within = 1.96 * shares.std(axis=0, ddof=1) / math.sqrt(deals) if deals > 1 else np.full(seats, np.inf)
    games = deals * seats
    return [
        Standing(
            games,
            float(shares[:, bot].mean()),
            float(within[bot]),
            float(points[bot] / games),
            float(1000 * spent[bot] / max(1, decisions[bot])),
        )
        for bot in range(seats)
    ]


def _play(
    game: Game,
    bots: Sequence[Bot],
    order: list[int],
    options: dict[str, Any],
    seed: str,
    spent: Any,
    decisions: Any,
) -> tuple[list[int], list[int]]:
    """One game: scores and winners by seat."""
    seats, codes = len(bots), game.codes(options)
    plan = game.plan(seats, options)
    states = game.blank()
    entries.setup(states, 0, seats, codes, plan.encode(plan.from_seed(seed)))
    moves = 0
    while asked := entries.asked(states, 0):
        seat = (asked & -asked).bit_length() - 1
        sight = look(game, states, 0, seat, seats, codes)
        start = time.perf_counter()
        action = answer(bots[seat], sight, int(seed[:12], 16) + moves)
        spent[order[seat]] += time.perf_counter() - start
        decisions[order[seat]] += len(sight.actions) > 1
        entries.play(states, 0, seat, action)
        moves += 1
    scores = np.zeros(seats, np.int64)
    won = entries.result(states, 0, seats, scores)
    return scores.tolist(), [seat for seat in range(seats) if won >> seat & 1]
