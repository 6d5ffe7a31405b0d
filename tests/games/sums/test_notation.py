"""sums: moves as text, and every reason for a refusal, in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import spieltisch.text
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from spieltisch.text import LANGUAGES
from tests.games.sums.table import fill, play, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def choosing() -> Match:
    return table("o4 p1 x1", "")


def second() -> Match:
    return play(choosing(), "p1>1")


def writing() -> Match:
    """10 in orange and yellow; columns from the second field on: o1 y2, o2 y3 and so on."""
    match = fill(table("o4 p1 x1", ""), 0, o={2: 5, 8: 13}, y={1: 3, 9: 17}, p={6: 10})
    return play(match, "o4>4 call 1:-")


REFUSED = [
    (choosing, "hello", None, "move-unreadable"),
    (choosing, "o04>1", None, "move-unreadable"),
    (choosing, "o4>1 ", None, "move-unreadable"),
    (choosing, "call", "SU-2", "sums-lay-first"),
    (choosing, "o3", "SU-2", "sums-lay-first"),
    (choosing, "-", "SU-2", "sums-lay-first"),
    (choosing, "o7>1", "SU-1", "sums-no-card"),
    (choosing, "o-1>1", "SU-1", "sums-no-card"),
    (choosing, "r4>1", "SU-1", "sums-no-card"),
    (choosing, "o4>0", "SU-1", "sums-no-pile"),
    (choosing, "o4>5", "SU-1", "sums-no-pile"),
    (choosing, "o6>1", "SU-2", "sums-not-in-hand"),
    (second, "p1>2", "SU-2", "sums-not-in-hand"),
    (second, "o4>2", "SU-3", "sums-unlike"),
    (second, "x1>1", "SU-3", "sums-same-pile"),
    (second, "x1>4", "SU-3", "sums-diagonal"),
    (second, "o3", "SU-3", "sums-call-first"),
    (second, "-", "SU-3", "sums-call-first"),
    (writing, "call", "SU-4", "sums-announced"),
    (writing, "x1>3", "SU-4", "sums-announced"),
    (writing, "x3", "SU-2", "sums-grey"),
    (writing, "o0", "SU-4", "sums-no-field"),
    (writing, "o10", "SU-4", "sums-no-field"),
    (writing, "r3", "SU-4", "sums-no-field"),
    (writing, "o03", None, "move-unreadable"),
    (writing, "p3", "SU-4", "sums-other-row"),
    (writing, "o2", "SU-4", "sums-taken"),
    (writing, "o9", "SU-5", "sums-left"),
    (writing, "o1", "SU-5", "sums-right"),
    (writing, "o4", "SU-5", "sums-column"),
]


@pytest.mark.parametrize(("begin", "move", "rule", "key"), REFUSED)
def test_refused(begin: Callable[[], Match], move: str, rule: str | None, key: str) -> None:
    match = begin()
    before = match.positions[-1].tobytes()
    with pytest.raises(Refusal) as refused:
        match.play(move)
    assert (refused.value.code, refused.value.rule, refused.value.key) == ("illegal_move", rule, key)
    assert match.positions[-1].tobytes() == before
    sentences = {refused.value.message(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.startswith(rule or "") for sentence in sentences)


def test_every_reason_is_tried() -> None:
    source = Path(spieltisch.text.__file__).parents[1] / "games" / "sums" / "notation.py"
    keys = set(re.findall(r'"((?:sums|move)-[a-z-]+)"', source.read_text("utf-8")))
    assert keys == {key for *_, key in REFUSED}


@pytest.mark.parametrize(
    ("begin", "move", "words"),
    [
        (choosing, "o6>1", "SU-2: o6 is not in your hand. You hold: o4, p1, x1."),
        (second, "o4>2", "SU-3: A second card must have the value of the first, 1; o4 has not."),
        (second, "x1>4", "SU-3: Pile 4 is across from pile 1; the second card goes on a pile beside the first."),
        (writing, "p3", "SU-4: Row p was not announced, only o, y."),
        (writing, "o2", "SU-4: o2 already holds 5."),
        (writing, "o9", "SU-5: 10 cannot go into o9: o8, left of it, holds 13, and numbers rise to the right."),
        (writing, "o1", "SU-5: 10 cannot go into o1: o2, right of it, holds 5, and numbers rise to the right."),
        (writing, "o4", "SU-5: 10 cannot go into o4: p6 in the same column holds 10 already."),
    ],
)
def test_a_reason_names_what_is_in_the_way(begin: Callable[[], Match], move: str, words: str) -> None:
    with pytest.raises(Refusal) as refused:
        begin().play(move)
    assert refused.value.message("en") == words


def test_a_reason_tells_nothing_about_other_hands() -> None:
    reasons = []
    for other in ("o6 y6 p6", "o5 y5 x5"):
        with pytest.raises(Refusal) as refused:
            table("o4 p1 x1", other).play("o6>1")
        reasons.append(refused.value.message("en"))
    assert reasons[0] == reasons[1]
