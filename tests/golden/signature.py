"""One line for every game and setup: what 200 random games come to. Whatever a change changes, it shows here.

After Stockfish, whose commits carry the number of positions a fixed search visits. There are two numbers here:
`moves` is made from the moves' names and the results, `states` from every position's bytes. When a record is laid
out anew only `states` changes; when a rule, the order of a list or a coding of actions changes, both do.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from spieltisch.conformance.walk import combinations, room, seed_of
from spieltisch.kernel import entries
from spieltisch.kernel.bits import nth, size
from spieltisch.kernel.game import Game

FILE = Path(__file__).with_name("signature.txt")
GAMES = 200


def lines(game: Game) -> Iterator[str]:
    for seats in game.seats:
        for options in combinations(game, seats):
            chosen = "".join(f" {name}={value}" for name, value in options.items())
            moves, states = signature(game, seats, options)
            yield f"{game.id} {seats}{chosen}: moves {moves} states {states}"


def signature(game: Game, seats: int, options: dict[str, Any]) -> tuple[str, str]:
    moves, states = blake2b(digest_size=8), blake2b(digest_size=8)
    plan, codes, out = game.plan(seats, options), game.codes(options), room(game)
    for number in range(GAMES):
        seed = seed_of("signature", number)
        luck = Random(seed)
        position = game.blank()
        entries.setup(position, 0, seats, codes, plan.encode(plan.from_seed(seed)))
        while asked := entries.asked(position, 0):
            states.update(position.tobytes())
            seat = nth(asked, luck.randrange(size(asked)))
            action = entries.pick(position, 0, seat, np.uint64(luck.getrandbits(64)), out)
            moves.update(f"{seat} {game.name(position[0], seat, action)}\n".encode())
            entries.play(position, 0, seat, action)
        scores = np.zeros(seats, np.int64)
        won = entries.result(position, 0, seats, scores)
        states.update(position.tobytes())
        moves.update(f"{scores.tolist()} {won}\n".encode())
    return moves.hexdigest(), states.hexdigest()
