"""ten: a straight row of own stones that sums to exactly 10 wins. After TEN by Kitao and Mühlhäuser."""

from typing import Any

from ...kernel.deal import Choice, Part, Shuffle
from ...kernel.game import Game
from ...kernel.options import Flag, Whole
from . import advice, features, rules, view
from .because import because
from .notation import name, reason
from .picture import svg, text
from .state import STATE
from .tally import tally


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    return Choice("start", 2), Shuffle("stones", [1] * 5 + [2] * 5 + [3] * 5, piles=2)


GAME = Game(
    id="ten",
    seats=range(2, 3),
    record=STATE,
    rules=(rules, view, advice, features),
    options=(Flag("open"), Whole("move_cap", 100)),
    deal=deal,
    most_moves=1024,  # round two: 15 stones, each to at most 62 places
    bound=lambda seats, options: 30 + int(options["move_cap"]),  # all stones are laid, then the cap
    name=name,
    view=view.view,
    own=view.own,
    tally=tally,
    text=text,
    svg=svg,
    reason=reason,
    because=because,
)
