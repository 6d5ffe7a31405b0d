"""Deals: from a seed as docs/deals.md says, as JSON with all its checks, and at random for batches."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel import entries
from spieltisch.kernel.deal import Choice, Plan, Shuffle, Word, stream
from spieltisch.kernel.errors import Refusal
from spieltisch.kernel.registry import find, ids

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "deals.json").read_text())
PLAN = Plan((Choice("start", 3), Shuffle("piles", ["a", "b", "b", 1], piles=2), Word("word")))
DEAL: dict[str, Any] = {
    "start": 2,
    "piles": [["b", "a", 1, "b"], ["a", "b", "b", 1]],
    "word": "18446744073709551615",
}


def words(seed: str) -> Iterator[int]:
    """The stream once more, straight from the page."""
    k = 0
    while True:
        block = hashlib.sha256(bytes.fromhex(seed) + k.to_bytes(8, "big")).hexdigest()
        yield from (int(block[i : i + 16], 16) for i in (0, 16, 32, 48))
        k += 1


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**64), min_size=1, max_size=40))
def test_the_stream_is_the_documented_one(seed: bytes, limits: list[int]) -> None:
    source, below = words(seed.hex()), stream(seed.hex())
    for n in limits:
        word = next(source)
        while word >= 2**64 // n * n:
            word = next(source)
        assert below(n) == word % n


@pytest.mark.parametrize("vector", VECTORS["numbers"], ids=lambda vector: vector["seed"][-4:])
def test_numbers_match_the_vectors(vector: dict[str, Any]) -> None:
    below = stream(vector["seed"])
    assert [str(below(int(n))) for n in vector["below"]] == vector["numbers"]


def named(vector: dict[str, Any]) -> str:
    return "-".join([vector["game"], str(vector["players"]), *vector["options"], vector["seed"][-4:]])


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=named)
def test_deals_match_the_vectors(vector: dict[str, Any]) -> None:
    game = find(vector["game"])
    options = game.check_options(vector["players"], vector["options"])
    assert game.plan(vector["players"], options).from_seed(vector["seed"]) == vector["deal"]


def test_every_game_has_vectors() -> None:
    """Whoever adds a game adds vectors: `python -m tests.vectors.write`."""
    assert {vector["game"] for vector in VECTORS["deals"]} == set(ids())


@pytest.mark.parametrize("seed", ["", "0" * 63, "0" * 65, "x" * 64, " " * 64, "０" * 64, None, 5])
def test_a_seed_is_64_hex_digits(seed: Any) -> None:
    with pytest.raises(Refusal) as refused:
        stream(seed)
    assert refused.value.code == "bad_seed"


def test_a_deal_becomes_codes() -> None:
    assert PLAN.encode(DEAL).tolist() == [2, 1, 0, 2, 1, 0, 1, 1, 2, -1]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"start": 3}, "deal-choice"),
        ({"start": -1}, "deal-choice"),
        ({"start": True}, "deal-choice"),
        ({"start": "1"}, "deal-choice"),
        ({"piles": [["a", "b", "b", 1]]}, "deal-piles"),
        ({"piles": "ab"}, "deal-piles"),
        ({"piles": [["a", "b", "b", 1], "abb1"]}, "deal-list"),
        ({"piles": [["a", "b", "b", 1], ["a", "b", "c", 1]]}, "deal-tile"),
        ({"piles": [["a", "b", "b", 1], ["a", "b", "b", True]]}, "deal-tile"),
        ({"piles": [["a", "b", "b", 1], ["a", "b", [], 1]]}, "deal-tile"),
        ({"piles": [["a", "b", "b", 1], ["a", "b", 1]]}, "deal-too-few"),
        ({"piles": [["a", "b", "b", 1], ["a", "b", "b", 1, 1]]}, "deal-too-many"),
        ({"word": 5}, "deal-word"),
        ({"word": "-1"}, "deal-word"),
        ({"word": "05"}, "deal-word"),
        ({"word": "18446744073709551616"}, "deal-word"),
        ({"word": "٣"}, "deal-word"),
        ({"more": 1}, "deal-unknown"),
    ],
    ids=str,
)
def test_a_wrong_deal_is_refused(change: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        PLAN.encode({**DEAL, **change})
    assert (refused.value.code, refused.value.key) == ("bad_deal", key)
    assert refused.value.message("de") != refused.value.message("en")


@pytest.mark.parametrize("deal", [None, [], "deal", 3])
def test_a_deal_is_an_object_with_all_its_parts(deal: Any) -> None:
    with pytest.raises(Refusal, match="start"):
        PLAN.encode(deal)
    with pytest.raises(Refusal, match="word"):
        PLAN.encode({name: DEAL[name] for name in ("start", "piles")})


@given(st.integers(0, 2**63 - 1))
def test_a_random_deal_is_made_of_the_same_material(key: int) -> None:
    material, parts = PLAN.arrays
    deal = material.copy()
    entries.random_deal(deal, material, parts, np.uint64(key))
    assert 0 <= deal[0] < 3
    assert sorted(deal[1:5]) == sorted(deal[5:9]) == sorted(material[1:5])


def test_random_deals_are_fair() -> None:
    """Each of the 12 orders of the first pile within 4 standard deviations of its share."""
    material, parts = PLAN.arrays
    deal = material.copy()
    seen: dict[tuple[int, ...], int] = {}
    runs = 6000
    for key in range(runs):
        entries.random_deal(deal, material, parts, np.uint64(key))
        order = tuple(deal[1:5].tolist())
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 12
    assert all(abs(count - runs / 12) < 4 * (runs / 12) ** 0.5 for count in seen.values())
