"""Hand-made and random games for the tests of links."""

import random

from spieltisch.games.links import GAME
from spieltisch.match import Match

CARDS = [f"{colour}{number}" for colour in "yrbg" for number in range(1, 22) if number != 11]
DECK = CARDS + ["*"] * 4
HAND = {2: 20, 3: 20, 4: 15, 5: 12, 6: 12}


def table(
    *hands: str, stack: str = "", rows: str = "ybrg", start: int = 0, options: dict[str, int] | None = None
) -> Match:
    """A game for as many seats as hands; what is not named is filled up, far from the 11s first, jokers last."""
    named = " ".join([*hands, stack]).split()
    rest = sorted(CARDS, key=lambda card: -abs(int(card[1:]) - 11)) + ["*"] * 4
    for card in named:
        rest.remove(card)
    deck: list[str] = []
    for hand in hands:
        missing = HAND[len(hands)] - len(hand.split())
        deck += hand.split() + rest[:missing]
        rest = rest[missing:]
    deal = {"start": start, "rows": list(rows), "deck": deck + stack.split() + rest}
    return Match(GAME, len(hands), options, deal=deal)


def play(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def drain(match: Match) -> Match:
    """Everybody draws until the stack is used up."""
    while match.s.left:
        match.play("draw")
    return match


def lays(match: Match) -> set[str]:
    """The legal moves that are not just words."""
    return {move for move in match.legal() if not move.isalpha()}


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = match.state()["position"]["seats"][seat]["hand"]
    return cards


def fill(match: Match) -> Match:
    """Fill the whole board: cards wherever they fit beside another, no joker, connection card or exchange."""
    there = lying(match)
    while len(there) < 84 or "end" in match.legal():
        moves = [move for move in match.legal() if move.isalpha() or adjoins(there, move)]
        match.play(min(moves, key=lambda move: (move.isalpha(), move)))
        there = lying(match)
    return match


def lying(match: Match) -> dict[str, str]:
    """What lies where: the place's name, and "*" or the card."""
    rows = match.view()["position"]["rows"]
    return {f"{row['colour']}{n}": lies for row in rows for n, lies in enumerate(row["lies"], 1) if lies}


def adjoins(there: dict[str, str], move: str) -> bool:
    """Is it a card, not a joker, beside another of its row?"""
    return move[-1].isdigit() and any(f"{move[0]}{int(move[1:]) + step}" in there for step in (-1, 1))


def random_game(players: int, seed: int, moves: int, eager: float = 0.8, drained: bool = False) -> Match:
    """So many random moves; cards are laid, where possible, with the probability `eager`."""
    rng = random.Random(seed)
    match = Match(GAME, players, seed=f"{seed:064x}")
    if drained:
        drain(match)
    while not match.over and len(match.moves) < moves:
        legal = match.legal()
        some = [move for move in legal if not move.isalpha()]
        match.play(rng.choice(some if some and rng.random() < eager else legal))
    return match
