"""Counterfactual regret minimisation on the end of a game, solved until nobody can gain by playing otherwise.

Whole games are far too large for it; an ending is a real position near the end (spieltisch.lab.endings). Needs
spieltisch[openspiel].
"""

from random import Random

from open_spiel.python.algorithms import cfr, exploitability

import spieltisch
from spieltisch.lab import spiel
from spieltisch.lab.endings import Ending


def some_ending(game: str, key: int) -> Ending:
    """The largest one of a random game that is small enough."""
    while True:
        match, luck = spieltisch.new(game, 2, seed=f"{key:064x}"), Random(key)
        while not match.over:
            seat = match.to_act[0]
            match.play(luck.choice(match.legal(seat)), seat)
        ending = Ending.largest(match)
        if ending and ending.tree and ending.tree.situations:
            return ending
        key += 1


def solve(ending: Ending, rounds: int) -> list[float]:
    """What both together could still gain, after each round of solving."""
    game = spiel.ending(ending)
    solver, gaps = cfr.CFRPlusSolver(game), []
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
        gaps.append(float(exploitability.nash_conv(game, solver.average_policy())))
    return gaps


if __name__ == "__main__":
    small = some_ending("links", 7)
    assert small.tree
    print(f"{len(small.worlds)} worlds, {small.tree.size} nodes, {len(small.tree.situations)} situations")
    for number, gap in enumerate(solve(small, 10), 1):
        print(f"{number:3} {gap:.4f}")
