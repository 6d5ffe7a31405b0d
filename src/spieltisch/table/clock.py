"""Thinking time: none, minutes for the whole round with an increment, or days for each move.

Times are milliseconds; they come in as arguments, nobody here looks at a clock. A seat's time runs while the table
waits for the person on it. When it has run out nothing happens by itself: a move that comes before the table has
written down the time-out still counts, so a host that was switched off over night has cost nobody his seat.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ..kernel.errors import Refusal
from .replace import replace

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
READY = 2 * MINUTE  # to add one's number to the deal, where minutes are counted
RETURN = MINUTE  # whoever comes back has at least this much left
PATIENCE = 10 * MINUTE  # at a table without clocks: then somebody may let a bot go on for a seat
MOST_MINUTES, MOST_INCREMENT, MOST_DAYS = 600, 600, 30


@dataclass(frozen=True)
class Control:
    """What was agreed on: `base` is the time for a round (minutes) or a move (days)."""

    kind: str = "none"
    base: int = 0
    increment: int = 0

    @classmethod
    def read(cls, data: Any) -> "Control":
        kinds = {
            "none": {},
            "minutes": {"minutes": (1, MOST_MINUTES, MINUTE), "increment": (0, MOST_INCREMENT, SECOND)},
            "days": {"days": (1, MOST_DAYS, DAY)},
        }
        kind = data.get("kind") if isinstance(data, dict) else None
        if not isinstance(kind, str) or kind not in kinds or set(data) != {"kind", *kinds[kind]}:
            raise Refusal("bad_table", "table-clock")
        times = []
        for name, (least, most, unit) in kinds[kind].items():
            if type(data[name]) is not int or not least <= data[name] <= most:
                raise Refusal("bad_table", "table-clock")
            times.append(data[name] * unit)
        return cls(kind, *times)

    def json(self) -> dict[str, Any]:
        if self.kind == "minutes":
            return {"kind": "minutes", "minutes": self.base // MINUTE, "increment": self.increment // SECOND}
        return {"kind": "days", "days": self.base // DAY} if self.kind == "days" else {"kind": "none"}

    @property
    def to_be_ready(self) -> int:
        return self.base if self.kind == "days" else READY


@dataclass(frozen=True)
class Clocks:
    """What each seat has left, and since when its time runs (None: it does not)."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]

    @classmethod
    def full(cls, control: Control, seats: int) -> "Clocks":
        return cls((control.base,) * seats, (None,) * seats)

    def run(self, control: Control, waiting: Collection[int], at: int, moved: int | None, settled: bool) -> "Clocks":
        """Something has happened, and now the table waits for these seats.

        What counts is the move that cannot be taken back any more: it earns the increment, or the next days. So a
        turn of several tiles counts once, and laying a tile and taking it back gains nothing.
        """
        left, since = list(self.left), list(self.since)
        for seat, start in enumerate(self.since):
            own = seat == moved
            if start is not None and control.kind == "minutes" and (own or seat not in waiting):
                left[seat] = max(0, left[seat] - (at - start)) + (control.increment if own and settled else 0)
            if seat not in waiting:
                since[seat] = None
            elif start is None or (own and (settled or control.kind != "days")):
                since[seat] = at
        return Clocks(tuple(left), tuple(since))

    def back(self, control: Control, seat: int) -> "Clocks":
        """The owner has come back to a seat."""
        if control.kind != "minutes":
            return self
        left = list(self.left)
        left[seat] = max(left[seat], RETURN)
        return replace(self, left=tuple(left))

    def until(self, seat: int) -> int | None:
        """When the seat's time runs out, if it runs."""
        start = self.since[seat]
        return None if start is None else start + self.left[seat]

    def at(self, seat: int, now: int) -> int:
        start = self.since[seat]
        return self.left[seat] if start is None else max(0, self.left[seat] - max(0, now - start))
