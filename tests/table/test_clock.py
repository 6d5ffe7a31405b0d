"""Time: who is asked uses his own, and when it has run out a bot goes on."""

from typing import Any

from tests.table import Evening, evening, number

MINUTES = {"kind": "minutes", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2}
MINUTE, DAY = 60_000, 86_400_000


def left(table: Evening, seat: int, after: int = 0) -> Any:
    table.now += after
    return table.view()["seats"][seat]["clock"]["left"]


def test_only_the_time_of_the_seat_that_is_asked_runs() -> None:
    table = evening(clock=MINUTES)
    (seat,) = table.match.to_act
    assert left(table, seat, after=3 * MINUTE) == 7 * MINUTE
    assert left(table, 1 - seat) == 10 * MINUTE
    table.move(after=MINUTE)
    assert left(table, seat, after=MINUTE) == 6 * MINUTE + 5000
    assert left(table, 1 - seat) == 9 * MINUTE


def test_looking_at_the_clock_changes_nothing() -> None:
    table = evening(clock=MINUTES)
    mark = table.table.fingerprint()
    assert [left(table, 0, after=n) for n in range(3)]
    assert table.table.fingerprint() == mark


def test_without_a_clock_there_is_no_time_to_show() -> None:
    table = evening()
    assert table.view()["seats"][0]["clock"] is None
    assert table.table.deadlines() == {}


def test_a_turn_earns_the_increment_once_and_taking_back_earns_nothing() -> None:
    table = evening("links", 3, clock=MINUTES)
    (seat,) = table.match.to_act
    lay = next(move for move in table.match.legal(seat) if move != "draw" and "*" not in move)
    for _ in range(5):
        table.move(lay, after=0)
        table.do("undo", seat, after=0)
    assert left(table, seat) == 10 * MINUTE
    table.move(lay, after=1000)
    table.do("undo", seat, after=1000)
    table.move(lay, after=1000)
    assert left(table, seat) == 10 * MINUTE - 3000
    table.move("end", after=1000)
    assert left(table, seat) == 10 * MINUTE - 4000 + 5000


def test_who_decides_alone_again_and_again_has_increments_too() -> None:
    table = evening("sums", 1, clock=MINUTES)
    for _ in range(20):
        table.move(after=2000)
    settled = sum(1 for i, n in enumerate(table.match.settled) if i and n == i)
    assert 0 < settled < 20
    assert left(table, 0) == 10 * MINUTE - 20 * 2000 + settled * 5000


def test_when_time_has_run_out_a_bot_takes_the_seat_and_not_a_moment_earlier() -> None:
    table = evening(clock=MINUTES, stand_in="strong")
    (seat,) = table.match.to_act
    deadline = table.table.deadlines()[seat]
    assert deadline == table.now + 10 * MINUTE
    assert table.table.due(deadline - 1) is None
    table.now = deadline - 1
    assert table.refused("timeout", seat, by=None, after=0) == "table-time-left"
    assert table.table.due(deadline) == ("timeout", seat)
    table.now = deadline
    assert table.refused("timeout", seat, by="bert", after=0) == "table-itself"
    assert table.refused("timeout", 1 - seat, by=None, after=0) == "table-not-waiting"
    table.do("timeout", seat, by=None, after=0)
    assert table.table.bots() == {seat: "strong"}
    assert table.table.deadlines() == {}
    assert table.view(seat)["sentence"]["key"] == "table-say-away"
    assert "legal" not in table.view(seat)["match"]


def test_a_late_move_counts_until_the_table_has_written_that_time_is_up() -> None:
    table = evening(clock=MINUTES)
    (seat,) = table.match.to_act
    table.move(after=11 * MINUTE)
    assert left(table, seat) == 5000  # nothing, and the increment


