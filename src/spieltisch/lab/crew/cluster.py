"""Workers on many machines: a Ray cluster (extra `cluster`). Nodes come and go; a batch that is lost is done again."""

import os
import time
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from ...kernel.errors import Refusal
from .crew import Done, Work
from .pool import cores

LOCAL = "local"  # a cluster of this machine alone: to try things out
LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # whatever it is called: with 0 Ray listens on the loopback alone
COUNT = 2.0  # seconds between two looks at how many may work


class Cluster:
    """A crew of Ray tasks. The sources have to be the same on every node; work that can tell refuses others."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise Refusal("bad_request", "crew-no-ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays here
        if address == LOCAL:
            os.environ.setdefault("RAY_AUTH_MODE", "token")
            os.environ.setdefault(LOOPBACK, "0")
        import ray

        self._ray: Any = ray
        how: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address == LOCAL:
            how |= {"num_cpus": cores(), "include_dashboard": False, "address": LOCAL}
        try:
            ray.init(**{"address": address, **how})
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise Refusal("bad_request", "crew-cluster", address=address, problem=str(problem)) from None
        # Whoever hands out the work keeps count of what is lost: Ray need not try again by itself.
        self._task: Any = ray.remote(num_cpus=1, max_retries=0)(_work)
        self._out: dict[Any, Sequence[Any]] = {}
        self._counted, self._workers = -COUNT, 1

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    @property
    def idle(self) -> bool:
        now = time.monotonic()
        if now - self._counted > COUNT:
            self._counted, self._workers = now, max(1, int(self._ray.cluster_resources().get("CPU", 0)))
        return len(self._out) < 2 * self._workers  # so that nobody waits for the next one

    @property
    def busy(self) -> bool:
        return bool(self._out)

    def submit(self, work: Work[Any], keys: Sequence[Any]) -> None:
        self._out[self._task.remote(work, keys)] = keys

    def finished(self, seconds: float) -> list[Done]:
        waited = list(self._out)
        if waited and self._ray.wait(waited, num_returns=1, timeout=seconds)[0]:
            done, _ = self._ray.wait(waited, num_returns=len(waited), timeout=0)
            return [self._taken(reference) for reference in done]
        return []

    def _taken(self, reference: Any) -> Done:
        keys = self._out.pop(reference)
        try:
            return Done(keys, *self._ray.get(reference))
        except self._ray.exceptions.RayTaskError as failed:  # the work itself, and so it would again
            raise Refusal("bad_request", "crew-failed", problem=str(failed.cause)) from failed
        except self._ray.exceptions.RayError:  # a node, a worker or what it found was lost
            return Done(keys, [], 0.0)

    def stop(self) -> None:
        """What is being done is almost over: batches are short."""

    def close(self) -> None:
        for reference in self._out:
            self._ray.cancel(reference, force=True)
        self._out.clear()
        self._ray.shutdown()


# What happens on a node


def _work(work: Work[Any], keys: Sequence[Any]) -> tuple[list[Any], float]:
    start = time.perf_counter()
    return work(keys, lambda: False), time.perf_counter() - start
