"""blockers: the pictures show what there is to know, in both languages."""

from xml.etree import ElementTree

import pytest

from spieltisch.games.blockers.picture import SHAPES
from spieltisch.games.blockers.state import SECTIONS
from spieltisch.match import Match
from spieltisch.text import say
from tests.games.blockers.table import STUCK, lying, play, position, stuck, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.text._spoken", ["en"])


def shapes(match: Match, symbol: str, seat: int | None = None) -> int:
    paths = ElementTree.fromstring(match.svg(seat)).iter(f"{SVG}path")
    return sum(path.get("d") == SHAPES[symbol] for path in paths)


def test_the_text_shows_board_racks_and_counts() -> None:
    match = play(table("1 A s5 * 9", "A 1 2 3 4", "9"), "1@A1 A@A1 9@I9")
    lines = match.text(0).splitlines()
    assert lines[0].split() == list("123456789")
    assert "s7 moon" in lines[9]
    assert lines[2].split() == ["A", "|", "yA", ".", ".", "|", ".", ".", ".", "|", ".", ".", ".", "|"]
    assert "> Seat 0 (you, to play, 23 turns to come): 0 groups + 0 taken of one colour = 0 points" in lines
    assert "  Seat 1 (23 turns to come): 1 group + 1 taken of one colour = 2 points" in lines
    assert "    r red     rack: 2 9 A s5 *; 22 in the stock" in lines
    assert "    y yellow  rack: ? ? ? ? ?; 22 in the stock" in lines
    assert "    taken: r 1" in lines
    assert "    taken: nothing" in lines


def test_protected_tiles_stand_in_brackets() -> None:
    lines = stuck().text().splitlines()
    assert lines[2].count("[") == 7  # the ends of red's row are free
    assert lines[3].count("[") == 9
    assert "  passed" not in stuck().text()
    assert "passed 1×" in play(stuck(), "pass").text()


def test_a_duel_names_the_colours_of_the_moves() -> None:
    text = table("", "", "", "", duel=True).text(0)
    assert "rack: 1 2 3 4 5; a: 23 in the stock" in text
    assert "rack: ? ? ? ? ?; b: 23 in the stock" in text


def test_groups_only_counts_no_taken_tiles() -> None:
    match = play(table("1", "A", scoring="groups"), "1@A1 A@A1")
    assert "Seat 1 (23 turns to come): 1 group = 1 point" in match.text()


def test_at_the_end_the_winners_are_named() -> None:
    match = position(STUCK, ["1 2 3 4 5"] * 3, left=0)
    assert match.winners == [2]
    assert "  Seat 2 (won): 0 groups" in match.text()
    assert "to play" not in match.svg()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_drawing_is_sound_and_shows_no_more_than_the_view(seat: int | None) -> None:
    match = play(table("1 A s5 * 9", "s9 B"), "1@A1 s9@G7")
    root = ElementTree.fromstring(match.svg(seat))
    assert root.findtext(f"{SVG}title") == "Blockers, seats: 2"
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert words.count("✱") == (seat == 0)
    assert words.count("B") == (2 if seat == 1 else 1)  # a row of the board, and a tile


def test_the_section_of_every_cell_can_be_seen_even_under_a_tile() -> None:
    for match in (table("1", "1"), play(table("1", "1"), "1@A1 1@H1 2@A2")):
        assert [shapes(match, symbol) for symbol in SECTIONS] == [9] * 9
    assert shapes(play(table("s5", "1"), "s5@D4"), "circle") == 10  # and on the tile itself


def test_protected_tiles_carry_a_lock() -> None:
    match = stuck()
    protected = sum(not tile["free"] for tile in lying(match).values())
    assert protected == 7 + 9 + 7
    assert match.svg().count("a2.5 2.5 0 0 1 5 0v2") == protected + 1  # and the legend


def test_cells_a_tile_may_be_laid_on_are_marked_for_whom_they_are() -> None:
    match = table("1 2 3 4 5", "")
    assert match.svg(0).count('stroke-dasharray="5 3"') == 45
    assert match.svg(1).count('stroke-dasharray="5 3"') == 0


def test_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.text._spoken", ["de"])
    match = play(table("1 A s5 * 9", "A 1 2 3 4"), "1@A1 A@A1")
    text = match.text(0)
    assert "> Platz 0 (du, am Zug, noch 23 Züge): 0 Gruppen + 0 einer Farbe genommen = 0 Punkte" in text
    assert "s7 Mond" in text
    assert "Platz 1 (noch 23 Züge)" in match.svg(0)


def test_every_symbol_and_colour_has_a_word_of_its_own() -> None:
    for language in ("en", "de"):
        symbols = [say("blockers-symbol", language, symbol=symbol) for symbol in SECTIONS]
        assert len(set(symbols)) == 9
        assert len({say("blockers-colour", language, colour=colour) for colour in "rybgp"}) == 5
    assert "Mond" in [say("blockers-symbol", "de", symbol=symbol) for symbol in SECTIONS]
