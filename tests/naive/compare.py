"""The twins against the referee as a program of its own, move by move, over as many random games as wanted.

    python -m tests.naive.compare [--games 100] [--key 1] [GAME ...]

Every number of players and every option takes its turn. `SPIELTISCH_REFEREE` names another command to compare with.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
from collections import Counter
from importlib import import_module
from random import Random
from types import TracebackType
from typing import Any

Json = dict[str, Any]

GAMES = ("bridges", "links", "sums", "ten", "blockers")
CLOSING = ("end", "pass", "draw", "keep", "skip", "call", "-")
REFEREE = [sys.executable, "-m", "spieltisch", "referee"]


class Referee:
    """Asks a real process."""

    def __init__(self) -> None:
        command = shlex.split(os.environ.get("SPIELTISCH_REFEREE", "")) or REFEREE
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> "Referee":
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self.process.communicate()
        assert kind or self.process.returncode == 0

    def send(self, line: bytes) -> bytes:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def ask(self, op: str, **request: Any) -> Json:
        answer: Json = json.loads(self.send(json.dumps({"op": op, **request}).encode()))
        return answer


def setups(game: str) -> list[tuple[int, Json]]:
    twin = import_module(f"tests.naive.{game}")
    options_for = getattr(twin, "options_for", lambda players: twin.OPTIONS)
    return [(players, options) for players in twin.PLAYERS for options in options_for(players)]


def play(referee: Referee, game: str, players: int, options: Json, seed: str) -> list[str]:
    """One game on both; its moves."""
    luck = Random(seed)
    naive = import_module(f"tests.naive.{game}")
    deal = naive.random_deal(players, options, luck)
    twin = naive.Naive(players, options, deal)
    eager = luck.choice([None, 0.1, 0.6, 0.95, 1.0])  # how often a turn goes on if it can; None: as it comes
    again = luck.randrange(150)  # after so many moves the record is taken up again
    moves: list[str] = []
    assert referee.ask("new", game=game, players=players, options=options, deal=deal) == {"ok": True}
    while True:
        seats = twin.to_act()
        legal = {str(seat): twin.legal(seat) for seat in seats}
        same(referee.ask("legal"), {"to_act": seats, "moves": legal}, seed, moves)
        over = twin.over()
        result = {"scores": twin.scores(), "winners": twin.winners()} if over else {}
        same(referee.ask("result"), {"over": over, **result}, seed, moves)
        if len(moves) == again or over:
            take_up(referee)
        if over:
            return moves
        seat = luck.choice(seats)
        choice = legal[str(seat)]
        if eager is not None:
            goes_on = luck.random() < eager
            choice = [move for move in choice if (move in CLOSING) != goes_on] or choice
        move = luck.choice(choice)
        twin.play(seat, move)
        moves.append(move)
        same(referee.ask("play", seat=seat, move=move), {"over": twin.over()}, seed, moves)


def same(answer: Json, expected: Json, seed: str, moves: list[str]) -> None:
    assert answer == {"ok": True, **expected}, f"{seed}, after {moves}: the twin says {expected}, the referee {answer}"


def take_up(referee: Referee) -> None:
    """The game's record leads to the same state, byte for byte."""
    state = referee.send(b'{"op":"state"}')
    record = referee.ask("record")["record"]
    assert referee.ask("load", record=record) == {"ok": True}
    assert referee.send(b'{"op":"state"}') == state
    assert referee.ask("record")["record"] == record


def compare(game: str, games: int, key: int) -> str:
    """So many games, spread over all setups; how it went, in a line."""
    lengths: Counter[str] = Counter()
    with Referee() as referee:
        every = setups(game)
        for number in range(games):
            players, options = every[number % len(every)]
            moves = play(referee, game, players, options, f"{game} {players} {options} {key} {number}")
            lengths["moves"] += len(moves)
            lengths.update(move for move in moves if move in CLOSING)
    return f"{game:9} {games} games the same; " + ", ".join(f"{name} {count}" for name, count in lengths.items())


def main() -> None:
    options = argparse.ArgumentParser(description="The twins against the referee")
    options.add_argument("names", nargs="*", default=GAMES, metavar="GAME")
    options.add_argument("--games", type=int, default=100, help="of each game")
    options.add_argument("--key", type=int, default=1, help="another key, other games")
    chosen = options.parse_args()
    for game in chosen.names:
        print(compare(game, chosen.games, chosen.key), flush=True)


if __name__ == "__main__":
    main()
