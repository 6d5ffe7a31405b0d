"""What is played: who sits where, on which deals. All of it follows from the contest and its seed.

A deal is played at every table - a choice of bots, as many as there are seats - and at each of them as often as there
are seats, everybody moving on one seat each time. So nobody can have the better tiles, only use them better.
"""

from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from ...bots import levels
from ...kernel.compile import KERNEL, fingerprint
from ...kernel.deal import shuffled, stream
from ...kernel.errors import Refusal
from ...kernel.game import Game
from ...kernel.registry import find, load_file
from .entrant import Entrant

BOTS = Path(levels.__file__).parent

Key = tuple[int, int]  # of a game: the deal's number, and which of the deal's games it is


class Contest(msgspec.Struct, frozen=True):
    game: str
    rules: str  # the game's version
    players: int
    options: tuple[tuple[str, bool | int | str], ...]
    seed: str  # whoever knows it knows the deals
    entrants: tuple[Entrant, ...]  # each once
    lineups: tuple[tuple[int, ...], ...]  # the tables: for each seat the number of an entrant
    seconds: float  # for a decision of a bot that is not ours
    megabytes: int  # of memory for such a bot
    program: str  # rules and levels as they were: other sources, other games
    files: tuple[str, ...] = ()  # of games that are not ours

    def found(self) -> Game:
        return found(self.game, self.files)

    @property
    def chosen(self) -> dict[str, Any]:
        return dict(self.options)

    @property
    def games_a_deal(self) -> int:
        return len(self.lineups) * self.players

    def secret(self, *what: str | int) -> str:
        """64 hex digits for one purpose. SHA-256 has no way back: a bot's key says nothing about the deal's."""
        return sha256(" ".join(map(str, (self.seed, *what))).encode()).hexdigest()

    def seating(self, key: Key) -> list[int]:
        """Which entrant sits on which seat: the circle of a table is drawn anew for every deal, and turns."""
        deal, turn = key
        table, rotation = divmod(turn, self.players)
        circle = shuffled(self.lineups[table], stream(self.secret("circle", deal, table)))
        return [int(circle[(seat + rotation) % self.players]) for seat in range(self.players)]


def found(game: str, files: tuple[str, ...]) -> Game:
    """The game; in a process of its own it has to be loaded first."""
    for file in files:
        if load_file(file).id == game:
            break
    return find(game)


def lineups(bots: list[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """The tables. As many bots as seats: these. Fewer: the last one takes what is left. More: every choice of them."""
    if len(bots) == seats:
        return (tuple(bots),)
    each = list(dict.fromkeys(bots))
    if len(each) <= seats:
        return (tuple(each + each[-1:] * (seats - len(each))),)
    return tuple(combinations(each, seats))


def contest(
    game: Game,
    players: int,
    options: dict[str, Any],
    entrants: list[Entrant],
    seed: str,
    seconds: float,
    megabytes: int,
    files: tuple[str, ...] = (),
) -> Contest:
    """The contest of these bots; refuses what cannot be played."""
    seats = game.check_seats(players)
    complete = game.check_options(seats, options)
    if not entrants:
        raise Refusal("bad_request", "arena-nobody")
    each = tuple(dict.fromkeys(entrants))
    tables = lineups([each.index(entrant) for entrant in entrants], seats)
    return Contest(
        game=game.id,
        rules=game.version,
        players=seats,
        options=tuple(complete.items()),
        seed=seed,
        entrants=each,
        lineups=tables,
        seconds=seconds,
        megabytes=megabytes,
        program=program(game),
        files=files,
    )


def program(game: Game) -> str:
    """A mark of everything that decides what our own code does: the record's name holds one of its game's sources."""
    marks: Any = game.record.names
    return f"{fingerprint(KERNEL, BOTS)} {marks[-1]}"
