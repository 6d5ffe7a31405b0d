"""A searching player of Connect Four, one thread: ours; bench/peers/openspiel_search.py is OpenSpiel's.

Reads JSON lines, {"moves": [columns from 0], "simulations": n, "key": k}, and answers each with the column it would
play, the simulations it made and the processor seconds they took. What is fair to both is said in bench/search.py.
"""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "connect_four.py"
# For a position: the search with so many simulations and a key; it gives the column and how many there were.
Position = Callable[[list[int]], Callable[[int, int], tuple[int, int]]]


def serve(version: str, position: Position) -> None:
    """Answer until there are no more questions. The first line says who is there; thinking once has compiled it."""
    position([])(100, 0)
    print(json.dumps({"version": version}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        think = position(asked["moves"])
        start = time.process_time()
        column, simulations = think(asked["simulations"], asked["key"])
        seconds = time.process_time() - start
        print(json.dumps({"column": column, "simulations": simulations, "cpu_s": seconds}), flush=True)


def ours() -> None:
    import spieltisch
    from spieltisch.bots.bot import Budget, look
    from spieltisch.bots.search import Search
    from spieltisch.match import Match

    game = spieltisch.load_game(str(EXAMPLE))

    def position(moves: list[int]) -> Callable[[int, int], tuple[int, int]]:
        match = Match(game.id, deal={"start": 0})
        for column in moves:
            match.play(str(column + 1))
        sight = look(game, match.positions[-1], 0, match.to_act[0], 2, game.codes(match.options))

        def think(simulations: int, key: int) -> tuple[int, int]:
            budget = Budget(simulations=simulations)
            # Thorough: all of them, also when it is decided which move is best.
            found = Search(budget).found(sight, budget, key, thorough=True)
            return found[0].action // 7, sum(move.visits for move in found)

        return think

    serve(spieltisch.__version__, position)


if __name__ == "__main__":
    ours()
