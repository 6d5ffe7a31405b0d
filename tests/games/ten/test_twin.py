"""ten: random games and long walks, move by move the same as the slow twin's."""

import random

import pytest

from spieltisch.games.ten import GAME
from spieltisch.match import Match
from tests.games.ten.table import Json, Place, laid, lies, quietly, random_game, text
from tests.naive import ten as naive

pytestmark = pytest.mark.bounds

FAR = {"move_cap": 10**6}
COMB = [".x.x.x.x.x.x.x.", "ooooooooooooooo", "x.x.x.x.x.x.x.x"]


def compare(match: Match, twin: naive.Naive) -> None:
    assert match.to_act == twin.to_act()
    assert lies(match) == twin.table
    for seat in match.to_act:
        assert match.legal(seat) == twin.legal(seat)
    assert (match.scores, match.winners) == ((twin.scores(), twin.winners()) if twin.over() else (None, None))


def both(options: Json, deal: Json) -> tuple[Match, naive.Naive]:
    return Match(GAME, 2, options, deal=deal), naive.Naive(2, options, deal)


def step(match: Match, twin: naive.Naive, move: str) -> None:
    (seat,) = match.to_act
    match.play(move, seat)
    twin.play(seat, move)


def whole_game(options: Json, seed: int) -> int:
    """A random game on both; how many moves."""
    rng = random.Random(seed)
    match, twin = both(options, naive.random_deal(2, options, rng))
    compare(match, twin)
    while not match.over:
        step(match, twin, rng.choice(match.legal()))
        compare(match, twin)
    assert len(match.moves) <= GAME.bound(2, match.options)
    return len(match.moves)


@pytest.mark.parametrize("options", naive.OPTIONS, ids=str)
def test_games_are_the_same(options: Json) -> None:
    lengths = [whole_game({"move_cap": 25, **options}, seed) for seed in range(10, 18)]
    assert min(lengths) < 30 < max(lengths)  # some are won in round one, others go on


@pytest.mark.plain
def test_a_game_is_the_same_uncompiled() -> None:
    assert whole_game({"open": True, "move_cap": 5}, 4) > 30


@pytest.mark.plain
def test_games_with_passes_are_the_same() -> None:
    """Light passes as long as it is in the middle of everything."""
    for seed in range(3):
        rng = random.Random(seed)
        match = laid(*COMB, first=(0, 1), move_cap=12)
        twin = naive.Naive(2, match.options, match.deal)
        for seat, move in match.moves:
            twin.play(seat, move)
        while not match.over:
            compare(match, twin)
            step(match, twin, rng.choice(match.legal()))
        compare(match, twin)
        assert (0, "pass") in match.moves


# Far away: the record knows cells by their coordinates modulo 32 only.

RIGHT, LEFT, DOWN, UP = (1, 0), (-1, 0), (0, 1), (0, -1)


@pytest.mark.parametrize(
    "ways", [(RIGHT,), (LEFT,), (DOWN,), (UP,), (RIGHT, DOWN), (RIGHT, UP), (LEFT, DOWN), (LEFT, UP)], ids=str
)
def test_a_straight_or_slanting_chain_that_walks_away(ways: tuple[Place, ...]) -> None:
    """30 stones that reach as far as they can; again and again the last one becomes the first."""
    places = [(0, 0)]
    for number in range(120):
        x, y = ways[number % len(ways)]
        places.append((places[-1][0] + x, places[-1][1] + y))
    values = [3, 3, 3, 2, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]  # in a slanting chain these are one row
    match, twin = both(FAR, {"start": 0, "stones": [values, values]})
    for place in places[:30]:
        step(match, twin, text(place))
    for number in range(90):
        if number % 5 < 2:
            compare(match, twin)
        step(match, twin, f"{text(places[number])}>{text(places[number + 30])}")
    compare(match, twin)
    assert max(abs(number) for place in lies(match) for number in place) >= 60


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, -1), (1, -2)])
def test_a_crowd_that_walks_away(dx: int, dy: int) -> None:
    """Stones from behind go to the front: the crowd is broad, has holes, and breaks up and closes again."""
    rng = random.Random(dx * 10 + dy)

    def ahead(move: str) -> int:
        source, target = (naive.place_of(place) for place in move.split(">"))
        return (target[0] - source[0]) * dx + (target[1] - source[1]) * dy

    match, twin = both(FAR, naive.random_deal(2, FAR, rng))
    while len(match.moves) < 160:
        moves = match.legal()
        if len(match.moves) >= 30 and moves != ["pass"]:
            moves = sorted(moves, key=ahead)[-6:]
        quietly(match, moves, rng)
        twin.play(*match.moves[-1])
        if len(match.moves) % 4 == 0:
            compare(match, twin)
    assert max(abs(number) for place in lies(match) for number in place) > 32


# What the record notes down so that it need not be looked for


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(3))
def test_the_books_are_right(seed: int) -> None:
    match = random_game(seed, 25, move_cap=30)
    books(match)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
        books(match)


def books(match: Match) -> None:
    s, table = match.s, lies(match)
    edge = {tuple(place) for place in match.view()["position"]["edge"]}
    assert edge == naive.free_beside(set(table))
    assert sum(bin(row).count("1") for row in s.filled.tolist()) == len(table)
    assert int(s.holes) == holes(set(table))
    lines = [[[0] * 16 for _ in range(4)] for _ in range(2)]
    for (x, y), (seat, value) in table.items():
        for way, line in enumerate((-y, x, x - y, x + y)):
            lines[seat][way][line % 16] += value
    assert s.along.tolist() == lines


def holes(table: set[Place]) -> int:
    """How many parts of the table are shut in, corners being no walls."""
    free = {(x, y) for x in range(-16, 17) for y in range(-16, 17)} - table
    parts = 0
    while free:
        parts += 1
        todo = [free.pop()]
        while todo:
            x, y = todo.pop()
            beside = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & free
            free -= beside
            todo += beside
    return parts - 1
