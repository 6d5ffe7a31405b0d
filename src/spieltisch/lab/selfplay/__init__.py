"""Games by the million, as data: played by bots here, and read again position by position. See docs/data.md."""

from .reader import Data, Game, Position, read

__all__ = ["Data", "Game", "Position", "read"]
