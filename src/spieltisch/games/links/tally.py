"""links: how the points come about, LK-13."""

from typing import Any

from ...kernel.game import Line, line
from .state import COLOURS, ELEVEN
from .view import cards


def tally(s: Any) -> list[list[Line]]:
    return [_lines(s, seat) for seat in range(int(s.seats))]


def _lines(s: Any, seat: int) -> list[Line]:
    """The bonuses; then a line for each colour in hand, and for the jokers, or one for who has nothing left."""
    bonuses, jokers, hand = int(s.bonuses[seat]), int(s.jokers[seat]), cards(s, s.hand[seat])
    lines = [line(ELEVEN * bonuses, "tally-links-bonuses", count=bonuses)]
    for colour in (COLOURS[colour] for colour in s.colour.tolist()):
        numbers = [int(card[1:]) for card in hand if card[0] == colour]
        if numbers:
            listed = ", ".join(map(str, numbers))
            lines.append(line(-sum(numbers), "tally-links-cards", colour=colour, numbers=listed))
    if jokers:
        lines.append(line(-ELEVEN * jokers, "tally-links-jokers", count=jokers))
    return lines if hand or jokers else [*lines, line(0, "tally-links-out")]
