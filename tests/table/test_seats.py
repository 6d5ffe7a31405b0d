"""Sitting down, getting up, bots, coming back, and another game."""

import pytest

from tests.table import Evening, evening, number


def test_everybody_takes_a_seat_and_the_deal_follows() -> None:
    table = Evening("links", 3)
    assert table.state.phase == "seating"
    table.sit()
    assert table.table.due(table.now) == "commit"
    table.deal()
    assert table.state.phase == "playing"
    assert [seat.name for seat in table.state.seats] == ["Anna", "Bert", "Clara"]
    assert [table.table.seat_of(person) for person in ("anna", "clara", "emil")] == [0, 2, None]


def test_a_seat_is_taken_once_and_nobody_takes_two() -> None:
    table = Evening("links", 3).sit(0, 1)
    assert table.refused("sit", 1, by="emil", name="Emil") == "table-seat-taken"
    assert table.refused("sit", 2, by="anna", name="Anna") == "table-already-seated"
    assert table.refused("sit", 3, by="emil", name="Emil") == "no-seat"


@pytest.mark.parametrize("name", ["", " Emil", "x" * 41, "a\nb", "a\u202eb", "\ud800", 5, None])
def test_a_name_can_be_shown_in_a_line(name: object) -> None:
    table = Evening()
    assert table.refused("sit", 0, by="emil", name=name) == "table-event-value"
    table.do("sit", 0, by="emil", name="Émil 🦊")


def test_a_person_has_a_name_and_an_id() -> None:
    assert Evening().refused("sit", 0, by="emil") == "table-event-value"
    assert Evening().refused("sit", 0, by=None, name="Emil") == "table-event-value"


def test_no_deal_before_all_seats_are_taken() -> None:
    table = Evening("links", 3).sit(0, 1)
    assert table.table.due(table.now) is None
    assert table.refused("commit", secret=number(1)) == "table-seats-open"


def test_only_the_host_and_the_table_itself_seat_bots() -> None:
    table = Evening("links", 3, host="anna").sit(0)
    assert table.refused("sit", 1, by="bert", bot="greedy") == "table-host"
    table.do("sit", 1, by="anna", bot="greedy")
    table.do("sit", 2, by=None, bot="random", name="Zufall")
    assert [seat.name for seat in table.state.seats] == ["Anna", "greedy", "Zufall"]
    table.do("leave", 1, by="anna")
    assert table.state.seats[1].empty


def test_before_the_first_deal_a_seat_becomes_free() -> None:
    table = Evening("links", 3, host="anna").sit()
    table.do("leave", 1)
    assert table.refused("leave", 1, by="bert") == "table-seat-empty"
    assert table.refused("leave", 2, by="bert") == "table-not-yours"
    table.do("leave", 2, by="anna")  # the host may send away
    assert [seat.empty for seat in table.state.seats] == [False, True, True]


def test_whoever_leaves_before_the_deal_takes_the_secret_out_of_use() -> None:
    table = Evening().sit()
    table.do("commit", secret=number(1))
    table.do("ready", 0, number=number(2))
    table.do("leave", 1)
    assert (table.state.phase, table.state.secret, table.state.numbers) == ("seating", None, (None, None))
    table.sit(1).deal().play(3)
    assert len(table.match.moves) == 3


def test_bots_are_asked_like_everybody_and_only_the_table_moves_for_them() -> None:
    table = Evening("links", 3).sit(0, bots=(1, 2)).deal()
    while 0 in table.match.to_act:
        table.move()
    (seat,) = table.match.to_act
    assert table.table.bots() == {seat: "greedy"}
    assert table.refused("move", seat, by="anna", move=table.match.legal(seat)[0]) == "table-itself"
    table.move()


def test_who_leaves_a_running_game_is_replaced_and_may_come_back() -> None:
    table = evening("ten", stand_in="strong")
    (seat,) = table.match.to_act
    table.do("leave", seat)
    assert table.table.bots() == {seat: "strong"}
    assert table.table.known(seat).tobytes() == table.match.observed(seat).tobytes() != table.match.s.tobytes()
    move = table.match.legal(seat)[0]
    assert table.refused("move", seat, move=move) == "table-is-away"
    assert table.refused("leave", seat) == "table-is-away"
    assert table.refused("resign", 1 - seat, by=table.state.seats[seat].owner) == "table-not-yours"
    table.do("move", seat, by=None, move=move)
    table.do("return", seat)
    assert table.refused("return", seat) == "table-not-away"
    assert table.table.bots() == {}
    table.play(2)
    assert [own for own, _ in table.match.moves] == [seat, 1 - seat, seat]


def test_nobody_sits_down_while_a_game_is_on() -> None:
    table = evening()
    assert table.refused("sit", 0, by="emil", name="Emil") == "table-not-seating"
    assert table.refused("rematch", 0) == "table-not-over"


def test_a_rematch_begins_when_every_person_wants_it() -> None:
    table = Evening("sums", 3).sit(0, 1, bots=(2,)).deal().play()
    assert table.state.phase == "over"
    first = table.match.deal
    table.do("rematch", 0)
    assert (table.state.phase, sorted(table.state.again)) == ("over", [0])
    table.do("rematch", 1)
    assert (table.state.phase, table.state.game, table.state.result) == ("seating", 1, None)
    table.deal()
    assert table.match.deal != first
    table.play()
    assert [(done.game, done.number) for done in table.state.rounds] == [(0, 0), (1, 0)]


def test_a_rematch_may_be_with_others() -> None:
    table = Evening("sums", 3, host="anna").sit().deal().play()
    table.do("rematch", 0)
    table.do("leave", 1)
    table.do("leave", 2)
    assert table.refused("leave", 0, by="emil") == "table-not-yours"
    table.do("sit", 1, by="emil", name="Emil")
    table.do("sit", 2, by="anna", bot="greedy")
    assert table.state.phase == "over"
    table.do("rematch", 1)
    assert table.state.phase == "seating"
    table.deal().play(4)


def test_a_bot_on_the_last_free_seat_begins_the_rematch() -> None:
    table = Evening("sums", 2, host="anna").sit().deal().play()
    table.do("rematch", 0)
    table.do("leave", 1)
    table.do("sit", 1, by="anna", bot="greedy")
    assert table.state.phase == "seating"


def test_a_rematch_gives_seats_back_to_those_who_were_away() -> None:
    table = Evening("sums", 3).sit().deal()
    table.do("leave", 0)
    table.do("resign", 1)
    table.play()
    for seat in (0, 1, 2):
        table.do("rematch", seat)
    assert all(seat.present for seat in table.state.seats)
