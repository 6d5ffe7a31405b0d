"""blockers: moves as text, and every way a move can be wrong has its rule and its sentence."""

import pytest

from spieltisch.games.blockers.notation import name
from spieltisch.games.blockers.state import PASS
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.blockers.table import EMPTY, TILES, play, position, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]


def base() -> Match:
    """Red has laid 1 and is to play; a row of three of yellow lies on D4 to D6."""
    return play(table("1 2 D * s5 C", "D 4 s5 6 E"), "1@A1 D@D4 2@B2 s5@D5 C@C1 6@D6")


def duel() -> Match:
    """Red is closed; yellow has its joker."""
    racks = ["1 2 3 4", "* 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5"]
    return position(["y........", *EMPTY[1:]], racks, taken={1: "r" * 24}, left=30, duel=True)


REASONS = [
    (base, "pass", "BL-5", "blockers-no-pass", ""),
    (base, "a:*@A3", "BL-20", "blockers-one-colour", "a:"),
    (base, "s0@A1", "BL-2", "blockers-no-tile", "s0"),
    (base, "10@A1", "BL-2", "blockers-no-tile", "10"),
    (base, "d@D4", "BL-2", "blockers-no-tile", "d"),
    (base, "D@D0", "BL-2", "blockers-no-cell", "D0"),
    (base, "D@4D", "BL-2", "blockers-no-cell", "4D"),
    (base, "1@B1", "BL-2", "blockers-played", "1"),
    (base, "9@A9", "BL-2", "blockers-not-on-rack", "9"),
    (base, "3@A4", "BL-2", "blockers-column", "A4"),
    (base, "D@E4", "BL-2", "blockers-row", "E4"),
    (base, "s5@G5", "BL-2", "blockers-section", "D4"),
    (base, "*@A1", "BL-3", "blockers-own", "A1"),
    (base, "*@D5", "BL-4", "blockers-protected", "D5"),
    (base, "s5@D5", "BL-4", "blockers-protected", "D5"),
    (base, "D-D4", None, "move-unreadable", "D-D4"),
    (base, "", None, "move-unreadable", "7@C7"),
    (base, "PASS", None, "move-unreadable", "PASS"),
    (duel, "*@A1", "BL-20", "blockers-which-colour", "a:"),
    (duel, "c:*@A1", "BL-20", "blockers-which-colour", "b:"),
    (duel, "a:1@A1", "BL-22", "blockers-closed", "a"),
    (duel, "b:*@A1", "BL-21", "blockers-own", "A1"),
    (duel, "b:*", None, "move-unreadable", "b:C@C7"),
]


@pytest.mark.parametrize(("match", "move", "rule", "key", "quoted"), REASONS)
def test_a_wrong_move_is_refused_with_its_rule(
    match: object, move: str, rule: str | None, key: str, quoted: str
) -> None:
    assert callable(match)
    table_now: Match = match()
    before = table_now.s.tobytes()
    with pytest.raises(Refusal) as refused:
        table_now.play(move)
    assert (refused.value.code, refused.value.rule, refused.value.key) == ("illegal_move", rule, key)
    for language in ("en", "de"):
        message = refused.value.message(language)
        assert quoted in message
        assert message.startswith(f"{rule}: ") == (rule is not None)
    assert refused.value.message("en") != refused.value.message("de")
    assert table_now.s.tobytes() == before


def test_a_section_is_named_by_its_corners() -> None:
    with pytest.raises(Refusal) as refused:
        base().play("s5@A1")
    assert "D4" in str(refused.value)
    assert "F6" in str(refused.value)


@pytest.mark.parametrize("which", [base, duel])
def test_every_action_has_its_own_name(which: object) -> None:
    assert callable(which)
    match: Match = which()
    actions = match.actions(match.to_act[0])
    assert len(set(actions.values())) == len(actions) == len(match.legal())
    assert name(match.s, 0, PASS) == "pass"


def test_names_are_those_of_the_tiles_and_cells() -> None:
    match = table("7 C s6 * 1", "")
    assert {"7@C7", "C@C7", "s6@D8", "*@A1", "1@I1"} <= set(match.legal())
    assert {move.partition("@")[0] for move in match.legal()} == {"7", "C", "s6", "*", "1"}
    match = table("7", "C", "", "", duel=True)
    assert {"a:7@C7", "b:C@C7"} <= set(match.legal())
    assert len(TILES) == 28
