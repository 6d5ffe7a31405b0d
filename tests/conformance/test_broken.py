"""Spoiled copies of a small game: each breaks one law, and is caught by the law that is meant for it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.conformance import LAWS, Broken, check, report, rules, secrets
from spieltisch.kernel import registry
from spieltisch.kernel.bits import U0, bit
from spieltisch.kernel.chance import below, fork, mix
from spieltisch.kernel.compile import rule
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.game import Game, Line, line
from spieltisch.match import Match
from tests.conformance import small
from tests.conformance.small import GAME, TILES

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four.py"


def spoiled(kind: str, *fields: tuple[Any, ...], **functions: Any) -> Game:
    return small.spoiled(kind, __file__, *fields, **functions)


def breach(game: Game) -> Broken:
    with pytest.raises(Broken) as caught:
        check(game)
    return caught.value


def test_the_small_game_keeps_every_law() -> None:
    check(GAME)


# Rules


@rule
def observe_all_but_one(s: Any, seat: int) -> None:
    """Leaves the tile that is drawn next."""
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = U0
    for k in range(s.left - 1):
        s.stock[k] = 0


def test_an_observation_that_shows_a_hidden_tile() -> None:
    assert breach(spoiled("shows", observe=observe_all_but_one)).law == "sample"


@rule
def setup_with_hint(s: Any, seats: int, options: Any, deal: Any) -> None:
    small.setup(s, seats, options, deal)
    s.hint = s.stock[0]


def test_a_note_beside_the_hidden_tiles_that_all_forget() -> None:
    """`observe` does not blank it, `sample` does not make it anew: only the deal can tell that it tells."""
    assert breach(spoiled("hints", ("hint", np.uint8), setup=setup_with_hint)).law == "reachable"


@rule
def legal_by_hidden_tile(s: Any, seat: int, out: Any) -> int:
    """Not the highest tile while the tile to be drawn last is a high one."""
    count = small.legal(s, seat, out)
    return count - 1 if count > 1 and s.stock[0] > TILES // 2 else count


def test_legal_moves_that_depend_on_hidden_tiles() -> None:
    assert breach(spoiled("lists", legal=legal_by_hidden_tile)).law == "knowable"


@rule
def sample_anything(s: Any, seat: int, key: Any) -> None:
    """Forgets that every tile is in the box once."""
    small.sample(s, seat, key)
    for k in range(s.left):
        s.stock[k] = 1 + below(mix(fork(key, k)), TILES)


def test_a_sample_of_tiles_that_are_not_in_the_box() -> None:
    assert breach(spoiled("dreams", sample=sample_anything)).law == "reachable"


@rule
def sample_one(s: Any, seat: int, key: Any) -> None:
    small.sample(s, seat, U0)


def test_a_sample_that_always_imagines_the_same() -> None:
    assert breach(spoiled("stares", sample=sample_one)).law == "truth"


@rule
def sample_unfairly(s: Any, seat: int, key: Any) -> None:
    """Possible deals all, but it believes more often than not that the lowest hidden tile is not drawn last."""
    small.sample(s, seat, key)
    if s.left > 1 and s.stock[0] < s.stock[1] and below(mix(key), 2):
        s.stock[0], s.stock[1] = s.stock[1], s.stock[0]


def test_a_sample_that_is_not_spread_as_the_deals_are() -> None:
    assert breach(spoiled("wishes", sample=sample_unfairly)).law == "fair"


@rule
def pick_the_first_twice(s: Any, seat: int, word: Any, out: Any) -> Any:
    choice = below(word, small.legal(s, seat, out) + 1)
    return out[max(choice - 1, 0)]


def test_a_lot_that_favours_one_move() -> None:
    caught = breach(spoiled("favours", pick=pick_the_first_twice))
    assert caught.law == "pick"
    assert "unevenly" in caught.what


@rule
def asked_by_hidden_tile(s: Any) -> int:
    """Asks only who has a high tile."""
    own = small.asked(s)
    return 0 if own != 0 and s.left == 0 and s.hand[s.turn] < bit(3) else own


def test_being_asked_that_tells() -> None:
    assert breach(spoiled("asks", asked=asked_by_hidden_tile)).law == "asked"


@rule
def play_nothing(s: Any, seat: int, action: int) -> None:
    s.turn = (seat + 1) % s.seats


def test_a_game_without_an_end() -> None:
    caught = breach(spoiled("lasts", play=play_nothing))
    assert caught.law == "termination"
    assert len(caught.moves) > TILES


@rule
def settles_never(s: Any, seat: int, action: int) -> bool:
    return False


def test_taking_back_what_drew_a_tile() -> None:
    assert breach(spoiled("regrets", settles=settles_never)).law == "settles"


@rule
def observe_but_for_spectators(s: Any, seat: int) -> None:
    if seat >= 0:
        small.observe(s, seat)


@rule
def sample_but_for_spectators(s: Any, seat: int, key: Any) -> None:
    if seat >= 0:
        small.sample(s, seat, key)


def test_a_spectator_who_sees_what_no_seat_sees() -> None:
    functions = {"observe": observe_but_for_spectators, "sample": sample_but_for_spectators}
    assert breach(spoiled("invites", **functions)).law == "spectator"


@rule
def play_face_down(s: Any, seat: int, action: int) -> None:
    small.play(s, seat, action)
    s.laid[s.count - 1] = 1
    s.points[seat] = 0


def test_a_hidden_move_that_is_told() -> None:
    match = Match(spoiled("tells", play=play_face_down))
    with pytest.raises(Broken, match="sees no difference"):
        secrets.secret(match)
    match.game = replace(match.game, secret=lambda s, seat, action: True)
    secrets.secret(match)


# Names, views, reasons: the rules are the game's own


def test_two_moves_of_one_name() -> None:
    assert breach(replace(GAME, name=lambda s, seat, action: f"t{action // 2}")).law == "names"


def test_a_name_that_tells() -> None:
    assert breach(replace(GAME, name=lambda s, seat, action: f"t{action}{s.stock[0] > 6}")).law == "knowable"


def test_a_view_that_remembers_the_truth() -> None:
    truth: list[int] = []

    def peek(s: Any) -> dict[str, Any]:
        if s.eyes == 0:
            truth[:] = s.stock.tolist()
        return {**small.view(s), "peek": truth[:1]}

    caught = breach(replace(GAME, view=peek))
    assert caught.law == "leak"
    assert "view" in caught.what


def test_a_refusal_that_tells() -> None:
    def reason(s: Any, seat: int, move: str) -> Refusal:
        return Refusal("illegal_move", "move-illegal", move=str(s.stock[0]))

    caught = breach(replace(GAME, reason=reason))
    assert caught.law == "leak"
    assert "refusals" in caught.what


def bad_move(s: Any, seat: int, move: str) -> Refusal:
    return Refusal("bad_move", "move-illegal", move=move)


def test_a_refusal_of_another_code() -> None:
    assert breach(replace(GAME, reason=bad_move)).law == "refusal"


def test_a_refusal_without_a_sentence() -> None:
    caught = breach(replace(GAME, reason=lambda s, seat, move: Refusal("illegal_move", "no-such-key")))
    assert caught.law == "refusal"
    assert "no-such-key" in caught.what


def test_a_reason_that_fails() -> None:
    caught = breach(replace(GAME, reason=lambda s, seat, move: bad_move(s, int(move), move)))
    assert caught.law == "refusal"
    assert "is not refused but fails with ValueError" in caught.what


def test_a_view_that_is_no_json() -> None:
    assert breach(replace(GAME, view=lambda s: {**small.view(s), "pair": (1, 2)})).law == "shown"


def two_lines(s: Any) -> list[list[Line]]:
    """Half of a seat's points, and the other half."""
    halves = [(points // 2, points - points // 2) for points in s.points[: s.seats].tolist()]
    return [[line(half, "tally-other", what="half") for half in both] for both in halves]


def test_a_tally_that_adds_up() -> None:
    check(replace(GAME, tally=two_lines), games=2)


def test_a_tally_that_does_not_add_up() -> None:
    caught = breach(replace(GAME, tally=lambda s: [own[:1] for own in two_lines(s)]))
    assert caught.law == "tally"
    assert "lines that add up to" in caught.what


def test_a_tally_without_words() -> None:
    caught = breach(replace(GAME, tally=lambda s: [[*own, line(None, "no-such-key")] for own in two_lines(s)]))
    assert caught.law == "tally"


def test_a_bound_that_is_none() -> None:
    assert breach(replace(GAME, bound=lambda seats, options: TILES - 1)).law == "termination"


def test_more_moves_than_it_says() -> None:
    assert breach(replace(GAME, most_moves=2)).law == "legal"


def test_a_record_with_bytes_of_no_field() -> None:
    """NumPy does not copy them: what lay in memory before would be saved as part of the position."""
    fields = np.dtype([("eyes", np.int8), ("hand", np.int64), ("mark", np.uint8)], align=True)
    match = Match(GAME)
    match.game = replace(GAME, record=np.dtype((np.record, fields)))
    with pytest.raises(Broken, match="14 bytes of the record belong to no field"):
        rules.size(match)


# What is said


def test_all_that_is_needed_to_see_it_again() -> None:
    caught = breach(replace(GAME, reason=bad_move))
    again = Match(GAME, caught.players, caught.options, seed=caught.seed)
    assert again.deal == caught.deal
    for seat, move in caught.moves:
        again.play(move, seat)
    again.game = replace(GAME, reason=bad_move)
    with pytest.raises(Broken) as alone:
        rules.refusal(again)
    assert (alone.value.law, alone.value.moves) == (caught.law, caught.moves)
    assert str(caught).startswith("small breaks the law `refusal`: ")
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
