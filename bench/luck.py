"""Where luck sets the limit: a search that sees every tile against one that sees what its seat sees.

Both make as many simulations, on duplicate deals. This is the one place where a bot is shown what nobody may know; it
lies outside the package, and what it plays is another game: the same rules on a record that blanks nothing.

    python bench/luck.py bridges links --simulations 1000 --deals 40
    python bench/luck.py bridges --simulations 1000 --against 100    # both see everything: ten times the simulations
"""

import argparse
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np

from spieltisch.bots import duel
from spieltisch.bots.bot import Bot, Budget, Sight, look
from spieltisch.bots.search import Search
from spieltisch.kernel.game import Game
from spieltisch.kernel.registry import find, ids

HIDE = ("observe", "sample", "kin")  # moves are learned about together where it is hidden how they differ


def opened(game: Game) -> Game:
    """The same game with nothing hidden. Its record has a name of its own, or compiled code would be mistaken."""
    fields: Any = game.record.fields
    *names, mark = game.record.names or ()
    layout = [(name, fields[name][0]) for name in names] + [(f"open_{mark}", fields[mark][0])]
    rooms = [SimpleNamespace(**{k: v for k, v in vars(room).items() if k not in HIDE}) for room in game.rules]
    return replace(game, record=np.dtype((np.record, layout)), rules=rooms)


class Table:
    """The position that was looked at last, as it is."""

    truth: Any = None

    def look(self, game: Game, states: Any, row: int, *who: Any) -> Sight:
        self.truth = states[row : row + 1].copy()
        return look(game, states, row, *who)


@dataclass(frozen=True)
class Peeping:
    game: Game  # opened
    table: Table
    budget: Budget

    def choose(self, sight: Sight, budget: Budget, key: int) -> int:
        whole = Sight.__new__(Sight)  # made past the check that a bot sees what its seat sees
        truth = self.table.truth.view(self.game.record)
        for name, value in {**vars(sight), "game": self.game, "seen": truth}.items():
            object.__setattr__(whole, name, value)
        return Search(budget).choose(whole, budget, key)


def measure(id: str, simulations: int, against: int | None, deals: int, seats: int) -> str:
    game, table = find(id), Table()
    duel.look = table.look  # type: ignore[attr-defined, assignment]
    one = Peeping(opened(game), table, Budget(simulations))
    other: Bot = Search(Budget(simulations)) if against is None else replace(one, budget=Budget(against))
    found = duel.duel(game, [one, *[other] * (seats - 1)], deals)[0]
    about = f"{simulations} that see everything : {simulations} that do not"
    if against is not None:
        about = f"{simulations} : {against}, all of which see everything"
    return f"{id:9} {about}: {found.share:.1%} +- {found.within:.1%} of {found.games} games"


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("games", nargs="*", default=ids())
    options.add_argument("--simulations", type=int, default=1000)
    options.add_argument("--against", type=int, help="so many, that see everything, too")
    options.add_argument("--deals", type=int, default=30)
    options.add_argument("--players", type=int, default=2)
    chosen = options.parse_args()
    for id in chosen.games:
        print(measure(id, chosen.simulations, chosen.against, chosen.deals, chosen.players), flush=True)


if __name__ == "__main__":
    main()
