"""What a host wants to know of a worker: for Prometheus (`/metrics`), and as a few figures for his page.

Only how many and how long, never what: nothing here can tell anybody anything about a game.
"""

import time
from collections import deque
from typing import TYPE_CHECKING

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

if TYPE_CHECKING:
    from ..service import Service

RECENT = 60  # seconds that the page's figures look back
LATEST = 2000  # moves from which its percentiles are taken
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)  # seconds


class Figures(Struct):
    """A worker now, and over the last minute. Times are milliseconds, `memory` is megabytes."""

    worker: str
    since: int
    tables: int
    watched: int
    sockets: int
    people: int
    moves: int
    moves_per_second: float
    move_half: float | None
    move_most: float | None
    commits_per_second: float
    commit_half: float | None
    commit_most: float | None
    bots_waiting: int
    bots_thinking: int
    late: float
    memory: int
    cpu: float


class Recent:
    """How often something happened of late, and how long it took."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._seconds: deque[tuple[int, int]] = deque()  # a second, how often in it
        self._took: deque[tuple[float, float]] = deque(maxlen=LATEST)

    def note(self, took: float, count: int = 1) -> None:
        now = time.monotonic()
        if self._seconds and self._seconds[-1][0] == int(now):
            count += self._seconds.pop()[1]
        self._seconds.append((int(now), count))
        self._took.append((now, took))
        while self._seconds[0][0] < now - RECENT:
            self._seconds.popleft()

    def rate(self) -> float:
        now = time.monotonic()
        count = sum(count for second, count in self._seconds if second >= now - RECENT)
        return round(count / max(1.0, min(RECENT, now - self._begun)), 2)

    def share(self, part: float) -> float | None:
        """Milliseconds within which that part of them were done."""
        old = time.monotonic() - RECENT
        took = sorted(took for at, took in self._took if at >= old)
        return round(1000 * took[min(len(took) - 1, int(part * len(took)))], 2) if took else None


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.since = time.time_ns() // 1_000_000
        self.moves, self.commits = Recent(), Recent()
        self.count = 0  # moves
        self.late = 0.0  # seconds that the event loop came too late of late
        self._processor = (time.monotonic(), time.process_time(), 0.0)
        registry = self.registry
        self._events = Counter("spieltisch_events", "Events on the disk", ["type"], registry=registry)
        self._move = Histogram(
            "spieltisch_move_seconds", "From a request to its event on the disk", registry=registry, buckets=QUICK
        )
        self._commit = Histogram("spieltisch_commit_seconds", "Commits of events", registry=registry, buckets=QUICK)
        self._committed = Counter("spieltisch_committed", "Events that came with these commits", registry=registry)
        self._thought = Histogram(
            "spieltisch_thought_seconds", "A bot's thought, without waiting", registry=registry, buckets=QUICK
        )
        self._slow = Counter("spieltisch_slow_queries", "Queries beyond the setting `slow`", registry=registry)
        self._refused = Counter("spieltisch_refused", "Requests refused on the socket", ["code"], registry=registry)
        ProcessCollector(registry=registry)

    def watch(self, service: "Service") -> None:
        """What can be asked at any time."""
        bots, tables = service.bots, service.tables.awake
        for name, about, ask in (
            ("tables_awake", "Tables in memory", lambda: len(tables)),
            ("tables_watched", "Tables that somebody looks at", lambda: watched(service)),
            ("sockets", "Open sockets", lambda: len(service.sockets)),
            ("bots_waiting", "Thoughts that wait for a thread", lambda: bots.waiting),
            ("bots_thinking", "Thoughts that are being thought", lambda: bots.thinking),
            ("late_seconds", "How late the event loop was at worst in the last seconds", lambda: self.late),
            ("ready", "Players may come", lambda: float(service.ready)),
        ):
            Gauge(f"spieltisch_{name}", about, registry=self.registry).set_function(ask)

    # What happens

    def happened(self, kinds: list[str], took: float | None) -> None:
        """Events of a table are on the disk; `took`: seconds since the first of them was asked for, if it was."""
        for kind in kinds:
            self._events.labels(kind).inc()
        moves = kinds.count("move")
        if moves and took is not None:
            self.count += moves
            self.moves.note(took, moves)
            self._move.observe(took)

    def committed(self, events: int, took: float) -> None:
        self.commits.note(took)
        self._commit.observe(took)
        self._committed.inc(events)

    def thought(self, took: float) -> None:
        self._thought.observe(took)

    def slow(self) -> None:
        self._slow.inc()

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    # What is told

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def figures(self, service: "Service") -> Figures:
        return Figures(
            worker=service.presence.worker,
            since=self.since,
            tables=len(service.tables.awake),
            watched=watched(service),
            sockets=len(service.sockets),
            people=len({socket.person for socket in service.sockets}),
            moves=self.count,
            moves_per_second=self.moves.rate(),
            move_half=self.moves.share(0.5),
            move_most=self.moves.share(0.99),
            commits_per_second=self.commits.rate(),
            commit_half=self.commits.share(0.5),
            commit_most=self.commits.share(0.99),
            bots_waiting=service.bots.waiting,
            bots_thinking=service.bots.thinking,
            late=round(1000 * self.late, 1),
            memory=memory(),
            cpu=self._cpu(),
        )

    def _cpu(self) -> float:
        """Processors in use since somebody last asked, but not more than once in five seconds."""
        at, used, share = self._processor
        now = time.monotonic()
        if now - at >= 5 or not share:
            spent = time.process_time()
            share = round((spent - used) / max(0.001, now - at), 2)
            self._processor = (now, spent, share)
        return share


def watched(service: "Service") -> int:
    return sum(bool(awake.onlookers) for awake in service.tables.awake.values())


def memory() -> int:
    """Megabytes of this process; 0 where the system does not say."""
    try:
        with open("/proc/self/statm") as told:
            return int(told.read().split()[1]) * 4096 >> 20
    except OSError:
        return 0
