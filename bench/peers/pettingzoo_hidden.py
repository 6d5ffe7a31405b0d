"""PettingZoo's games with hidden cards, as its documentation plays them: observation and mask at every step.

python -m bench.peers.pettingzoo_hidden game [seconds]
"""

import importlib
import sys
from importlib.metadata import version
from random import choice

from bench.peers.clock import Played, measure, report


def main(game: str = "leduc_holdem_v4", seconds: str = "1.5") -> None:
    env = importlib.import_module(f"pettingzoo.classic.{game}").env()

    def play() -> Played:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(choice(observation["action_mask"].nonzero()[0].tolist()))
                moves += 1
        return Played(1, moves, None)

    report(measure("PettingZoo", version("pettingzoo"), play, float(seconds)))


if __name__ == "__main__":
    main(*sys.argv[1:])
