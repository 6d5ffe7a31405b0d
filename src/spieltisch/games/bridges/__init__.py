"""bridges: four coloured rows grow outwards from the 11s. After Elfer raus! Das Brettspiel by Reiner Knizia."""

from typing import Any

from ...kernel.deal import Choice, Part, Shuffle
from ...kernel.game import Game
from ...kernel.options import Flag
from . import advice, features, picture, rules, view
from .because import because
from .board import LAYOUT, TILES
from .layout import SHAPES
from .notation import MOST_MOVES, name, reason
from .state import GIVE, MOST_GIFTS, RACK, RACK_OF_FOUR, STATE, SYMBOLS
from .tally import tally

JOKERS = [tile for tile in TILES if tile.startswith("x")]
COLOURED = [tile for tile in TILES if tile not in JOKERS and tile not in SHAPES]


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    symbols = SHAPES * 2 if options["symbols"] else ()
    return Choice("start", seats), Shuffle("bag", [*COLOURED, *JOKERS * 4, *symbols])


def bound(seats: int, options: dict[str, Any]) -> int:
    """Each tile is laid once, each tile of the bag is drawn once, and each turn in which something is laid has one
    `end`, and one `give` or `keep` if it has filled two numbers; each symbol brings one `skip`. When the bag is
    empty all that is missing is on racks, and something of it always fits, so fewer than `seats` pass in a row and
    then something is laid.
    """
    tiles = 80 + (SYMBOLS if options["symbols"] else 0)
    bag = tiles - seats * (RACK_OF_FOUR if seats == 4 else RACK)
    return tiles + bag + tiles + MOST_GIFTS + SYMBOLS + (seats - 1) * tiles


GAME = Game(
    id="bridges",
    seats=range(2, 5),
    record=STATE,
    rules=(rules, view, features, advice),
    version=LAYOUT.version,
    options=(Flag("symbols"), Flag("bonus_chain", True)),
    deal=deal,
    most_moves=MOST_MOVES,
    bound=bound,
    name=name,
    view=view.view,
    own=view.own,
    tally=tally,
    text=picture.text,
    svg=picture.svg,
    reason=reason,
    because=because,
    secret=lambda s, seat, action: action >= GIVE,
    rounds=lambda seats: seats,  # BR-15
)
