"""The example of docs/arena.md: a bot in one Python file, of some use."""

from pathlib import Path

from spieltisch.kernel.registry import find
from spieltisch.lab.arena.contest import contest
from spieltisch.lab.arena.entrant import read
from spieltisch.lab.arena.results import results
from spieltisch.lab.arena.worker import play_games

EXAMPLE = Path(__file__).parents[3] / "examples" / "own_bot.py"


def test_the_own_bot_beats_a_random_one() -> None:
    wanted = contest(find("blockers"), 2, {}, [read(f"{EXAMPLE}@300"), read("random")], "seed", 60, 2048)
    played = play_games(wanted, [(deal, turn) for deal in range(10) for turn in range(2)], lambda: False)
    found = results(wanted, {outcome.key: outcome for outcome in played}, "complete")
    assert found.bots[0].forfeits == 0
    assert found.bots[0].win_share.low is not None
    assert found.bots[0].win_share.low > 0.5
