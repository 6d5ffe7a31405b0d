"""Where games come from: installed packages (entry point group `spieltisch.games`) or a plain Python file.

Our own five come in by the same door. A game is imported when it is first asked for: that is when numba loads.
"""

import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path

from .errors import Refusal
from .game import Game

GROUP = "spieltisch.games"
_loaded: dict[str, Game] = {}


def ids() -> list[str]:
    """The ids of all games that can be played here."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_loaded))


def find(game: str) -> Game:
    """The game of this id."""
    if not isinstance(game, str) or game not in _loaded:  # whatever JSON may hold has come here: [] has no hash
        points = entry_points(group=GROUP, name=game) if isinstance(game, str) else ()
        for point in points:
            _loaded[game] = point.load()
        if not points:
            raise Refusal("unknown_game", "unknown-game", game=str(game), games=", ".join(ids()))
    return _loaded[game]


def load_file(path: str | Path) -> Game:
    """The game a Python file defines as `GAME`; from now on `find` knows it too."""
    file = Path(path).resolve()
    name = f"spieltisch_file_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise Refusal("unknown_game", "no-game-file", path=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Refusal("unknown_game", "no-game-in-file", path=str(path))
    _loaded[game.id] = game
    return game
