"""No bot sees what its seat may not see: by the type, and by its moves in positions that differ in what is hidden."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.bots.bot import UNHURRIED, Bot, Budget, Sight, ask
from spieltisch.bots.levels import LEVELS, named
from spieltisch.bots.search import Search
from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match
from tests.bots.reached import chooser, positions, sight, twin

KEYS = st.integers(0, 2**64 - 1)
QUICK = Budget(simulations=40)


def peeps(bot_at: Callable[[Match], Bot], match: Match, other: Match, seat: int, key: int) -> bool:
    """Does its move depend on what the seat cannot know? `bot_at`: the bot, however close it can get to the game."""
    return ask(bot_at(match), match, seat, key) != ask(bot_at(other), other, seat, key)


@pytest.mark.parametrize("game", ids())
@settings(max_examples=25)
@given(data=st.data())
def test_twins_get_the_same_move_from_every_level(game: str, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    seat, key = chooser(match), data.draw(KEYS)
    other = twin(match, seat, data.draw(KEYS))
    for level in LEVELS:
        bot = named(match.game, level, QUICK)
        assert not peeps(lambda _, bot=bot: bot, match, other, seat, key), level  # type: ignore[misc]


@dataclass(frozen=True)
class Peeping:
    """Plays by a tile it has no business to know: it was let near the match itself."""

    match: Match
    budget: Budget = UNHURRIED

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        return int(sight.actions[hash(self.match.positions[-1].tobytes()) % len(sight.actions)])


@pytest.mark.parametrize("game", ids())
def test_a_bot_that_peeps_is_caught(game: str) -> None:
    match = Match(game, seed="3c" * 32)
    while len(match.legal(match.to_act[0])) < 4:
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    seat = match.to_act[0]
    assert any(peeps(Peeping, match, twin(match, seat, key), seat, 0) for key in range(20))


@pytest.mark.parametrize("game", ids())
def test_a_sight_with_the_truth_in_it_is_refused(game: str) -> None:
    match = Match(game, seed="4d" * 32)
    seat = match.to_act[0]
    honest = sight(match, seat)
    for untrue in (match.positions[-1], match.sampled(seat, 1)):
        with pytest.raises(ValueError, match="a bot sees what its seat sees"):
            replace(honest, seen=untrue)
    for other in range(match.players):
        if other != seat:
            with pytest.raises(ValueError, match=f"seat {other} does not see this"):
                replace(honest, seat=other)


@pytest.mark.parametrize("game", ids())
def test_what_a_bot_is_given_is_its_own_copy(game: str) -> None:
    """Whatever it does to it, the game goes on as before."""
    match = Match(game, seed="5e" * 32)
    seen = sight(match, match.to_act[0])
    assert seen.seen.base is None
    before = match.positions[-1].tobytes()
    seen.seen[:] = 0
    seen.actions[:] = 0
    assert match.positions[-1].tobytes() == before
    assert find(game).record == seen.seen.dtype


@pytest.mark.parametrize("game", ids())
def test_thinking_leaves_no_trace(game: str) -> None:
    """A search between two searches, also one about another seat's tiles, changes nothing in the second."""
    match = Match(game, seed="6f" * 32)
    seat = match.to_act[0]
    first = Search(QUICK).found(sight(match, seat), QUICK, 9)
    for key in range(3):
        elsewhere = twin(match, seat, key)
        Search(QUICK).found(sight(elsewhere, seat), QUICK, key)
    assert Search(QUICK).found(sight(match, seat), QUICK, 9) == first
