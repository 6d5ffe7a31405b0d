"""Neural fictitious self-play, from OpenSpiel's own package, on a whole game: python examples/lab_openspiel_deep.py

Each seat has two networks: one that looks for the best answer to what the others do (a deep Q-network), one that
remembers what it has done on average, which is what gets better. They are given the observations of the batch; to have
perfect recall, as the theory asks for, is more than a tensor of that size can tell. Python games are slow in OpenSpiel,
so this shows that it runs, and is no way to a strong bot: that is examples/lab_train.py. Needs
spieltisch[openspiel,train].
"""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.pytorch import nfsp
from open_spiel.python.rl_environment import ObservationType

import spieltisch.lab.spiel  # noqa: F401  (registers the games)


def table(name: str) -> Any:
    return rl_environment.Environment(pyspiel.load_game(name), observation_type=ObservationType.OBSERVATION)


def play(env: Any, agents: list[Any], learning: bool) -> float:
    """One game; what it brought seat 0."""
    step, total = env.reset(), 0.0
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step, is_evaluation=not learning).action])
        total += step.rewards[0]
    for agent in agents if learning else []:
        agent.step(step)  # how it ended
    return total


def learn(name: str, games: int, batch: int = 64) -> list[Any]:
    env = table(name)
    (size,), count = env.observation_spec()["info_state"], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            seat, size, count, [128], int(2e5), 0.3, batch_size=batch, min_buffer_size_to_learn=batch, seed=seat,
            learn_every=16, optimizer_str="adam", rl_learning_rate=1e-3, sl_learning_rate=1e-3,
            replay_buffer_capacity=50_000, epsilon_decay_duration=games * 5,
        )
        for seat in range(env.num_players)
    ]  # fmt: skip
    for _ in range(games):
        play(env, agents, True)
    return agents


def against_chance(name: str, agents: list[Any], games: int) -> float:
    """What the average of seat 0's play brings against moves by lot."""
    env = table(name)
    by_lot = random_agent.RandomAgent(1, env.action_spec()["num_actions"])
    with agents[0].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
        return float(np.mean([play(env, [agents[0], by_lot], False) for _ in range(games)]))


if __name__ == "__main__":
    trained = learn("spieltisch_sums", 300)
    print(f"against chance {against_chance('spieltisch_sums', trained, 50):+.2f}")
