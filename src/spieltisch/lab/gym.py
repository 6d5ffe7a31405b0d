"""One seat against chosen bots, for Gymnasium: one table, or many at once. Needs the extra `rl`. See docs/lab.md.

import gymnasium, spieltisch.lab.gym
env = gymnasium.make("spieltisch/ten-v1", opponents="medium")
envs = gymnasium.make_vec("spieltisch/ten-v1", num_envs=1024)
"""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots.bot import Bot, answer, look
from ..bots.levels import named
from ..kernel import features
from .batch import Batch
from .catalogue import environments

Policy = Callable[[Any, Any], Any]  # (observations, masks): a number for each row
Opponent = str | Bot | Policy
RENDERS = ["human", "ansi", "svg", "rgb_array"]


class Rivals:
    """A batch in which one seat is ours and bots sit on the others."""

    def __init__(
        self,
        game: str,
        size: int,
        seats: int | None,
        options: dict[str, Any] | None,
        seat: int | None,
        opponents: Opponent | Sequence[Opponent],
        rewards: str,
        threads: int,
    ) -> None:
        self.batch = Batch(game, size, seats=seats, options=options, rewards=rewards, threads=threads)
        if seat is not None and not 0 <= seat < self.batch.seats:
            raise ValueError(f"there is no seat {seat}")
        wanted: list[Any] = (
            [*opponents] if isinstance(opponents, list | tuple) else [opponents] * (self.batch.seats - 1)
        )
        if len(wanted) != self.batch.seats - 1:
            raise ValueError(f"{self.batch.seats - 1} opponents, please: one for each other seat")
        self.bots: list[Any] = [
            named(self.batch.game, who) if isinstance(who, str) and who != "random" else who for who in wanted
        ]
        self._fixed = seat
        self._codes = self.batch.game.codes(self.batch.shape.options)

    @property
    def seat(self) -> Any:
        """Where we sit in each row: always on one seat, or on the next one in the next game."""
        if self._fixed is not None:
            return np.full(self.batch.size, self._fixed)
        return (np.arange(self.batch.size) + self.batch.games) % self.batch.seats

    def deal(self, key: int) -> None:
        self._key = key
        self.batch.reset(key)
        self._others()

    def step(self, numbers: Any) -> tuple[Any, Any, Any]:
        """Our move everywhere, then the others' until it is our turn: rewards, ends, last observations."""
        batch = self.batch
        rewards, over = np.zeros(batch.size, np.float32), np.zeros(batch.size, np.bool_)
        last = np.zeros_like(batch.observations)
        before = self.seat
        batch.step(numbers)
        self._note(before, rewards, over, last)
        self._others(lambda before: self._note(before, rewards, over, last))
        return rewards, over, last

    def _note(self, before: Any, rewards: Any, over: Any, last: Any) -> None:
        for r in np.flatnonzero(self.batch.over & ~over):
            seat = int(before[r])
            rewards[r], over[r] = self.batch.rewards[r, seat], True
            last[r] = self.batch.look(seat, self.batch.ended[r : r + 1])[0]

    def _others(self, note: Callable[[Any], None] = lambda before: None) -> None:
        batch = self.batch
        while (waiting := batch.turns != (seat := self.seat)).any():
            numbers = batch.random()
            places = (batch.turns - seat) % batch.seats - 1
            for place, bot in enumerate(self.bots):
                rows = np.flatnonzero(waiting & (places == place))
                if isinstance(bot, str) or not len(rows):
                    continue
                if hasattr(bot, "choose"):
                    numbers[rows] = [self._ask(bot, int(r)) for r in rows]
                else:
                    numbers[rows] = bot(batch.observations[rows], batch.masks[rows])
            batch.step(numbers, waiting)
            note(seat)

    def _ask(self, bot: Bot, r: int) -> int:
        batch, row = self.batch, self.batch.rows[r]
        sight = look(batch.game, batch.states, r, int(row.seat), batch.seats, self._codes)
        key = hash((self._key, r, int(row.game), int(row.moves))) % 2**64
        action = answer(bot, sight, key)
        return int(features.number_of(sight.seen, 0, sight.seat, action))


class Solo(gymnasium.Env[Any, Any]):
    """One table. A move that is not legal ends the game with -1, or is refused with `illegal="refuse"`."""

    metadata: dict[str, Any] = {"render_modes": RENDERS, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        rewards: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`seat`: ours; None: any, another in every game."""
        if illegal not in ("lose", "refuse"):
            raise ValueError("what is not legal can lose or be refused")
        self.rivals = Rivals(game, 1, seats, options, seat, opponents, rewards, 1)
        self.render_mode, self.illegal = render_mode, illegal
        shape = self.rivals.batch.shape
        self.observation_space = spaces.Box(*shape.limits, dtype=np.int8)
        self.action_space = spaces.Discrete(shape.actions)
        self._over = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        self._over = False
        self.rivals.deal(int(self.np_random.integers(2**63)))
        self._seat = int(self.rivals.seat[0])
        return self.rivals.batch.observations[0].copy(), self._info()

    def step(self, action: Any) -> Any:
        batch = self.rivals.batch
        if self._over:
            raise ValueError("the game is over: reset it first")
        if not batch.masks[0, action] and self.illegal == "lose":
            self._over = True
            batch.ended[0] = batch.states[0]
            return batch.observations[0].copy(), -1.0, True, False, {**self._info(), "illegal": True}
        rewards, over, last = self.rivals.step(np.array([action]))
        self._over = bool(over[0])
        shown = last[0] if self._over else batch.observations[0].copy()
        return shown, float(rewards[0]), self._over, False, self._info()

    def _info(self) -> dict[str, Any]:
        mask = self.rivals.batch.masks[0].astype(np.int8)
        return {"action_mask": np.zeros_like(mask) if self._over else mask, "seat": self._seat}

    def render(self) -> Any:
        match = self.rivals.batch.match(0, ended=self._over)
        if self.render_mode == "svg":
            return match.svg(self._seat)
        if self.render_mode == "rgb_array":
            from .picture import pixels

            return pixels(match.svg(self._seat))
        if self.render_mode == "human":
            print(match.text(self._seat))
        return match.text(self._seat) if self.render_mode == "ansi" else None


class Many(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many tables at once, each dealt anew in the step that ends it; `infos["final_obs"]` has how it ended.

    What is not legal is refused.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        rewards: str = "win",
        threads: int = 1,
    ) -> None:
        self.rivals = Rivals(game, num_envs, seats, options, seat, opponents, rewards, threads)
        self.num_envs = num_envs
        shape = self.rivals.batch.shape
        self.single_observation_space = spaces.Box(*shape.limits, dtype=np.int8)
        self.single_action_space = spaces.Discrete(shape.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        self.rivals.deal(int(self.np_random.integers(2**63)))
        return self.rivals.batch.observations.copy(), self._infos()

    def step(self, actions: Any) -> Any:
        rewards, over, last = self.rivals.step(np.asarray(actions))
        infos = self._infos()
        if over.any():
            infos |= {"final_obs": last, "_final_obs": over}
        return self.rivals.batch.observations.copy(), rewards, over, np.zeros_like(over), infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.rivals.batch.masks.astype(np.int8), "seat": self.rivals.seat}


for _id, _which in environments().items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=f"{__name__}:Solo", vector_entry_point=f"{__name__}:Many", kwargs=_which)
