"""OpenSpiel: its C++ rollouts, and the loop a Python user writes.

python -m bench.peers.openspiel rollouts|loop [seconds]

Python cannot call OpenSpiel's C++ playout alone. Its tree search can be asked for it: one simulation
evaluates the root with as many random rollouts as wanted, all in C++. The rollouts are not counted move by
move, so moves = rollouts times the mean length that the Python loop finds in the same process.
"""

import sys
from importlib.metadata import version
from random import random
from time import time_ns

import pyspiel

from bench.peers.clock import Played, measure, report

ROLLOUTS = 5_000  # for one call, so that what surrounds them does not count
SAMPLE = 20_000  # games that tell the mean length, to 0.1 of a move


def loop(game: pyspiel.Game, games: int) -> Played:
    moves = first_wins = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])  # faster than random.choice
            moves += 1
        first_wins += state.returns()[0] > 0
    return Played(games, moves, first_wins)


def main(way: str = "rollouts", seconds: str = "1.5") -> None:
    game = pyspiel.load_game("connect_four")
    release = version("open_spiel")
    if way == "loop":
        report(measure("OpenSpiel, Python loop", release, lambda: loop(game, 500), float(seconds)))
        return

    sample = loop(game, SAMPLE)
    moves = round(ROLLOUTS * sample.moves / sample.games)
    seed = time_ns() % 2**31
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, seed, False)  # 1 simulation, 100 MB, unsolved
    start = game.new_initial_state()

    def rollouts() -> Played:
        bot.mcts_search(start)
        return Played(ROLLOUTS, moves, None)

    report(measure("OpenSpiel, C++ rollouts", release, rollouts, float(seconds), moves_are="inferred"))


if __name__ == "__main__":
    main(*sys.argv[1:])
