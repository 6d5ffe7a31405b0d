"""Rounds that are one game, in the library."""

from typing import Any

import pytest

import spieltisch
from spieltisch.rounds import Series

SEED = "5" * 64


def played(series: Series) -> Series:
    """The round played to its end, with the first legal move each time."""
    while not series.match.over:
        series.match.play(series.match.legal()[0])
    return series


def whole(game: str, players: int, **options: Any) -> Series:
    series = played(spieltisch.series(game, players, options, seed=SEED))
    while not series.over:
        assert series.winners is None
        series.next()
        played(series)
    return series


@pytest.mark.parametrize("game", ["bridges", "links"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_BR_15_LK_14_as_many_rounds_as_players_added_up(game: str, players: int) -> None:
    series = whole(game, players)
    starts = [match.deal["start"] for match in series.matches]
    assert starts == [(starts[0] + number) % players for number in range(players)]
    scores = [match.scores for match in series.matches if match.scores is not None]
    assert len(scores) == players
    assert series.totals == [sum(round_[seat] for round_ in scores) for seat in range(players)]
    assert series.winners == [seat for seat in range(players) if series.totals[seat] == max(series.totals)]
    with pytest.raises(spieltisch.Refusal, match="over"):
        series.next()


def test_the_first_round_is_the_game_of_the_seed_and_no_other_round_is() -> None:
    series = whole("links", 3)
    assert series.matches[0].deal == spieltisch.new("links", 3, seed=SEED).deal
    decks = [match.deal["deck"] for match in series.matches]
    assert all(decks[i] != decks[k] for i in range(3) for k in range(i))
    assert [match.deal for match in whole("links", 3).matches] == [match.deal for match in series.matches]


def test_a_round_is_played_to_its_end_first() -> None:
    series = spieltisch.series("bridges", 2, seed=SEED)
    assert series.totals == [0, 0]
    with pytest.raises(spieltisch.Refusal, match="Round 1 is not over"):
        series.next()
    assert series.number == 1


@pytest.mark.parametrize("game", ["sums", "ten", "blockers"])
def test_the_other_games_have_no_series(game: str) -> None:
    with pytest.raises(spieltisch.Refusal, match="series"):
        spieltisch.series(game)


def test_a_series_is_taken_up_again_in_the_middle() -> None:
    series = played(spieltisch.series("bridges", 2, {"symbols": True}, seed=SEED))
    series.next().play(series.match.legal()[0])
    again = Series.load(series.record())
    assert again.record() == series.record()
    played(again)
    assert (again.over, played(series).totals) == (True, again.totals)


@pytest.mark.parametrize(
    "change",
    [
        None,
        {"seed": "6" * 64},
        {"seed": None},
        {"seed": "g" * 64},
        {"rounds": []},
        {"rounds": "12"},
        {"rounds": [1]},
        {"more": 1},
    ],
    ids=str,
)
def test_a_record_that_is_not_true_is_refused(change: dict[str, Any] | None) -> None:
    series = whole("bridges", 2)
    with pytest.raises(spieltisch.Refusal) as refused:
        Series.load(change and {**series.record(), **change})
    assert refused.value.code == "bad_record"


def test_rounds_out_of_order_are_refused() -> None:
    record = whole("bridges", 2).record()
    with pytest.raises(spieltisch.Refusal) as refused:
        Series.load({**record, "rounds": record["rounds"][::-1]})
    assert refused.value.code == "bad_record"
