"""Moves, taking back, giving up, agreeing to end, and decisions that are made at the same time."""

from typing import Any

import pytest

from spieltisch.table import Table
from tests.table import Evening, evening


def test_a_move_is_made_by_the_seat_that_is_asked() -> None:
    table = evening()
    (seat,) = table.match.to_act
    move = table.match.legal(seat)[0]
    assert table.refused("move", 1 - seat, move=move) == "not-asked"
    assert table.refused("move", seat, by="emil", move=move) == "table-not-yours"
    assert table.refused("move", seat, by=None, move=move) == "table-not-yours"
    assert table.refused("move", seat, move="nowhere") == "move-unreadable"
    table.do("move", seat, move=move)
    assert table.match.moves == [(seat, move)]


def test_a_refused_move_names_the_rule() -> None:
    table = evening().play(1)
    (seat,) = table.match.to_act
    with pytest.raises(ValueError, match="TN-4") as refused:
        table.do("move", seat, move="9,9")
    assert refused.value.rule == "TN-4"  # type: ignore[attr-defined]


def test_before_and_after_there_are_no_moves() -> None:
    table = Evening().sit()
    assert table.refused("move", 0, move="0,0") == "table-not-playing"
    table.deal().play()
    assert table.refused("move", 0, move="0,0") == "table-not-playing"
    assert table.refused("undo", 0) == "table-not-playing"
    assert table.refused("resign", 0) == "table-not-playing"
    assert table.refused("end", 0) == "table-not-playing"


def laying(table: Evening) -> int:
    """A seat of links that has just laid a card in its turn."""
    while True:
        (seat,) = table.match.to_act
        lay = [move for move in table.match.legal(seat) if move[0] in "yrbg" and "=" not in move]
        if lay:
            table.move(lay[0])
            return int(seat)
        table.move()


def test_what_was_laid_in_an_open_turn_is_taken_back() -> None:
    table = evening("links", 3)
    before = table.match.s.tobytes()
    seat = laying(table)
    other = (seat + 1) % 3
    assert table.refused("undo", other) == "table-undo-nothing"
    assert table.refused("undo", seat, by="emil") == "table-not-yours"
    table.do("undo", seat)
    assert table.match.s.tobytes() == before
    assert table.refused("undo", seat) == "table-undo-nothing"


def test_a_closed_turn_is_not_taken_back() -> None:
    table = evening("links", 3)
    seat = laying(table)
    table.move("end")
    assert table.refused("undo", seat) == "table-undo-settled"


def test_what_somebody_has_learned_is_not_taken_back() -> None:
    table = evening("links", 3)
    (seat,) = table.match.to_act
    table.move("draw")
    assert table.refused("undo", seat) == "table-undo-settled"


def test_a_table_may_do_without_taking_back() -> None:
    table = evening("links", 3, undo=False)
    assert table.refused("undo", laying(table)) == "table-undo-off"


def test_a_bot_takes_nothing_back_and_neither_does_its_owner() -> None:
    table = evening("links", 3)
    seat = laying(table)
    table.do("leave", seat)
    assert table.refused("undo", seat) == "table-is-away"
    assert table.refused("undo", seat, by=None) == "table-not-yours"


def test_of_two_who_gives_up_loses() -> None:
    table = evening().play(5)
    table.do("resign", 0)
    assert (table.state.phase, table.state.result.how, table.state.result.winners) == ("over", "resigned", (1,))
    assert table.state.rounds[-1].how == "resigned"
    assert "result" not in table.state.rounds[-1].record


def test_of_three_who_gives_up_leaves_his_seat_to_a_bot() -> None:
    table = evening("links", 3, stand_in="greedy").play(5)
    table.do("resign", 1)
    assert table.state.phase == "playing"
    assert table.refused("resign", 1) == "table-resigned"
    assert table.refused("return", 1) == "table-not-away"
    assert table.refused("leave", 1) == "table-resigned"
    while 1 not in table.match.to_act:
        table.move()
    assert table.table.bots() == {1: "greedy"}
    table.do("resign", 0)
    assert table.state.result.winners == (2,)


def test_when_the_last_person_gives_up_the_bots_need_not_go_on() -> None:
    table = Evening("links", 4).sit(0, 1, bots=(2, 3)).deal().play(3)
    table.do("resign", 0)
    assert table.state.phase == "playing"
    table.do("resign", 1)
    assert table.state.result.winners == (2, 3)


def test_alone_one_gives_up_against_nobody() -> None:
    table = evening("sums", 1).play(3)
    table.do("resign", 0)
    assert table.state.result.winners == ()


def test_a_game_ends_when_everybody_who_is_there_agrees() -> None:
    table = evening("links", 3).play(4)
    table.do("leave", 2)
    table.do("end", 0)
    assert table.refused("end", 0) == "table-end-already"
    assert table.refused("end", 2) == "table-is-away"
    table.do("end", 1)
    assert (table.state.phase, table.state.result.how, table.state.result.winners) == ("over", "agreed", ())


def test_a_proposal_to_end_may_be_declined() -> None:
    table = evening("links", 3).play(4)
    assert table.refused("decline", 1) == "table-end-none"
    table.do("end", 0)
    table.do("decline", 1)
    table.do("end", 1)
    table.do("end", 2)
    assert table.state.phase == "playing"
    table.do("leave", 0)  # who has not agreed is no longer there
    assert table.state.result.how == "agreed"


def writing(table: Evening) -> list[int]:
    """A moment of sums at which all seats are asked."""
    while len(table.match.to_act) < table.table.setup.players:
        table.move()
    return list(table.match.to_act)


def told(table: Evening, seat: int | None) -> list[Any]:
    return [list(move) for move in table.view(seat)["moves"]]


def test_decisions_at_the_same_time_come_in_any_order_and_stay_hidden_until_the_last() -> None:
    table = evening("sums", 3)
    seats = writing(table)
    before = len(table.match.moves)
    first, second, last = reversed(seats)
    one = table.move(seat=first)
    two = table.move(seat=second)
    assert told(table, first)[before:] == [[first, one], [second, "?"]]
    assert told(table, second)[before:] == [[first, "?"], [second, two]]
    for eyes in (last, None):
        assert told(table, eyes)[before:] == [[first, "?"], [second, "?"]]
    assert table.refused("undo", second) == "table-undo-settled"
    three = table.move(seat=last)
    for eyes in (*seats, None):
        assert told(table, eyes)[before:] == [[first, one], [second, two], [last, three]]


def test_both_orders_lead_to_the_same_position() -> None:
    table = evening("sums", 2)
    seats = writing(table)
    moves = {seat: table.match.legal(seat)[-1] for seat in seats}
    start: Table = table.table
    ends = []
    for order in (seats, seats[::-1]):
        table.table = start
        for seat in order:
            table.move(moves[seat], seat)
        ends.append(table.match.s.tobytes())
    assert ends[0] == ends[1]


def test_who_has_decided_is_not_asked_again() -> None:
    table = evening("sums", 3)
    seat = writing(table)[1]
    table.move("-", seat)
    assert table.refused("move", seat, move="-") == "not-asked"


def test_a_game_can_be_taken_up_where_another_stopped() -> None:
    old = evening("sums", 3).play(37)
    moves = [[seat, move] for seat, move in old.match.moves]
    new = Evening("sums", 3, fair=False).sit(0, bots=(1, 2)).deal(deal=old.match.deal, moves=moves)
    assert new.match.s.tobytes() == old.match.s.tobytes()
    assert new.state.hidden == old.state.hidden
    new.play()
    assert new.state.phase == "over"
