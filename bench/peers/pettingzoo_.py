"""PettingZoo: its plain environment without the wrappers that check for mistakes, which is its fastest.

python -m bench.peers.pettingzoo_ [seconds]
"""

import sys
from importlib.metadata import version
from random import random

from pettingzoo.classic import connect_four_v3

from bench.peers.clock import Played, measure, report


def main(seconds: str = "1.5") -> None:
    env = connect_four_v3.raw_env()
    first = env.possible_agents[0]

    def game() -> Played:
        env.reset()
        moves = 0
        while not env.terminations[first]:  # both seats' games end at once
            mask = env.observe(env.agent_selection)["action_mask"].tolist()
            columns = [column for column in range(7) if mask[column]]
            env.step(columns[int(random() * len(columns))])
            moves += 1
        return Played(1, moves, int(env.rewards[first] > 0))

    report(measure("PettingZoo", version("pettingzoo"), game, float(seconds)))


if __name__ == "__main__":
    main(*sys.argv[1:])
