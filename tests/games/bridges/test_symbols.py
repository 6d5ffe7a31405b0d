"""bridges: the variant with symbol tiles, BR-20 to BR-23."""

import pytest

from spieltisch.games.bridges import GAME
from spieltisch.match import Match
from tests.games.bridges.table import (
    bag,
    first,
    lying,
    material,
    play,
    positions,
    rack,
    replayed,
    table,
    turns,
    until,
    worth,
)

pytestmark = pytest.mark.bounds

SYMBOLS = {"symbols": True}
TO_ONE = "y11 y10 y9 y8 x7 y6 y5 y4 x3 y2 y1"
TURNS = ["y11 y10 y9 end keep", "y8 y7 y6 end keep", "y5 y4 y3 end keep"]


def at_one(more: str, last: str = "y2 y1") -> Match:
    """Seat 0 has just laid the yellow 1, the second tile of its turn; the shape beside it is the square."""
    return turns(table(f"{TO_ONE} {more}", "", options=SYMBOLS), *TURNS, last)


@pytest.mark.plain
def test_BR_20_the_symbol_tiles_are_in_the_bag_before_dealing() -> None:
    tiles = material(symbols=True)
    match = Match(GAME, 2, SYMBOLS, deal={"start": 0, "bag": tiles[::-1]})
    assert len(tiles) == 88
    assert [tile for tile in rack(match, 0) if not tile[-1].isdigit()] == [
        "square", "square", "triangle", "triangle", "star", "star", "circle", "circle",
    ]  # fmt: skip
    assert len(bag(match)) == 48


@pytest.mark.plain
def test_BR_21_a_symbol_goes_beside_a_filled_number() -> None:
    match = at_one("square star b12", "y2")
    assert not {"yL", "yR", "bL", "bR"} & set(match.legal())
    play(match, "y1")
    assert "yL" in match.legal()
    assert not {"yR", "bL", "bR"} & set(match.legal())  # not beside the 20, not beside another row
    play(match, "yL")
    assert lying(match)["yL"] == "square"
    assert rack(match, 0).count("square") == 0


@pytest.mark.plain
def test_BR_21_a_symbol_counts_as_one_of_the_three() -> None:
    match = play(at_one("square"), "yL skip")
    assert match.legal() == ["end"]
    assert match.view()["position"]["laid"] == 3


@pytest.mark.plain
def test_BR_21_a_symbol_counts_as_the_tile_that_must_be_laid() -> None:
    match = play(at_one("square g12"), "end keep")
    play(until(match, 0), "yL skip")
    assert "end" in match.legal()
    assert match.view()["position"]["laid"] == 1


@pytest.mark.plain
def test_BR_21_who_holds_a_symbol_that_fits_does_not_draw() -> None:
    def only_symbols(match: Match) -> bool:
        moves = match.legal() if not match.over and not match.s.laid and match.s.phase == 0 else []
        return bool(moves) and all(move[1:] in ("L", "R") for move in moves)

    match = first(only_symbols, 3, SYMBOLS)
    twin = replayed(match)
    for tile in rack(match, match.to_act[0]):
        assert not twin.fits(tile) or not tile[-1].isdigit()


def test_BR_5_a_filled_symbol_field_opens_the_number_beside_it() -> None:
    """A symbol tile that came as a bonus lies before its number."""

    def lies_alone(match: Match) -> bool:
        lies = lying(match)
        ends = [field for field in lies if field[1:] == "L" and f"{field[0]}1" not in lies]
        ones = any(f"{row}1" in lies for row in "yrbg")
        return bool(ends) and not ones and not match.over and not match.s.phase and holds_one(match, ends[0][0])

    def holds_one(match: Match, row: str) -> bool:
        return f"{row}1" in rack(match, match.to_act[0]) and not match.s.laid

    match = first(lies_alone, 2, SYMBOLS)
    lies = lying(match)
    row = next(field[0] for field in lies if field[1:] == "L" and f"{field[0]}1" not in lies)
    assert f"{row}2" not in lies
    assert f"{row}1" in match.legal()


@pytest.mark.plain
def test_BR_22_a_free_tile_goes_on_its_field_open_or_not() -> None:
    match = play(at_one("square r15 x17 star"), "yL")
    assert match.view()["position"]["phase"] == "free"
    assert {"r15", "y17", "r17", "b17", "g17", "skip"} <= set(match.legal())
    assert not any(move[1:] in ("L", "R") for move in match.legal())  # a number or a joker
    play(match, "b17")
    assert lying(match)["b17"] == "x17"
    assert match.view()["position"]["laid"] == 3  # it does not count
    assert match.view()["position"]["phase"] == "lay"


@pytest.mark.plain
def test_BR_22_a_free_tile_may_be_skipped() -> None:
    match = play(at_one("square r15"), "yL skip")
    assert "r15" in rack(match, 0)
    assert match.legal() == ["end"]


@pytest.mark.parametrize("chain", [True, False])
def test_BR_22_a_free_tile_fires_a_bonus_whatever_the_option(chain: bool) -> None:
    match = table(f"{TO_ONE} square r15", "", options={**SYMBOLS, "bonus_chain": chain})
    turns(match, *TURNS, "y2 y1 yL")
    left = match.view()["position"]["left"]
    play(match, "r15")  # the end of a bonus bridge
    assert match.view()["position"]["left"] < left


def test_BR_22_asked_also_without_a_number_or_joker() -> None:
    match = first(lambda match: not match.over and match.legal() == ["skip"], 2, SYMBOLS)
    assert all(not tile[-1].isdigit() for tile in rack(match, match.to_act[0]))
    assert match.view()["position"]["phase"] == "free"


@pytest.mark.plain
def test_BR_12_a_free_tile_counts_as_a_neighbour_and_a_symbol_does_not() -> None:
    match = play(at_one("square"), "end keep")
    play(until(match, 0), "yL skip end")  # the 1 beside it lies since the turn before
    assert match.to_act == [1]
    match = play(at_one("square r15 r16"), "end keep")
    play(until(match, 0), "yL r15")
    while match.view()["position"]["phase"] == "bonus":
        play(match, match.legal()[0])
    assert "r16" in match.legal()  # beside the free tile
    play(match, "r16 end")
    assert match.view()["position"]["phase"] == "give"


def test_BR_8_a_symbol_as_a_bonus_goes_on_either_of_its_empty_fields() -> None:
    match = first(lambda match: match.view()["position"]["bonus"] == "star", 3, SYMBOLS)
    assert set(match.legal()) <= {"bL", "bR"}
    assert match.legal() == [field for field in ("bL", "bR") if field not in lying(match)]
    play(match, match.legal()[0])
    assert match.view()["position"]["frees"] >= 1  # it brings a free tile like any other


def test_BR_23_a_symbol_left_costs_eleven_and_may_be_given_away() -> None:
    for match in positions(3, SYMBOLS, seed=3):
        if not match.over and "keep" in match.legal():
            held = set(rack(match, match.to_act[0]))
            assert set(match.legal()) == {f"give:{tile}" for tile in held} | {"keep"}
    match = first(lambda match: match.over and any("star" in rack(match, seat) for seat in range(3)), 3, SYMBOLS)
    assert match.scores == [-sum(map(worth, rack(match, seat))) for seat in range(3)]
    assert worth("star") == 11
