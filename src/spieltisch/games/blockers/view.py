"""blockers: what a seat knows, and what it may imagine.

`observe` blanks the racks of others and the order of all stocks, the own included. A rack of a closed colour is
shown (BL-22); when the game is over nothing else is: the tiles left on the racks do not count. Facts that `sample`
uses:

- Every tile that lies on the board or was taken is neither on a rack nor in a stock.
- Whoever passed (BL-5) had, on every rack he could play from, no tile with a cell to go to: `barred`. It holds for
  the tiles then on that rack, not for those drawn since.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from ...kernel.bits import U0, bit, lowest, nth, rest, size
from ...kernel.chance import STEP, below, fork, mix, shuffle
from ...kernel.compile import entry, rule
from ...kernel.record import in_place, plain
from .groups import count_groups, may_take
from .rules import closed, colours, owner
from .state import CELLS, COLOURS, EVERY, HUES, RACK, SECTIONS, SIDE, STOCK, TILES, WIDE

ALL = int(EVERY)


@rule
def observe(s: Any, seat: int) -> None:
    for colour in range(colours(s)):
        if owner(s, colour) != seat and not (s.duel and closed(s, colour)):
            s.rack[colour] = 0
        for i in range(STOCK):
            s.stock[colour, i] = 0


@rule
def on_rack(s: Any, colour: int) -> int:
    """How many tiles; everybody can count them."""
    return RACK - 1 if closed(s, colour) else RACK


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    for colour in range(colours(s)):
        own = fork(key, colour)
        unseen = EVERY & ~np.uint64(s.laid[colour]) & ~np.uint64(s.rack[colour])
        if s.rack[colour] == 0:
            rack = U0
            # The oldest tile first: what it may be, every younger one may be too, so no choice closes a way.
            for i in range(on_rack(s, colour)):
                own += STEP
                may_be = unseen & ~np.uint64(s.barred[colour, i])
                kind = bit(nth(may_be, below(mix(own), size(may_be))))
                rack |= kind
                unseen &= ~kind
            s.rack[colour] = rack
        count = size(unseen)
        for i in range(STOCK - count, STOCK):
            s.stock[colour, i] = lowest(unseen)
            unseen = rest(unseen)
        shuffle(s.stock[colour], STOCK - count, count, mix(own))


@entry
def survey(s: Any, free: Any, facts: Any) -> int:
    """Which cells hold a tile that may be taken, as other colours see it; for each colour whose it is, how many
    tiles are on its rack and how many groups it has. How many colours there are."""
    for cell in range(CELLS):
        free[cell] = s.on[cell] != 0 and may_take(s, cell)
    for colour in range(colours(s)):
        facts[colour, 0] = owner(s, colour)
        facts[colour, 1] = on_rack(s, colour)
        facts[colour, 2] = count_groups(s, colour)
    return colours(s)


def kinds(tiles: int) -> list[str]:
    """A set of kinds by name."""
    return [*_kinds(tiles)] if tiles else []


@lru_cache(maxsize=4096)
def _kinds(tiles: int) -> tuple[str, ...]:
    return tuple(tile for kind, tile in enumerate(TILES) if tiles >> kind & 1)


def view(s: Any) -> dict[str, Any]:
    free, facts = np.zeros(CELLS, np.bool_), np.zeros((COLOURS, 3), np.int64)
    count = survey(s, free, facts)
    s = plain(s)
    racks = []
    for colour, (seat, tiles, groups) in enumerate(facts[:count].tolist()):
        stock = [TILES[kind] for kind in s.stock[colour][s.drawn[colour] :]]
        rack = {
            "colour": HUES[colour],
            "seat": seat,
            "rack": kinds(s.rack[colour]) if s.rack[colour] else None,
            "on_rack": tiles,
            "stock": None if s.eyes and stock else stock,
            "in_stock": len(stock),
            "closed": tiles < RACK,
            "not_played": kinds(ALL & ~s.laid[colour]),
            "groups": groups,
        }
        racks.append(rack)
    seats = []
    for seat in range(s.seats):
        taken = {HUES[colour]: kinds(s.taken[seat][colour]) for colour in range(count)}
        groups = sum(rack["groups"] for rack in racks if rack["seat"] == seat)
        most = max(map(len, taken.values()))
        facts_of = {
            "turns": (s.left + (s.turn - seat - 1) % s.seats) // s.seats,
            "passed": s.passed[seat],
            "groups": groups,
            "taken": {hue: tiles for hue, tiles in taken.items() if tiles},
            "most_taken": most,
            "all_taken": sum(map(len, taken.values())),
            "points": groups + (0 if s.groups_only else most),
        }
        seats.append(facts_of)
    cells = [lying(tile, taken) for tile, taken in zip(s.on, free.tolist(), strict=True)]
    board = [cells[WIDE * row : WIDE * row + SIDE] for row in range(SIDE)]
    return {"turn": s.turn, "sections": SECTIONS, "board": board, "racks": racks, "seats": seats}


def lying(tile: int, free: bool) -> dict[str, Any] | None:
    """The tile on a cell; `free` when it may be taken (BL-4) by whoever plays another colour."""
    return {"colour": HUES[tile // 32 - 1], "tile": TILES[tile % 32], "free": free} if tile else None


def own(s: Any, common: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its own racks."""
    seen = in_place(s)["rack"].tolist()
    return {"racks": [{**rack, "rack": kinds(seen[i]) or None} for i, rack in enumerate(common["racks"])]}
