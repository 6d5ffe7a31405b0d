"""Results as a table for other programs: a row for every seat of every game, as Parquet."""

import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ... import parquet
from ..contest import Contest
from ..outcome import Outcome

COLUMNS = {
    "deal": "INTEGER",  # deals are independent, the games of a deal are not
    "turn": "INTEGER",  # which of the deal's games
    "line_up": "INTEGER",  # at which table: the same bots, turned round, as often as there are seats
    "seat": "TINYINT",
    "bot": "VARCHAR",
    "place": "TINYINT",  # 1 was asked first
    "win_share": "DOUBLE",
    "score": "INTEGER",  # null in a game that was not played to its end
    "moves": "INTEGER",  # of all seats together
    "decisions": "INTEGER",  # with more than one move to choose from
    "seconds": "DOUBLE",  # spent on them
    "longest": "DOUBLE",  # of them
    "fault": "VARCHAR",  # how this seat lost the game: time, gone, illegal, error; else null
    "note": "VARCHAR",
}


def rows(contest: Contest, outcomes: Iterable[Outcome]) -> Iterator[dict[str, Any]]:
    for game in outcomes:
        for seat, bot in enumerate(game.bots):
            fault = game.fault if game.fault and game.fault.seat == seat else None
            yield {
                "deal": game.deal,
                "turn": game.turn,
                "line_up": game.turn // contest.players,
                "seat": seat,
                "bot": contest.entrants[bot].name,
                "place": (seat - game.first) % contest.players + 1,
                "win_share": game.shares[seat],
                "score": None if game.scores is None else game.scores[seat],
                "moves": game.moves,
                "decisions": game.decisions[seat],
                "seconds": game.seconds[seat],
                "longest": game.longest[seat],
                "fault": fault and fault.why,
                "note": fault and fault.note,
            }


def write(contest: Contest, outcomes: Iterable[Outcome], to: Path) -> None:
    about = {
        "game": contest.game,
        "rules": contest.rules,
        "players": contest.players,
        "options": contest.chosen,
        "seed": contest.seed,
    }
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "rows.jsonl"
        with lines.open("wb") as file:
            file.writelines(msgspec.json.encode(row) + b"\n" for row in rows(contest, outcomes))
        parquet.write(lines, COLUMNS, to, about, "deal, turn, seat")
