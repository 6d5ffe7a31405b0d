"""Our own games with one hidden thing left in sight, or imagined unevenly: the laws notice, whatever it is."""

from random import Random
from typing import Any

import numpy as np
import pytest

from spieltisch.conformance import Broken, chances, secrets
from spieltisch.conformance.walk import at, finish, in_position
from spieltisch.kernel import entries
from spieltisch.kernel.registry import find
from spieltisch.match import Match

HIDDEN = {
    "bridges": ("rack", "bag", "drawn", "gifts"),
    "links": ("hand", "jokers", "stack"),
    "sums": ("hand", "choice", "pile", "reshuffle"),
    "ten": ("stock",),
    "blockers": ("rack", "stock"),
}
# Where the hidden order lies whose first two may change places.
ORDER = {"bridges": "bag", "links": "stack", "sums": "pile", "ten": "stock", "blockers": "stock"}


def hides(match: Match, field: str) -> bool:
    """Is there something in this field now that some seat does not see?"""
    seats = range(match.players)
    return any((match.observed(seat)[field] != match.positions[-1][field]).any() for seat in seats)


def tells(match: Match, twin: Match, seat: int) -> bool:
    """The law `leak`, for a twin that was imagined while nothing was in sight that should not be."""
    return secrets.received(match, seat, []) != secrets.received(twin, seat, [])


@pytest.mark.parametrize(("game", "field"), [(game, field) for game, fields in HIDDEN.items() for field in fields])
def test_whatever_is_hidden_is_missed_when_it_is_in_sight(
    game: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    observe = entries.observe

    def forgetful(states: Any, row: int, seat: int) -> None:
        before = states[row][field].copy()
        observe(states, row, seat)
        states[row][field] = before

    luck = Random(field)
    whole = finish(Match(game, find(game).seats[-1], seed="7" * 64), luck)
    match = next(then for then in (at(whole, n) for n in range(len(whole.moves))) if hides(then, field))
    seats = [(seat, in_position(match, match.sampled(seat, key))) for seat in range(match.players) for key in range(8)]
    assert not any(tells(match, twin, seat) for seat, twin in seats)
    monkeypatch.setattr(entries, "observe", forgetful)
    assert any(tells(match, twin, seat) for seat, twin in seats)


@pytest.mark.parametrize("game", ORDER)
def test_an_order_that_is_imagined_unevenly(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample, field = entries.sample, ORDER[game]

    def wishful(states: Any, row: int, seat: int, key: Any) -> None:
        """Of the last two the smaller one comes first."""
        sample(states, row, seat, key)
        hidden = states[row][field].reshape(-1)
        last = np.flatnonzero(hidden)[-2:]
        hidden[last] = sorted(hidden[last])

    match = Match(game, seed="7" * 64)
    chances.fair(match, Random(2))
    monkeypatch.setattr(entries, "sample", wishful)
    with pytest.raises(Broken, match="not spread as what is dealt"):
        chances.fair(match, Random(2))
