"""bridges: the board is data, and whoever owns a copy can put in what is printed there."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch.games.bridges import layout
from spieltisch.kernel.errors import Refusal
from spieltisch.text import LANGUAGES

pytestmark = pytest.mark.plain

HOUSE = Path(layout.__file__).with_name("layout.json")
ROOT = Path(__file__).parents[3]


def house() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(HOUSE.read_text("utf-8"))
    return data


def another() -> dict[str, Any]:
    """Rows and shapes in another order; r6 and g15 are ends of two bonus bridges each."""
    bridges = [
        ("gr", 15, True),
        ("rb", 6, True),
        ("gr", 6, True),
        ("yg", 15, True),
        ("yg", 2, False),
        ("rb", 17, False),
    ]
    return {
        **house(),
        "rows": ["y", "g", "r", "b"],
        "bridges": [{"rows": list(rows), "number": n, "bonus": fires} for rows, n, fires in bridges],
        "symbols": {
            "L": {"y": "star", "r": "triangle", "b": "square", "g": "circle"},
            "R": {"y": "circle", "r": "square", "b": "star", "g": "triangle"},
        },
    }


def test_what_the_rulebook_shows_is_on_the_board() -> None:
    board = layout.read(HOUSE)
    places = {(board.rows[b.upper], board.rows[b.upper + 1], b.number): b.bonus for b in board.bridges}
    assert places["y", "r", 18] is False
    assert places["y", "r", 13] is True
    assert sum(places.values()) == 4
    assert all(sorted(side) == sorted(layout.SHAPES) for side in board.symbols)


def test_the_house_layout_has_the_plain_version_and_another_is_marked(tmp_path: Path) -> None:
    assert layout.read(HOUSE).version == "1"
    file = tmp_path / "board.json"
    file.write_text(json.dumps(another()))
    marked = layout.read(file).version
    assert marked.startswith("1-")
    file.write_text(json.dumps({**another(), "bridges": another()["bridges"][::-1]}, indent=3))
    assert layout.read(file).version == marked  # however it is written
    file.write_text(json.dumps({**another(), "bridges": another()["bridges"][:-1]}))
    assert layout.read(file).version != marked


def broken(**change: Any) -> dict[str, Any]:
    return {**house(), **change}


BRIDGE = {"rows": ["y", "r"], "number": 5, "bonus": False}
WRONG: list[tuple[Any, str]] = [
    ("{", "file"),
    ([], "file"),
    ({key: value for key, value in house().items() if key != "symbols"}, "missing"),
    (broken(rows=["y", "r", "b"]), "rows"),
    (broken(rows=["y", "r", "b", "b"]), "rows"),
    (broken(rows="yrbg"), "rows"),
    (broken(joker_columns=[3, 7, 13]), "columns"),
    (broken(connection_columns=[1, 10, 20]), "columns"),
    (broken(bridges={}), "bridge"),
    (broken(bridges=[{**BRIDGE, "number": 21}]), "bridge"),
    (broken(bridges=[{**BRIDGE, "number": True}]), "bridge"),
    (broken(bridges=[{**BRIDGE, "bonus": 1}]), "bridge"),
    (broken(bridges=[{**BRIDGE, "rows": ["y"]}]), "bridge"),
    (broken(bridges=[{**BRIDGE, "rows": ["y", "x"]}]), "bridge"),
    (broken(bridges=[{**BRIDGE, "rows": ["y", "b"]}]), "apart"),
    (broken(bridges=[BRIDGE, {**BRIDGE, "rows": ["r", "y"]}]), "twice"),
    (broken(symbols={"L": house()["symbols"]["L"]}), "symbols"),
    (broken(symbols={**house()["symbols"], "R": dict.fromkeys("yrbg", "star")}), "symbols"),
]


@pytest.mark.parametrize(("data", "key"), WRONG, ids=[f"{n}-{key}" for n, (_, key) in enumerate(WRONG)])
def test_what_is_no_board_is_refused(data: Any, key: str, tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data))
    with pytest.raises(Refusal) as refused:
        layout.read(file)
    assert refused.value.key == f"bridges-layout-{key}"
    assert len({refused.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(file) in refused.value.message()


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no readable JSON"):
        layout.read(tmp_path / "board.json")


GAMES = """
from tests.games.bridges.test_layout import another
from tests.games.bridges.test_twin import walk
for seed in range(12):
    walk(2 + seed % 3, {"symbols": seed % 4 > 0, "bonus_chain": seed % 2 > 0}, seed, another())
"""

TWO_SYMBOLS = """
from tests.games.bridges.table import lying, play, table, until
match = table("r11 r10 r9 r8 x7 r6 b5", "r12", bag="square star", options={"symbols": True})
play(until(play(match, "r11 r10 r9 end keep"), 0), "r8 r7 r6")
def now():
    position = match.view()["position"]
    return position["phase"], position["bonus"], position["frees"]
assert now() == ("bonus", "square", 0)
play(match, "rR")
assert now() == ("bonus", "star", 1)
play(match, "bR")
assert now() == ("free", None, 2)
play(match, "b5")
assert now() == ("free", None, 1) and lying(match)["b5"] == "b5"
play(match, "skip")
assert now() == ("lay", None, 0) and match.legal() == ["end"]
"""


@pytest.mark.parametrize("played", [GAMES, TWO_SYMBOLS], ids=["games", "BR-7 and BR-22 two symbols"])
def test_another_board_is_played_by_the_same_rules(played: str, tmp_path: Path) -> None:
    """BR-7: where a field touches two bonus bridges both fire. BR-22: so two symbols may wait for their free tiles."""
    file = tmp_path / "board.json"
    file.write_text(json.dumps(another()))
    chosen = {**os.environ, layout.VARIABLE: str(file), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", played], cwd=ROOT, env=chosen, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
