"""PettingZoo's own tests, on every game and variant."""

from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.save_obs_test import check_save_obs
from pettingzoo.utils import save_observation
from pettingzoo.utils.conversions import parallel_to_aec

from spieltisch.lab.catalogue import environments
from spieltisch.lab.zoo import Together, Turns, env, parallel_env

# PettingZoo knows by name its own environments whose observations are dictionaries with a mask, and warns of others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

IDS = list(environments())
GAMES = ["bridges", "links", "sums", "ten", "blockers"]
every_id = pytest.mark.parametrize("which", IDS)
every_game = pytest.mark.parametrize("game", GAMES)


@every_id
def test_api(which: str) -> None:
    api_test(pettingzoo.make("aec", which), num_cycles=20)


@every_game
def test_api_with_all_seats(game: str) -> None:
    seats = {"bridges": 4, "links": 6, "sums": 4, "ten": 2, "blockers": 5}[game]
    api_test(env(game, seats=seats), num_cycles=20)
    parallel_api_test(parallel_env(game, seats=seats, replace=True), num_cycles=20)


@every_id
def test_seeds(which: str) -> None:
    seed_test(partial(pettingzoo.make, "aec", which), num_cycles=20)


@every_game
def test_seeds_of_the_parallel_ones(game: str) -> None:
    parallel_seed_test(partial(parallel_env, game, replace=True), num_cycles=20)


@every_game
def test_max_cycles(game: str) -> None:
    """In a cycle of the AEC environment every seat answers once, if only to wait."""
    together = partial(parallel_env, game, replace=True)
    module = SimpleNamespace(
        parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles=max_cycles))
    )
    max_cycles_test(module)


def test_a_game_is_cut_short() -> None:
    table = Turns("ten", max_cycles=3)
    table.reset(seed=1)
    for number in range(3):
        assert not any(table.truncations.values()), number
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@every_game
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game), custom_tests={"svg": lambda text: text.startswith("<svg")})
    assert capsys.readouterr().out.strip()


@every_game
def test_observations_are_saved(game: str, tmp_path: Path) -> None:
    table = Turns(game, observation="picture")
    table.reset(seed=1)
    check_save_obs(table)
    save_observation(table, all_agents=True, save_dir=str(tmp_path))
    assert len(list(tmp_path.glob("*/*.png"))) == len(table.agents)
    api_test(env(game, observation="picture"), num_cycles=3)


def test_performance(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's benchmark runs for five seconds by the clock; here the clock jumps."""
    module = import_module("pettingzoo.test.performance_benchmark")
    ticks = iter(range(0, 1000, 2))
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    module.performance_benchmark(env("ten"))
    assert "turns per second" in capsys.readouterr().out


def play(table: Turns, luck: Any) -> dict[str, float]:
    table.reset(seed=5)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(luck.choice(np.flatnonzero(mask))))
    return dict(table.rewards)


@every_game
def test_a_whole_game_has_a_result(game: str) -> None:
    rewards = play(Turns(game), np.random.default_rng(2))
    assert abs(sum(rewards.values())) < 1e-6
    points = play(Turns(game, rewards="points"), np.random.default_rng(2))
    assert all(value == int(value) for value in points.values())


def test_who_writes_at_once_does_not_see_what_the_others_write() -> None:
    table = Together("sums", seats=4)
    table.reset(seed=3)
    luck = np.random.default_rng(4)
    together = 0
    while table.agents:
        asked = [agent for agent in table.agents if not table._mask(int(agent[-1]))[-1]]
        together = max(together, len(asked))
        before = {agent: table.batch.look(int(agent[-1])).tobytes() for agent in asked}
        if len(asked) > 1:
            table.batch.step(table.batch.random())
            for agent in asked[1:]:
                now = table.batch.look(int(agent[-1]))
                plane = table.batch.shape.slices["decided"]
                then = np.frombuffer(before[agent], np.int8).copy().reshape(1, -1)
                then[:, plane] = now[:, plane]
                assert (now == then).all()  # that a seat has decided is seen, what it has decided is not
            break
        masks = {agent: table._mask(int(agent[-1])) for agent in table.agents}
        table.step({agent: int(luck.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})
    assert together > 1


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="render modes are"):
        Turns("ten", render_mode="film")
    with pytest.raises(ValueError, match="planes or a picture"):
        Turns("ten", observation="sound")
    table = Together("ten")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal for seat_"):
        table.step({"seat_0": 1, "seat_1": 1})


@every_game
def test_nobody_is_shown_what_he_cannot_know(game: str) -> None:
    """A twin of the position, for some seat: nothing that reaches this seat or a spectator is another."""
    seats = {"sums": 3, "ten": 2}.get(game, 4)
    for observation in ("planes", "picture"):
        table = Together(game, seats=seats, observation=observation, replace=True)
        table.reset(seed=7)
        steps = 40 if observation == "planes" else 7
        for number in range(steps):
            table.step(dict.fromkeys(table.agents, -1))
            if not table.agents or number % 6:
                continue
            truth = table.batch.states.copy()
            for seat in range(seats):
                told = received(table, seat)
                table.batch.states[:] = table.batch.match(0).sampled(seat, number)
                assert received(table, seat) == told, f"seat {seat} after {number} steps"
                table.batch.states[:] = truth


def received(table: Together, seat: int) -> list[bytes]:
    """All that a seat is given: observation, mask, info, and the pictures for its eyes and a spectator's."""
    shown, info = table._shown(seat), table._info(seat)
    told = [*shown.values()] if isinstance(shown, dict) else [shown]
    found = [np.asarray(array).tobytes() for array in (*told, *info.values())]
    for table.eyes in (seat, None):
        for table.render_mode in ("ansi", "svg"):
            found.append(table.render().encode())
    return found
