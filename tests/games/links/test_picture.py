"""links: the position as text and as a picture."""

from xml.etree import ElementTree

import pytest

from spieltisch.match import Match
from tests.games.links.table import drain, play, random_game, table

pytestmark = pytest.mark.plain


def lines(match: Match, seat: int | None = None) -> list[str]:
    return match.text(seat).splitlines()


def test_the_rows_of_the_text() -> None:
    match = play(table("y10 y9 b9 *", "", rows="rybg"), "y10 y9 b9 b8*")
    text = lines(match)
    assert [line[0] for line in text[1:9:2]] == list("rybg")
    assert text[3].split() == ["y", "yellow", "8", *"........", "9", "10", "11", *"." * 10, "10"]
    assert text[5].split() == ["b", "blue", "8", *"." * 7, "*8", "9", ".", "11", *"." * 10, "10"]
    assert text[4].index("|") == text[3].index(" 9") + 1
    assert [line.strip() for line in (text[2], text[6])] == ["", ""]


def test_where_the_seat_may_lay() -> None:
    match = table("y12 *", "")
    mine, other = lines(match, 0), lines(match, 1)
    assert mine[1].split()[2:] == ["10", *"." * 9, "o", "11", "+", *"." * 9, "10"]
    assert other[1].split()[2:] == ["10", *"." * 10, "11", *"." * 10, "10"]


def test_what_is_known_of_the_seats() -> None:
    passed = play(drain(table("", "y12 y10 b10 b12 r10 r12 g10 g12", *[""] * 4)), "pass")
    assert "y12" in next(line for line in lines(passed, 2) if "passed" in line)
    took = play(table("*", "y12 b12", ""), "y12* end b12 y12= end")
    assert any("took a joker" in line for line in lines(took, 2))
    assert not any("took a joker" in line for line in lines(took, 1))


def test_the_end() -> None:
    match = random_game(4, 3, 400)
    assert match.scores is not None
    for points in match.scores:
        assert f"{points} points" in match.text()
        assert str(points).replace("-", "−") in match.svg()


@pytest.mark.parametrize("language", ["en", "de"])
def test_pictures_of_whole_games(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", language)
    for players in range(2, 7):
        for moves in (0, 40, 400):
            match = random_game(players, players, moves)
            for seat in (None, 0, players - 1):
                assert ElementTree.fromstring(match.svg(seat)).tag.endswith("svg")
                assert max(map(len, lines(match, seat))) <= 110


def test_the_pieces_of_the_picture() -> None:
    match = play(table("y10 y9 b9 *", ""), "y10 y9 b9 b8*")
    wood = match.svg().count("#c9995a")
    assert wood == 1 + 3 + 4  # one connection card on the table, three and four before the seats
    view = match.view()
    assert match.game.svg is not None
    whole = match.game.svg({**view, "position": match.state()["position"]})
    assert whole.count("<rect") > match.svg().count("<rect")  # the hands
