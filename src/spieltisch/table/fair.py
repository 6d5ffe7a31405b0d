"""Fair deals: nobody at the table, and not the table either, chooses the tiles. All about it: docs/fair-deals.md.

The table shows the hash of a secret, then each person adds a number, then the seed is the hash of them all. These
few functions are everything that another program needs to write anew; `tests/vectors/fair.json` holds results.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.game import Game

COMMITMENT, SEED = b"spieltisch commitment 1", b"spieltisch seed 1"


@dataclass(frozen=True)
class Place:
    """Which deal it is: a secret or a number that was meant for one deal makes another hash at any other."""

    table: str
    game_id: str
    game: int  # how many games had been played at the table before
    round: int  # of the game, from 0

    @property
    def fields(self) -> list[bytes]:
        return [self.table.encode(), self.game_id.encode(), whole(self.game), whole(self.round)]


def whole(number: int) -> bytes:
    """4 bytes, most significant first."""
    return number.to_bytes(4, "big")


def digest(fields: Sequence[bytes]) -> str:
    """SHA-256 of the fields, each after its length: where one ends and the next begins is never in doubt."""
    return hashlib.sha256(b"".join(whole(len(field)) + field for field in fields)).hexdigest()


def commitment(place: Place, secret: str) -> str:
    """What is shown before anybody adds a number."""
    return digest([COMMITMENT, *place.fields, bytes.fromhex(secret)])


def seed(place: Place, secret: str, numbers: Mapping[int, str]) -> str:
    """`numbers` by seat; bots, and persons for whom a bot stands in, add none."""
    added = [part for seat in sorted(numbers) for part in (whole(seat), bytes.fromhex(numbers[seat]))]
    return digest([SEED, *place.fields, bytes.fromhex(secret), *added])


def deal(
    game: Game, players: int, options: dict[str, Any], seed: str, first: int | None, number: int
) -> dict[str, Any]:
    """The deal of that seed (docs/deals.md). In a series only the first one says who starts; from round to round it
    is the next seat clockwise (BR-15, LK-14). `first` is the start seat of round 0, `number` that of this round.
    """
    dealt = game.plan(players, options).from_seed(seed)
    if number and first is not None and "start" in dealt:
        dealt["start"] = (first + number) % players
    return dealt
