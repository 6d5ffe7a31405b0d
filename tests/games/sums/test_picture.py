"""sums: the pictures show what the view knows, in the reader's language."""

from xml.etree import ElementTree

import pytest

from spieltisch.games.sums import GAME
from spieltisch.match import Match
from tests.games.sums.table import fill, play, table, turn

pytestmark = pytest.mark.plain


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "en")


def words(match: Match, seat: int | None) -> list[str]:
    """All that is written in the picture."""
    root = ElementTree.fromstring(match.svg(seat))
    return [element.text or "" for element in root.iter() if element.tag.endswith("text")]


def test_before_the_first_card() -> None:
    match = table("o4 y5 p6", "", grid="o2 y3 x3 p5")
    assert match.text(0).split("\n\n") == [
        "Seat 0 lays a card.",
        "  1: o2   2: y3     22 to draw, 0 covered\n  3: x3   4: p5",
        "Your hand: o4 y5 p6\n"
        "What each card would announce:\n"
        "        on 1     on 2     on 3     on 4\n"
        "  o4    10 oy    11 op    11 op    10 oy\n"
        "  y5    11 y     12 oyp   12 oyp   11 y\n"
        "  p6    12 yp    13 op    13 op    12 yp",
        "You, seat 0: 0 points; Misses [ ][ ][ ][ ]; 3 cards in hand\n"
        "  orange            . < .>  .  ##   . < .>  .   .   .   .\n"
        "  yellow        .   .   .   .   .  ##   . < .>  .   .\n"
        "  purple    .   . < .>  .  ##   .   .   .   . < .>",
        "Seat 1: 0 points; Misses [ ][ ][ ][ ]; 3 cards in hand\n"
        "  orange            . < .>  .  ##   . < .>  .   .   .   .\n"
        "  yellow        .   .   .   .   .  ##   . < .>  .   .\n"
        "  purple    .   . < .>  .  ##   .   .   .   . < .>",
        "< > pentagon: counts when its column of three is full; ## gap",
    ]


def test_writing() -> None:
    match = play(fill(table("o4", ""), 0, o={2: 5, 8: 13}), "o4>4 call 1:-")
    text = match.text(0)
    assert text.startswith("10 in orange, yellow. Writing: 0.\n")
    assert "  orange            . < 5> o3  ##  o4 <o5> o6  o7  13   .\n" in text
    assert "has decided" in text
    assert " o4 " not in match.text(1)
    assert words(match, 0).count("10") == 1 + len(match.legal()) - 1  # amid the piles and in every field it fits
    assert "10" in words(match, None)


def test_a_second_card() -> None:
    match = play(table("p1 o1", ""), "p1>3")
    assert "  call  8 op" in match.text(0)
    assert "call  " not in match.text(1)
    assert "Call" in words(match, 0)
    assert "Call" not in words(match, 1)


def test_the_end() -> None:
    match = table("x4", "", grid="o2 x3 x5 p5")
    match.s.misses[0] = 3
    play(match, "x4>1 call")
    assert match.text(1).startswith("The game is over. Winner: 1.\nSeat 0 announced 12 in no colour.\n")
    assert "-20" in words(match, 0)


@pytest.mark.parametrize("players", GAME.seats)
def test_every_seat_has_its_sheet(players: int) -> None:
    match = turn(table(*["o4 y5 p6", "", "", ""][:players]), "o4>4 call 0:o5")
    for seat in (*range(players), None):
        titles = {word for word in words(match, seat) if ": " in word}
        for k in range(players):
            title = f"{k}: 1 point" if k == 0 else f"{k}: 0 points"
            assert (f"You, seat {title}" if k == seat else f"Seat {title}") in titles


def test_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "de")
    match = play(table("o4", ""), "o4>4 call")
    assert match.text(0).startswith("10 in Orange, Gelb. Es schreiben: 0, 1.\n")
    assert "Fehlwürfe" in words(match, 0)
