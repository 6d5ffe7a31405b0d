"""What somebody at a terminal sees while he has to wait: the rules of a game are compiled before the first use."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from .kernel.game import Game
from .kernel.ready import STEPS, steps
from .text import say


@contextmanager
def compile_in_sight(game: Game, more: int = 0) -> Iterator[None]:
    """A bar on standard error while the rules are compiled and while `more` is done after that; none in a file."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        for _ in bar.track(steps(game), total=STEPS + more, description=say("play-getting-ready")):
            pass
        yield
