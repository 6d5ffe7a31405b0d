"""sums: lay a card, announce a sum, write it down. After Qwinto - Das Kartenspiel by Lach, Rapp and Staupe."""

from typing import Any

from ...kernel.deal import Choice, Part, Shuffle, Word
from ...kernel.game import Game
from . import advice, features, rules, view
from .because import because
from .notation import name, reason, secret
from .picture import svg, text
from .state import CARDS, FIELDS, MOST_SEATS, STATE
from .tally import tally


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    return Choice("start", seats), Shuffle("deck", CARDS), Word("reshuffle")


def bound(seats: int, options: dict[str, Any]) -> int:
    """Every turn adds a number or a miss to the active sheet; the 26th number or the fourth miss ends the game."""
    turns = seats * (25 + 3) + 1
    return turns * (2 + seats)  # two cards, or one and the call, then everybody writes


GAME = Game(
    id="sums",
    seats=range(1, MOST_SEATS + 1),
    record=STATE,
    rules=(rules, view, features, advice),
    deal=deal,
    most_moves=FIELDS + 1,
    bound=bound,
    name=name,
    view=view.view,
    own=view.own,
    tally=tally,
    text=text,
    svg=svg,
    reason=reason,
    because=because,
    secret=secret,
)
