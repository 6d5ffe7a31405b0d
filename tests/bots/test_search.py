"""What the search finds, in games small enough to know the answer."""

from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.bots import walk
from spieltisch.bots.bot import Budget
from spieltisch.bots.search import Search
from spieltisch.bots.tree import CAME, DESK, NODE, NONE, ROOT, bear, child
from spieltisch.conformance.walk import at
from spieltisch.kernel.registry import ids
from spieltisch.match import Match
from tests.bots.reached import setups, sight, whole

CONNECT_FOUR = Path(__file__).parents[2] / "examples" / "connect_four.py"
ENOUGH = Budget(simulations=2000)


@pytest.mark.parametrize(
    ("moves", "best"),
    [("112233", "4"), ("17273", "4"), ("4455", "36")],
    ids=["wins at once", "stops a win at once", "makes two threats"],
)
def test_connect_four(moves: str, best: str) -> None:
    match = after(moves)
    found = Search(ENOUGH).found(sight(match, match.to_act[0]), ENOUGH, 1)
    names = {action: name for name, action in match.actions(match.to_act[0]).items()}
    assert names[found[0].action] in best


def after(moves: str, file: Path = CONNECT_FOUR) -> Match:
    match = Match(spieltisch.load_game(str(file)), deal={"start": 0})
    for move in moves:
        match.play(move)
    return match


def test_moves_are_learned_about_together_where_nothing_is_hidden_too(tmp_path: Path) -> None:
    """Once the number under which a move was learned about was then played as a move."""
    kin = "def kin(s: Any, seat: int, action: int) -> int:\n    return 1000 + action // 7"
    assert wins_at_once(with_rule(tmp_path / "mirrored.py", kin))


def test_a_move_may_look_as_bad_as_a_game_likes(tmp_path: Path) -> None:
    """Once moves that looked worse than -1 were left out, and something that was no move at all was tried."""
    lean = "def lean(s: Any, seat: int, action: int) -> float:\n    return -100.0"
    assert wins_at_once(with_rule(tmp_path / "gloomy.py", lean))


def with_rule(file: Path, rule: str) -> Path:
    source = CONNECT_FOUR.read_text("utf-8").replace("\nGAME =", f"\n@rule\n{rule}\n\n\nGAME =")
    file.write_text(source, "utf-8")
    return file


def wins_at_once(file: Path) -> bool:
    match = after("112233", file)
    seen = sight(match, match.to_act[0])
    found = Search(ENOUGH).found(seen, ENOUGH, 1, thorough=True)
    assert {move.action for move in found} == {*seen.actions.tolist()}
    return found[0].action == match.actions(match.to_act[0])["4"]


def test_stops_early_when_the_rest_could_not_change_its_move() -> None:
    seen = sight(after("112233"), 0)
    search = Search(ENOUGH)
    hasty, thorough = search.found(seen, ENOUGH, 1), search.found(seen, ENOUGH, 1, thorough=True)
    assert hasty[0].action == thorough[0].action
    assert sum(move.visits for move in hasty) < sum(move.visits for move in thorough)


def test_whoever_decides_with_others_at_once_learns_about_own_moves_from_the_first_simulation() -> None:
    """Once the search had eyes only for the first of several seats until all of that seat's moves were tried."""
    for setup, (_, seats, _) in enumerate(setups("sums")):
        match, _ = whole("sums", setup, 0)
        for number in range(len(match.moves)):
            then = at(match, number)
            if seats > 1 and len(then.to_act) > 1:
                for seat in then.to_act:
                    found = Search(ENOUGH).found(sight(then, seat), Budget(simulations=1), 0)
                    assert found[0].action in then.actions(seat).values()
                break


@pytest.mark.parametrize("game", ids())
def test_results_are_shares_of_the_win(game: str) -> None:
    match, numbers = whole(game, 0, 0)
    then = at(match, numbers[len(numbers) // 2])
    seat = then.to_act[0]
    for move in Search(ENOUGH).found(sight(then, seat), ENOUGH, 5, thorough=True):
        assert 0 <= move.result <= 1
        assert 0 <= move.value <= 1
        assert 0 <= move.spread <= 0.5 + 1e-9


def test_children_keep_what_they_have_learned_when_their_block_moves() -> None:
    nodes, desk = np.zeros(400, NODE), np.zeros(1, DESK)
    walk.start(nodes, desk, np.zeros(1, CAME))
    for key in range(20):
        here = child(nodes, desk[0], ROOT, key)
        nodes[here]["total"] += key
        assert child(nodes, desk[0], ROOT, key) == here
        one = child(nodes, desk[0], ROOT, 0)
        deeper = child(nodes, desk[0], one, key)  # blocks of the same sizes, taken and given back in turn
        assert nodes[deeper]["key"] == key
    totals = {int(node["key"]): float(node["total"]) for node in nodes[nodes[ROOT]["first"] :][:20]}
    assert totals == {key: float(key) for key in range(20)}


def test_a_full_tree_takes_no_more() -> None:
    nodes, desk = np.zeros(8, NODE), np.zeros(1, DESK)
    walk.start(nodes, desk, np.zeros(1, CAME))
    made = [int(bear(nodes, desk[0], ROOT, key)) for key in range(12)]
    assert NONE in made
    assert all(place < len(nodes) for place in made)
