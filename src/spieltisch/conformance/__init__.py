"""The suite that every game must pass: random games, held against laws.

>>> from spieltisch.conformance import check
>>> from spieltisch.kernel.registry import find
>>> check(find("ten"), games=1)

A law is a function of a match and can be called alone: `secrets.leak(match)` raises `Broken` or says nothing.
All of them are listed in docs/conformance.md.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ..kernel.game import Game
from ..kernel.registry import find, ids, load_file
from . import chances, learning, reach, rules, secrets, whole
from .broken import Broken, Law
from .walk import at, combinations, finish, seed_of, table

__all__ = ["LAWS", "Broken", "Law", "check", "report", "try_one"]

AT_START: tuple[Law, ...] = (rules.size, rules.deal)
EVERYWHERE: tuple[Law, ...] = (
    rules.asked, rules.legal, rules.names, secrets.knowable, rules.playable, rules.pick, rules.refusal,
    rules.not_asked, rules.game_over, rules.result, rules.tally, rules.termination, whole.copy,
    secrets.observe, secrets.sample, secrets.completion, secrets.truth, secrets.spectator,
    secrets.laid_open, secrets.leak, secrets.shown, secrets.settles, secrets.secret,
    learning.planes, learning.numbers,
)  # fmt: skip
AT_END: tuple[Law, ...] = (whole.determinism, whole.record, whole.undo)
ONCE: tuple[Law, ...] = (reach.reachable, chances.fair)  # the slowest: only in the first game of each setup
LAWS = (*AT_START, *EVERYWHERE, *AT_END, *ONCE)
STATIONS = 4  # positions of a game at which it is held against the laws, beside the first and the last
EARLY = 3  # moves

Trial = tuple[int, dict[str, Any], str, Sequence[Law]]


def check(game: Game, *, games: int = 20, key: int = 1) -> None:
    """Hold a game against all laws; raises `Broken`, with all that is needed to see the case again.

    So many random games, spread over the numbers of seats and the options, and at least one of each setup;
    another `key`, other games.
    """
    for seats, options, seed, laws in trials(game, games, key):
        try_one(game, seats, options, seed, laws)


def trials(game: Game, games: int, key: int) -> Iterator[Trial]:
    """The random games to try: seats, options, seed, and the laws for that game."""
    setups = [(seats, options) for seats in game.seats for options in combinations(game, seats)]
    for n in range(max(games, len(setups))):
        laws = LAWS if n < len(setups) else [law for law in LAWS if law not in ONCE]
        yield *setups[n % len(setups)], seed_of(game.id, key, n), laws


def try_one(game: Game, seats: int, options: dict[str, Any], seed: str, laws: Sequence[Law] = LAWS) -> None:
    """Play one random game and hold some of its positions, and the whole of it, against these laws."""
    luck = Random(seed)
    try:
        whole = finish(table(game, seats, options, seed=seed), luck)
        length = len(whole.moves)
        stations = {0, length, min(EARLY, length), *luck.sample(range(length), min(length, STATIONS))}
        for number in sorted(stations):
            then = at(whole, number)
            for law in laws:
                if (
                    law in EVERYWHERE
                    or (law in AT_START and number == 0)
                    or (law in ONCE and number == min(EARLY, length))
                    or (law in AT_END and number == length)
                ):
                    law(then, luck)
    except Broken as broken:
        broken.seed = seed
        raise


def report(
    files_or_names: Iterable[str | Path] = (),
    *,
    games: int = 20,
    key: int = 1,
    say: Callable[[str], Any] = print,
) -> bool:
    """Check games - ids, or files that define GAME; without any, all known ones - and say a line for each law."""
    good = True
    for which in files_or_names or ids():
        is_file = isinstance(which, Path) or which.endswith(".py")
        game = load_file(which) if is_file else find(str(which))
        broken = _breaches(game, games, key)
        for law in LAWS:
            verdict = "BROKEN" if law.__name__ in broken else "holds"
            say(f"{game.id:12} {law.__name__:12} {verdict:7} {(law.__doc__ or '').splitlines()[0]}")
        for breach in broken.values():
            say(f"\n{breach}")
        good = good and not broken
    return good


def _breaches(game: Game, games: int, key: int) -> dict[str, Broken]:
    """The first breach of each law; a law that is broken once is not tried again."""
    found: dict[str, Broken] = {}
    for seats, options, seed, laws in trials(game, games, key):
        while True:
            try:
                try_one(game, seats, options, seed, [law for law in laws if law.__name__ not in found])
            except Broken as broken:
                if broken.law in found:  # a game that cannot be played to its end
                    break
                found[broken.law] = broken
            else:
                break
    return found
