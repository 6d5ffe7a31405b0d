"""The games for PettingZoo, as AEC and parallel environments. Needs the extra `rl`. See docs/lab.md.

import pettingzoo, spieltisch.lab.zoo
env = pettingzoo.make("aec", "spieltisch/ten-v1")
"""

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils import wrappers

from ..kernel import entries
from .batch import Batch
from .catalogue import VERSIONS, environments

RENDERS = ["human", "ansi", "svg", "rgb_array"]


class _Table:
    """One table, whichever way it is stepped: a batch of one game."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        rewards: str = "win",
        observation: str = "planes",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        eyes: int | None = None,
    ) -> None:
        """`eyes`: the seat for which is rendered, None for a spectator. `observation`: planes or picture."""
        if render_mode not in (None, *RENDERS):
            raise ValueError(f"render modes are {', '.join(RENDERS)}")
        if observation not in ("planes", "picture"):
            raise ValueError("an observation is planes or a picture")
        self.batch = Batch(game, 1, seats=seats, options=options, rewards=rewards)
        self.metadata = {
            "name": f"{game}_v{VERSIONS.get(game, 0)}",
            "render_modes": RENDERS,
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.render_mode, self.eyes, self.max_cycles = render_mode, eyes, max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._picture = observation == "picture"
        self._over = False
        self._cycles = 0
        self._luck = np.random.default_rng()
        self._spaces = [self._space() for _ in self.possible_agents]
        self._numbers = [spaces.Discrete(self._actions()) for _ in self.possible_agents]

    def observation_space(self, agent: str) -> Any:
        return self._spaces[self._seat_of[agent]]

    def action_space(self, agent: str) -> Any:
        return self._numbers[self._seat_of[agent]]

    def state(self) -> Any:
        """All seats' observations, one after the other: for training that may know everything."""
        return np.concatenate([self._look(seat) for seat in range(self.batch.seats)])

    def render(self) -> Any:
        mode = self.render_mode
        match = self.batch.match(0, ended=self._over)
        if mode == "svg":
            return match.svg(self.eyes)
        if mode == "rgb_array":
            return self._pixels(self.eyes)
        if mode == "human":
            print(match.text(self.eyes))
        return match.text(self.eyes) if mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""

    def _actions(self) -> int:
        return self.batch.shape.actions

    def _space(self) -> Any:
        if self._picture:
            from .picture import HIGH, WIDE

            return spaces.Box(0, 255, (HIGH, WIDE, 3), np.uint8)
        least, most = self.batch.shape.limits
        mask = spaces.Box(0, 1, (self._actions(),), np.int8)
        return spaces.Dict({"observation": spaces.Box(least, most, dtype=np.int8), "action_mask": mask})

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.batch.reset(int(self._luck.integers(2**63)))
        self._over, self._cycles = False, 0

    def _turn(self) -> int:
        return int(self.batch.turns[0])

    def _look(self, seat: int) -> Any:
        return self.batch.look(seat, self.batch.ended if self._over else None)[0]

    def _pixels(self, eyes: int | None) -> Any:
        from .picture import pixels

        return pixels(self.batch.match(0, ended=self._over).svg(eyes))

    def _mask(self, seat: int) -> Any:
        """The numbers the seat may choose; none while it is not its turn."""
        if self._over or seat != self._turn():
            return np.zeros(self._actions(), np.int8)
        return self.batch.masks[0].astype(np.int8)

    def _shown(self, seat: int) -> Any:
        if self._picture:
            return self._pixels(seat)
        return {"observation": self._look(seat), "action_mask": self._mask(seat)}

    def _info(self, seat: int) -> dict[str, Any]:
        return {"action_mask": self._mask(seat)} if self._picture else {}


class Turns(_Table, pettingzoo.AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One seat decides at a time; of several that are asked at once, the first. Refuses moves that are not legal."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        if not self._over:
            self.agent_selection = self.possible_agents[self._turn()]
        self.infos = {agent: self._info(self._seat_of[agent]) for agent in self.agents}

    def observe(self, agent: str) -> Any:
        return self._shown(self._seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.batch.step(np.array([action], np.int64))
        self._cycles += 1
        self._over = bool(self.batch.over[0])
        for seat, name in enumerate(self.agents):
            self.rewards[name] = float(self.batch.rewards[0, seat])
            self.terminations[name] = self._over
            self.truncations[name] = not self._over and self._cycles == self.max_cycles
        self._select()
        self._accumulate_rewards()
        if self._over or self._cycles == self.max_cycles:
            self._deads_step_first()


class Together(_Table, pettingzoo.ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All seats answer at once; whoever is not asked has one number only, the last one, which is to wait.

    What is not legal is refused, or, with `replace`, a legal move drawn by lot takes its place.
    """

    def __init__(self, game: str, *, replace: bool = False, **how: Any) -> None:
        super().__init__(game, **how)
        self.replace = replace

    def _actions(self) -> int:
        return self.batch.shape.actions + 1

    def _asked(self) -> int:
        return 0 if self._over else entries.asked(self.batch.states, 0)

    def _mask(self, seat: int) -> Any:
        mask = np.zeros(self._actions(), np.int8)
        if not self._asked() >> seat & 1:
            mask[-1] = 1
        elif seat == self._turn():
            mask[:-1] = self.batch.masks[0]
        else:
            mask[:-1] = self.batch.mask(seat)[0]
        return mask

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self._deal(seed)
        self.agents = list(self.possible_agents)
        return self._all(self._shown), self._all(self._info)

    def _all(self, what: Any) -> dict[str, Any]:
        return {agent: what(self._seat_of[agent]) for agent in self.possible_agents}

    def step(self, actions: dict[str, Any]) -> Any:
        masks = {agent: self._mask(self._seat_of[agent]) for agent in self.agents}
        if not self.replace:
            for agent, mask in masks.items():
                if not 0 <= actions[agent] < len(mask) or not mask[actions[agent]]:
                    raise ValueError(f"{actions[agent]} is not legal for {agent}")
        asked, rewards = self._asked(), np.zeros(self.batch.seats, np.float32)
        while not self._over and asked >> self._turn() & 1:
            seat = self._turn()
            asked &= ~(1 << seat)
            agent = self.possible_agents[seat]
            number = self.batch.random()
            if 0 <= actions[agent] < self._actions() - 1 and masks[agent][actions[agent]]:
                number[0] = actions[agent]
            self.batch.step(number)
            self._over = bool(self.batch.over[0])
            rewards += self.batch.rewards[0]
        self._cycles += 1
        late = not self._over and self._cycles == self.max_cycles
        told = (
            self._all(self._shown),
            self._all(lambda seat: float(rewards[seat])),
            self._all(lambda seat: self._over),
            self._all(lambda seat: late),
            self._all(self._info),
        )
        if self._over or late:
            self.agents = []
        return told


def env(game: str, **how: Any) -> Any:
    """An AEC environment with PettingZoo's usual guards: a move that is not legal ends the game and costs 1."""
    guarded = wrappers.TerminateIllegalWrapper(Turns(game, **how), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str, **how: Any) -> Together:
    return Together(game, **how)


for _id, _which in environments().items():
    for _kind, _maker in (("aec", "env"), ("parallel", "parallel_env")):
        if _id not in (pettingzoo.aec_registry if _kind == "aec" else pettingzoo.parallel_registry):
            pettingzoo.register(_kind, _id, f"{__name__}:{_maker}", kwargs=_which)
