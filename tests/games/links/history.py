"""What can be proven about hidden cards in links: worked out from the moves everybody has seen, nothing else."""

from collections import Counter
from typing import Any

from spieltisch.match import Match
from tests.games.links.table import CARDS, DECK, HAND

Cards = list[str]


class History:
    def __init__(self, match: Match) -> None:
        self.on_table: dict[str, str] = {f"{colour}11": f"{colour}11" for colour in "yrbg"}
        self.sizes = [HAND[match.players]] * match.players
        self.stack = 84 - sum(self.sizes)
        self.jokers = [0] * match.players  # certainly in that hand
        self.never: list[set[str]] = [set() for _ in self.sizes]  # certainly not in that hand
        for seat, move in match.moves:
            place = move.rstrip("*=")
            if move == "draw":
                self.stack -= 1
                self.sizes[seat] += 1
            elif move == "pass":
                self.never[seat] |= {card for card in CARDS if self.fits(card)}
            elif move.endswith("="):
                self.on_table[place] = place
                self.jokers[seat] += 1
            elif move != "end":
                self.on_table[place] = "*" if move.endswith("*") else place
                self.sizes[seat] -= 1
                if move.endswith("*"):
                    self.jokers[seat] = max(0, self.jokers[seat] - 1)

    def fits(self, card: str) -> bool:
        beside = (f"{card[0]}{int(card[1:]) + step}" for step in (-1, 1))
        return card not in self.on_table and any(place in self.on_table for place in beside)

    def hidden(self) -> Cards:
        """All cards of the deck that do not lie on the table."""
        left = Counter(DECK)
        left.subtract(card for card in self.on_table.values() if not card.endswith("11"))
        return sorted(left.elements())

    def allows(self, hands: list[Cards], stack: Cards) -> bool:
        return (
            sorted([card for cards in hands for card in cards] + stack) == self.hidden()
            and [len(cards) for cards in hands] == self.sizes
            and len(stack) == self.stack
            and all(cards.count("*") >= jokers for cards, jokers in zip(hands, self.jokers, strict=True))
            and not any(set(cards) & never for cards, never in zip(hands, self.never, strict=True))
        )


def whole(match: Match, record: Any) -> tuple[list[Cards], Cards]:
    """The hands and the stack of a whole record."""
    view = match.game.view(record)
    return [seat["hand"] for seat in view["seats"]], view["deck"]
