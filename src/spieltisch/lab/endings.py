"""Small settings: real positions near the end of a game, small enough to be solved exactly.

The games cannot be made smaller without becoming others: their boards and decks are part of the rules. What can be
small is what is left of a game. An ending is a position as a spectator knows it. What is hidden in it is dealt anew -
all ways that agree with it, or if they are too many some of them, equally likely - and then it is played to its end by
the game's own rules. So it is a game of chance and hidden tiles like the whole one, with a tree of up to some thousand
nodes.
"""

import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..kernel import entries
from ..kernel.bits import lowest
from ..match import Match
from . import core
from .shape import Shape

DRAWS = 400  # completions drawn to find all there are
MOST_WORLDS = 24
MOST_NODES = 4000


@dataclass(frozen=True, eq=False)
class Ending:
    record: dict[str, Any]  # of a game that is not over
    most: int = MOST_WORLDS

    @classmethod
    def largest(cls, match: Match, most: int = MOST_WORLDS) -> "Ending | None":
        """Of a finished game, the earliest position that is small enough."""
        match, best = match.copy(), None
        while match.moves:
            match.undo()
            ending = cls(match.record(), most)
            if ending.tree is None:
                break
            best = ending
        return best

    @cached_property
    def match(self) -> Match:
        return Match.load(copy.deepcopy(self.record))

    @cached_property
    def shape(self) -> Shape:
        return Shape.of(self.match.game, self.seats, self.match.options)

    @property
    def seats(self) -> int:
        return self.match.players

    @cached_property
    def worlds(self) -> Any:
        """The positions it may be, in a fixed order; `complete` if these are all."""
        found: dict[bytes, Any] = {}
        for key in range(DRAWS):
            world = self.match.sampled(None, key)
            found.setdefault(world.tobytes(), world)
            if len(found) > self.most:
                found.popitem()
                break
        return np.concatenate([found[name] for name in sorted(found)])

    @cached_property
    def complete(self) -> bool:
        return len({self.match.sampled(None, key).tobytes() for key in range(DRAWS)}) == len(self.worlds)

    @cached_property
    def tree(self) -> "Node | None":
        """The whole tree; None if it is too large."""
        left = [MOST_NODES]
        try:
            return Node(CHANCE, (), tuple(self._from(self.worlds[i : i + 1], left) for i in range(len(self.worlds))))
        except OverflowError:
            return None

    def _from(self, world: Any, left: list[int]) -> "Node":
        return self._grow(world.copy(), tuple((_observed(world, seat),) for seat in range(self.seats)), left)

    def _grow(self, state: Any, known: "Known", left: list[int]) -> "Node":
        left[0] -= 1
        if left[0] < 0:
            raise OverflowError("the tree is too large")
        asked = entries.asked(state, 0)
        if not asked:
            rewards, scores = np.zeros(self.seats), np.zeros(self.seats, np.int64)
            core.rewarded(state, 0, self.seats, core.WIN, scores, rewards)
            return Node(END, returns=tuple(rewards.tolist()))
        seat = lowest(asked)
        out = np.zeros(self.match.game.most_moves, np.int64)
        children, actions = [], sorted(out[: entries.legal(state, 0, seat, out)].tolist())
        for action in actions:
            after = state.copy()
            entries.play(after, 0, seat, action)
            later = tuple(
                (*before, action if other == seat else -1, _observed(after, other))
                for other, before in enumerate(known)
            )
            children.append(self._grow(after, later, left))
        return Node(seat, known[seat], tuple(children), tuple(actions))


CHANCE, END = -1, -2


@dataclass(frozen=True)
class Node:
    """A chance node, whose children are equally likely, a decision of a seat, or an end."""

    seat: int
    known: tuple[Any, ...] = ()  # all that the seat in turn has seen and done
    children: tuple["Node", ...] = ()
    actions: tuple[int, ...] = ()
    returns: tuple[float, ...] = ()

    @cached_property
    def size(self) -> int:
        return 1 + sum(child.size for child in self.children)

    @property
    def situations(self) -> set[tuple[Any, ...]]:
        """What there is to decide: a seat and what it knows."""
        own = {(self.seat, *self.known)} if len(self.children) > 1 and self.seat >= 0 else set()
        return own.union(*(child.situations for child in self.children))


Known = tuple[tuple[Any, ...], ...]  # of each seat


def _observed(state: Any, seat: int) -> bytes:
    seen = state.copy()
    entries.observe(seen, 0, seat)
    return bytes(seen.tobytes())
