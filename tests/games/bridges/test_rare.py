"""bridges: what comes about late in a game or seldom, looked for in random games."""

import pytest

from spieltisch.match import Match
from tests.games.bridges.table import first, lying, play, rack, replayed

pytestmark = pytest.mark.bounds


@pytest.mark.parametrize("chain", [True, False])
def test_BR_7_with_an_empty_bag_nothing_happens(chain: bool) -> None:
    match = first(lambda match: not match.s.left and bool(firing(match)), 4, {"bonus_chain": chain}, eager=0)
    field, other = firing(match)[0]
    before = len(lying(match))
    play(match, field)
    assert len(lying(match)) == before + 1
    assert match.over or match.view()["position"]["phase"] == "lay"
    assert match.view()["position"]["left"] == 0
    spent = [b["number"] for b in match.view()["position"]["bridges"] if b["spent"]]
    assert int(field[1:]) in spent
    assert other not in lying(match)


def firing(match: Match) -> list[tuple[str, str]]:
    """The legal fields on bonus bridges of which neither end is filled, and the other ends."""
    found = []
    for bridge in match.view()["position"]["bridges"]:
        ends = [f"{row}{bridge['number']}" for row in bridge["rows"]]
        if bridge["bonus"] and not bridge["spent"] and not match.over:
            found += [(a, b) for a, b in (ends, ends[::-1]) if a in match.legal()]
    return found


def test_BR_8_also_when_only_one_field_is_left() -> None:
    match = first(lambda match: bool(match.s.bonus) and len(match.legal()) == 1, 2)
    (field,) = match.legal()
    tile = match.view()["position"]["bonus"]
    assert list(lying(match).values()).count(tile) == 3
    play(match, field)
    assert lying(match)[field] == tile


@pytest.mark.parametrize("draws", [0, 1, 2])
def test_BR_11_nothing_fits_and_the_bag_is_empty_also_in_the_middle_of_drawing(draws: int) -> None:
    def stuck(match: Match) -> bool:
        return not match.over and not match.s.left and match.s.draws == draws and "pass" in match.legal()

    match = first(stuck, 4, eager=0)
    assert match.legal() == ["pass"]
    twin = replayed(match)
    assert not any(twin.fits(tile) for tile in rack(match, match.to_act[0]))
    (seat,) = match.to_act
    play(match, "pass")
    assert match.to_act == [(seat + 1) % 4]
