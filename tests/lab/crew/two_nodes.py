"""An arena on two nodes; one is killed after the first results. What came of it goes to standard output."""

import json
import os
import time
from typing import Any

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}

import psutil
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


def listening() -> list[str]:
    """Where this process and those it started can be spoken to."""
    here = psutil.Process()
    family = [here, *here.children(recursive=True)]
    ears = (ear for one in family for ear in one.net_connections("inet") if ear.status == psutil.CONN_LISTEN)
    return sorted({ear.laddr.ip.removeprefix("::ffff:") for ear in ears})


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

        listens = listening()
        found = run(wanted, GAMES, crew, journal, told=kill)
        while alive() > 1:
            time.sleep(0.1)
        counts.append(alive())
    nodes.shutdown()
    here = play_games(wanted, [outcome.key for outcome in came], lambda: False)
    same = list(map(told, came)) == list(map(told, here))
    games = {"games": len(came), "wanted": GAMES, "same": same}
    print(json.dumps({"nodes": counts, "ended": found.ended, "listens": listens, **games}))


if __name__ == "__main__":
    main()
