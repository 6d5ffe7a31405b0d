"""The law that ties imagination to the deal: what a seat imagines could have been dealt.

`sample` and `observe` could agree with each other and both be wrong: a counter kept beside the hidden tiles, say,
that one forgets to blank and the other to make anew. The deal is the outside witness. From the deal of this game
we go step by step - two tiles exchanged, a choice or a bit of a word changed - towards a deal that leads, by the
same moves, to the imagined state, and demand to arrive. All the way the viewer must see what it sees.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from ..kernel import entries
from ..match import Match
from .broken import demand, law
from .secrets import observed
from .walk import Viewer, in_position, room, viewers, who

EARLY = 8  # moves; later, too many deals would lead somewhere else
STEPS = 60_000
SAMPLES = 3


@law
def reachable(match: Match, luck: Random) -> None:
    """Early in the game: some deal leads, by the same moves, to what a viewer imagines."""
    while len(match.moves) > EARLY or any(secrets(match)):  # a secret move may be imagined otherwise
        match.undo()
    road = Road(match)
    viewer = luck.choice(viewers(match))
    for _ in range(SAMPLES):
        target = match.sampled(viewer, luck.getrandbits(64))
        left = road.towards(target, viewer, luck) and road.towards(target, viewer, luck)  # a road can be blocked
        fields = ", ".join(sorted(left))
        demand(not left, "no deal that looks the same leads to what {} imagines: {} differs", who(viewer), fields)


def steps(match: Match) -> Iterator[tuple[Any, int, int]]:
    """Each move: the position before it, the seat, the action."""
    for position, (seat, move) in zip(match.positions, match.moves, strict=False):
        yield position[0], seat, in_position(match, position).actions(seat)[move]


def secrets(match: Match) -> Iterator[bool]:
    return (match.game.secret(s, seat, action) for s, seat, action in steps(match))


class Road:
    """From deals to positions by the moves of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        plan = match.game.plan(match.players, match.options)
        self.deal = plan.encode(match.deal)
        self.parts = plan.arrays[1].tolist()
        weight = {entries.CHOICE: 1, entries.WORD: 64}
        self.weights = [weight.get(kind, count) for kind, _, count in self.parts]
        self.options = match.game.codes(match.options)
        self.blank, self.position = match.game.blank(), match.game.blank()
        self.out = room(match.game)
        self.actions = [(seat, action) for _, seat, action in steps(match)]

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

    def towards(self, target: Any, viewer: Viewer, luck: Random) -> set[str]:
        """Nothing if a deal is found that leads there, else the fields that differ at the nearest one."""
        seen, goal = observed(target, viewer), target.view(np.uint8)
        deal, nearest = self.deal, 8 * len(goal)
        step = deal
        for _ in range(STEPS):
            there = self.lead(step)
            if there is not None:
                distance = int(np.bitwise_count(there ^ goal).sum())
                # Sideways too, or a plateau would be the end.
                if distance <= nearest and observed(self.position, viewer) == seen:
                    if distance < nearest and self.arrived(target):
                        return set()
                    deal, nearest = step, distance
            step = self.changed(deal, luck)
        self.lead(deal)
        names = self.match.game.record.names or ()
        return {name for name in names if (self.position[name] != target[name]).any()}

    def arrived(self, target: Any) -> bool:
        """Not byte for byte: a rule may leave behind, out of everybody's sight, a tile that has been drawn."""
        view = self.match.game.view
        return bool(view(self.position[0]) == view(target[0]))

    def changed(self, deal: Any, luck: Random) -> Any:
        step = deal.copy()
        kind, start, count = luck.choices(self.parts, self.weights)[0]
        if kind == entries.SHUFFLE:
            i, j = start + luck.randrange(count), start + luck.randrange(count)
            step[i], step[j] = deal[j], deal[i]
        elif kind == entries.CHOICE:
            step[start] = luck.randrange(count)
        else:
            step[start] ^= np.int64(np.uint64(1) << np.uint64(luck.randrange(64)))
        return step
