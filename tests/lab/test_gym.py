"""Gymnasium's own check, and what it does not check: bots, seats, many tables, hidden tiles."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spieltisch.bots.bot import Budget
from spieltisch.bots.search import Search
from spieltisch.lab.catalogue import environments
from spieltisch.lab.gym import Many, Solo

GAMES = ["bridges", "links", "sums", "ten", "blockers"]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("which", environments())
def test_passes_the_check(which: str) -> None:
    check_env(gymnasium.make(which).unwrapped, skip_render_check=True)


@every_game
def test_renders(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = {}
    for mode in Solo.metadata["render_modes"]:
        env = Solo(game, render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()
    assert shown["human"] is None
    assert capsys.readouterr().out.strip() == shown["ansi"].strip()
    assert shown["svg"].startswith("<svg")
    assert shown["rgb_array"].shape == (480, 640, 3)


def finish(env: Solo, seed: int) -> tuple[float, Any]:
    luck = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        number = luck.choice(np.flatnonzero(info["action_mask"]))
        shown, reward, over, _, info = env.step(number)
        if over:
            assert not info["action_mask"].any()
            return reward, shown


@every_game
def test_bots_answer_and_the_same_seed_gives_the_same_game(game: str) -> None:
    def play(seed: int) -> tuple[float, Any]:
        bot = Search(Budget(simulations=4)) if game == "ten" else "easy"
        return finish(Solo(game, opponents=bot, seat=1), seed)

    (reward, shown), (again, same) = play(3), play(3)
    assert reward == again
    assert (shown == same).all()


def test_easy_beats_chance() -> None:
    results = [finish(Solo("sums", opponents="easy"), seed)[0] for seed in range(12)]
    assert np.mean(results) < -0.5


def test_each_opponent_its_own_bot() -> None:
    asked = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        return masks.argmax(1)

    envs = Many("blockers", 8, seats=3, opponents=["random", policy], seat=0)
    envs.reset(seed=1)
    for _ in range(30):
        envs.step(envs.rivals.batch.masks.argmax(1))
    assert sum(asked) >= 8 * 30
    with pytest.raises(ValueError, match="2 opponents"):
        Many("blockers", 1, seats=3, opponents=["random"])


def test_what_is_not_legal_loses_or_is_refused() -> None:
    env = Solo("ten")
    _, info = env.reset(seed=1)
    bad = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(bad)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(ValueError, match="the game is over"):
        env.step(bad)
    strict = Solo("ten", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal"):
        strict.step(bad)


@every_game
def test_many_tables(game: str) -> None:
    envs: Any = gymnasium.make_vec(f"spieltisch/{game}-v1", num_envs=16, vectorization_mode="vector_entry_point")
    batch = envs.unwrapped.rivals.batch
    assert batch.seats > 1
    shown, infos = envs.reset(seed=2)
    assert shown in envs.observation_space
    ends, seats = 0, set()
    for _ in range(150):
        assert (batch.turns == infos["seat"]).all()
        before = infos["seat"]
        shown, rewards, over, cut, infos = envs.step(batch.random())
        seats |= set(before.tolist())
        assert not cut.any()
        assert not rewards[~over].any()
        for r in np.flatnonzero(over):
            ends += 1
            final = batch.look(int(before[r]), batch.ended[r : r + 1])[0]
            assert (infos["final_obs"][r] == final).all()
    assert ends
    assert seats == set(range(batch.seats))


@every_game
def test_nobody_is_shown_what_he_cannot_know(game: str) -> None:
    """A twin of the position for our seat: observation, mask, info and render are the same."""
    env = Solo(game, render_mode="ansi")
    _, info = env.reset(seed=4)
    batch = env.rivals.batch
    luck = np.random.default_rng(5)
    for number in range(12):
        truth, told = batch.states.copy(), received(env)
        batch.states[:] = batch.match(0).sampled(info["seat"], number)
        assert received(env) == told
        batch.states[:] = truth
        *_, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        if over:
            break


def received(env: Solo) -> list[bytes]:
    """What an observation is made of is looked at anew, as a step would."""
    batch = env.rivals.batch
    seat = int(env.rivals.seat[0])
    return [batch.look(seat).tobytes(), batch.mask(seat).tobytes(), env.render().encode()]
