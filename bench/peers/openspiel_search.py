"""OpenSpiel's C++ MCTS with one random playout per leaf, as a player of bench/search.py.

python -m bench.peers.openspiel_search

Its settings are those of its own example: UCT with 2, and it proves wins where it can (`solve`), which ours does not.
"""

from collections.abc import Callable
from importlib.metadata import version

import pyspiel

from bench.searching import serve

MEMORY = 1000  # megabytes: more than it needs


def main() -> None:
    game = pyspiel.load_game("connect_four")

    def position(moves: list[int]) -> Callable[[int, int], tuple[int, int]]:
        state = game.new_initial_state()
        for column in moves:
            state.apply_action(column)

        def think(simulations: int, key: int) -> tuple[int, int]:
            evaluator = pyspiel.RandomRolloutEvaluator(1, key)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, MEMORY, True, key, False)
            root = bot.mcts_search(state)
            return root.best_child().action, root.explore_count  # fewer when it has proved who wins

        return think

    serve(version("open_spiel"), position)


if __name__ == "__main__":
    main()
