"""A cluster of two nodes, of which one is killed in the middle: every game is there in the end, once, and the same."""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_a_node_is_killed_in_the_middle_and_nothing_is_missing_or_twice() -> None:
    """In a process of its own: Ray does not leave one as it found it."""
    done = subprocess.run([sys.executable, HERE / "two_nodes.py"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    games = {"games": found["wanted"], "wanted": 160, "same": True}
    assert found == {"nodes": [2, 1], "ended": "complete", "listens": ["127.0.0.1"], **games}
