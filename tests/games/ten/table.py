"""Hand-made games and positions for the tests of ten.

A drawing is lines of cells: light stones (seat 0) are 1, 2, 3, or o where the value is nobody's concern, dark ones
(seat 1) are a, b, c or x, and anything else is empty.
"""

import random
from typing import Any

from spieltisch.games.ten import GAME
from spieltisch.match import Match
from tests.naive import ten as naive

Json = dict[str, Any]
Place = tuple[int, int]
Stones = dict[Place, tuple[int, int]]

ALL = [1] * 5 + [2] * 5 + [3] * 5


def stock(first: str) -> list[int]:
    """A stock that begins with these stones; the others follow in order."""
    values = [int(value) for value in first.replace(" ", "")]
    rest = list(ALL)
    for value in values:
        rest.remove(value)
    return values + rest


def table(light: str = "", dark: str = "", start: int = 0, **options: Any) -> Match:
    """A game whose stocks begin with these stones."""
    return Match(GAME, 2, options, deal={"start": start, "stones": [stock(light), stock(dark)]})


def play(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def stones(*drawing: str) -> dict[Place, tuple[int, int | None]]:
    """The seat and the value, if that is given, of the stone at each place; the first cell is 0,0."""
    signs = {sign: (i // 4, i % 4 or None) for i, sign in enumerate("o123xabc")}
    lines = enumerate(drawing)
    return {(x, y): signs[sign] for y, line in lines for x, sign in enumerate(line) if sign in signs}


def laid(
    *drawing: str, light: str = "", dark: str = "", start: int = 0, first: Place = (0, 0), **options: Any
) -> Match:
    """A game in which these stones, and no others, have been laid, and nobody has won.

    The stone at `first` is laid first, so its coordinates are 0,0. The order of the others is found by trying, and
    so are open values. The stocks go on with the stones `light` and `dark`. With 30 stones laid it is round two.
    """
    wanted = stones(*drawing)
    assert wanted[first][0] == start
    for attempt in range(5000):
        rng = random.Random(attempt)
        there = _valued(wanted, light, dark, rng)
        order = _order(there, start, first, rng)
        if order:
            break
    else:
        raise LookupError("these stones cannot be laid so that nobody wins on the way")
    piles = ["".join(str(there[place][1]) for place in order if there[place][0] == seat) for seat in range(2)]
    match = table(piles[0] + light, piles[1] + dark, start, **options)
    for place in order:
        match.play(("L:" if match.options["open"] else "") + text(place, first))
    assert not match.over
    return match


def _valued(wanted: dict[Place, tuple[int, int | None]], light: str, dark: str, rng: random.Random) -> Stones:
    """A value for each stone."""
    spare = [stock(light)[len(light) :], stock(dark)[len(dark) :]]
    for seat, given in wanted.values():
        if given:
            spare[seat].remove(given)
    for pile in spare:
        rng.shuffle(pile)
    return {place: (seat, given or spare[seat].pop()) for place, (seat, given) in wanted.items()}


def _order(there: Stones, start: int, first: Place, rng: random.Random) -> list[Place]:
    """The places in an order in which they can be laid; none if this attempt fails."""
    twin = naive.Naive(2, {}, {"start": start, "stones": [[], []]})
    order = [first]
    while True:
        seat = (start + len(order)) % 2
        twin.table = {place: there[place] for place in order}
        if 10 in twin._rows(1 - seat):
            return []
        if len(order) == len(there):
            return order
        places = [place for place in naive.free_beside(set(order)) if there.get(place, (None,))[0] == seat]
        if not places:
            return []
        order.append(rng.choice(sorted(places)))


def text(place: Place, first: Place = (0, 0)) -> str:
    return f"{place[0] - first[0]},{place[1] - first[1]}"


def lies(match: Match) -> Stones:
    """What lies on the table."""
    there = match.view()["position"]["table"]
    return {(stone["x"], stone["y"]): (stone["seat"], stone["value"]) for stone in there}


def random_game(seed: int, moves: int, **options: Any) -> Match:
    """The position after so many random moves, or after the last one."""
    rng = random.Random(seed)
    match = Match(GAME, 2, options, deal=naive.random_deal(2, options, rng))
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    return match


def long_game(seed: int, moves: int, **options: Any) -> Match:
    """The same, but nobody wins."""
    rng = random.Random(seed)
    match = Match(GAME, 2, options, deal=naive.random_deal(2, options, rng))
    while len(match.moves) < moves:
        quietly(match, match.legal(), rng)
    return match


def quietly(match: Match, moves: list[str], rng: random.Random) -> None:
    """Play one of these moves that does not win."""
    for move in rng.sample(moves, len(moves)):
        match.play(move)
        if not match.winners:
            return
        match.undo()
    raise LookupError("every move wins")
