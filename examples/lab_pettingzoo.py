"""A game in PettingZoo, played by lot, with the table as the first seat sees it. Needs spieltisch[rl]."""

import pettingzoo

import spieltisch.lab.zoo  # registers the environments


def play(which: str, seed: int) -> dict[str, float]:
    env = pettingzoo.make("aec", which, render_mode="ansi", eyes=0)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    print(env.render())
    return rewards


if __name__ == "__main__":
    print(f"{len(spieltisch.lab.catalogue.environments())} environments")
    print(play("spieltisch/sums-v1", seed=1))
