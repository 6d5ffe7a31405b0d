"""The command `spieltisch`. Each command imports what it needs when it is called."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

app = App(name="spieltisch", help="A game table for five number games with hidden tiles and luck.")
bench = App(name="bench", help="Measure how fast the rules are on this machine.")
app.command(bench)

File = Annotated[tuple[Path, ...], Parameter(name="--file", negative=(), help="a Python file with a game of your own")]


Language = Literal["de", "en"] | None


def _speak(language: Language) -> None:
    if language:
        from .text import speak

        speak(language)


def _load(files: tuple[Path, ...]) -> None:
    from .kernel.registry import load_file

    for file in files:
        load_file(file)


@app.command
def play(
    game: str | None = None,
    *,
    players: int | None = None,
    bots: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=())] = (),
    seed: str | None = None,
    option: tuple[str, ...] = (),
    language: Language = None,
    file: File = (),
) -> None:
    """Play in the terminal against bots; they see what their seats may see, and no more.

    Parameters
    ----------
    game
        bridges, links, sums, ten or blockers; asked for if left out.
    players
        How many, you included.
    bots
        Your opponents: random, easy (if left out), medium, hard, or a bot of your own as for `spieltisch arena`.
        The last one takes what seats are left.
    seed
        64 hex digits that fix the deal.
    option
        An option of the game, as name=value; may be repeated.
    language
        de or en; otherwise the system's.
    """
    from .terminal import sit_down

    _speak(language)
    _load(file)
    sit_down(game, players, option, seed, bots)


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    database: str | None = None,
    bus: str | None = None,
    settings: Path | None = None,
    browser: Annotated[bool, Parameter(negative=())] = False,
    language: Language = None,
    file: File = (),
) -> None:
    """Open the game table for browsers and bots. Needs nothing; ends with Ctrl+C, and no game is lost.

    Parameters
    ----------
    host
        The address to listen at: 127.0.0.1, this machine only, if left out; 0.0.0.0 for a whole network.
    port
        8000 if left out; 0 for any that is free.
    data
        The folder for everything that has to be kept.
    database
        postgresql://... instead of a file in that folder; then any number of servers can share it.
    bus
        nats://... to carry news between them instead of Postgres.
    settings
        A TOML file with these and further settings (docs/hosting.md); what is given here counts more.
    browser
        Open the page in the browser.
    """
    from .server.serve import serve as run
    from .server.settings import Settings

    _speak(language)
    _load(file)
    given = {"host": host, "port": port, "data": data, "database": database, "bus": bus}
    run(Settings.read(settings, {name: value for name, value in given.items() if value is not None}), browser)


@app.command
def backup(file: Path, *, data: str | None = None, database: str | None = None, settings: Path | None = None) -> None:
    """Write everything that is kept into one file, also while the server runs.

    Parameters
    ----------
    file
        That is not there yet. Whoever has it has every table: keep it where only you can read it.
    data
        The server's folder, if it is not the usual one.
    database
        The server's postgresql://... if it has one.
    settings
        The server's settings file, if it has one.
    """
    from .server.operations.commands import write_backup

    write_backup(file, settings, {"data": data, "database": database})


@app.command
def restore(file: Path, *, data: str | None = None, database: str | None = None, settings: Path | None = None) -> None:
    """Begin anew with what is in a backup, in a folder or database where nothing is kept yet.

    Parameters
    ----------
    file
        What `spieltisch backup` has written, with this or an older version.
    data
        The server's folder, if it is not the usual one.
    database
        postgresql://... instead of a file in that folder.
    settings
        The server's settings file, if it has one.
    """
    from .server.operations.commands import read_backup

    read_backup(file, settings, {"data": data, "database": database})


@app.command
def migrate(*, from_: Annotated[str, Parameter(name="--from")], to: Annotated[str, Parameter(name="--to")]) -> None:
    """Move everything that is kept to another database, running games with it. Stop the server before.

    Parameters
    ----------
    from_
        A server's folder, sqlite:///FOLDER/spieltisch.db or postgresql://...; it stays as it is.
    to
        The same; nothing may be kept there yet.
    """
    from .server.operations.commands import move

    move(from_, to)


@app.command
def referee(*, language: Language = "en", file: File = ()) -> None:
    """Answer the referee protocol, one JSON object a line, on standard input and output.

    Parameters
    ----------
    language
        Of the error messages: de or en.
    """
    from .referee import serve

    _speak(language)
    _load(file)
    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command(name="bot-adapter")
def bot_adapter(bot: str, *, budget: str | None = None, language: Language = "en", file: File = ()) -> None:
    """Let one of our bots answer programs in any language: a question a line in, its move a line out.

    What is asked and answered says docs/bot-protocol.md; in the same words the arena asks bots that are programs.

    Parameters
    ----------
    bot
        A level (random, easy, medium, hard) or a Python file; with a budget if you like: hard@50ms.
    budget
        For questions that name none: 1000 (simulations) or 50ms.
    language
        Of the error messages: de or en.
    """
    from .lab.adapter.serve import serve
    from .lab.arena.entrant import read, usual

    _speak(language)
    _load(file)
    serve(read(bot, usual(budget)), sys.stdin.buffer, sys.stdout.buffer)


@app.command
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
    from .conformance import report

    if not report([*games, *file], games=runs, key=key):
        sys.exit(1)


@app.command
def verify(record: Path, *, noted: tuple[str, ...] = (), language: Language = None) -> None:
    """Recompute a table's fair deals from its record, and replay it.

    Parameters
    ----------
    record
        The file that was downloaded from the table.
    noted
        A commitment or a number of your own that you wrote down at the table; may be repeated.
    """
    from .table import verify as recompute

    _speak(language)
    report = recompute(record.read_text("utf-8"), noted)
    print("\n".join(report.lines(language)))
    if not report.ok:
        sys.exit(1)


@app.command
def arena(
    game: str,
    *,
    bots: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=())],
    players: int | None = None,
    games: int = 1000,
    option: tuple[str, ...] = (),
    budget: str | None = None,
    seed: str | None = None,
    folder: Path | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    until_clear: bool = False,
    time_limit: float = 10.0,
    memory_limit: int = 2048,
    json: bool = False,
    html: Path | None = None,
    parquet: Path | None = None,
    language: Language = None,
    file: File = (),
) -> None:
    """Let bots play many games against each other and say how they compare.

    Parameters
    ----------
    game
        bridges, links, sums, ten, blockers, or one of your own (--file).
    bots
        Levels (random, easy, medium, hard), Python files (mine.py) or programs in any language ("prog:node mine.js",
        docs/bot-protocol.md); each with a budget if you like: hard@1000 (simulations), hard@50ms.
    players
        Seats at a table; if left out as few as can play, but at least two.
    games
        How many; rounded up to whole deals, each played with every bot on every seat.
    option
        An option of the game, as name=value; may be repeated.
    budget
        Of bots that have none in their name: 1000 (simulations) or 50ms.
    seed
        Any text; it fixes the deals.
    folder
        Where the games are kept. The same command goes on there after a stop.
    workers
        Processes that play; as many as there are cores if left out.
    cluster
        Play on a Ray cluster instead: its address, or `local` for one of this machine (needs the extra `cluster`).
    until_clear
        End as soon as it is clear how the first bot stands against each of the others.
    time_limit
        Seconds a bot that is not ours may take for a decision.
    memory_limit
        Megabytes such a bot may fill.
    json
        Print one JSON object instead of tables.
    html
        Write a report with pictures into this file, too.
    parquet
        Write every seat of every game into this file, too (needs the extra `parquet`).
    language
        de or en; otherwise the system's.
    """
    from .lab.arena.command import Arena, hold, show
    from .terminal import read_options

    _speak(language)
    order = Arena(
        game, players, read_options(option), bots, games,
        budget=budget, seed=seed, workers=workers, cluster=cluster, seconds=time_limit, megabytes=memory_limit,
        files=file, folder=folder, until_clear=until_clear, html=html, parquet=parquet,
    )  # fmt: skip
    show(hold(order), order, json)


@app.command
def selfplay(
    game: str,
    *,
    bots: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=())],
    games: int,
    out: Path,
    players: int | None = None,
    option: tuple[str, ...] = (),
    budget: str | None = None,
    seed: str | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    time_limit: float = 10.0,
    memory_limit: int = 2048,
    language: Language = None,
    file: File = (),
) -> None:
    """Let bots play games and keep them as data: every deal, every move, every result (docs/data.md).

    Parameters
    ----------
    game
        bridges, links, sums, ten, blockers, or one of your own (--file).
    bots
        As for `spieltisch arena`; the last one takes what seats are left.
    games
        How many; each has a deal of its own.
    out
        The file: .parquet (needs the extra `parquet`) or .jsonl. The same command goes on there after a stop.
    players
        Seats at a table; if left out as few as can play, but at least two.
    option
        An option of the game, as name=value; may be repeated.
    budget
        Of bots that have none in their name: 1000 (simulations) or 50ms.
    seed
        Any text; it fixes the deals.
    workers
        Processes that play; as many as there are cores if left out.
    cluster
        Play on a Ray cluster instead: its address, or `local` for one of this machine (needs the extra `cluster`).
    time_limit
        Seconds a bot that is not ours may take for a decision.
    memory_limit
        Megabytes such a bot may fill.
    language
        de or en; otherwise the system's.
    """
    from .lab.selfplay.command import Selfplay, make
    from .terminal import read_options

    _speak(language)
    print(
        make(
            Selfplay(
                game, players, read_options(option), bots, games,
                budget=budget, seed=seed, workers=workers, cluster=cluster, seconds=time_limit,
                megabytes=memory_limit, files=file, out=out,
            )
        )
    )  # fmt: skip


@bench.command
def rules(*games: str, json: bool = False, seconds: float = 1.0, file: File = ()) -> None:
    """Random games on one core: moves and games per second.

    Parameters
    ----------
    games
        Which; all of them if left out.
    json
        Print one JSON object instead of a table.
    seconds
        How long to measure each game.
    """
    from .bench import report

    _load(file)
    report(games, as_json=json, seconds=seconds)


def main() -> None:
    from .kernel.errors import Refusal

    try:
        app()
    except Refusal as refused:
        print(refused, file=sys.stderr)
        sys.exit(1)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
    except OSError as problem:  # a file that is not there, say
        print(problem, file=sys.stderr)
        sys.exit(1)
