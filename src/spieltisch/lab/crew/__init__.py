"""Work for many: processes on this machine, or a cluster. The arena's games are handed out here, and whatever else is
made of pieces that know their keys."""

from .crew import Crew, Done, Key, Stopped, Work, leftovers, spread
from .pool import Pool, cores

__all__ = ["Crew", "Done", "Key", "Pool", "Stopped", "Work", "cores", "leftovers", "spread"]
