"""links: four rows grow both ways from the 11s. After Elfer raus! Master by Wolfgang Kramer."""

from typing import Any

from ...kernel.deal import Choice, Part, Shuffle
from ...kernel.game import Game
from ...kernel.options import OneOf
from . import advice, features, picture, rules, view
from .because import because
from .notation import name, reason
from .rules import HAND
from .state import COLOURS, ELEVEN, LAST, STATE
from .tally import tally

DECK = [f"{colour}{number}" for colour in COLOURS for number in range(1, LAST + 1) if number != ELEVEN] + ["*"] * 4


def deal(seats: int, options: dict[str, Any]) -> tuple[Part, ...]:
    return Choice("start", seats), Shuffle("rows", list(COLOURS)), Shuffle("deck", DECK)


def bound(seats: int, options: dict[str, Any]) -> int:
    """Every place is filled once and each filling needs at most one `end`; an exchange uses up a number card; a
    card is drawn once; and in front of each filling, and after the last, fewer than `seats` pass - but for the
    one that ends the game.
    """
    return 80 + 80 + 80 + (len(DECK) - seats * HAND[seats]) + 81 * (seats - 1) + 1


GAME = Game(
    id="links",
    seats=range(2, 7),
    record=STATE,
    rules=(rules, view, features, advice),
    options=(OneOf("bonus_cards", 8, choices=(8, 7)),),
    deal=deal,
    most_moves=165,  # a card and a joker for each of 80 places, 4 exchanges, 1 word
    bound=bound,
    name=name,
    view=view.view,
    own=view.own,
    tally=tally,
    text=picture.text,
    svg=picture.svg,
    reason=reason,
    because=because,
    rounds=lambda seats: seats,  # LK-14
)
