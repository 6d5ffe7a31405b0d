"""Spoiled copies of ten: each breaks one law, and is caught by the law that is meant for it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from spieltisch.conformance import LAWS, Broken, check, report
from spieltisch.conformance.rules import refusal, size
from spieltisch.games import ten
from spieltisch.games.ten import GAME, rules, view
from spieltisch.games.ten.state import STATE, STONES
from spieltisch.kernel import registry
from spieltisch.kernel.bits import U0
from spieltisch.kernel.chance import below, fork, mix
from spieltisch.kernel.compile import rule
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import record
from spieltisch.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four.py"
SOURCES = (Path(__file__), Path(str(ten.__file__)).parent)


def spoiled(name: str, *extra: tuple[Any, ...], **functions: Callable[..., Any]) -> Game:
    """A copy of ten with these rules in place of its own; compiled rules go by the record, so it needs its own."""
    fields = [(field, STATE[field]) for field in (STATE.names or ())[:-2]]
    own = record(f"ten_{name}", [*fields, *extra], *SOURCES)
    return replace(GAME, id=f"ten_{name}", record=own, rules=(rules, view, SimpleNamespace(**functions)))


def breach(game: Game) -> Broken:
    with pytest.raises(Broken) as caught:
        check(game, games=1)
    return caught.value


# Rules


@rule
def observe_all_but_two(s: Any, seat: int) -> None:
    """Shows everybody the stone after the one that is turned up."""
    for owner in range(2):
        for k in range(view.known(s, owner) + 1, STONES):
            s.stock[owner, k] = 0


def test_an_observation_that_shows_a_hidden_stone() -> None:
    assert breach(spoiled("shows", observe=observe_all_but_two)).law == "sample"


@rule
def setup_with_hint(s: Any, seats: int, options: Any, deal: Any) -> None:
    rules.setup(s, seats, options, deal)
    s.hint = s.stock[0, STONES - 1]


def test_a_counter_beside_the_hidden_stones_that_all_forget() -> None:
    """`observe` does not blank it, `sample` does not make it anew: only the deal can tell that it tells."""
    assert breach(spoiled("hints", ("hint", np.uint8), setup=setup_with_hint)).law == "reachable"


@rule
def legal_by_hidden_stone(s: Any, seat: int, out: Any) -> int:
    """Round one: the first place only if the last stone of the stock is a 3."""
    count = rules.legal(s, seat, out)
    if count > 1 and not rules.all_laid(s) and s.stock[seat, STONES - 1] == 3:
        out[0] = out[count - 1]
        count -= 1
    return count


@rule
def pick_from_list(s: Any, seat: int, word: Any, out: Any) -> Any:
    return out[below(word, legal_by_hidden_stone(s, seat, out))]


def test_legal_moves_that_depend_on_hidden_stones() -> None:
    assert breach(spoiled("lists", legal=legal_by_hidden_stone, pick=pick_from_list)).law == "knowable"


@rule
def sample_anything(s: Any, seat: int, key: Any) -> None:
    """Forgets that there are five stones of each value."""
    for owner in range(2):
        for k in range(view.known(s, owner), STONES):
            s.stock[owner, k] = 1 + below(mix(fork(key, owner * STONES + k)), 3)


def test_a_sample_of_stones_that_are_not_in_the_box() -> None:
    assert breach(spoiled("dreams", sample=sample_anything)).law == "reachable"


@rule
def sample_in_order(s: Any, seat: int, key: Any) -> None:
    view.sample(s, seat, U0)


def test_a_sample_that_always_imagines_the_same() -> None:
    assert breach(spoiled("stares", sample=sample_in_order)).law == "truth"


@rule
def pick_the_first_twice(s: Any, seat: int, word: Any, out: Any) -> Any:
    choice = below(word, rules.legal(s, seat, out) + 1)
    return out[max(choice - 1, 0)]


def test_a_lot_that_favours_one_move() -> None:
    caught = breach(spoiled("favours", pick=pick_the_first_twice))
    assert caught.law == "pick"
    assert "unevenly" in caught.what


@rule
def asked_by_hidden_stone(s: Any) -> int:
    """Asks both when the last stone of the first stock is a 3."""
    own = rules.asked(s)
    return 3 if own != 0 and s.stock[0, STONES - 1] == 3 else own


def test_being_asked_that_tells() -> None:
    assert breach(spoiled("asks", asked=asked_by_hidden_stone)).law == "asked"


@rule
def play_nothing(s: Any, seat: int, action: int) -> None:
    s.turn = 1 - seat


def test_a_game_without_an_end() -> None:
    caught = breach(spoiled("lasts", play=play_nothing))
    assert caught.law == "termination"
    assert len(caught.moves) > GAME.bound(2, caught.options)


@rule
def settles_never(s: Any, seat: int, action: int) -> bool:
    return False


def test_taking_back_what_turned_up_a_stone() -> None:
    """Both see the stone that the next seat turns up."""
    assert breach(spoiled("regrets", settles=settles_never)).law == "settles"


# Names, views, reasons: the rules are ten's own


def test_two_moves_of_one_name() -> None:
    def name(s: Any, seat: int, action: int) -> str:
        return GAME.name(s, seat, action).removeprefix("L:").removeprefix("R:")

    caught = breach(replace(GAME, name=name))
    assert caught.law == "names"
    assert caught.options["open"]


def test_a_view_that_remembers_the_truth() -> None:
    truth: list[Any] = []

    def peek(s: Any) -> dict[str, Any]:
        if s.eyes == 0:
            truth[:] = s.stock.tolist()
        return {**GAME.view(s), "peek": truth[:1]}

    caught = breach(replace(GAME, view=peek))
    assert caught.law == "leak"
    assert "view" in caught.what


def test_a_refusal_that_tells() -> None:
    def reason(s: Any, seat: int, move: str) -> Refusal:
        return Refusal("illegal_move", "move-illegal", move=str(s.stock.sum() + s.stock[0, STONES - 1]))

    caught = breach(replace(GAME, reason=reason))
    assert caught.law == "leak"
    assert "refusals" in caught.what


def test_a_refusal_of_another_code() -> None:
    assert breach(replace(GAME, reason=lambda s, seat, move: Refusal("bad_move", "move-illegal"))).law == "refusal"


def test_a_reason_that_fails() -> None:
    caught = breach(replace(GAME, reason=lambda s, seat, move: Refusal("illegal_move", move[:0] + "no-such-key")))
    assert caught.law == "refusal"


def test_a_view_that_is_no_json() -> None:
    assert breach(replace(GAME, view=lambda s: {**GAME.view(s), "pair": (1, 2)})).law == "shown"


def test_a_bound_that_is_none() -> None:
    assert breach(replace(GAME, bound=lambda seats, options: 12)).law == "termination"


def test_more_moves_than_it_says() -> None:
    assert breach(replace(GAME, most_moves=3)).law == "legal"


def test_a_record_with_bytes_of_no_field() -> None:
    """NumPy does not copy them: what lay in memory before would be saved as part of the position."""
    fields = np.dtype([("eyes", np.int8), ("moved", np.int64), ("mark", np.uint8)], align=True)
    match = Match(GAME)
    match.game = replace(GAME, record=np.dtype((np.record, fields)))
    with pytest.raises(Broken, match="14 bytes of the record belong to no field"):
        size(match)


# What is said


def test_all_that_is_needed_to_see_it_again() -> None:
    caught = breach(replace(GAME, reason=lambda s, seat, move: Refusal("bad_move", "move-illegal")))
    again = Match(GAME, caught.players, caught.options, seed=caught.seed)
    assert again.deal == caught.deal
    for seat, move in caught.moves:
        again.play(move, seat)
    again.game = replace(GAME, reason=lambda s, seat, move: Refusal("bad_move", "move-illegal"))
    with pytest.raises(Broken) as alone:
        refusal(again)
    assert (alone.value.law, alone.value.moves) == (caught.law, caught.moves)
    assert str(caught).startswith("ten breaks the law `refusal`: ")
    assert f'seed="{caught.seed}"' in str(caught)
    assert json.dumps(caught.deal) in str(alone.value)


def test_the_report_has_a_line_for_each_law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    file = tmp_path / "silent.py"
    file.write_text(
        "from dataclasses import replace\n"
        "from spieltisch.kernel.registry import load_file\n"
        f'GAME = replace(load_file({str(EXAMPLE)!r}), id="silent", text=lambda view: "")\n'
    )
    said: list[str] = []
    assert not report([file], games=1, say=said.append)
    lines, breaches = said[: len(LAWS)], said[len(LAWS) :]
    assert [line.split()[1] for line in lines] == [law.__name__ for law in LAWS]
    assert [line.split()[1] for line in lines if line.split()[2] == "BROKEN"] == ["shown"]
    assert len(breaches) == 1
    assert "no text for a spectator" in breaches[0]
    assert report([str(EXAMPLE)], games=1, say=said.append)
