"""What a bot is asked, as JSON: all that a `Sight` says and nothing else, in words, and once more as it is."""

from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any

import msgspec
import numpy as np

from ...bots.bot import UNHURRIED, Budget, Sight, look
from ...kernel import entries
from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...kernel.options import Flag, OneOf, Option
from ...kernel.record import SPECTATOR
from ...kernel.registry import find

Question = dict[str, Any]

CHECK = 8  # bytes


def question(sight: Sight, budget: Budget = UNHURRIED, key: int | None = None) -> Question:
    limits = {"simulations": budget.simulations, "milliseconds": budget.milliseconds}
    asking = {"view": view(sight), "budget": {name: value for name, value in limits.items() if value is not None}}
    # As text: the numbers of JavaScript, say, cannot hold so many digits.
    return asking | ({} if key is None else {"key": f"{key:x}"}) | {"seen": wrapped(sight)}


def view(sight: Sight) -> dict[str, Any]:
    """What the seat may know; with its legal moves, if it is asked."""
    asked = entries.asked(sight.seen, 0)
    shown = {
        "game": sight.game.id,
        "rules": sight.game.version,
        "players": sight.seats,
        "options": chosen(sight.game.options, sight.options),
        "seat": sight.seat,
        "to_act": [seat for seat in range(sight.seats) if asked >> seat & 1],
        "position": sight.game.view(sight.seen[0]),
    }
    return shown | ({"legal": sorted(names(sight))} if asked >> sight.seat & 1 else {})


def names(sight: Sight) -> dict[str, int]:
    """The legal moves by name."""
    return {sight.game.name(sight.seen[0], sight.seat, action): action for action in sight.actions.tolist()}


def chosen(options: Sequence[Option], codes: Any) -> dict[str, Any]:
    """The values that the rules take as these codes."""
    values: dict[str, Any] = {}
    for option, code in zip(options, codes.tolist(), strict=True):
        plain: Any = bool(code) if isinstance(option, Flag) else code
        values[option.name] = option.choices[code] if isinstance(option, OneOf) else plain
    return values


# `seen`: the position as our own bots take it. It holds what the seat knows, like the view, and can be passed on.


def wrapped(sight: Sight) -> str:
    data = sight.seen.tobytes()
    return b64encode(check(sight.game, data) + data).decode()


def check(game: Game, data: bytes) -> bytes:
    """Another program's positions, or damaged ones, are not taken for ours: the rules would read nonsense."""
    marks: Any = game.record.names
    return sha256(marks[-1].encode() + data).digest()[:CHECK]


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None
    milliseconds: Annotated[float, msgspec.Meta(gt=0)] | None = None


class View(msgspec.Struct):
    """The part of a view that is needed to find again what `seen` means."""

    game: str
    players: int
    seat: int
    options: dict[str, Any] = {}


class Asked(msgspec.Struct):
    view: View
    seen: str
    budget: Limits = msgspec.field(default_factory=Limits)
    key: str = "0"


def taken(asking: Any) -> tuple[Sight, Budget | None, int]:
    """The sight, the budget and the key of a question that one of our own bots shall answer."""
    try:
        asked = msgspec.convert(asking, Asked)
        key = int(asked.key, 16)
        data = b64decode(asked.seen, validate=True)
    except ValueError as problem:  # msgspec's errors are such, too
        raise Refusal("bad_request", "adapter-question", problem=str(problem)) from None
    view, limits = asked.view, asked.budget
    game = find(view.game)
    seats = game.check_seats(view.players)
    options = game.codes(game.check_options(seats, view.options))
    mark, data = data[:CHECK], data[CHECK:]
    if len(data) != game.record.itemsize or mark != check(game, data):
        raise Refusal("bad_request", "adapter-seen", game=game.id)
    seen = np.frombuffer(bytearray(data), game.record)
    if seen[0].eyes not in range(1, seats + 1) or seen[0].eyes != view.seat + 1 or view.seat == SPECTATOR:
        raise Refusal("bad_request", "adapter-eyes", seat=view.seat)
    if not entries.asked(seen, 0) >> view.seat & 1:
        raise Refusal("not_asked", "adapter-not-asked", seat=view.seat)
    given = limits.simulations is not None or limits.milliseconds is not None
    budget = Budget(limits.simulations, limits.milliseconds) if given else None
    return look(game, seen, 0, view.seat, seats, options), budget, key % 2**63
