"""The games for OpenSpiel, as Python games spieltisch_ten, spieltisch_sums, ... Needs the extra `openspiel`.

    import pyspiel, spieltisch.lab.spiel
    game = pyspiel.load_game("spieltisch_ten(open=True)")

The deal is a chain of chance nodes, one for each choice and each tile; seats that decide at once do so one after the
other, unseen. An information state is a fingerprint of all that the seat has seen and done; an observation is what it
sees now. Resampled states are made from what a seat has seen alone: their history is empty, not a made-up one.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from functools import cached_property, partial
from typing import Any

import numpy as np
import pyspiel

from ..kernel import entries, features
from ..kernel.bits import lowest
from ..kernel.entries import CHOICE, SHUFFLE
from ..kernel.game import Game
from ..kernel.options import Flag
from ..kernel.record import SPECTATOR
from ..kernel.registry import find
from . import core
from .catalogue import VERSIONS
from .endings import MOST_WORLDS, Ending
from .shape import Shape

NIBBLES, VALUES = 16, 16  # a random word is dealt in so many pieces of so many values
LONGEST = 10_000  # a game that may go on for longer has no end worth computing with


class Setting:
    """A game with its seats and options, shared by all its states."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.params = params
        options = {option.name: params[option.name] for option in game.options if option.name in params}
        self.shape = Shape.of(game, params.get("players"), options)
        self.game, self.seats, self.options = game, self.shape.seats, self.shape.options
        self.out = np.zeros(game.most_moves, np.int64)

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self

    def __reduce__(self) -> Any:
        return _setting, (self.game.id, self.params)

    @cached_property
    def draws(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """What is dealt, in order: kind of the part, where in the deal, the values still to be drawn or how many."""
        material, parts = self.game.plan(self.seats, self.options).arrays
        found = []
        for kind, start, count in parts.tolist():
            if kind == CHOICE:
                found.append((kind, start, tuple(range(count))))
            elif kind == SHUFFLE:
                tiles = tuple(material[start : start + count].tolist())
                found += [(kind, start + i, tiles) for i in range(count)]
            else:
                found += [(kind, start, tuple(range(VALUES)))] * NIBBLES
        return found

    @cached_property
    def size(self) -> int:
        return len(self.game.plan(self.seats, self.options).arrays[0])

    def lay_out(self, position: Any, dealt: list[int]) -> None:
        """Begin with the outcomes of the chance nodes."""
        deal = np.zeros(self.size, np.int64)
        words: dict[int, int] = {}
        for (kind, start, _), drawn in zip(self.draws, dealt, strict=True):
            if kind in (CHOICE, SHUFFLE):
                deal[start] = drawn
            else:
                words[start] = words.get(start, 0) * VALUES + drawn
        for start, word in words.items():
            deal[start] = np.uint64(word).view(np.int64)
        entries.setup(position, 0, self.seats, self.game.codes(self.options), deal)

    def info(self) -> Any:
        outcomes = max((len(set(values)) for _, _, values in self.draws), default=1)
        length = min(int(self.game.bound(self.seats, self.options)), LONGEST)
        return pyspiel.GameInfo(
            num_distinct_actions=self.shape.actions,
            max_chance_outcomes=outcomes,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=length,
        )


class Small(Setting):
    """An ending: one chance node, what is hidden, and then what is left of the game. Its parameter is a game record.

    (In hex digits: OpenSpiel writes parameters as text and reads it again, and would trip over commas.)
    """

    def __init__(self, params: dict[str, Any]) -> None:
        self.ending = Ending(json.loads(bytes.fromhex(params["record"])), params["worlds"])
        super().__init__(self.ending.match.game, {"players": self.ending.seats, **self.ending.match.options})
        self.params = params

    def __reduce__(self) -> Any:
        return Small, (self.params,)

    @cached_property
    def draws(self) -> list[tuple[int, int, tuple[int, ...]]]:
        return [(CHOICE, 0, tuple(range(len(self.ending.worlds))))]

    def lay_out(self, position: Any, dealt: list[int]) -> None:
        position[:] = self.ending.worlds[dealt[0] : dealt[0] + 1]


def _setting(game: str, params: dict[str, Any]) -> Setting:
    return Setting(find(game), params)


class Table(pyspiel.State):  # type: ignore[misc]
    """One game: first the deal, then the moves."""

    def __init__(self, game: Any, setting: Setting) -> None:
        super().__init__(game)
        self._setting = setting
        self._dealt: list[int] = []  # the outcomes of the chance nodes so far
        self._position = setting.game.blank()
        self._known = [b""] * setting.seats  # of each seat, a fingerprint of all that it has seen and done
        self._moves: list[tuple[int, int]] = []
        if not setting.draws:
            self._begin()

    # who decides

    def _dealing(self) -> bool:
        return len(self._dealt) < len(self._setting.draws)

    def current_player(self) -> Any:
        if self._dealing():
            return pyspiel.PlayerId.CHANCE
        asked = entries.asked(self._position, 0)
        return lowest(asked) if asked else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return not self._dealing() and not entries.asked(self._position, 0)

    # the deal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        kind, start, values = self._setting.draws[len(self._dealt)]
        left = Counter(values)
        if kind == SHUFFLE:
            for (_, other, _), drawn in zip(self._setting.draws, self._dealt, strict=False):
                if self._first(other) == self._first(start):
                    left[drawn] -= 1
        total = sum(left.values())
        return [(value, count / total) for value, count in sorted(left.items()) if count]

    def _first(self, place: int) -> int:
        """Where the pile begins that this place of the deal is in."""
        parts = self._setting.game.plan(self._setting.seats, self._setting.options).arrays[1]
        return max(int(start) for kind, start, _ in parts.tolist() if start <= place)

    def _begin(self) -> None:
        self._setting.lay_out(self._position, self._dealt)
        self._remember()

    # the moves

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [int(number) for number in np.flatnonzero(self._sight(player)[1])]

    def _sight(self, seat: int) -> tuple[Any, Any]:
        shape = self._setting.shape
        shown, mask = np.zeros(shape.size, np.int8), np.zeros(shape.actions, np.bool_)
        if not self._dealing():
            features.sight(self._seen(seat), 0, seat, shown, mask, self._setting.out)
        return shown, mask

    def _seen(self, seat: int) -> Any:
        seen = self._position.copy()
        entries.observe(seen, 0, seat)
        return seen

    def _apply_action(self, action: int) -> None:
        if self._dealing():
            self._dealt.append(action)
            if not self._dealing():
                self._begin()
            return
        seat = int(self.current_player())
        entries.play(self._position, 0, seat, int(features.action_of(self._position, 0, seat, action)))
        self._moves.append((seat, action))
        self._remember(seat, action)

    def _remember(self, who: int = -1, action: int = -1) -> None:
        for seat in range(self._setting.seats):
            own = action if seat == who else -1
            self._known[seat] = _print(self._known[seat], own, self._seen(seat))

    # what is shown

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        played = int(features.action_of(self._position, 0, player, action))
        return self._setting.game.name(self._position[0], player, played)

    def view(self, seat: int | None) -> str:
        """What a seat (None: a spectator) sees, as JSON."""
        if self._dealing():
            return "{}"
        return json.dumps(self._setting.game.view(self._seen(SPECTATOR if seat is None else seat)[0]))

    def known(self, seat: int) -> str:
        return f"{seat} {self._known[seat].hex()}"

    def returns(self) -> list[float]:
        setting = self._setting
        rewards, scores = np.zeros(setting.seats), np.zeros(setting.seats, np.int64)
        if self.is_terminal():
            core.rewarded(self._position, 0, setting.seats, core.WIN, scores, rewards)
        return [float(reward) for reward in rewards]

    def __str__(self) -> str:
        return json.dumps([self._dealt, self._moves])

    # what may be

    def resample_from_infostate(self, player: int, sampler: Any) -> "Table":
        """A state, drawn at random, in which this seat has seen and done the same. Nothing else is taken from here."""
        key = int(sampler() * 2**53) << 11 ^ int(sampler() * 2**53)
        twin: Table = self.get_game().new_initial_state()
        twin._dealt, twin._moves = [0] * len(self._setting.draws), []
        twin._position = self._seen(player)
        entries.sample(twin._position, 0, player, np.uint64(key % 2**64))
        known = self._known[player]
        twin._known = [
            known if seat == player else _print(known, -1, twin._seen(seat)) for seat in range(len(self._known))
        ]
        return twin


def _print(before: bytes, action: int, seen: Any) -> bytes:
    return hashlib.blake2b(before + action.to_bytes(8, "big", signed=True) + seen.tobytes(), digest_size=12).digest()


class Observer:
    """What OpenSpiel asks of a game about what is seen."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._shape, self._kind = setting.shape, kind
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._numbers = alone and kind.public_info and not kind.perfect_recall
        self.tensor = np.zeros(self._shape.size if self._numbers else 0, np.float32)
        self.dict = self._shape.unpack(self.tensor) if self._numbers else {}

    def set_from(self, state: Table, player: int) -> None:
        if self._numbers:
            np.multiply(state._sight(player)[0], self._shape.scale, out=self.tensor)

    def string_from(self, state: Table, player: int) -> str:
        private = self._kind.private_info
        if self._kind.perfect_recall:
            return state.known(player)
        if private == pyspiel.PrivateInfoType.NONE:
            return state.view(None)
        return state.view(player) if private == pyspiel.PrivateInfoType.SINGLE_PLAYER else str(state)


def _plain(option: Any) -> Any:
    return bool(option.default) if isinstance(option, Flag) else option.default


def _kind(name: str, says: str, seats: range, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=says,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def _enter(kind: Any, setting: Callable[[dict[str, Any]], Setting]) -> None:
    """Make a game known to OpenSpiel."""

    class Known(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            self.setting = setting(dict(params or {}))
            super().__init__(kind, self.setting.info(), params or {})

        def new_initial_state(self) -> Table:
            return Table(self, self.setting)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            wanted = iig_obs_type or pyspiel.IIGObservationType(
                perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
            )
            return Observer(self.setting, wanted)

    pyspiel.register_game(kind, Known)


def register(name: str) -> None:
    """Make one of our games known to OpenSpiel."""
    game = find(name)
    parameters = {
        "players": Shape.of(game).seats,
        **{option.name: _plain(option) for option in game.options if isinstance(_plain(option), bool | int | str)},
    }
    kind = _kind(f"spieltisch_{name}", f"Spieltisch: {name}, version {VERSIONS.get(name, 0)}", game.seats, parameters)
    _enter(kind, partial(Setting, game))


def ending(small: Ending) -> Any:
    """An ending as a game of OpenSpiel."""
    return pyspiel.load_game(
        "spieltisch_ending", {"record": json.dumps(small.record).encode().hex(), "worlds": small.most}
    )


for _name in VERSIONS:
    if f"spieltisch_{_name}" not in pyspiel.registered_names():
        register(_name)

if "spieltisch_ending" not in pyspiel.registered_names():
    _enter(
        _kind("spieltisch_ending", "Spieltisch: an ending", range(1, 7), {"record": "", "worlds": MOST_WORLDS}), Small
    )
