"""For those who play: a game in the terminal, and the proof that a deal was fair."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .options import File, Language, Option, load, speak


def play(
    game: str | None = None,
    *,
    players: int | None = None,
    bots: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=())] = (),
    seed: str | None = None,
    option: Option = (),
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
    """
    from ..terminal import sit_down

    speak(language)
    load(file)
    sit_down(game, players, option, seed, bots)


def verify(record: Path, *, noted: tuple[str, ...] = (), language: Language = None) -> None:
    """Recompute a table's fair deals from its record, and replay it.

    Parameters
    ----------
    record
        The file that was downloaded from the table.
    noted
        A commitment or a number of your own that you wrote down at the table; may be repeated.
    """
    from ..table import verify as recompute

    speak(language)
    report = recompute(record.read_text("utf-8"), noted)
    print("\n".join(report.lines(language)))
    if not report.ok:
        sys.exit(1)


COMMANDS = (play, verify)
