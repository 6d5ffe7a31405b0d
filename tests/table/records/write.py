"""Write the records that are not there yet: `python -m tests.table.records.write`. Old ones never change."""

import json
from collections.abc import Callable
from pathlib import Path

from spieltisch.table import record
from tests.table import Evening, evening, number

FOLDER = Path(__file__).parent
MINUTES = {"kind": "minutes", "minutes": 5, "increment": 10}
DAYS = {"kind": "days", "days": 3}


def ten() -> Evening:
    return evening("ten", table="ten", options={"move_cap": 20}, clock=MINUTES).play()


def ten_open_and_again() -> Evening:
    """Given up, played again, ended by agreement."""
    table = evening("ten", table="ten-open", options={"open": True}).play(6)
    table.do("resign", 1)
    for seat in (0, 1):
        table.do("rematch", seat)
    table.deal().play(4)
    table.do("end", 0)
    table.do("decline", 1)
    table.do("end", 1)
    table.do("end", 0)
    return table


def sums() -> Evening:
    """Everybody writes at once; a bot from the beginning, another that stands in for a while."""
    table = Evening("sums", 4, table="Küche", host="anna", clock=MINUTES, stand_in="greedy").sit(0, 1, 2, bots=(3,))
    table.deal().play(20)
    table.do("leave", 1)
    table.play(20)
    table.do("return", 1)
    return table.play()


def sums_alone() -> Evening:
    return evening("sums", 1, table="alone").play()


def links_series() -> Evening:
    """Taking back, a time-out in a game and one in a deal, a seat given up, three rounds."""
    table = evening("links", 3, table="series", series=True, clock=DAYS, stand_in="greedy")
    for _ in range(12):
        (seat,) = table.match.to_act
        move = table.move()
        if move not in ("draw", "end", "pass"):
            table.do("undo", seat)
    (seat,) = table.match.to_act
    table.do("timeout", seat, by=None, after=4 * 86_400_000)
    table.play()
    table.do("commit", secret=number("second"))
    table.do("return", seat)
    table.do("ready", seat, number=number("back"))
    for other in list(table.state.waiting):
        table.do("timeout", other, by=None, after=4 * 86_400_000)
    table.do("deal")
    table.do("resign", (seat + 1) % 3)
    table.play()
    return table.deal().play()


def blockers() -> Evening:
    return evening("blockers", 3, table="blockers", undo=False, watch=False).play()


def blockers_duel() -> Evening:
    """A given deal, taken up in the middle."""
    old = evening("blockers", 2, options={"duel": True, "scoring": "groups"}).play(30)
    moves = [[seat, move] for seat, move in old.match.moves]
    table = Evening("blockers", 2, options={"duel": True, "scoring": "groups"}, fair=False).sit(1, bots=(0,))
    return table.deal(deal=old.match.deal, moves=moves).play()


def bridges() -> Evening:
    """Bonus tiles, free tiles, tiles given away face down."""
    return evening("bridges", 3, table="bridges", options={"symbols": True}).play()


def links_stopped() -> Evening:
    """The second round was going on: it is not in the record."""
    table = evening("links", 2, table="stopped", series=True, options={"bonus_cards": 7}).play()
    return table.deal().play(10)


EVENINGS: tuple[Callable[[], Evening], ...] = (
    ten,
    ten_open_and_again,
    sums,
    sums_alone,
    links_series,
    links_stopped,
    blockers,
    blockers_duel,
    bridges,
)


def text(table: Evening) -> str:
    """One line for each event and round: small enough, and a difference can be read."""
    parts = record(table.table)
    lines = [f' "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in parts.items() if name[-1] != "s"]
    for name in ("events", "rounds"):
        rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in parts[name])
        lines.append(f' "{name}": [\n  {rows}\n ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for made in EVENINGS:
        file = FOLDER / f"{made.__name__}.json"
        if not file.exists():
            file.write_text(text(made()), "utf-8")
