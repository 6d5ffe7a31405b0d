"""The law that ties imagination to the deal: what a seat imagines could have been dealt.

`sample` and `observe` could agree with each other and both be wrong: a counter kept beside the hidden tiles, say,
that one forgets to blank and the other to make anew. The deal is the outside witness. From the deal of this game
we go step by step - two tiles exchanged, a choice or a bit of a word changed - towards a deal that leads, by the
same moves, to the imagined position, and demand to arrive.
"""

from random import Random
from typing import Any

import numpy as np

from ..kernel import entries
from ..match import Match
from .broken import demand, law
from .walk import room, viewers, who

EARLY = 8  # moves; later, too many deals would lead somewhere else
STEPS = 60_000
SAMPLES = 2


@law
def reachable(match: Match, luck: Random) -> None:
    """Early in the game: some deal leads, by the same moves, to what a viewer imagines."""
    if len(match.moves) > EARLY:
        return
    road = Road(match)
    for viewer in viewers(match):
        left: set[str] = set()
        for _ in range(SAMPLES):
            left = road.towards(match.sampled(viewer, luck.getrandbits(64)), luck)
            if not left:
                break
        fields = ", ".join(sorted(left))
        demand(not left, "no deal was found that leads to what {} imagines; never right: {}", who(viewer), fields)


class Road:
    """From deals to positions by the moves of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        plan = match.game.plan(match.players, match.options)
        self.deal = plan.encode(match.deal)
        self.parts = plan.arrays[1].tolist()
        self.options = match.game.codes(match.options)
        self.blank, self.position = match.game.blank(), match.game.blank()
        self.out = room(match.game)
        self.actions = []
        for number, (seat, move) in enumerate(match.moves):
            then = match.copy()
            then.positions = match.positions[: number + 1]
            self.actions.append((seat, then.actions(seat)[move]))

    def lead(self, deal: Any) -> Any | None:
        """Where the moves lead from this deal; None if it does not allow them."""
        self.position[:] = self.blank
        entries.setup(self.position, 0, self.match.players, self.options, deal)
        for seat, action in self.actions:
            if not entries.asked(self.position, 0) >> seat & 1:
                return None
            count = entries.legal(self.position, 0, seat, self.out)
            if action not in self.out[:count]:
                return None
            entries.play(self.position, 0, seat, action)
        return self.position.view(np.uint8)

    def towards(self, target: Any, luck: Random) -> set[str]:
        """The fields that stay different from the target on the best road found."""
        goal = target.view(np.uint8)
        deal = self.deal.copy()
        here = self.lead(deal)
        assert here is not None
        nearest = int(np.bitwise_count(here ^ goal).sum())
        for _ in range(STEPS):
            if not nearest:
                return set()
            step = self.changed(deal, luck)
            there = self.lead(step)
            if there is None:
                continue
            distance = int(np.bitwise_count(there ^ goal).sum())
            if distance <= nearest:  # sideways too, or a plateau would be the end
                deal, nearest = step, distance
        self.lead(deal)
        names = self.match.game.record.names or ()
        return {name for name in names if (self.position[name] != target[name]).any()}

    def changed(self, deal: Any, luck: Random) -> Any:
        step = deal.copy()
        kind, start, count = luck.choice(self.parts)
        if kind == entries.SHUFFLE:
            i, j = start + luck.randrange(count), start + luck.randrange(count)
            step[i], step[j] = deal[j], deal[i]
        elif kind == entries.CHOICE:
            step[start] = luck.randrange(count)
        else:
            step[start] ^= np.int64(np.uint64(1) << np.uint64(luck.randrange(64)))
        return step
