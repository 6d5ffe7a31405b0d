"""The compiled part of reading: a game played again, with what everybody saw when it was his turn."""

from typing import Any

from ...kernel import contract, features
from ...kernel.compile import entry


@entry
def replay(
    states: Any, seen: Any, seats: Any, actions: Any, observations: Any, masks: Any, numbers: Any, out: Any
) -> None:
    """`states` and `seen` are arrays of one record, `out` is room for legal actions; the other arrays go by move."""
    for i in range(len(actions)):
        seat, action = seats[i], actions[i]
        seen[0] = states[0]
        contract.observe(seen[0], seat)
        seen[0].eyes = seat + 1
        features.features(seen[0], seat, observations[i])
        features.mask(seen[0], seat, masks[i], out)
        numbers[i] = features.number(seen[0], seat, action)
        contract.play(states[0], seat, action)
