"""The laws of a whole game: played again, written down, taken back."""

import json
from random import Random

import numpy as np

from ..kernel.errors import Refusal
from ..kernel.registry import find
from ..match import Match
from .broken import demand, law
from .walk import left_to_play, playout, table


@law
def determinism(match: Match, luck: Random) -> None:
    """The same deal and the same moves give the same positions, byte for byte."""
    again = table(match.game, match.players, match.options, deal=match.deal)
    _same(again, match, 0)
    for number, (seat, move) in enumerate(match.moves, 1):
        again.play(move, seat)
        _same(again, match, number)
    demand(again.settled == match.settled, "what can be taken back is not the same when played again")


def _same(again: Match, match: Match, number: int) -> None:
    same = again.positions[number].tobytes() == match.positions[number].tobytes()
    demand(same, "position {} is not the same when played again", number)


@law
def copy(match: Match, luck: Random) -> None:
    """A position read from its bytes is the same position, and goes on in the same way."""
    saved = match.positions[-1].tobytes()
    read = np.frombuffer(saved, match.game.record).copy()
    demand(read.tobytes() == saved, "the bytes change when they are read and written")
    demand(match.game.view(read[0]) == match.game.view(match.s), "the position reads otherwise from its bytes")
    key = luck.random()
    ends = [match.positions[-1].copy(), read]
    for position in ends:
        playout(match, position, Random(key), left_to_play(match))
    demand(ends[0].tobytes() == ends[1].tobytes(), "a copy goes on differently")
    demand(match.positions[-1].tobytes() == saved, "playing on a copy changes the original")


@law
def record(match: Match, luck: Random) -> None:
    """The game's record survives JSON, and leads to the same state."""
    written = match.record()
    read = json.loads(json.dumps(written))
    demand(read == written, "the record is not the same when it comes back from JSON")
    again = table(match.game, read["players"], read["options"], deal=read["deal"])
    for seat, move in read["moves"]:
        again.play(move, seat)
    demand(again.record() == written, "the record of the game played again is another")
    demand(json.dumps(again.state()) == json.dumps(match.state()), "the record leads to another state")
    try:
        known = find(match.game.id) is match.game
    except Refusal:
        known = False
    if known:
        loaded = Match.load(json.dumps(written))
        demand(loaded.positions[-1].tobytes() == match.positions[-1].tobytes(), "Match.load leads elsewhere")


@law
def undo(match: Match, luck: Random) -> None:
    """Taking back move after move leads through the same positions, byte for byte, to the deal."""
    before = [position.tobytes() for position in match.positions]
    fresh = table(match.game, match.players, match.options, deal=match.deal)
    for number in range(len(match.moves) - 1, -1, -1):
        seat, move = match.moves[-1]
        demand(number + 1 >= match.settled[-1] >= match.settled[-2], "more is settled than was played")
        match.undo()
        demand(match.positions[-1].tobytes() == before[number], "taking back move {} leads elsewhere", number + 1)
        demand(move in match.legal(seat), "{!r} is not legal any more when it has been taken back", move)
    same = match.positions[-1].tobytes() == fresh.positions[-1].tobytes()
    demand(same, "taking all back does not lead to the deal")
    try:
        match.undo()
    except Refusal:
        return
    demand(False, "something can be taken back when nothing was played")
