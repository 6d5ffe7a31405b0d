"""bridges: the position as text and as a picture."""

from xml.etree import ElementTree

import pytest

from spieltisch.match import Match
from tests.games.bridges.table import first, play, rack, random_game, table

pytestmark = pytest.mark.plain

SYMBOLS = {"symbols": True}
NUMBERS = 20


def lines(match: Match, seat: int | None = None) -> list[str]:
    return match.text(seat).splitlines()


def row(match: Match, colour: str, seat: int | None = None) -> list[str]:
    """The fields of a row of the text, without its name and its ends."""
    line = next(line for line in lines(match, seat)[2:9] if colour in line.split()[:2])
    return cells(line)


def cells(line: str) -> list[str]:
    """What stands in the columns 1 to 20 of a line."""
    return [line[12 + 3 * n : 15 + 3 * n].strip() for n in range(NUMBERS)]


def test_the_rows_of_the_text() -> None:
    match = play(table("y11 y12 x13", "", bag="r16"), "y11 y12 y13")
    assert row(match, "yellow") == ["."] * 10 + ["11", "12", "13"] + ["."] * 7
    assert row(match, "red") == ["."] * 15 + ["16"] + ["."] * 4
    assert row(match, "blue") == ["."] * NUMBERS


def test_bridges_and_connections_are_drawn_and_a_spent_bonus_is_plain() -> None:
    def between(match: Match) -> dict[int, str]:
        signs = cells(lines(match)[3])
        return {number: sign for number, sign in enumerate(signs, 1) if sign}

    match = table("y11 y12 x13", "", bag="r16")
    assert between(match) == {4: "|", 13: "*", 18: "|"}
    assert [cells(lines(match)[1])[number - 1] for number in (1, 3, 11, 20)] == ["#", "x", "#", "#"]
    assert between(play(match, "y11 y12 y13")) == {4: "|", 13: "|", 18: "|"}


def test_where_the_seat_may_lay_is_shown_to_it_alone() -> None:
    match = play(table("y11 y12", "y10"), "y11")
    assert row(match, "yellow", 0)[11] == "+"
    assert row(match, "yellow", 1)[11] == row(match, "yellow")[11] == "."


def test_symbols_are_open_shapes_until_they_are_filled() -> None:
    assert not set("□△☆○") & set(table("", "").text())
    match = first(lambda m: any(move in ("yL", "rL", "bL", "gL") for _, move in m.moves), 2, SYMBOLS)
    assert set("■▲★●") & set(match.text())
    assert set("□△☆○") & set(match.text())


def test_the_end_shows_every_rack_and_its_points() -> None:
    match = first(lambda m: m.over, 3)
    assert match.scores is not None
    for seat, points in enumerate(match.scores):
        assert f"{points} points" in match.text()
        assert " ".join(rack(match, seat)) in match.text()
        assert f"{points} points" in match.svg()


def test_a_gift_is_told_to_the_two_it_concerns() -> None:
    match = play(table("y11 y12 y1", "", ""), "y11 y12 end give:y1")
    assert ["y1 to seat 1" in match.text(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]


@pytest.mark.parametrize("language", ["en", "de"])
def test_pictures_of_whole_games(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", language)
    for players in range(2, 5):
        for moves in (0, 60, 400):
            match = random_game(players, players, moves, options={"symbols": players != 3})
            for seat in (None, 0, players - 1):
                assert ElementTree.fromstring(match.svg(seat)).tag.endswith("svg")
                assert max(map(len, lines(match, seat))) <= 110
