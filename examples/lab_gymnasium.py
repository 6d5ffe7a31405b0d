"""Learning what to do first: a table of values for the cards' sums, against bots. Needs spieltisch[rl].

Nothing deep: it counts, over many tables at once, how well each number of a move has done, and then prefers those.
"""

import gymnasium
import numpy as np

import spieltisch.lab.gym  # noqa: F401 registers the environments


def learn(which: str, tables: int, steps: int, seed: int = 1) -> tuple[float, float]:
    """The mean reward of games by lot, and with what was learned from them."""
    envs = gymnasium.make_vec(which, num_envs=tables, vectorization_mode="vector_entry_point", opponents="random")
    actions = envs.reset()[1]["action_mask"].shape[1]
    value, count = np.zeros(actions), np.ones(actions)

    def games(greedy: bool) -> float:
        luck = np.random.default_rng(seed)
        _, infos = envs.reset(seed=seed)
        made: list[list[int]] = [[] for _ in range(tables)]
        results = []
        for _ in range(steps):
            taste = value / count if greedy else 0.0
            looks = np.where(infos["action_mask"], taste + luck.random((tables, actions)) * 0.05, -np.inf)
            chosen = looks.argmax(1)
            _, rewards, over, _, infos = envs.step(chosen)
            for row, number in enumerate(chosen.tolist()):
                made[row].append(number)
            for row in np.flatnonzero(over).tolist():
                results.append(float(rewards[row]))
                np.add.at(value, made[row], rewards[row])
                np.add.at(count, made[row], 1)
                made[row] = []
        return float(np.mean(results))

    return games(greedy=False), games(greedy=True)


if __name__ == "__main__":
    by_lot, learned = learn("spieltisch/sums-v1", 256, 300)
    print(f"mean reward by lot {by_lot:+.2f}, with what was learned {learned:+.2f}")
