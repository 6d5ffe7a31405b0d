"""For those who write games and bots and do research: laws, matches, data, measurements."""

import sys
from pathlib import Path

from .options import (
    AsJson,
    Bots,
    Budget,
    Cluster,
    File,
    Game,
    Language,
    MemoryLimit,
    Option,
    Players,
    Seed,
    TimeLimit,
    Workers,
    load,
    speak,
)


def check(*games: str, runs: int = 20, key: int = 1, file: File = ()) -> None:
    """Hold games to the laws that every game keeps: no leak, no endless game, only legal moves.

    Parameters
    ----------
    games
        Which; all of them if neither these nor files are named.
    runs
        Random games of each number of players and options.
    key
        Another key, other games.
    """
    from ..conformance import report

    if not report([*games, *file], games=runs, key=key):
        sys.exit(1)


def arena(
    game: Game,
    *,
    bots: Bots,
    players: Players = None,
    games: int = 1000,
    option: Option = (),
    budget: Budget = None,
    seed: Seed = None,
    folder: Path | None = None,
    workers: Workers = None,
    cluster: Cluster = None,
    until_clear: bool = False,
    time_limit: TimeLimit = 10.0,
    memory_limit: MemoryLimit = 2048,
    json: AsJson = False,
    html: Path | None = None,
    parquet: Path | None = None,
    language: Language = None,
    file: File = (),
) -> None:
    """Let bots play many games against each other and say how they compare.

    Parameters
    ----------
    games
        How many; rounded up to whole deals, each played with every bot on every seat.
    folder
        Where the games are kept. The same command goes on there after a stop.
    until_clear
        End as soon as it is clear how the first bot stands against each of the others.
    html
        Write a report with pictures into this file, too.
    parquet
        Write every seat of every game into this file, too (needs the extra `parquet`).
    """
    from ..lab.arena.command import Arena, hold, show
    from ..terminal import read_options

    speak(language)
    order = Arena(
        game, players, read_options(option), bots, games,
        budget=budget, seed=seed, workers=workers, cluster=cluster, seconds=time_limit, megabytes=memory_limit,
        files=file, folder=folder, until_clear=until_clear, html=html, parquet=parquet,
    )  # fmt: skip
    show(hold(order), order, json)


def selfplay(
    game: Game,
    *,
    bots: Bots,
    games: int,
    out: Path,
    players: Players = None,
    option: Option = (),
    budget: Budget = None,
    seed: Seed = None,
    workers: Workers = None,
    cluster: Cluster = None,
    time_limit: TimeLimit = 10.0,
    memory_limit: MemoryLimit = 2048,
    language: Language = None,
    file: File = (),
) -> None:
    """Let bots play games and keep them as data: every deal, every move, every result (docs/data.md).

    The last bot takes what seats are left.

    Parameters
    ----------
    games
        How many; each has a deal of its own.
    out
        The file: .parquet (needs the extra `parquet`) or .jsonl. The same command goes on there after a stop.
    """
    from ..lab.selfplay.command import Selfplay, make
    from ..terminal import read_options

    speak(language)
    order = Selfplay(
        game, players, read_options(option), bots, games,
        budget=budget, seed=seed, workers=workers, cluster=cluster, seconds=time_limit, megabytes=memory_limit,
        files=file, out=out,
    )  # fmt: skip
    print(make(order))


def rules(*games: str, json: AsJson = False, seconds: float = 1.0, file: File = ()) -> None:
    """Random games on one core: moves and games per second.

    Parameters
    ----------
    games
        Which; all of them if left out.
    seconds
        How long to measure each game.
    """
    from ..bench import report

    load(file)
    report(games, as_json=json, seconds=seconds)


COMMANDS = (check, arena, selfplay)
