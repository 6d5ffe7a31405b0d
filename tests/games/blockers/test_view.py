"""blockers: a seat knows what it may know, and imagines all that is possible and nothing else."""

import json
import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.blockers import GAME
from spieltisch.match import Match
from tests.games.blockers.table import HUES, TILES, Json, play, position, rack, stuck, table, tight, twin
from tests.games.blockers.test_pick import chi_square_is_fair
from tests.naive import blockers as naive

pytestmark = pytest.mark.bounds

GAMES = [(players, options) for players in naive.PLAYERS for options in naive.options_for(players)]
Slots = tuple[frozenset[str], ...]


def walk(players: int, options: Json, moves: int, seed: int) -> Match:
    rng = random.Random(seed)
    match = Match(GAME, players, options, deal=naive.random_deal(players, options, rng))
    while len(match.moves) < moves and not match.over:
        match.play(rng.choice(match.legal()))
    return match


def imagined(match: Match, seat: int | None, key: int) -> list[Json]:
    """The racks of a position drawn at random for that seat."""
    sampled = match.copy()
    sampled.positions = [match.sampled(seat, key)]
    racks: list[Json] = sampled.state()["position"]["racks"]
    return racks


WALKS = st.tuples(st.sampled_from(GAMES), st.integers(0, 130), st.integers(0, 999))


# Laws


@settings(max_examples=40)
@given(WALKS, st.integers(0, 2**64 - 1))
def test_a_sample_is_whole_and_looks_the_same(walked: tuple[tuple[int, Json], int, int], key: int) -> None:
    match = walk(*walked[0], *walked[1:])
    for seat in (None, *range(match.players)):
        seen = match.observed(seat)
        other = match.copy()
        other.positions = [match.sampled(seat, key)]
        assert other.observed(seat).tobytes() == seen.tobytes()
        for one, colour in zip(other.state()["position"]["racks"], HUES, strict=False):
            assert one["colour"] == colour
            assert sorted(one["rack"] + one["stock"]) == sorted(one["not_played"])
        for asked in other.to_act:  # it can be played on
            other.play(other.legal(asked)[0])


@settings(max_examples=40)
@given(WALKS)
def test_a_seats_legal_moves_depend_on_what_it_knows(walked: tuple[tuple[int, Json], int, int]) -> None:
    match = walk(*walked[0], *walked[1:])
    for seat in match.to_act:
        seen = match.copy()
        seen.positions = [match.observed(seat)]
        assert seen.to_act == match.to_act
        assert seen.legal(seat) == match.legal(seat)


@settings(max_examples=50)
@given(WALKS, st.randoms())
def test_what_a_seat_may_not_know_changes_nothing_it_sees(
    walked: tuple[tuple[int, Json], int, int], rng: random.Random
) -> None:
    """The same moves after a deal in which all is exchanged that this seat has not seen."""
    match = walk(*walked[0], *walked[1:])
    racks = match.state()["position"]["racks"]
    viewer = rng.choice([None, *range(match.players)])
    deal = json.loads(json.dumps(match.deal))
    for order, one in zip(deal["tiles"], racks, strict=True):
        shown = one["seat"] == viewer or (match.options["duel"] and one["closed"])
        hidden = [tile for tile in order if tile in (one["stock"] if shown else one["not_played"])]
        mixed = iter(rng.sample(hidden, len(hidden)))
        order[:] = [next(mixed) if tile in hidden else tile for tile in order]
    other = Match(GAME, match.players, match.options, deal=deal)
    for seat, move in match.moves:
        other.play(move, seat)
    assert other.observed(viewer).tobytes() == match.observed(viewer).tobytes()
    assert other.view(viewer) == match.view(viewer)
    assert other.text(viewer) == match.text(viewer)
    assert other.svg(viewer) == match.svg(viewer)


@settings(max_examples=40)
@given(WALKS)
def test_every_move_settles_all_before_it(walked: tuple[tuple[int, Json], int, int]) -> None:
    match = walk(*walked[0], *walked[1:])
    assert match.settled == list(range(len(match.moves) + 1))


# What is seen


@pytest.mark.plain
def test_stocks_are_hidden_from_everybody() -> None:
    match = table("1", "2", "3")
    for seat in (None, 0, 1, 2):
        for one in match.view(seat)["position"]["racks"]:
            assert (one["stock"], one["in_stock"]) == (None, 23)
    assert match.state()["position"]["racks"][0]["stock"] == TILES[5:]


def test_an_empty_stock_is_seen_to_be_empty() -> None:
    match = walk(2, {}, 46, 0)
    assert [one["stock"] for one in match.view()["position"]["racks"]] == [[], []]


def test_the_view_is_plain_json() -> None:
    for seat in (None, 0):
        view = walk(3, {}, 30, 1).view(seat)
        assert json.loads(json.dumps(view)) == view


# Facts, and the right frequencies


@pytest.mark.plain
def test_unseen_tiles_are_equally_likely_in_every_place() -> None:
    """Yellow has six tiles left, one of them in the stock: which, red cannot know."""
    lines = ["yyyyyyyyy", "yyyyyyyyy", "yyyy.....", *["........."] * 6]
    match = position(lines, ["1 2 3 4 5", "6 C F s9 *"], stocks=[TILES[5:], ["s2"]], left=3)
    found = Counter(imagined(match, 0, key)[1]["stock"][0] for key in range(600))
    assert chi_square_is_fair(found, dict.fromkeys(["6", "C", "F", "s9", "*", "s2"], 1.0))


