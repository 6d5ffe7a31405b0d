"""What is public in a game of sums, written down without looking at any record."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from spieltisch.games.sums import GAME
from spieltisch.kernel import entries
from spieltisch.match import Match
from tests.games.sums.table import CARDS, careful, long_game

View = dict[str, Any]


class Public:
    """What everybody could write down who looks on from the deal, and what follows from it.

    Each card that nobody sees comes from the deal or from one of the reshuffles, and so does each card of a hand:
    drawing is done openly, and so is laying.
    """

    def __init__(self, match: Match) -> None:
        self.come_from = dict.fromkeys(CARDS, 0)
        self.held = [Counter({0: 3}) for _ in range(match.players)]
        self.reshuffles = 0
        self.pile = 28 - 3 * match.players
        for number, (seat, move) in enumerate(match.moves):
            before, after = (self._seen(match, n) for n in (number, number + 1))
            if ">" in move:
                self.held[seat][self.come_from[move.split(">")[0]]] -= 1
            active = before["active"]
            drawn = after["seats"][active]["cards"] - before["seats"][active]["cards"] + (">" in move)
            for _ in range(drawn):
                if not self.pile:
                    self.reshuffles += 1
                    covered = {*before["covered"], *([before["grid"][int(move[-1]) - 1]] if ">" in move else [])}
                    self.come_from.update(dict.fromkeys(covered, self.reshuffles))
                    self.pile = len(covered)
                self.held[active][self.reshuffles] += 1
                self.pile -= 1
        self.now = self._seen(match, len(match.moves))

    @staticmethod
    def _seen(match: Match, number: int) -> View:
        then = match.positions[number].copy()
        entries.observe(then, 0, -1)
        return GAME.view(then[0])

    def allows(self, whole: View) -> bool:
        """Could this be the truth?"""
        hands = [seat["hand"] for seat in whole["seats"]]
        pile = whole["pile"]["cards"]
        public = ("phase", "active", "grid", "covered", "laid", "announced")
        return (
            sorted([*whole["grid"], *whole["covered"], *pile, *chain(*hands)]) == sorted(CARDS)
            and all(whole[name] == self.now[name] for name in public)
            and whole["pile"]["left"] == len(pile) == self.pile
            and all(self.come_from[card] == self.reshuffles for card in pile)
            and [Counter(self.come_from[card] for card in hand) for hand in hands] == [+held for held in self.held]
            and all(seat["choice"] is not None for seat in whole["seats"] if seat["decided"])
            and [seat["decided"] for seat in whole["seats"]] == [seat["decided"] for seat in self.now["seats"]]
        )


def somewhere(players: int, seed: int, moves: int, endless: bool) -> Match:
    """The middle of a game; an endless one has no misses, so that there are many reshuffles."""
    match, luck = long_game(players, seed), Random(seed)
    while len(match.moves) < moves:
        seat, move = careful(match, luck)
        then = match.copy()
        then.play(move, seat)
        if then.over:
            break
        match = then
        if endless:
            match.s.misses[:] = 0
    return match
