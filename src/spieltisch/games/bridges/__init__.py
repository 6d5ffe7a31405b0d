"""bridges: four coloured rows grow outwards from the 11s. After Elfer raus! Das Brettspiel by Reiner Knizia."""

from typing import Any

from ...kernel.deal import Choice, Part, Shuffle
from ...kernel.game import Game
from ...kernel.options import Flag
from . import rules, view
from .board import LAYOUT, TILES, name_of
from .notation import name
from .state import STATE

JOKERS = [tile for tile in TILES if tile.startswith("x")]
SYMBOLS = [tile for tile, fields in TILES.items() if len(fields) == 2]
COLOURED = [tile for tile, fields in TILES.items() if len(fields) == 1]


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    tiles = COLOURED + JOKERS * 4 + (SYMBOLS * 2 if options["symbols"] else [])
    return Choice("start", seats), Shuffle("bag", tiles)

GAME = Game(
    id="bridges",
    seats=range(2, 5),
    record=STATE,
    rules=(rules, view),
    version=LAYOUT.version,
    options=(Flag("symbols"), Flag("bonus_chain", True)),
    deal=deal,
    most_moves=96,
    name=name,
)
