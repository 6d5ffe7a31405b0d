"""blockers: own tiles in few groups, few tiles taken. After Blockers! and Uptown by Kory Heath."""

from typing import Any

from ...kernel.deal import Choice, Part, Shuffle
from ...kernel.game import Game
from ...kernel.options import Flag, OneOf
from . import advice, features, picture, rules, view
from .because import because
from .notation import name, reason
from .state import STATE, TILES, TURNS
from .tally import tally


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    return Choice("start", seats), Shuffle("tiles", TILES, piles=4 if options["duel"] else seats)


GAME = Game(
    id="blockers",
    seats=range(2, 6),
    record=STATE,
    rules=(rules, view, features, advice),
    options=(Flag("duel", seats=(2,)), OneOf("scoring", "blockers", choices=("blockers", "groups"))),
    deal=deal,
    most_moves=2 * (4 * 9 + 81),  # two racks of a joker and four others, before a board that is all open
    # BL-7, BL-23: a turn for each tile that is not among a colour's last four; a pass uses up a turn as well
    bound=lambda seats, options: TURNS * (4 if options["duel"] else seats),
    name=name,
    view=view.view,
    own=view.own,
    tally=tally,
    text=picture.text,
    svg=picture.svg,
    reason=reason,
    because=because,
)
