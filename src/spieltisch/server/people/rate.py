"""Limits on how often: a bucket for everybody that fills up by itself and is emptied by what he does."""

from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """So many at once (`burst`), and so many a second in the long run."""

    burst: float
    each_second: float


@dataclass
class Buckets:
    """One rate, a bucket a key. A bucket that has filled up again is forgotten; there are never more than `most`.

    Whoever asks for too much is told how many seconds to wait. Time comes in, so that nothing here depends on a
    clock. Each worker counts for itself: with several, a limit is that many times as wide.
    """

    rate: Rate
    most: int = 100_000
    _full_at: OrderedDict[str, float] = field(default_factory=OrderedDict)  # when each will be full again

    def take(self, key: str, now: float, cost: float = 1.0) -> float:
        """0 when that was all right, else the seconds to wait; then nothing has been taken."""
        speed = self.rate.each_second
        full_at = max(self._full_at.get(key, now), now) + cost / speed
        wait = full_at - now - self.rate.burst / speed
        if wait > 1e-9:
            return wait
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """The two that have not been used for longest, if they are full; always, when there are too many."""
        for key in [key for key, _ in zip(self._full_at, range(2), strict=False)]:
            if self._full_at[key] <= now or len(self._full_at) > self.most:
                del self._full_at[key]

    def __len__(self) -> int:
        return len(self._full_at)
