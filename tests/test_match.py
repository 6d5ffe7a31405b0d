"""The friendly object: play, undo, copy, look, save and load."""

import json
import random
from typing import Any

import pytest

import spieltisch
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

SEED = "5e" * 32


def played(moves: int, **options: Any) -> Match:
    match = spieltisch.new("ten", options=options, seed=SEED)
    lot = random.Random(moves)
    for _ in range(moves):
        if not match.over:
            match.play(lot.choice(match.legal()))
    return match


def test_the_same_seed_is_the_same_game() -> None:
    assert spieltisch.new("ten", seed=SEED).state() == spieltisch.new("ten", seed=SEED).state()
    assert spieltisch.new("ten").deal != spieltisch.new("ten").deal


def test_a_deal_is_kept_as_it_was_given() -> None:
    deal = spieltisch.new("ten", seed=SEED).deal
    match = spieltisch.new("ten", deal=deal)
    deal["stones"][0].reverse()
    assert match.record()["deal"] == spieltisch.new("ten", seed=SEED).deal
    match.record()["deal"]["stones"].clear()
    assert match.deal["stones"]


def test_deal_and_seed_together_are_refused() -> None:
    with pytest.raises(Refusal, match="not both"):
        spieltisch.new("ten", deal={}, seed=SEED)


def test_undo_goes_all_the_way_back() -> None:
    match = played(12)
    states = [position.tobytes() for position in match.positions]
    while match.moves:
        match.undo()
        assert match.s.tobytes() == states[len(match.moves)]
    with pytest.raises(Refusal):
        match.undo()


def test_a_copy_goes_its_own_way() -> None:
    match = played(5)
    twin = match.copy()
    twin.play(twin.legal()[0])
    assert (len(match.moves), len(twin.moves)) == (5, 6)
    twin.undo()
    assert twin.state() == match.state()


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    match = played(3)
    before = match.state()
    with pytest.raises(Refusal) as refused:
        match.play("9,9")
    assert refused.value.rule == "TN-4"
    assert refused.value.message("de").startswith("TN-4: 9,9 berührt")
    with pytest.raises(Refusal):
        match.play(None)  # type: ignore[arg-type]
    assert match.state() == before


def test_only_the_seat_that_is_asked_may_play() -> None:
    match = played(3)
    (asked,) = match.to_act
    with pytest.raises(Refusal) as refused:
        match.play(match.legal()[0], 1 - asked)
    assert refused.value.code == "not_asked"


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_there_are_only_so_many_seats(seat: Any) -> None:
    with pytest.raises(Refusal, match="no seat"):
        played(1).view(seat)


def test_own_legal_moves_are_in_the_view_and_nobody_elses() -> None:
    match = played(4)
    (asked,) = match.to_act
    assert match.view(asked)["legal"] == match.legal()
    assert "legal" not in match.view(1 - asked)
    assert "legal" not in match.view(None)


@pytest.mark.parametrize("moves", [0, 7, 33])
def test_a_record_leads_to_the_same_state(moves: int) -> None:
    match = played(moves, open=True)
    record = match.record()
    for given in (record, json.dumps(record)):
        assert json.dumps(spieltisch.load(given).state()) == json.dumps(match.state())


def test_a_finished_record_has_its_result() -> None:
    match = played(4, move_cap=1)
    lot = random.Random(1)
    while not match.over:
        match.play(lot.choice(match.legal()))
    assert match.record()["result"] == {"scores": match.scores, "winners": match.winners}
    assert spieltisch.load(match.record()).record() == match.record()
    with pytest.raises(Refusal) as refused:
        match.legal()
    assert refused.value.code == "game_over"


def test_before_the_end_there_is_no_result() -> None:
    match = played(2)
    assert (match.over, match.scores, match.winners) == (False, None, None)
    assert "result" not in match.record()


def test_a_sampled_position_looks_the_same_to_that_seat() -> None:
    match = played(6)
    for seat in (0, 1, None):
        assert match.sampled(seat, 3).tobytes() != match.sampled(seat, 4).tobytes()
