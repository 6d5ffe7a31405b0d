"""A game's options: name, default, what is allowed. Unknown names and values are refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .errors import Refusal

HUGE = 2**62  # more than any game can reach; larger numbers mean the same to the rules


@dataclass(frozen=True)
class Option:
    name: str
    default: Any
    seats: tuple[int, ...] | None = None  # the seat counts at which anything but the default may be chosen

    def allows(self, value: Any) -> bool:
        raise NotImplementedError

    def code(self, value: Any) -> int:
        """The value as the rules take it."""
        return int(value)

    def schema(self) -> dict[str, Any]:
        raise NotImplementedError


@dataclass(frozen=True)
class Flag(Option):
    default: bool = False

    def allows(self, value: Any) -> bool:
        return type(value) is bool

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default}


@dataclass(frozen=True)
class Whole(Option):
    """A whole number, `least` or more."""

    default: int = 1
    least: int = 1

    def allows(self, value: Any) -> bool:
        return type(value) is int and value >= self.least

    def code(self, value: Any) -> int:
        return min(int(value), HUGE)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "default": self.default}


@dataclass(frozen=True)
class OneOf(Option):
    default: Any = None
    choices: Sequence[Any] = ()

    def allows(self, value: Any) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def code(self, value: Any) -> int:
        return list(self.choices).index(value)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.choices), "default": self.default}


def complete(options: Sequence[Option], seats: int, chosen: Any) -> dict[str, Any]:
    """All options with their values, in the game's order."""
    if not isinstance(chosen, dict):
        raise Refusal("bad_options", "options-object")
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            names = ", ".join(known) or "-"
            raise Refusal("bad_options", "options-unknown", name=str(name), names=names)
    for name, value in chosen.items():
        option = known[name]
        if not option.allows(value):
            raise Refusal("bad_options", "options-value", name=name, value=str(value), allowed=allowed(option))
        if value != option.default and option.seats and seats not in option.seats:
            allowed_seats = ", ".join(map(str, option.seats))
            raise Refusal("bad_options", "options-seats", name=name, seats=allowed_seats)
    return {option.name: chosen.get(option.name, option.default) for option in options}


def allowed(option: Option) -> str:
    """The allowed values in the notation of JSON."""
    if isinstance(option, Flag):
        return "true, false"
    if isinstance(option, OneOf):
        return ", ".join(f'"{choice}"' if isinstance(choice, str) else str(choice) for choice in option.choices)
    return f"{option.least}, {option.least + 1}, ..." if isinstance(option, Whole) else ""
