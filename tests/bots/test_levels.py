"""Every level plays every game, variant and number of seats; budgets and keys mean what they say."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import from_dtype

from spieltisch.bots import walk
from spieltisch.bots.bot import UNHURRIED, Bot, Budget, Sight, answer, ask
from spieltisch.bots.easy import has_worth, weigh
from spieltisch.bots.levels import LEVELS, named
from spieltisch.bots.ready import warm
from spieltisch.bots.search import Found, Search
from spieltisch.conformance.walk import seed_of
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids
from spieltisch.lab.arena.entrant import from_source
from spieltisch.match import Match
from tests.bots.reached import SETUPS, Setup, called, chooser, positions, sight

QUICK = Budget(simulations=12)
KEYS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_level_plays_it_to_the_end(setup: Setup) -> None:
    game, seats, options = setup
    for first in range(0, len(LEVELS), min(seats, len(LEVELS))):
        match = Match(game, seats, options, seed=seed_of("levels", first))
        bots = [named(match.game, LEVELS[(first + seat) % len(LEVELS)], QUICK) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[-1]
            match.play(ask(bots[seat], match, seat, len(match.moves)), seat)
        assert match.scores is not None


@pytest.mark.parametrize("game", ids())
@settings(max_examples=8)
@given(data=st.data())
def test_the_same_key_and_simulations_give_the_same_on_one_thread_or_several(game: str, data: st.DataObject) -> None:
    match = data.draw(positions(game))
    key = data.draw(KEYS)
    seen = sight(match, chooser(match))
    budget = Budget(simulations=120)

    def found(threads: int) -> list[Found]:
        return Search(budget, trees=4, threads=threads).found(seen, budget, key)

    alone = found(1)
    assert found(4) == found(2) == alone
    with ThreadPoolExecutor(3) as crowd:  # as on a server, where many think at once
        assert list(crowd.map(found, [1, 2, 1])) == [alone] * 3


@dataclass(frozen=True)
class Silent:
    budget: Budget = UNHURRIED

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        raise AssertionError("it was asked all the same")


def test_a_bot_with_one_move_is_not_asked() -> None:
    match = Match("ten", seed="00" * 32)
    assert ask(Silent(), match, match.to_act[0], 0) == "0,0"


def test_a_move_that_is_not_legal_goes_no_further() -> None:
    class Stubborn(Silent):
        def choose(self, sight: Sight, budget: Budget, key: int) -> int:
            return -1

    match = Match("links", seed="00" * 32)
    bot: Bot = Stubborn()
    with pytest.raises(ValueError, match="chose -1, which is not legal"):
        answer(bot, sight(match, match.to_act[0]), 0)


def test_a_search_ends_when_its_time_is_over_or_its_simulations_are_done() -> None:
    match = Match("links", seed="11" * 32)
    seen = sight(match, match.to_act[0])

    def tried(budget: Budget, trees: int = 1) -> int:
        return sum(move.visits for move in Search(budget, trees=trees).found(seen, budget, 3, thorough=True))

    assert tried(Budget(simulations=100)) == 100
    assert tried(Budget(simulations=100), trees=4) == 100
    assert tried(Budget(simulations=100, milliseconds=60_000)) == 100
    assert 0 < tried(Budget(simulations=10**12, milliseconds=20)) < 10**9
    assert 0 < tried(Budget(milliseconds=20), trees=3) < 10**9
    assert tried(Budget(milliseconds=0)) > 0
    with pytest.raises(ValueError, match="a search without an end"):
        tried(UNHURRIED)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="grandmaster"):
        named(find("ten"), "grandmaster")


@pytest.mark.parametrize("game", ids())
def test_after_getting_ready_nothing_is_left_to_compile(game: str) -> None:
    """A game may begin with a seat that has one move only, and then nobody is asked."""
    found = find(game)
    warm(found)
    entries: list[Any] = [walk.simulate, walk.kin, *([weigh] if has_worth(found) else [])]
    for entry in entries:
        assert any(first.dtype == from_dtype(found.record) for first, *_ in entry.signatures), entry


def test_the_bot_of_the_docs_plays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    bot = from_source("mine.py", page.partition("```python\n")[2].partition("```")[0])
    match = Match("links", seed="22" * 32)
    while not match.over:
        match.play(ask(bot, match, match.to_act[0], len(match.moves), QUICK))
