"""Several rounds: who starts, what is added up, who wins."""

import pytest

from tests.table import Evening, evening


def test_LK14_as_many_rounds_as_players_and_the_start_moves_clockwise() -> None:
    table = evening("links", 3, series=True)
    starts = []
    for number in range(3):
        starts.append(table.match.deal["start"])
        assert table.match.to_act == [starts[-1]]
        assert table.view()["round"] == {"number": number + 1, "of": 3}
        table.play()
        if number < 2:
            assert table.state.phase == "between"
            assert table.table.due(table.now) == "commit"
            table.deal()
    assert starts == [(starts[0] + number) % 3 for number in range(3)]
    assert table.state.phase == "over"
    assert table.table.due(table.now) is None


def test_LK14_points_are_added_up_and_most_win() -> None:
    table = evening("links", 3, series=True).play()
    table.deal().play().deal().play()
    scores = [done.result["scores"] for done in table.state.rounds]
    totals = [sum(column) for column in zip(*scores, strict=True)]
    assert list(table.state.result.totals) == totals
    assert table.view()["totals"] == totals
    assert list(table.state.result.winners) == [seat for seat in range(3) if totals[seat] == max(totals)]


def test_every_round_is_dealt_anew() -> None:
    table = evening("links", 2, series=True).play()
    table.deal()
    (first,) = table.state.rounds
    assert first.record["deal"]["deck"] != table.match.deal["deck"]


def test_a_game_without_series_has_one_round() -> None:
    table = evening("links", 3).play()
    assert (table.state.phase, table.table.setup.rounds) == ("over", 1)
    assert list(table.state.result.winners) == table.match.winners
    assert list(table.state.result.totals) == table.match.scores


def test_the_winners_of_a_single_round_are_the_games_own() -> None:
    """In blockers the fewest points win."""
    table = evening("blockers", 3).play()
    assert list(table.state.result.winners) == table.match.winners
    assert min(table.match.scores) == table.match.scores[table.match.winners[0]]


@pytest.mark.parametrize("between", [True, False])
def test_who_gives_up_gives_up_the_series(between: bool) -> None:
    table = evening("links", 2, series=True).play()
    scores = table.match.scores
    if not between:
        table.deal().play(5)
    table.do("resign", 0)
    assert (table.state.phase, table.state.result.winners) == ("over", (1,))
    assert list(table.state.result.totals) == scores
    assert [done.how for done in table.state.rounds] == ["played"] if between else ["played", "resigned"]


def test_a_series_may_be_ended_between_two_rounds() -> None:
    table = evening("links", 2, series=True).play()
    table.do("end", 0)
    table.do("end", 1)
    assert (table.state.phase, table.state.result.how) == ("over", "agreed")
    assert len(table.state.rounds) == 1


def test_who_leaves_between_two_rounds_is_replaced_by_a_bot_and_adds_no_number() -> None:
    table = evening("links", 2, series=True).play()
    table.do("leave", 0)
    table.deal()
    assert (table.state.numbers[0], table.state.numbers[1] is None) == (None, False)
    table.play()
    assert table.state.phase == "over"


def test_given_deals_make_a_series_too() -> None:
    table = Evening("links", 2, series=True, fair=False).sit().deal().play()
    assert table.table.due(table.now) == "deal"
    table.deal().play()
    assert table.state.phase == "over"


def test_the_last_round_is_shown_until_the_next_is_dealt() -> None:
    table = evening("links", 2, series=True).play()
    last = table.match.scores
    table.do("commit", secret="ab" * 32)
    seen = table.view(0)
    assert (seen["phase"], seen["match"]["scores"], seen["rounds"][0]["result"]["scores"]) == (
        "dealing",
        last,
        last,
    )
    assert seen["sentence"] == {"key": "table-say-ready", "values": {"round": 2, "rounds": 2}}
