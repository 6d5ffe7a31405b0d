"""The law of likelihood: before anybody has moved, the truth is one draw like any other.

Over many random deals, what a viewer imagines is spread exactly as what was dealt, in every bit of the record: else
it knows more than it should, or believes something that the cards do not say. Later in a game this need not be so,
as moves tell something about hands, and `sample` may leave that to the bots.
"""

from random import Random
from typing import Any

import numpy as np

from ..kernel import entries
from ..match import Match
from .broken import demand, law
from .secrets import eyes
from .walk import Viewer, viewers, who

DEALS = 3000
FAR = 7.0  # standard deviations; a record has thousands of bits, and what is that far off has a second try


@law
def fair(match: Match, luck: Random) -> None:
    """Over many deals, what a viewer imagines is spread as what was dealt."""
    viewer = luck.choice(viewers(match))
    for times in (1, 4):
        field = _unlike(*_deals(match, viewer, luck, times * DEALS))
        if not field:
            return
    demand(False, "what {} imagines in `{}` is not spread as what is dealt there", who(viewer), field)


def _deals(match: Match, viewer: Viewer, luck: Random, count: int) -> tuple[Any, Any]:
    """Records of so many random deals, and what the viewer imagines of each."""
    material, parts = match.game.plan(match.players, match.options).arrays
    options, deal = match.game.codes(match.options), material.copy()
    dealt = match.game.blank(count)
    for row in range(count):
        entries.random_deal(deal, material, parts, np.uint64(luck.getrandbits(64)))
        entries.setup(dealt, row, match.players, options, deal)
    imagined = dealt.copy()
    for row in range(count):
        entries.observe(imagined, row, eyes(viewer))
        entries.sample(imagined, row, eyes(viewer), np.uint64(luck.getrandbits(64)))
    return dealt, imagined


def _unlike(dealt: Any, imagined: Any) -> str:
    """The field that is least alike in both, if any is too far apart."""
    worst, where = FAR, ""
    for name in dealt.dtype.names:
        one, other = (
            np.unpackbits(np.ascontiguousarray(records[name]).reshape(len(records), -1).view(np.uint8), axis=1)
            for records in (dealt, imagined)
        )
        both = one.any(0) & ~one.all(0) & other.any(0) & ~other.all(0)  # a bit that never changes is no hidden one
        more, less = (one & ~other & 1)[:, both].sum(0), (other & ~one & 1)[:, both].sum(0)
        if len(more):
            far = (np.abs(more.astype(float) - less) / np.sqrt(np.maximum(more + less, 1))).max()
            if far > worst:
                worst, where = float(far), name
    return where
