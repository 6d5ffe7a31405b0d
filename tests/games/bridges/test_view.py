"""bridges: what a seat sees and what it may imagine."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.bridges import GAME
from spieltisch.games.bridges.imagine import TRIES, imagine
from spieltisch.kernel import entries
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from tests.games.bridges.table import first, material, play, rack, random_game, replayed, table

pytestmark = pytest.mark.bounds

SYMBOLS = {"symbols": True}
ELEVENS = {"y11", "r11", "b11", "g11"}
GAMES = st.builds(
    random_game,
    players=st.integers(2, 4),
    seed=st.integers(0, 10**9),
    moves=st.integers(0, 250),
    eager=st.sampled_from([0.1, 0.7, 1.0]),
    options=st.sampled_from([{}, SYMBOLS, {"bonus_chain": False}]),
)
MANY = settings(max_examples=40)


def eyes(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def imagined(match: Match, seat: int | None, key: int) -> tuple[list[list[str]], list[str]]:
    """Racks and bag as this seat may imagine them."""
    position = match.game.view(match.sampled(seat, key)[0])
    return [one["rack"] for one in position["seats"]], position["bag"]


def racks_of(match: Match, eyes: int | None, seat: int, keys: int = 60) -> list[set[str]]:
    """The rack of a seat, as others may imagine it."""
    return [set(imagined(match, eyes, key)[0][seat]) for key in range(keys)]


# What is seen


@pytest.mark.plain
def test_own_rack_is_seen_and_no_other() -> None:
    match = table("y11 x3", "b12", "")
    seats = match.view(0)["position"]["seats"]
    assert {"y11", "x3"} <= set(seats[0]["rack"])
    assert [seat["rack"] for seat in seats[1:]] == [None, None]
    assert [seat["tiles"] for seat in seats] == [20, 20, 20]
    assert [seat["rack"] for seat in match.view()["position"]["seats"]] == [None] * 3
    for seat in eyes(match):
        assert match.view(seat)["position"]["bag"] is None
        assert match.view(seat)["position"]["left"] == 20


@pytest.mark.plain
def test_racks_lie_open_when_the_game_is_over() -> None:
    match = first(lambda match: match.over, 3)
    racks = [rack(match, seat) for seat in range(3)]
    for seat in eyes(match):
        assert [one["rack"] for one in match.view(seat)["position"]["seats"]] == racks
        assert match.view(seat)["position"]["bag"] is None


@pytest.mark.plain
def test_a_drawn_tile_is_seen_by_who_drew_it() -> None:
    match = play(table("y11", "", bag="y12"), "y11 end draw")
    assert [match.view(seat)["position"]["drawn"] for seat in (0, 1, None)] == [None, "y12", None]


@pytest.mark.plain
def test_BR_12_a_gift_is_seen_by_giver_and_receiver() -> None:
    match = play(table("y11 y12 y1", "", ""), "y11 y12 end give:y1")
    seen = {seat: match.view(seat)["position"]["gifts"] for seat in eyes(match)}
    assert [seen[seat][0]["tile"] for seat in (0, 1, 2, None)] == ["y1", "y1", None, None]
    assert all(gifts[0]["from"] == 0 and gifts[0]["to"] == 1 for gifts in seen.values())


@pytest.mark.plain
def test_a_bonus_tile_is_seen_by_everybody() -> None:
    match = play(table("y11 y12 x13", "", bag="x17"), "y11 y12 y13")
    assert [match.view(seat)["position"]["bonus"] for seat in eyes(match)] == ["x17"] * 3


# What is known of other racks


def test_fact_BR_2_a_seat_that_was_passed_over_holds_no_eleven() -> None:
    match = table("", "y11 y1", "", start=0)
    assert match.to_act == [1]
    assert not any(tiles & ELEVENS for tiles in racks_of(match, 2, 0))
    assert all(tiles & ELEVENS for tiles in racks_of(match, 2, 1))  # who begins holds one


def test_fact_BR_3_nobody_held_an_eleven_until_one_was_drawn() -> None:
    match = table("", "", bag="y1 r2 b11", start=0)
    assert match.to_act == [0]
    assert rack(match, 0).count("b11") == 1
    for tiles in racks_of(match, 1, 0):
        assert len(tiles & ELEVENS) == 1
    for tiles in racks_of(match, 0, 1):
        assert not tiles & ELEVENS


def test_fact_BR_10_who_draws_holds_nothing_that_fits() -> None:
    match = play(table("y11", "", "", bag="y1 r1 b1"), "y11 end draw")
    fitting = {"y10", "y12", "r11", "b11", "g11"}
    for tiles in racks_of(match, 2, 1):
        assert len(tiles & fitting) <= 1  # the tile just drawn may fit
    play(match, "draw draw")
    assert not any(tiles & fitting for tiles in racks_of(match, 2, 1))
    assert any(tiles & fitting for tiles in racks_of(match, 1, 2))


def test_fact_BR_11_who_passes_holds_nothing_that_fits() -> None:
    match = first(lambda match: not match.over and match.legal() == ["pass"], 4, eager=0)
    (seat,) = match.to_act
    twin = replayed(match)
    fitting = {tile for tile in material(False) if twin.fits(tile)}
    play(match, "pass")
    other = (seat + 2) % 4
    assert fitting & (set(rack(match, other)) | set(rack(match, (seat + 1) % 4)) | set(rack(match, (seat + 3) % 4)))
    assert not any(tiles & fitting for tiles in racks_of(match, other, seat))


def test_fact_BR_12_a_gift_is_known_to_be_on_the_next_rack_until_it_is_laid() -> None:
    match = play(table("y11 y12 y1 r11", "", ""), "y11 y12 end give:y1")
    assert all("y1" in tiles for tiles in racks_of(match, 0, 1))
    assert {"y1" in tiles for tiles in racks_of(match, 2, 1, 200)} == {True, False}


def test_fact_what_is_given_on_turns_up_where_it_can_be() -> None:
    """Seat 0 gives the y1 to seat 1, which gives something to seat 2: for seat 0 it may be the y1 or not."""
    match = play(table("y11 y12 y1 g2", "r11 r12", "b11"), "y11 y12 end give:y1 r11 r12 end give:y1")
    places = Counter(
        seat for key in range(200) for seat, tiles in enumerate(imagined(match, 0, key)[0]) if "y1" in tiles
    )
    assert set(places) == {1, 2}
    assert all("y1" in tiles for tiles in racks_of(match, 1, 2))


def test_a_game_with_many_gifts_is_imagined_without_giving_up() -> None:
    for seed in range(6):
        match = random_game(4, seed, 160, 1.0)
        for seat in eyes(match):
            seen = match.observed(seat)
            assert imagine(seen[0], -1 if seat is None else seat, np.uint64(seed)) < TRIES


# Laws


@MANY
@given(GAMES, st.integers(0, 2**64 - 1))
def test_what_is_imagined_looks_the_same_and_is_made_of_all_tiles(match: Match, key: int) -> None:
    whole = sorted(material(match.options["symbols"]))
    for seat in eyes(match):
        sample = match.sampled(seat, key)
        position = match.game.view(sample[0])
        tiles = [tile for one in position["seats"] for tile in one["rack"]] + position["bag"]
        tiles += [tile for row in position["rows"] for tile in row["fields"] if tile]
        tiles += [position["bonus"]] if position["bonus"] else []
        assert sorted(tiles) == whole
        entries.observe(sample, 0, -1 if seat is None else seat)
        assert sample.tobytes() == match.observed(seat).tobytes()


@MANY
@given(GAMES)
def test_the_legal_moves_follow_from_what_the_seat_knows(match: Match) -> None:
    for seat in match.to_act:
        out = np.zeros(GAME.most_moves, np.int64)
        count = entries.legal(match.observed(seat), 0, seat, out)
        assert sorted(out[:count].tolist()) == sorted(match.actions(seat).values())


@MANY
@given(GAMES)
def test_each_legal_move_is_picked_equally_often(match: Match) -> None:
    for seat in match.to_act:
        actions, out = match.actions(seat).values(), np.zeros(GAME.most_moves, np.int64)
        words = [(2**64 * (2 * i + 1)) // (2 * len(actions)) for i in range(len(actions))]  # the middle of each share
        picked = [entries.pick(match.positions[-1], 0, seat, np.uint64(word), out) for word in words]
        assert sorted(picked) == sorted(actions)


@MANY
@given(GAMES, st.data())
def test_exchanging_two_hidden_tiles_changes_nothing_that_is_seen(match: Match, data: st.DataObject) -> None:
    """As long as the same moves lead to the same table with the other deal, too."""
    seat = data.draw(st.sampled_from(eyes(match)))
    tiles = match.deal["bag"]
    i, j = data.draw(st.lists(st.integers(0, len(tiles) - 1), min_size=2, max_size=2, unique=True))
    tiles = [tiles[j] if k == i else tiles[i] if k == j else tile for k, tile in enumerate(tiles)]
    twin = Match(GAME, match.players, match.options, deal={**match.deal, "bag": tiles})
    try:
        for mover, move in match.moves:
            twin.play(move, mover)
    except Refusal:
        return
    if match.over or match.game.view(twin.observed(seat)[0]) != match.game.view(match.observed(seat)[0]):
        return  # this seat has seen one of the two tiles, or what comes of them
    assert twin.observed(seat).tobytes() == match.observed(seat).tobytes()
    assert twin.view(seat) == match.view(seat)
    assert twin.text(seat) == match.text(seat)
    assert twin.svg(seat) == match.svg(seat)
    assert (twin.to_act, twin.settled) == (match.to_act, match.settled)
    for key in range(3):
        assert twin.sampled(seat, key).tobytes() == match.sampled(seat, key).tobytes()


# How often


KEYS = 3000


def about(count: int, chance: float) -> bool:
    """So often in KEYS draws: nearer to what is expected than five standard deviations."""
    return abs(count - KEYS * chance) < 5 * math.sqrt(KEYS * chance * (1 - chance))


def test_what_fits_nowhere_on_a_rack_is_shared_out_among_the_other_places() -> None:
    """BR-10: seat 1 has drawn three tiles in vain, so its 23 are any of those that did not fit, and 20 of seat 2's
    and 17 in the bag are all the others, each arrangement as likely as the next.
    """
    match = play(table("y11", "", "", bag="y1 r1 b1"), "y11 end draw draw draw")
    fitting = {"y10", "y12", "r11", "b11", "g11"}
    unseen = set(material(False)) - set(rack(match, 0)) - {"y11"} - {"x3", "x7", "x13", "x17"}
    assert not any(tile.startswith("x") for tile in rack(match, 0))
    closed = len(unseen - fitting) + 16  # jokers
    counts: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for key in range(KEYS):
        for seat, tiles in enumerate(imagined(match, 0, key)[0]):
            counts[seat].update(tiles)
    open_places, rest = 20 + 17, closed + len(unseen & fitting) - 23
    assert rest == open_places
    for tile in unseen - fitting:
        assert about(counts[1][tile], 23 / closed)
    for tile in unseen & fitting:
        assert counts[1][tile] == 0
        assert about(counts[2][tile], 20 / open_places)


def test_a_hidden_gift_is_any_of_the_tiles_equally_often() -> None:
    """Seat 1 has 19 tiles, one of them the y1 that seat 0 gave it, and gives one of them to seat 2."""
    match = play(table("y11 y12 y1 g2", "r11 r12", "b11"), "y11 y12 end give:y1 r11 r12 end give:y1")
    given_on = sum("y1" in imagined(match, 0, key)[0][2] for key in range(KEYS))
    assert about(given_on, 1 / 19)