def test_who_comes_back_has_a_minute_at_least() -> None:
    table = evening(clock=MINUTES)
    (seat,) = table.match.to_act
    table.do("timeout", seat, by=None, after=10 * MINUTE)
    table.do("return", seat, after=MINUTE)
    assert left(table, seat) == MINUTE
    assert table.table.deadlines() == {seat: table.now + MINUTE}
    table.do("leave", seat)
    table.do("return", seat)
    assert left(table, seat) == MINUTE


def test_a_bot_has_no_clock_that_runs() -> None:
    table = Evening(clock=MINUTES).sit(0, bots=(1,)).deal()
    while 1 not in table.match.to_act:
        table.move()
    assert table.table.deadlines() == {}
    assert left(table, 1, after=DAY) == 10 * MINUTE


def test_days_are_given_anew_for_each_turn() -> None:
    table = evening("links", 2, clock=DAYS)
    (seat,) = table.match.to_act
    start = table.now
    lay = next(move for move in table.match.legal(seat) if move != "draw" and "*" not in move)
    table.move(lay, after=DAY)
    table.do("undo", seat)
    table.move(lay)  # an open turn gains no time
    assert table.table.deadlines() == {seat: start + 2 * DAY}
    table.move("end")
    assert table.table.deadlines() == {1 - seat: table.now + 2 * DAY}


def test_days_go_on_for_who_is_asked_again() -> None:
    table = evening("sums", 1, clock=DAYS)
    for _ in range(10):
        table.move(after=DAY)
    assert table.table.deadlines()[0] > table.now


def test_all_who_are_asked_at_once_use_their_time() -> None:
    table = evening("sums", 3, clock=MINUTES)
    while len(table.match.to_act) < 3:
        table.move(after=0)
    before = [left(table, seat) for seat in range(3)]
    table.move("-", 1, after=1000)
    assert [before[seat] - left(table, seat, after=0) for seat in range(3)] == [1000, 1000 - 5000, 1000]
    assert sorted(table.table.deadlines()) == [0, 2]


def test_the_deal_does_not_wait_for_ever() -> None:
    table = Evening("links", 3, clock=MINUTES).sit()
    table.do("commit", secret=number(1))
    assert table.table.deadlines() == dict.fromkeys(range(3), table.now + 2 * MINUTE)
    table.do("ready", 0, number=number(2))
    assert table.refused("deal") == "table-numbers-missing"
    for seat in (1, 2):
        table.do("timeout", seat, by=None, after=2 * MINUTE)
    assert table.refused("ready", 1, number=number(2)) == "table-is-away"
    assert table.table.due(table.now) == "deal"
    table.do("return", 2)
    assert table.table.due(table.now) is None
    table.do("ready", 2, number=number(3))
    table.do("deal")
    assert [number is None for number in table.state.numbers] == [False, True, False]
    assert table.view()["seats"][0]["clock"]["left"] == 10 * MINUTE


def test_without_a_clock_somebody_else_may_ask_for_a_bot_after_a_while() -> None:
    table = evening("links", 3)
    (seat,) = table.match.to_act
    other = (seat + 1) % 3
    names = [who.owner for who in table.state.seats]
    table.now += 9 * MINUTE
    assert table.refused("timeout", seat, by=names[other]) == "table-time-left"
    table.now += MINUTE
    assert table.refused("timeout", seat, by=names[seat]) == "table-timeout-other"
    assert table.refused("timeout", seat, by="emil") == "table-timeout-other"
    assert table.refused("timeout", seat, by=None) == "table-timeout-other"
    table.do("timeout", seat, by=names[other])
    assert table.table.bots() == {seat: "random"}


def test_time_never_goes_back() -> None:
    table = evening()
    table.now -= 5000
    assert table.refused("leave", 0) == "table-time"


def test_a_new_round_begins_with_full_clocks() -> None:
    table = evening("links", 2, series=True, clock=MINUTES).play()
    table.deal()
    assert {left(table, seat) for seat in (0, 1)} == {10 * MINUTE}
