"""Checking a table record offline: was every deal made as promised, and does the rest follow from it?

A record that agrees with itself may still be a fake. What makes it proof is that it holds the commitments and the
numbers somebody saw before the deal: whoever has noted them gives them along.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..kernel.errors import Refusal
from ..match import Match
from ..text import say
from . import fair
from .events import NUMBER
from .record import load, read
from .setup import Setup


@dataclass(frozen=True)
class Checked:
    """One round; None where there is nothing to check, because the deal was given and not made."""

    game: int
    round: int
    commitment: bool | None
    seed: bool | None
    deal: bool | None
    moves: bool

    @property
    def ok(self) -> bool:
        return self.moves and False not in (self.commitment, self.seed, self.deal)


@dataclass(frozen=True)
class Report:
    rounds: tuple[Checked, ...]
    refused: Refusal | None  # why the events do not lead to these rounds
    found: dict[str, tuple[int, int] | None]  # each number that was noted, and the game and round it belongs to

    @property
    def ok(self) -> bool:
        return self.refused is None and None not in self.found.values() and all(done.ok for done in self.rounds)

    def lines(self, language: str | None = None) -> list[str]:
        """For people."""
        lines = []
        for done in self.rounds:
            lines.append(say("verify-round", language, game=done.game + 1, round=done.round + 1))
            if done.commitment is None:
                lines.append("  " + say("verify-given", language))
            checks = [("verify-commitment", done.commitment), ("verify-seed", done.seed)]
            for key, good in [*checks, ("verify-deal", done.deal), ("verify-moves", done.moves)]:
                if good is not None:
                    lines.append("  " + say(key, language, good="yes" if good else "no"))
        if self.refused is not None:
            lines.append(self.refused.message(language))
        for number, where in self.found.items():
            if where is None:
                lines.append(say("verify-missing", language, number=number[:16]))
            else:
                game, round = where[0] + 1, where[1] + 1
                lines.append(say("verify-found", language, number=number[:16], game=game, round=round))
        return [*lines, say("verify-result", language, good="yes" if self.ok else "no")]


def verify(record: Any, noted: Iterable[str] = ()) -> Report:
    """Check a record (object or JSON text), and that what was noted at the table - commitments, own numbers - is in
    it. Refuses only what is no table record at all.
    """
    given = read(record)
    setup = Setup.read(given["setup"])
    if not all(isinstance(done, dict) and isinstance(done.get("record"), dict) for done in given["rounds"]):
        raise Refusal("bad_record", "table-record-rounds")
    refused = None
    try:
        load(given)
    except Refusal as why:
        refused = why
    starts: dict[int, Any] = {}
    checked = []
    held: dict[str, tuple[int, int]] = {}
    for done in given["rounds"]:
        game, number = _whole(done.get("game")), _whole(done.get("round"))
        dealt = done["record"].get("deal")
        start = dealt.get("start") if isinstance(dealt, dict) else None
        checked.append(_check(setup, done, game, number, starts.setdefault(game, start)))
        numbers = done.get("numbers")
        added = list(numbers.values()) if isinstance(numbers, dict) else []
        held |= {text: (game, number) for text in (done.get("commitment"), *added) if isinstance(text, str)}
    found = {text.strip().lower(): held.get(text.strip().lower()) for text in noted}
    return Report(tuple(checked), refused, found)


def _whole(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 2**32:
        raise Refusal("bad_record", "table-record-rounds")
    return value


def _hex(value: Any) -> str:
    """A number of 32 bytes; empty if it is none."""
    return value if isinstance(value, str) and NUMBER.fullmatch(value) else ""


def _check(setup: Setup, done: dict[str, Any], game: int, number: int, first: Any) -> Checked:
    own = done["record"]
    same = all(own.get(name) == setup.json()[name] for name in ("game", "rules", "players", "options"))
    try:
        moves = same and Match.load(own).record() == own
    except Refusal:
        moves = False
    if not setup.fair and "secret" not in done:
        return Checked(game, number, None, None, None, moves)
    secret, given = _hex(done.get("secret")), done.get("numbers")
    numbers = {seat: _hex(given.get(str(seat))) for seat in range(setup.players)} if isinstance(given, dict) else {}
    numbers = {seat: text for seat, text in numbers.items() if text}
    if not secret or not isinstance(given, dict) or len(numbers) != len(given):
        return Checked(game, number, False, False, False, moves)
    place = fair.Place(setup.table, setup.game.id, game, number)
    seed = fair.seed(place, secret, numbers)
    deal = fair.deal(setup.game, setup.players, setup.options, seed, first if type(first) is int else None, number)
    return Checked(
        game,
        number,
        done.get("commitment") == fair.commitment(place, secret),
        done.get("seed") == seed,
        own.get("deal") == deal,
        moves,
    )
