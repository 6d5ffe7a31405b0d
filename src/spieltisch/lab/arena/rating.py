"""Elo numbers for any number of seats: who sits at a table wins with odds of 10 ^ (rating / 400).

The ratings are the likeliest ones given all games at once - the order of games does not matter - with their mean at
0; for two seats this is Bradley and Terry's model, for more the first place of Plackett and Luce's. The intervals take
the deals, not the games, as independent (a sandwich estimator). As in `figures.share`, four imagined deals, in which
every bot in turn takes all, keep the rating of a bot that always wins from running away.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from .figures import Figure, Z
from .outcome import Outcome

SCALE = 400 / np.log(10)
IMAGINED = Z**2
ROUNDS = 100


def ratings(deals: Sequence[Sequence[Outcome]], bots: int) -> list[Figure]:
    """One figure a bot; a bot alone has nothing to be measured by, and gets 0."""
    tables = np.array([o.bots for deal in deals for o in deal])
    shares = np.array([o.shares for deal in deals for o in deal])
    of_deal = np.repeat(np.arange(len(deals)), [len(deal) for deal in deals])
    theta = np.zeros(bots)
    sloped, bent = slopes(theta, tables, shares, of_deal, len(deals))
    for _ in range(ROUNDS):
        # Newton's method; the square of ones holds the mean, which no game says anything about, where it is.
        step = np.linalg.solve(bent + np.ones((bots, bots)), sloped.sum(axis=0))
        theta += step / max(1.0, float(np.abs(step).max()))
        sloped, bent = slopes(theta, tables, shares, of_deal, len(deals))
        if np.abs(step).max() < 1e-9:
            break
    inverse = np.linalg.inv(bent + np.ones((bots, bots)))
    weights = np.append(np.ones(len(deals)), np.full(bots, IMAGINED / bots))
    spread = inverse @ (sloped.T / weights @ sloped) @ inverse
    within = Z * np.sqrt(np.maximum(0, np.diag(spread)))
    theta -= theta.mean()
    return [Figure(*(float(SCALE * x) for x in (t, t - w, t + w))) for t, w in zip(theta, within, strict=True)]


def slopes(theta: Any, tables: Any, shares: Any, of_deal: Any, deals: int) -> tuple[Any, Any]:
    """The likelihood's slope, deal by deal and the imagined ones after them, and how it bends."""
    bots = len(theta)
    sloped, bent = np.zeros((deals + bots, bots)), np.zeros((bots, bots))
    odds = np.exp(theta[tables])
    chances = odds / odds.sum(axis=1, keepdims=True)
    taken = np.zeros((len(tables), bots))  # a bot's seats at a table count together
    for seat in range(tables.shape[1]):
        np.add.at(sloped, (of_deal, tables[:, seat]), shares[:, seat] - chances[:, seat])
        np.add.at(taken, (np.arange(len(tables)), tables[:, seat]), chances[:, seat])
    bent += np.diag(taken.sum(axis=0)) - taken.T @ taken
    fair = np.exp(theta) / np.exp(theta).sum()
    weight = IMAGINED / bots
    sloped[deals:] = weight * (np.eye(bots) - fair)
    bent += IMAGINED * (np.diag(fair) - np.outer(fair, fair))
    return sloped, bent
