"""The yardstick for search: Connect Four, our tree search against OpenSpiel's C++ MCTS. `make bench` runs it.

Both are processes of one thread, asked in turn through a pipe, with a random playout for every leaf. Measured is the
processor time each of them says its thinking took, which other load on the machine hardly touches.

Speed: so many simulations on the same positions, in turn, round after round; medians are compared.

The match: every opening of two moves, played twice with the sides changed, so that luck and the first move cancel.
Each side gets for every move the simulations that it makes in the same time, by the speed it has just shown.
"""

import argparse
import json
import math
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.running import ROOT, machine, may_write_json, publish
from bench.searching import EXAMPLE

FASTER, BETTER = 10.0, 0.75  # the goals
SIMULATIONS = (1_000, 10_000, 100_000)  # a search: the larger the tree, the slower each of them
POSITIONS: tuple[list[int], ...] = ([], [3, 3, 3], [3, 2, 3, 3, 4, 2, 0, 5])  # where speed is measured
USUAL = 10_000  # simulations of about the size of those in the match
LEAST = 50  # simulations for a move of the match


@dataclass
class Player:
    name: str
    process: subprocess.Popen[str]
    version: str = ""
    usual: float = 0.0  # simulations in a second, on the way into a game
    speed: float = 0.0  # as it has just shown
    seconds: float = 0.0  # thought in the match ...
    moves: int = 0  # ... for so many moves

    def __post_init__(self) -> None:
        self.version = self.answer()["version"]

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} gave no answer")  # it has said why on its own standard error
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, moves: list[int], simulations: int, key: int) -> tuple[int, int, float]:
        """The column, how many simulations it took and for how many seconds."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps({"moves": moves, "simulations": simulations, "key": key}) + "\n")
        self.process.stdin.flush()
        answer = self.answer()
        return answer["column"], answer["simulations"], max(answer["cpu_s"], 1e-6)


def race(players: list[Player], rounds: int) -> list[dict[str, Any]]:
    """Simulations in a second of processor time, for each size of a search."""
    found = []
    for simulations in SIMULATIONS:
        times = max(1, 20_000 // simulations)  # of a short search, so that the clock can tell
        speeds: list[list[float]] = [[] for _ in players]
        for number in range(rounds):
            for position in POSITIONS:
                for player, speed in zip(players, speeds, strict=True):
                    asked = [player.ask(position, simulations, number * times + i) for i in range(times)]
                    speed.append(sum(made for _, made, _ in asked) / sum(seconds for _, _, seconds in asked))
        ours, theirs = map(median, speeds)
        for player, shown in zip(players, (ours, theirs), strict=True):
            player.usual = shown if simulations <= USUAL else player.usual
        found.append({"simulations": simulations, "ours": ours, "theirs": theirs, "ratio": ours / theirs})
    return found


def match(players: list[Player], milliseconds: float, openings: int) -> dict[str, Any]:
    every = [[one, two] for two in range(7) for one in range(7)][:openings]
    pairs, results = [], [0, 0, 0]
    for number, opening in enumerate(every):
        shares = [play(players, first, opening, milliseconds, number) for first in range(2)]
        pairs.append(mean(shares))
        for share in shares:
            results[int(2 * (1 - share))] += 1
    within = 1.96 * stdev(pairs) / math.sqrt(len(pairs)) if len(pairs) > 1 else 0.5
    spent = {player.name: 1000 * player.seconds / max(1, player.moves) for player in players}
    won, drawn, lost = results
    return {
        "games": 2 * len(every),
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "share": mean(pairs),
        "within": within,
        "milliseconds": milliseconds,
        "spent": spent,  # milliseconds of processor time for a move
    }


def play(players: list[Player], first: int, opening: list[int], milliseconds: float, key: int) -> float:
    """One game; our share of it. Our own rules are the referee, move by move."""
    import spieltisch

    board = spieltisch.new(spieltisch.load_game(str(EXAMPLE)).id, deal={"start": 0})
    moves: list[int] = []
    for player in players:
        player.speed = player.usual
    while not board.over:
        if len(moves) < len(opening):
            column = opening[len(moves)]
        else:
            player = players[(first + len(moves)) % 2]
            simulations = max(LEAST, int(player.speed * milliseconds / 1000))
            column, made, seconds = player.ask(moves, simulations, key * 100 + len(moves))
            if made >= LEAST:
                player.speed = float(np.clip(made / seconds, 0.5 * player.speed, 2 * player.speed))
            player.seconds += seconds
            player.moves += 1
        board.play(str(column + 1))
        moves.append(column)
    return 0.5 if not board.winners else float((first + board.winners[0]) % 2 == 0)


def text(result: dict[str, Any]) -> str:
    ours, theirs = result["players"]
    lines = [f"{'search, Connect Four':28} {'ours':>12} {'OpenSpiel':>12} {'ours/its':>9}  goal"]
    for row in result["speed"]:
        name = f"{row['simulations']:,} simulations, per s"
        lines.append(f"{name:28} {row['ours']:12,.0f} {row['theirs']:12,.0f} {row['ratio']:9.1f}  {FASTER:g}")
    played = result["match"]
    lines.append(
        f"match, {played['milliseconds']:g} ms a move: {played['games']} games, won {played['won']}, "
        f"drawn {played['drawn']}, lost {played['lost']}: {played['share']:.1%} +- {played['within']:.1%} "
        f"(goal {BETTER:.0%})"
    )
    spent = ", ".join(f"{name} {value:.1f} ms" for name, value in played["spent"].items())
    lines += [
        f"processor time for a move: {spent}",
        f"Spieltisch {ours}, OpenSpiel {theirs}; {result['machine']['cpu']}",
    ]
    return "\n".join(lines)


def main() -> int:
    options = argparse.ArgumentParser(description="Connect Four: our tree search against OpenSpiel's")
    options.add_argument("--rounds", type=int, default=3, help="of the speed measurement")
    options.add_argument("--milliseconds", type=float, default=20.0, help="for a move of the match")
    options.add_argument("--openings", type=int, default=49, help="of the match, two games each")
    options.add_argument("--peers-python", metavar="PATH", default=".peers/bin/python")
    may_write_json(options)
    chosen = options.parse_args()
    commands = {
        "Spieltisch": [sys.executable, "-m", "bench.searching"],
        "OpenSpiel": [chosen.peers_python, "-m", "bench.peers.openspiel_search"],
    }
    with ExitStack() as stack:
        players = []
        for name, command in commands.items():
            process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            players.append(Player(name, stack.enter_context(process)))
        speed = race(players, chosen.rounds)
        played = match(players, chosen.milliseconds, chosen.openings)
        for player in players:
            assert player.process.stdin
            player.process.stdin.close()
    result = {
        "machine": machine(),
        "players": [player.version for player in players],
        "speed": speed,
        "match": played,
        "met": {"speed": all(row["ratio"] >= FASTER for row in speed), "match": played["share"] >= BETTER},
    }
    publish(result, text, chosen.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
