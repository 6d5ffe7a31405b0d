"""Work for many: processes on this machine, or a cluster. The arena's games are handed out here, and whatever else is
made of pieces that know their keys."""

from .cluster import Cluster
from .crew import Crew, Done, Key, Stopped, Work, leftovers, spread
from .pool import Pool, cores


def hired(workers: int | None = None, cluster: str | None = None) -> Pool | Cluster:
    """The crew that was asked for."""
    return Pool(workers or cores()) if cluster is None else Cluster(cluster)


__all__ = ["Cluster", "Crew", "Done", "Key", "Pool", "Stopped", "Work", "cores", "hired", "leftovers", "spread"]
