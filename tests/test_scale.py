"""What docs/scale.md says of many players is what the simulation says."""

from dataclasses import replace
from pathlib import Path

from bench.scale import PLAYERS, House, needed, simulate, table, text

PAPER = Path(__file__).parents[1] / "docs/scale.md"


def test_the_paper_quotes_the_simulation() -> None:
    assert f"```\n{text(table(PLAYERS, House()))}\n```" in PAPER.read_text("utf-8")


def test_more_players_need_more_and_too_few_workers_are_slow() -> None:
    some, many = (needed(House(players=players)) for players in (10_000, 1_000_000))
    assert many.workers * many.partitions > some.workers
    assert many.partitions > 1
    fits = needed(House(players=30_000))
    alone = replace(fits, workers=1)
    assert simulate(alone, 1000)["ms_99"] > 10 * simulate(fits, 1000)["ms_99"]
