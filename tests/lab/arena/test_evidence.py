"""The verdicts: seldom wrong however often one looks, and found soon where there is something to find."""

import random
from collections.abc import Callable

import pytest

from spieltisch.lab.arena.evidence import ERROR, Evidence

RUNS, DEALS = 400, 100
LUCK: dict[str, tuple[float, Callable[[random.Random], float]]] = {  # the expected difference, and one to be drawn
    "coin": (0, lambda luck: luck.choice((-1.0, 1.0))),
    "duplicate deals": (0, lambda luck: luck.choice((-1.0, 0.0, 0.0, 1.0))),
    "rare": (0, lambda luck: -0.1 if luck.random() < 10 / 11 else 1.0),
    "seldom anything": (0, lambda luck: luck.choice((-1.0, 1.0)) if luck.random() < 0.05 else 0.0),
    "better": (0.5, lambda luck: -1.0 if luck.random() < 0.25 else 1.0),
}


def runs(kind: str) -> list[Evidence]:
    luck = random.Random(kind)
    drawn = LUCK[kind][1]
    made = []
    for _ in range(RUNS):
        evidence = Evidence()
        for _ in range(DEALS):
            evidence.add(drawn(luck))
            if evidence.verdict():
                break
        made.append(evidence)
    return made


@pytest.mark.parametrize("kind", [kind for kind, (mean, _) in LUCK.items() if not mean])
def test_whoever_looks_after_every_deal_is_told_of_a_difference_that_is_none_in_one_case_of_twenty_at_most(
    kind: str,
) -> None:
    wrong = sum(evidence.verdict() != 0 for evidence in runs(kind)) / RUNS
    assert wrong <= ERROR  # by how it is made it stays well below, so that chance cannot carry it over


def test_a_real_difference_is_found_and_not_the_wrong_way_round() -> None:
    verdicts = [evidence.verdict() for evidence in runs("better")]
    assert verdicts.count(-1) <= ERROR * RUNS
    assert verdicts.count(1) > 0.8 * RUNS


@pytest.mark.parametrize("kind", LUCK)
def test_the_interval_holds_the_truth_at_all_times_at_once(kind: str) -> None:
    mean, drawn = LUCK[kind]
    luck = random.Random(f"interval {kind}")
    missed = 0
    for _ in range(60):
        evidence = Evidence()
        inside = []
        for deal in range(DEALS):
            evidence.add(drawn(luck))
            if deal % 20 == 19:
                low, high = evidence.interval()
                inside.append(low - 1e-6 <= mean <= high + 1e-6)
        missed += not all(inside)
    assert missed <= 60 * ERROR


def test_verdict_and_interval_agree() -> None:
    luck = random.Random(1)
    for _ in range(60):
        evidence = Evidence()
        for _ in range(luck.randrange(1, 120)):
            evidence.add(luck.choice((-1.0, 0.0, 1.0, 1.0)))
        low, high = evidence.interval()
        assert evidence.verdict() == (low > 1e-9) - (high < -1e-9)


def test_it_gets_narrower_and_one_who_always_wins_is_soon_known_to() -> None:
    evidence, widths = Evidence(), []
    for deal in range(200):
        evidence.add(1.0)
        low, high = evidence.interval()
        widths.append(high - low)
        assert high == 1
        assert evidence.verdict() == int(deal >= 9)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.07
