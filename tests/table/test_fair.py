"""Fair deals: as the page says, for everybody's numbers, and bound before anybody has shown his."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel.registry import find
from spieltisch.table import fair
from tests.table import Evening, evening, number

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "fair.json").read_text())
NUMBER = st.binary(min_size=32, max_size=32).map(bytes.hex)
PLACES = st.builds(
    fair.Place, st.text(st.characters(exclude_categories=["C"]), max_size=9), st.sampled_from(["ten", "sums"]),
    st.integers(0, 2**32 - 1), st.integers(0, 9),
)  # fmt: skip


def hashed(label: str, place: fair.Place, *fields: bytes) -> str:
    """The hash once more, straight from the page."""
    all_fields = [label.encode("ascii"), place.table.encode("utf-8"), place.game_id.encode("utf-8")]
    all_fields += [place.game.to_bytes(4, "big"), place.round.to_bytes(4, "big"), *fields]
    text = b""
    for field in all_fields:
        text += len(field).to_bytes(4, "big") + field
    return hashlib.sha256(text).hexdigest()


@given(PLACES, NUMBER, st.dictionaries(st.integers(0, 5), NUMBER))
def test_commitment_and_seed_are_the_documented_ones(place: fair.Place, secret: str, numbers: dict[int, str]) -> None:
    hidden = bytes.fromhex(secret)
    assert fair.commitment(place, secret) == hashed("spieltisch commitment 1", place, hidden)
    added = [part for seat in sorted(numbers) for part in (bytes([0, 0, 0, seat]), bytes.fromhex(numbers[seat]))]
    assert fair.seed(place, secret, numbers) == hashed("spieltisch seed 1", place, hidden, *added)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["seed"][:6])
def test_vectors(vector: dict[str, Any]) -> None:
    place = fair.Place(*(vector[name] for name in ("table", "game_id", "game", "round")))
    numbers = {int(seat): text for seat, text in vector["numbers"].items()}
    assert fair.commitment(place, vector["secret"]) == vector["commitment"]
    assert fair.seed(place, vector["secret"], numbers) == vector["seed"]
    if "deal" in vector:
        game = find(vector["game_id"])
        options = game.check_options(vector["players"], vector["options"])
        deal = fair.deal(game, vector["players"], options, vector["seed"], vector["first"], place.round)
        assert deal == vector["deal"]


def test_everything_that_goes_in_counts() -> None:
    """Another table, game, round, secret, number or seat makes another hash."""
    place, secret, numbers = fair.Place("t", "ten", 0, 0), number(1), {0: number(2), 1: number(3)}
    places = [place, fair.Place("u", "ten", 0, 0), fair.Place("tt", "en", 0, 0), fair.Place("t", "ten", 1, 0)]
    places += [fair.Place("t", "ten", 0, 1)]
    others = [numbers, {0: number(2)}, {0: number(3), 1: number(2)}, {0: number(2), 2: number(3)}, {}]
    seeds = [fair.seed(where, own, added) for where in places for own in (secret, number(4)) for added in others]
    commitments = [fair.commitment(where, own) for where in places for own in (secret, number(4))]
    assert len({*seeds, *commitments}) == len(seeds) + len(commitments)


def test_the_order_in_which_numbers_come_in_does_not_matter() -> None:
    place = fair.Place("t", "ten", 0, 0)
    one, two = {0: number(1), 1: number(2)}, {1: number(2), 0: number(1)}
    assert fair.seed(place, number(3), one) == fair.seed(place, number(3), two)


def test_the_commitment_is_shown_before_and_kept_after() -> None:
    table = Evening("links", 2, table="t1").sit()
    assert table.view()["deal"] is None
    secret = number("secret")
    table.do("commit", secret=secret)
    shown = table.view(None)["deal"]
    assert shown == {"commitment": fair.commitment(fair.Place("t1", "links", 0, 0), secret)}
    for seat in (0, 1):
        table.do("ready", seat, number=number(seat))
        assert table.view()["deal"] == shown
    table.do("deal")
    assert table.view()["deal"] == shown
    table.play()
    (done,) = table.view()["rounds"]
    seed = fair.seed(fair.Place("t1", "links", 0, 0), secret, {0: number(0), 1: number(1)})
    assert done["commitment"] == shown["commitment"]
    assert (done["secret"], done["numbers"], done["seed"]) == (secret, {"0": number(0), "1": number(1)}, seed)
    assert table.match.deal == find("links").plan(2, {"bonus_cards": 8}).from_seed(seed)


def test_no_deal_before_everybody_has_added_a_number() -> None:
    table = Evening().sit()
    assert table.refused("ready", 0, number=number(1)) == "table-not-dealing"
    assert table.refused("deal") == "table-not-dealing"
    table.do("commit", secret=number(1))
    assert table.refused("commit", secret=number(2)) == "table-not-seating"
    table.do("ready", 1, number=number(1))
    assert table.refused("deal") == "table-numbers-missing"
    assert table.refused("ready", 1, number=number(2)) == "table-number-given"
    assert table.refused("ready", 0, by="bert", number=number(2)) == "table-not-yours"


def test_bots_add_no_number() -> None:
    table = Evening("sums", 3).sit(1, bots=(0, 2))
    table.do("commit", secret=number(1))
    assert table.refused("ready", 0, by=None, number=number(1)) == "table-not-yours"
    table.do("ready", 1, number=number(2))
    assert table.table.due(table.now) == "deal"


def test_only_the_table_itself_deals() -> None:
    table = Evening(host="anna").sit()
    assert table.refused("commit", by="anna", secret=number(1)) == "table-itself"
    assert table.refused("deal", by="anna") == "table-itself"


def test_a_deal_is_given_where_that_was_agreed_on_and_nowhere_else() -> None:
    deal = evening().match.deal
    table = Evening().sit()
    assert table.refused("deal", deal=deal) == "table-deal-made"
    table.do("commit", secret=number(1))
    assert table.refused("deal", moves=[]) == "table-deal-made"
    table = Evening(fair=False).sit()
    assert table.refused("commit", secret=number(1)) == "table-deal-given"
    assert table.refused("deal") == "table-deal-needed"
    assert table.refused("deal", deal={**deal, "start": 2}) == "deal-choice"
    assert table.refused("deal", deal=deal, moves=[[0, "5,5"]]) in ("not-asked", "ten-first")
    table.do("deal", deal=deal)
    assert table.view()["deal"] is None
