"""What several commands can be told, said once: the types of their options, with what `--help` says of each."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter


def told(text: str) -> Parameter:
    return Parameter(help=text)


File = Annotated[tuple[Path, ...], Parameter(name="--file", negative=(), help="A Python file with a game of your own.")]
Language = Annotated[Literal["de", "en"] | None, told("de or en; otherwise the system's.")]
Option = Annotated[
    tuple[str, ...], Parameter(negative=(), help="An option of the game, as name=value; may be repeated.")
]
AsJson = Annotated[bool, Parameter(negative=(), help="Print one JSON object instead of tables.")]

# Of commands in which bots play many games

Game = Annotated[str, told("bridges, links, sums, ten, blockers, or one of your own (--file).")]
Bots = Annotated[
    tuple[str, ...],
    Parameter(
        consume_multiple=True,
        negative=(),
        help="Levels (random, easy, medium, hard), Python files (mine.py) or programs in any language "
        '("prog:node mine.js", docs/bot-protocol.md); each with a budget if you like: hard@1000 (simulations), '
        "hard@50ms.",
    ),
]
Players = Annotated[int | None, told("Seats at a table; if left out as few as can play, but at least two.")]
Budget = Annotated[str | None, told("Of bots that have none in their name: 1000 (simulations) or 50ms.")]
Seed = Annotated[str | None, told("Any text; it fixes the deals.")]
Workers = Annotated[int | None, told("Processes that play; as many as there are cores if left out.")]
Cluster = Annotated[
    str | None,
    told("Play on a Ray cluster instead: its address, or local for one of this machine (needs the extra cluster)."),
]
TimeLimit = Annotated[float, told("Seconds a bot that is not ours may take for a decision.")]
MemoryLimit = Annotated[int, told("Megabytes such a bot may fill.")]

# Of commands that look after a server

Data = Annotated[str | None, told("The server's folder, if it is not the usual one.")]
Database = Annotated[str | None, told("The server's postgresql://... if it has one.")]
SettingsFile = Annotated[Path | None, told("The server's settings file, if it has one.")]


def speak(language: Language) -> None:
    if language:
        from ..text import speak

        speak(language)


def load(files: tuple[Path, ...]) -> None:
    from ..kernel.registry import load_file

    for file in files:
        load_file(file)