def test_the_order_of_the_own_stock_is_unknown() -> None:
    lines = ["rrrrrrrrr", "rrrrrrrrr", "rr.......", *["........."] * 6]
    match = position(lines, ["1 2 3 4 5", "6 C F s9 *"], stocks=[["s1", "s2", "*"], TILES[9:18]], left=9)
    seen = [imagined(match, 0, key)[0] for key in range(600)]
    assert {tuple(one["rack"]) for one in seen} == {("1", "2", "3", "4", "5")}
    found = Counter(" ".join(one["stock"]) for one in seen)
    assert chi_square_is_fair(found, {" ".join(order): 1.0 for order in permutations(["s1", "s2", "*"])})


def test_BL_5_who_passed_held_nothing_that_had_a_cell() -> None:
    """Of the red tiles left only A, B, C, s1, s2, s3 had none; each five of them are equally likely."""
    match = play(stuck(), "pass")
    assert rack(match, 0) == ["A", "B", "C", "s1", "s2"]
    expected = {" ".join(some): 1.0 for some in combinations(["A", "B", "C", "s1", "s2", "s3"], 5)}
    for seat in (1, None):
        found = Counter(" ".join(imagined(match, seat, key)[0]["rack"]) for key in range(600))
        assert chi_square_is_fair(found, expected)


def test_BL_5_a_tile_drawn_since_may_be_any() -> None:
    """Four of the tiles were there at the pass, one was drawn: a rack weighs as many ways as it can have come."""
    match = play(stuck(), "pass 1@A1 s1@A1")
    stayed = ["A", "B", "C", "s2", "s3"]
    left = match.view()["position"]["racks"][0]["not_played"]
    expected = {" ".join(stayed): 5.0}
    for some in combinations(stayed, 4):
        for new in set(left) - set(stayed):
            expected[" ".join(tile for tile in TILES if tile in (*some, new))] = 1.0
    assert len(expected) == 31
    found = Counter(" ".join(imagined(match, 1, key)[0]["rack"]) for key in range(2000))
    assert chi_square_is_fair(found, expected)


class Onlooker:
    """All that the moves prove of the racks, the long way: every place a played tile may have come from.

    For each colour, every list of five places a rack can consist of; a place is the tiles it cannot hold.
    """

    def __init__(self, match: Match) -> None:
        self.other = twin(match)
        self.ways: list[set[Slots]] = [{(frozenset(),) * len(tiles)} for tiles in self.other.racks]

    def see(self, seat: int, move: str) -> None:
        for letter, colour in zip("ab", self.other.colours[seat], strict=False):
            if move == "pass" and colour not in self.other.closed:
                open_cells = [cell for cell in naive.CELLS if self.other._may_lay(colour, cell)]
                absent = {tile for tile in TILES if any(naive.fits(tile, cell) for cell in open_cells)}
                self.ways[colour] = {tuple(slot | absent for slot in way) for way in self.ways[colour]}
            elif move != "pass" and (not self.other.duel or move[0] == letter):
                tile = move.partition("@")[0].rpartition(":")[2]
                drawn = [frozenset[str]()] if self.other.stocks[colour] else []
                self.ways[colour] = {
                    tuple(sorted([*way[:i], *way[i + 1 :], *drawn], key=sorted))
                    for way in self.ways[colour]
                    for i, slot in enumerate(way)
                    if tile not in slot
                }
        self.other.play(seat, move)

    def possible(self, colour: int, tiles: list[str]) -> bool:
        return any(
            all(tile not in slot for tile, slot in zip(order, way, strict=True))
            for way in self.ways[colour]
            for order in permutations(tiles)
        )


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(6))
def test_BL_5_passes_never_prove_too_much_nor_too_little(seed: int) -> None:
    """On a board where somebody passes every other turn."""
    rng = random.Random(seed)
    match = tight(rng)
    onlooker = Onlooker(match)
    while not match.over:
        (seat,) = match.to_act
        move = rng.choice(match.legal())
        onlooker.see(seat, move)
        match.play(move, seat)
        for viewer in (None, rng.randrange(5)):
            seen = imagined(match, viewer, len(match.moves))
            for colour in range(5):
                true = rack(match, colour)
                assert true is not None
                if colour == viewer:
                    assert seen[colour]["rack"] == true
                assert onlooker.possible(colour, true)
                assert onlooker.possible(colour, seen[colour]["rack"])
    assert any(move == "pass" for _, move in match.moves)


def test_BL_5_after_several_passes_all_that_is_possible_is_imagined() -> None:
    match = stuck()
    onlooker = Onlooker(match)
    for move in ["pass", "1@A1", "s1@A1", "A@A9", "A@A9"]:
        onlooker.see(match.to_act[0], move)
        match.play(move)
    left = match.view()["position"]["racks"][0]["not_played"]
    possible = {tuple(some) for some in combinations(left, 5) if onlooker.possible(0, list(some))}
    assert 10 < len(possible) < 252
    assert {tuple(imagined(match, 1, key)[0]["rack"]) for key in range(2500)} == possible
