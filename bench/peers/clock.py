"""What the scripts of the yardstick share: one timed measurement, printed as one line of JSON."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Played:
    """What one chunk of playouts came to."""

    games: int
    moves: int
    first_wins: int | None  # None: the library does not tell


def measure(
    peer: str, version: str, chunk: Callable[[], Played], seconds: float, clock: str = "cpu", **more: Any
) -> dict[str, Any]:
    """Play chunks for so many seconds, after one that does not count.

    One core is timed by the processor seconds of this process ("cpu"), which other load on the machine
    hardly touches; several cores by the clock on the wall ("wall"). Both times are in the row.
    """
    chunk()
    games = moves = 0
    first_wins: int | None = 0
    wall, cpu = time.perf_counter(), time.process_time()
    until = wall + seconds
    while time.perf_counter() < until:
        played = chunk()
        games += played.games
        moves += played.moves
        if first_wins is not None:
            first_wins = None if played.first_wins is None else first_wins + played.first_wins
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return {
        "peer": peer,
        "moves_per_s": round(moves / (wall if clock == "wall" else cpu)),
        "games": games,
        "moves": moves,
        "moves_per_game": round(moves / games, 4) if games else None,
        "first_wins": first_wins,
        "version": version,
        "wall_s": round(wall, 4),
        "cpu_s": round(cpu, 4),
        "clock": clock,
        **more,
    }


def report(row: dict[str, Any]) -> None:
    print(json.dumps(row), flush=True)
