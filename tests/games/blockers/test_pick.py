"""blockers: one random move is any of the legal ones, each as likely as the others."""

import random
from collections import Counter

import numpy as np
import pytest

from spieltisch.kernel import entries
from spieltisch.match import Match
from tests.games.blockers.table import EMPTY, STUCK, play, position, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

SOME = ["rryyybbb.", "r..y...b.", "r..y.yybb", "....bbbyr", "yyyyrrrry", "bb...r...", "yyb......", *EMPTY[7:]]


def picks(match: Match, count: int) -> Counter[str]:
    seat = match.to_act[0]
    names = {action: name for name, action in match.actions(seat).items()}
    out = np.zeros(match.game.most_moves, np.int64)
    found: Counter[str] = Counter()
    rng = random.Random(0)
    for _ in range(count):
        action = entries.pick(match.positions[-1], 0, seat, np.uint64(rng.getrandbits(64)), out)
        found[names[int(action)]] += 1  # a KeyError if it is not legal
    return found


def chi_square_is_fair(found: Counter[str], expected: dict[str, float]) -> bool:
    """The words are the same every time, so this never fails by chance."""
    assert set(found) <= set(expected)
    whole, total = sum(found.values()), sum(expected.values())
    off = sum((found[key] - whole * p / total) ** 2 / (whole * p / total) for key, p in expected.items())
    freedom = len(expected) - 1
    return bool(off < freedom + 4 * (2 * freedom) ** 0.5 + 6)


@pytest.mark.parametrize(
    "match",
    [
        play(table("1 C s5 * 9", "2 D s1 3 A"), "1@A1 A@A1"),
        position(SOME, ["1 A C s1 s4", "1 2 3 4 5", "1 2 3 4 5"], left=20),
        position(SOME, ["* 2 3 D s5", "1 2 3 4 5", "1 2 3 4 5"], left=20),
        position(SOME, ["1 E s2 * 9", "B C s5 s9 8", "1 2 3 4 5", "1 2 3 4 5"], left=20, duel=True),
        position(SOME, ["1 E s2 * 9", "2 3 4 *", *["1 2 3 4 5"] * 2], taken={1: "y" * 9}, left=20, duel=True),
    ],
    ids=["early", "late", "joker", "duel", "closed"],
)
def test_every_legal_move_is_as_likely(match: Match) -> None:
    legal = match.legal()
    assert chi_square_is_fair(picks(match, 40 * len(legal)), dict.fromkeys(legal, 1.0))


def test_the_only_two_moves_are_found() -> None:
    """Nearly every pair of a tile and a cell fails, so the list must help."""
    lines = [*STUCK[:2], "yrrrrrr.y", *STUCK[3:]]
    match = position(lines, ["A B C s1 s2"] + ["1 2 3 4 5"], left=20)
    assert match.legal() == ["C@C8"]
    assert set(picks(match, 200)) == {"C@C8"}
    lines[3] = "yyyyyyyyy"
    match = position(lines, ["A B C D s1", "1 2 3 4 5"], left=20)
    moves = match.legal()
    assert chi_square_is_fair(picks(match, 600), dict.fromkeys(moves, 1.0))


def test_who_must_pass_passes() -> None:
    match = position(STUCK, ["A B C s1 s2", "1 2 3 4 5"], left=20)
    assert set(picks(match, 10)) == {"pass"}
