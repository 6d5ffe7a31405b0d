"""OpenSpiel's information-set search against a player by lot. Needs spieltisch[openspiel]."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import spieltisch.lab.spiel  # noqa: F401 registers the games


def play(which: str, simulations: int, seed: int) -> list[float]:
    """The returns of one game: the searching bot is the first player."""
    luck = np.random.RandomState(seed)
    game = pyspiel.load_game(which)
    search = ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=simulations,
        evaluator=RandomRolloutEvaluator(1, luck),
        random_state=luck,
    )
    bots = [search, *(UniformRandomBot(seat, luck) for seat in range(1, game.num_players()))]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=weights))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return [float(value) for value in state.returns()]


if __name__ == "__main__":
    print(play("spieltisch_links", simulations=20, seed=1))
