"""Tables that are the same every time: a game from a seed, of which so many moves have been made."""

import random
from typing import Any, NamedTuple

import spieltisch
from spieltisch.kernel.registry import find

from .playing import prefer


class Script(NamedTuple):
    game: str
    players: int
    deal: dict[str, Any]
    moves: list[tuple[int, str]]
    finished: bool

    def wanted(self, made: int, **more: Any) -> dict[str, Any]:
        """For `POST /api/tables`: the table after so many moves; the last ones are counted from the end."""
        return {"deal": self.deal, "moves": self.moves[:made], **more}


def script(game: str, players: int = 2, luck: int = 7, most: int = 10_000) -> Script:
    """A whole game, or its beginning."""
    count = max(players, find(game).seats[0])
    match, lot = spieltisch.new(game, players=count, seed=f"{luck:02x}" * 32), random.Random(luck)
    moves: list[tuple[int, str]] = []
    while not match.over and len(moves) < most:
        seat = match.to_act[0]
        moves.append((seat, prefer(lot, match.legal(seat))))
        match.play(moves[-1][1], seat)
    return Script(game, count, match.deal, moves, match.over)
