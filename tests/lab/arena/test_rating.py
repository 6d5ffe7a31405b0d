"""Ratings and intervals, held against games whose truth is known because they were drawn by lot."""

import math
import random

import pytest

from spieltisch.lab.arena.figures import mean, share, student
from spieltisch.lab.arena.outcome import Outcome
from spieltisch.lab.arena.rating import SCALE, ratings


def game(deal: int, turn: int, bots: list[int], winner: int) -> Outcome:
    shares = [float(seat == winner) for seat in range(len(bots))]
    n = [0] * len(bots)
    return Outcome(deal, turn, bots, 0, shares, n, 1, n, [0.0], [0.0])


def drawn(strength: list[float], deals: int, luck: random.Random) -> list[list[Outcome]]:
    """Deals in which the odds are e to the power of the strength; each played with everybody in every seat."""
    bots = list(range(len(strength)))
    made = []
    for deal in range(deals):
        games = []
        for turn in bots:
            seats = [bots[(seat + turn) % len(bots)] for seat in bots]
            (winner,) = luck.choices(bots, [math.exp(strength[bot]) for bot in seats])
            games.append(game(deal, turn, seats, winner))
        made.append(games)
    return made


@pytest.mark.parametrize("strength", [[0.5, -0.5], [1.0, 0.0, -1.0], [0.8, 0.2, 0.0, -1.0]], ids=str)
def test_ratings_find_the_strengths_and_their_intervals_hold_them(strength: list[float]) -> None:
    luck = random.Random(repr(strength))
    runs, inside = 60, 0
    for _ in range(runs):
        rated = ratings(drawn(strength, 150, luck), len(strength))
        assert abs(sum(figure.value or 0 for figure in rated)) < 1e-6
        for figure, true in zip(rated, strength, strict=True):
            assert figure.low is not None
            assert figure.high is not None
            inside += figure.low <= SCALE * true <= figure.high
    assert 0.90 <= inside / (runs * len(strength)) <= 0.99


def test_a_bot_that_always_wins_has_a_rating_that_is_a_number() -> None:
    rated = ratings([[game(d, 0, [0, 1], 0), game(d, 1, [1, 0], 1)] for d in range(500)], 2)
    assert rated[0].value is not None
    assert 400 < rated[0].value < 2000


def test_the_order_of_games_and_the_numbers_of_deals_change_nothing() -> None:
    deals = drawn([0.4, 0.0, -0.4], 50, random.Random(3))
    back = ratings(list(reversed(deals)), 3)
    for one, two in zip(ratings(deals, 3), back, strict=True):
        assert one.value == pytest.approx(two.value)
        assert one.low == pytest.approx(two.low)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
def test_the_interval_of_a_share_holds_it_in_about_19_of_20_cases(chance: float) -> None:
    luck = random.Random(chance)
    held = 0
    for _ in range(1000):
        # Two games a deal that share its luck: independent games would give half of this spread.
        figure = share([float(luck.random() < chance) for _ in range(60)])
        assert figure.low is not None
        assert figure.high is not None
        assert 0 <= figure.low <= (figure.value or 0) <= figure.high <= 1
        held += figure.low <= chance <= figure.high
    assert 0.93 <= held / 1000 <= 0.99


def test_the_interval_of_a_mean_is_students() -> None:
    assert student(4) == pytest.approx(2.776, abs=0.01)
    assert student(10) == pytest.approx(2.228, abs=0.002)
    assert student(1000) == pytest.approx(1.962, abs=0.001)
    figure = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert figure.value == 3
    assert figure.within == pytest.approx(1.963, abs=0.01)
    assert mean([1.0, 2.0]).low is None
