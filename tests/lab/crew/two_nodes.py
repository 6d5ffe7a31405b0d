"""An arena on two nodes; one is killed after the first results. What came of it goes to standard output."""

import json
import os
import time
from typing import Any

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token"}

from ray.cluster_utils import Cluster as Nodes

from spieltisch.kernel.registry import find
from spieltisch.lab.arena.contest import contest
from spieltisch.lab.arena.entrant import read
from spieltisch.lab.arena.journal import Journal
from spieltisch.lab.arena.outcome import Outcome
from spieltisch.lab.arena.run import run
from spieltisch.lab.arena.worker import play_games
from spieltisch.lab.crew import Cluster

GAMES = 160


def told(outcome: Outcome) -> object:
    """What does not depend on how long it took."""
    return outcome.key, outcome.bots, outcome.shares, outcome.scores, outcome.moves


def main() -> None:
    wanted = contest(find("ten"), 2, {}, [read("medium@60"), read("random")], "seed", 10, 500)
    head = {"num_cpus": 1, "include_dashboard": False}
    nodes: Any = Nodes(initialize_head=True, head_node_args=head)
    second = nodes.add_node(num_cpus=1)
    counts: list[int] = []
    journal = Journal()
    came: list[Outcome] = []

    with Cluster(nodes.address) as crew:
        import ray

        def alive() -> int:
            return sum(node["Alive"] for node in ray.nodes())  # type: ignore[no-untyped-call]

        def kill(new: list[Outcome]) -> None:
            came.extend(new)
            if not counts:
                counts.append(alive())
                nodes.remove_node(second, allow_graceful=False)
                assert len(came) < GAMES / 2

        found = run(wanted, GAMES, crew, journal, told=kill)
        while alive() > 1:
            time.sleep(0.1)
        counts.append(alive())
    nodes.shutdown()
    here = play_games(wanted, [outcome.key for outcome in came], lambda: False)
    same = list(map(told, came)) == list(map(told, here))
    print(json.dumps({"nodes": counts, "ended": found.ended, "games": len(came), "wanted": GAMES, "same": same}))


if __name__ == "__main__":
    main()
