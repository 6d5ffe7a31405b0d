"""OpenSpiel's own tests on every game; resampling, observations, and that neither tells what a seat cannot know."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from spieltisch.kernel import entries
from spieltisch.kernel.registry import find
from spieltisch.lab import spiel

SETUPS = ["ten(open=True)", "sums(players=3)", "blockers(duel=True)", "bridges(symbols=True)", "links(players=4)"]
GAMES = ["ten", "sums", "blockers", "bridges", "links"]
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("which", SETUPS)
def test_random_simulation(which: str) -> None:
    """With serialisation, masks, observations and information states at every step: OpenSpiel's C++ test."""
    pyspiel.random_sim_test(pyspiel.load_game(f"spieltisch_{which}"), num_sims=1, serialize=True, verbose=False)


def some_state(game: Any, luck: Random, most: int) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])
    for _ in range(luck.randrange(most)):
        if state.is_terminal():
            return some_state(game, luck, most)
        state.apply_action(luck.choice(state.legal_actions()))
    return state if not state.is_terminal() else some_state(game, luck, most)


@every_game
def test_resampling(name: str) -> None:
    """As OpenSpiel wants it: the player can tell no difference, and somebody could if there is anything to know."""
    game, luck = pyspiel.load_game(f"spieltisch_{name}"), Random(1)
    others = set()
    for _ in range(6):
        state = some_state(game, luck, 40)
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, luck.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert (np.array(twin.observation_tensor(player)) == state.observation_tensor(player)).all()
            assert twin.current_player() == state.current_player()
            assert twin.legal_actions(player) == state.legal_actions(player)
            others.add(twin._position.tobytes() == state._position.tobytes())
            while not twin.is_terminal():
                twin.apply_action(luck.choice(twin.legal_actions()))
            assert abs(sum(twin.returns())) < 1e-6
    assert False in others


@every_game
def test_what_is_resampled_comes_from_what_the_player_knows(name: str) -> None:
    """A state and a twin of it, for some player, lead to the same: nothing of the truth goes in."""
    game, luck = pyspiel.load_game(f"spieltisch_{name}"), Random(2)
    for _ in range(4):
        state = some_state(game, luck, 40)
        for player in range(game.num_players()):
            twin = state.resample_from_infostate(player, luck.random)
            draws = [luck.random(), luck.random()]
            one, other = (s.resample_from_infostate(player, iter(draws).__next__) for s in (state, twin))
            assert one._position.tobytes() == other._position.tobytes()
            assert one._known == other._known
            assert one.history() == other.history() == []


@every_game
def test_observations(name: str) -> None:
    """Tensors are those of the batch, planes have their names; public strings are the same for every seat."""
    game = pyspiel.load_game(f"spieltisch_{name}")
    state = some_state(game, Random(3), 30)
    observation = make_observation(game)
    for player in range(game.num_players()):
        observation.set_from(state, player)
        assert observation.tensor.shape == (game.observation_tensor_size(),)
        assert abs(observation.tensor).max() <= 1
        assert set(observation.dict) == {plane.name for plane in state._setting.shape.planes}
    public = make_observation(
        game,
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    strings = {public.string_from(state, player) for player in range(game.num_players())}
    assert len(strings) == 1


@every_game
def test_information_states_tell_apart_what_was_seen(name: str) -> None:
    """Of two games from one deal, they are the same for a seat as long as it has seen the same."""
    game, luck = pyspiel.load_game(f"spieltisch_{name}"), Random(4)
    one = some_state(game, luck, 1)
    other = one.clone()
    assert one.information_state_string(0) == other.information_state_string(0)
    actions = one.legal_actions()
    if len(actions) > 1:
        seat = one.current_player()
        one.apply_action(actions[0])
        other.apply_action(actions[1])
        assert one.information_state_string(seat) != other.information_state_string(seat)
    assert copy.deepcopy(one)._position.tobytes() == one._position.tobytes()
    assert pickle.loads(pickle.dumps(one._setting)).options == one._setting.options


def test_deals_are_fair_and_complete() -> None:
    state = pyspiel.load_game("spieltisch_ten").new_initial_state()
    assert [value for value, _ in state.chance_outcomes()] == [0, 1]
    drawn: list[int] = []
    state.apply_action(0)
    while state.is_chance_node():
        assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
        pile = drawn[len(drawn) // 15 * 15 :]
        left = {value: 5 - pile.count(value) for value in range(3)}
        assert {v: w * (15 - len(pile)) for v, w in state.chance_outcomes()} == pytest.approx(
            {v: n for v, n in left.items() if n}
        )
        drawn.append(state.chance_outcomes()[0][0])
        state.apply_action(drawn[-1])
    assert entries.asked(state._position, 0) == 1
    assert sorted(drawn[:15]) == sorted([0] * 5 + [1] * 5 + [2] * 5)


@pytest.mark.parametrize("name", ["ten", "links"])
def test_information_set_search_plays(name: str) -> None:
    game = pyspiel.load_game(f"spieltisch_{name}")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=3,
        random_state=np.random.RandomState(5),
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(6)),
    )
    state = some_state(game, Random(5), 10)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_every_game_is_registered() -> None:
    assert {f"spieltisch_{name}" for name in GAMES} <= set(pyspiel.registered_names())
    with pytest.raises(Exception, match="players"):
        spiel.Setting(find("ten"), {"players": 3})
