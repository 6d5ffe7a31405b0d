"""ten: moves as text, and why a move is refused."""

from collections.abc import Callable

import pytest

from spieltisch.games.ten import GAME
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from spieltisch.text import LANGUAGES
from tests.games.ten.table import laid, long_game, play, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def start() -> Match:
    return table()


def two() -> Match:
    return play(table(), "0,0 1,0")


def open_start() -> Match:
    return table(open=True)


def open_two() -> Match:
    return play(table(open=True), "L:0,0 R:1,0")


def open_last() -> Match:
    """Of each row but one stone is left, or none."""
    return play(table("3" * 5, "2" * 5, open=True), " ".join(f"L:{n},0" for n in range(29)))


def block() -> Match:
    """Light is to move; a light stone hangs on a dark one."""
    return laid("oxoxo", "xoxox", "oxoxo", "xoxox", "oxox.", "xoxox", "o....")


def tail() -> Match:
    """A light stone on 0,6 between the block and a dark stone."""
    return laid("oxoxo", "xoxox", "oxoxo", "xoxox", "oxoxo", "xox..", "o....", "x....")


REFUSED: list[tuple[Callable[[], Match], str, str | None, str]] = [
    (start, "", None, "move-unreadable"),
    (start, "0, 0", None, "move-unreadable"),
    (start, "-0,0", None, "move-unreadable"),
    (start, "00,0", None, "move-unreadable"),
    (start, "٠,٠", None, "move-unreadable"),
    (start, "0,0\n", None, "move-unreadable"),
    (start, "l:0,0", None, "move-unreadable"),
    (start, "1e3,0", None, "move-unreadable"),
    (start, "9999999999,0", None, "move-unreadable"),
    (start, "0,0>1,0>2,0", None, "move-unreadable"),
    (start, "0,1", "TN-4", "ten-first"),
    (start, "L:0,0", "TN-2", "ten-no-ends"),
    (start, "pass", "TN-9", "ten-no-pass"),
    (start, "0,0>0,1", "TN-6", "ten-round-one"),
    (two, "1,0", "TN-4", "ten-taken"),
    (two, "2,1", "TN-4", "ten-touches-nothing"),
    (two, "32,1", "TN-4", "ten-touches-nothing"),
    (two, "-33,0", "TN-4", "ten-touches-nothing"),
    (two, "999999999,-999999999", "TN-4", "ten-touches-nothing"),
    (open_start, "0,0", "TN-3", "ten-which-end"),
    (open_start, "R:1,0", "TN-4", "ten-first"),
    (open_two, "2,0", "TN-3", "ten-which-end"),
    (open_two, "R:1,0", "TN-4", "ten-taken"),
    (open_last, "R:29,0", "TN-3", "ten-last-left"),
    (open_last, "R:28,0", "TN-4", "ten-taken"),
    (open_last, "R:30,0", "TN-4", "ten-touches-nothing"),
    (block, "pass", "TN-9", "ten-no-pass"),
    (block, "5,0", "TN-6", "ten-round-two"),
    (block, "L:5,0", "TN-6", "ten-round-two"),
    (block, "5,0>-1,0", "TN-6", "ten-empty"),
    (block, "32,0>-1,0", "TN-6", "ten-empty"),
    (block, "1,0>-1,0", "TN-6", "ten-not-yours"),
    (block, "1,1>-1,0", "TN-7", "ten-no-side"),
    (block, "0,0>0,0", "TN-7", "ten-elsewhere"),
    (block, "0,6>0,7", "TN-7", "ten-touches-itself"),
    (block, "0,6>1,0", "TN-7", "ten-taken"),
    (block, "0,6>-1,-1", "TN-7", "ten-touches-nothing"),
    (block, "0,6>31,0", "TN-7", "ten-touches-nothing"),
    (tail, "0,6>5,0", "TN-7", "ten-apart"),
]


@pytest.mark.parametrize(
    ("situation", "move", "rule", "key"),
    REFUSED,
    ids=[f"{case[0].__name__} {case[1]!a} {case[3]}" for case in REFUSED],
)
def test_why_a_move_is_refused(situation: Callable[[], Match], move: str, rule: str | None, key: str) -> None:
    match = situation()
    before = match.state()
    with pytest.raises(Refusal) as refused:
        match.play(move)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert refused.value.code == "illegal_move"
    assert match.state() == before
    sentences = {refused.value.message(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.startswith(rule or "") for sentence in sentences)


def test_places_and_examples_are_quoted() -> None:
    def why(match: Match, move: str) -> str:
        with pytest.raises(Refusal) as refused:
            match.play(move)
        return refused.value.message("en")

    assert "1,0" in why(two(), "1,0")
    assert "32,1" in why(two(), "32,1")
    assert "L:" not in why(start(), "what?")
    assert "L:" in why(open_start(), "what?")
    assert ">" in why(block(), "what?")


@pytest.mark.parametrize("options", [{}, {"open": True}], ids=str)
@pytest.mark.parametrize("moves", [0, 7, 28, 31])
def test_a_legal_move_is_read_only_as_it_is_written(moves: int, options: dict[str, bool]) -> None:
    match = long_game(5, moves, **options)
    move = match.legal()[-1]
    for wrong in (f" {move}", move.replace(",", ";"), f"{move}>", move.replace(",", ",+"), move.lower() + "."):
        with pytest.raises(Refusal) as refused:
            match.play(wrong)
        assert refused.value.key == "move-unreadable"


@pytest.mark.parametrize("moves", [0, 20, 33])
def test_no_reason_fails(moves: int) -> None:
    match = long_game(9, moves)
    (seat,) = match.to_act
    for x in range(-8, 9):
        for y in range(-8, 9):
            for move in (f"{x},{y}", f"R:{x},{y}", f"{x},{y}>{y},{x}", f"0,0>{x},{y}"):
                assert GAME.reason(match.s, seat, move).message("en")
