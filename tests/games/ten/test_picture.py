"""ten: the pictures show what there is to know, in both languages."""

from xml.etree import ElementTree

import pytest

from spieltisch.games.ten.picture import CLOSE, LIT, WON
from spieltisch.match import Match
from tests.games.ten.table import laid, play, random_game, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.text._spoken", ["en"])


def frames(match: Match, seat: int | None, ink: str, dashed: bool = False) -> int:
    """How many frames of this colour there are around stones or places."""
    boxes = ElementTree.fromstring(match.svg(seat)).iter(f"{SVG}rect")
    small = [box for box in boxes if box.get("stroke") == ink and float(box.get("width", "99%").strip("%")) < 60]
    return sum((box.get("stroke-dasharray") is not None) == dashed for box in small)


def words(match: Match, seat: int | None = None) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(match.svg(seat)).iter(f"{SVG}text")]


def test_the_text_of_a_closed_game() -> None:
    match = play(table("331", "2122"), "0,0 0,1 1,0 1,1")
    assert match.text(0).splitlines() == [
        "Closed game, round one",
        "",
        "      -1    0    1    2",
        "  -1        .    .",
        "   0   .   (3)  (3)   .",
        "   1   .   [2]  [1]   .",
        "   2        .    .",
        "",
        "> Seat 0 (light) - you, to play: turned up (1); 12 face down; still to lay: 5 × 1, 5 × 2, 3 × 3",
        "  Seat 1 (dark): 13 face down; still to lay: 4 × 1, 4 × 2, 5 × 3",
        "  .    a stone may go here",
    ]
    assert "." not in match.text(1).splitlines()[3]  # the other's view has no places to go


def test_the_text_of_an_open_game() -> None:
    text = play(table("3", "2", open=True), "L:0,0").text()
    assert "Open game, round one" in text
    assert "  Seat 0 (light): (1) (1) (1) (1) (1) (2) (2) (2) (2) (2) (3) (3) (3) (3)" in text.splitlines()
    assert "> Seat 1 (dark) - to play: [2] [1] [1] [1] [1] [1] [2] [2] [2] [2] [3] [3] [3] [3] [3]" in text.splitlines()


def test_the_text_of_round_two() -> None:
    match = laid("33312", "xxxxx", "oxoxo", "xoxox", "oxoxo", "xoxox")
    lines = match.text(0).splitlines()
    assert lines[0] == "Closed game, round two: 0 of 100 moves"
    assert "  ( ) row of 12: 0,0 - 4,0" in lines
    movable = next(line for line in lines if "these may move" in line)
    assert "4,0" in movable
    assert "2,2" not in movable
    won = play(match, "4,0>0,6").text()
    assert "Seat 0 (light) - has won: all stones lie" in won
    assert "( ) row of 10: 0,0 - 3,0" in won


def test_the_text_of_a_draw() -> None:
    match = laid(".x.x.x.x.x.x.x.", "ooooooooooooooo", "x.x.x.x.x.x.x.x", first=(0, 1), move_cap=1)
    text = play(match, "pass").text()
    assert text.count("drawn") == 2
    assert "( ) row of 30" in text


def test_the_text_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.text._spoken", ["de"])
    text = play(table("331", "2122"), "0,0 0,1 1,0 1,1").text(0)
    assert "Verdecktes Spiel, erste Runde" in text
    assert "Platz 0 (hell) - du, ist am Zug: aufgedeckt (1); 12 verdeckt" in text


def test_the_drawing_shows_stones_stocks_and_coordinates() -> None:
    match = play(table("331", "2122"), "0,0 0,1 1,0 1,1")
    shown = words(match, 0)
    assert shown[0] == "Closed game, round one"
    assert {str(number) for number in range(-3, 3)} <= set(shown)
    assert "still to lay: 5 × 1, 5 × 2, 3 × 3" in shown
    assert sum(word in ("1", "2", "3") for word in shown) >= 5  # four on the table and one turned up


@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_stones_are_nearest(seat: int) -> None:
    shown = [word for word in words(table(), seat) if word.startswith("Seat")]
    assert f"Seat {seat}" in shown[1]
    assert "you" in shown[1]


def test_places_to_go_are_marked_for_the_one_who_is_asked() -> None:
    match = play(table(), "0,0 1,0")
    assert frames(match, 0, LIT, dashed=True) == 6
    assert frames(match, 1, LIT, dashed=True) == frames(match, None, LIT, dashed=True) == 0


def test_stones_that_may_move_are_marked() -> None:
    match = laid("oxoxo", "xoxox", "oxoxo", "xoxox", "oxoxo", "xoxox")
    assert frames(match, 0, LIT) == 9
    assert frames(match, 1, LIT) == 0


def test_rows_stand_out_by_their_sum() -> None:
    match = laid("331.2", "xxxxx", "oo...", "x....", light="3")
    assert frames(match, None, CLOSE) >= 3
    assert "7" in words(match)
    assert "12" in words(play(match, "3,0"))
    won = play(laid("333", "xxx", light="1"), "3,0")
    assert frames(won, None, WON) == 4
    assert "10" in words(won)


@pytest.mark.parametrize("open_", [False, True])
def test_every_position_can_be_drawn(open_: bool) -> None:
    for seed in range(4):
        for moves in (0, 1, 15, 29, 30, 60):
            match = random_game(seed, moves, open=open_)
            for seat in (None, 0, 1):
                assert match.text(seat)
                ElementTree.fromstring(match.svg(seat))
