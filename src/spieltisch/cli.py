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
    seed: str | None = None,
    option: tuple[str, ...] = (),
    language: Language = None,
    file: File = (),
) -> None:
    """Play in the terminal against opponents who draw their moves by lot.

    Parameters
    ----------
    game
        bridges, links, sums, ten or blockers; asked for if left out.
    players
        How many, you included.
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
    sit_down(game, players, option, seed)


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
