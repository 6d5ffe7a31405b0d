"""Our own row of the yardstick: Connect Four as written in examples/, random playouts on one core.

python -m bench.ours [seconds]
"""

import sys
from typing import Any

from bench.peers.clock import report


def ours(seconds: float) -> dict[str, Any]:
    """One timed measurement; see `bench.peers.clock.measure` for the row it gives."""
    raise NotImplementedError("our own playouts are not connected yet")


if __name__ == "__main__":
    report(ours(float(sys.argv[1]) if len(sys.argv) > 1 else 1.5))
