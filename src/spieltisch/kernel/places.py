"""Hidden tiles dealt to places at random, where some places are known not to hold some tiles."""

from typing import Any

import numpy as np

from .bits import has
from .chance import STEP, below, mix, shuffle
from .compile import rule

ROUNDS = 8  # random exchanges per tile, after a first arrangement is found


@rule
def arrange(tiles: Any, groups: Any, allowed: Any, count: int, key: Any) -> bool:
    """Reorder tiles[:count] at random so that every place holds a tile allowed there.

    tiles[i] is the kind (0..127) of the tile at place i, groups[i] the group that place belongs to, and
    allowed[group] two words: the set of kinds its places may hold. All arrangements are equally likely: with
    nothing excluded it is a plain shuffle; otherwise a valid arrangement is found first and then stirred by
    exchanges of two and three places, each as likely as its reverse. False if there is no valid arrangement.
    """
    shuffle(tiles, 0, count, key)
    wrong = 0
    free = True
    for p in range(count):
        wrong += not fits(tiles, groups, allowed, p, p)
        free &= allowed[groups[p], 0] == ~np.uint64(0) and allowed[groups[p], 1] == ~np.uint64(0)
    if free:
        return True
    for p in range(count):
        if wrong and not fits(tiles, groups, allowed, p, p):
            if not mend(tiles, groups, allowed, count, p):
                return False
    key = mix(key)
    for _ in range(ROUNDS * count):
        key += STEP
        word = mix(key)
        p, q = below(word, count), below(word << np.uint64(32), count)
        if p == q:
            continue
        if fits(tiles, groups, allowed, p, q) and fits(tiles, groups, allowed, q, p):
            tiles[p], tiles[q] = tiles[q], tiles[p]
            continue
        r = below(mix(word), count)  # a turn of three gets past places where no two can be exchanged
        if r != p and r != q and fits(tiles, groups, allowed, p, q):
            if fits(tiles, groups, allowed, q, r) and fits(tiles, groups, allowed, r, p):
                tiles[p], tiles[q], tiles[r] = tiles[q], tiles[r], tiles[p]
    return True


@rule
def fits(tiles: Any, groups: Any, allowed: Any, place: int, source: int) -> bool:
    """May this place hold the tile that is at `source` now?"""
    kind = tiles[source]
    return has(allowed[groups[place], kind >> 6], kind & 63)


@rule
def mend(tiles: Any, groups: Any, allowed: Any, count: int, start: int) -> bool:
    """Give `start` a tile it may hold, by the shortest chain of moves that spoils no other place.

    A chain p0 <- p1 <- ... <- pk: every place takes the next one's tile, and the last takes the first's. Places
    before `start` are right already; later ones that are wrong are no worse for taking part.
    """
    came = np.full(count, -1, np.int64)
    queue = np.empty(count, np.int64)
    queue[0], came[start] = start, start
    head, tail = 0, 1
    while head < tail:
        p = queue[head]
        head += 1
        for q in range(count):
            if came[q] < 0 and fits(tiles, groups, allowed, p, q):
                came[q] = p
                # Places that are wrong now, and places that may hold the start's tile, end the chain.
                if fits(tiles, groups, allowed, q, start) or not fits(tiles, groups, allowed, q, q):
                    unwind(tiles, came, q, start)
                    return True
                queue[tail] = q
                tail += 1
    return False


@rule
def unwind(tiles: Any, came: Any, last: int, start: int) -> None:
    """Carry out the chain that ends at `last`: its tile moves to came[last], and so on; start's goes to last."""
    spare = tiles[start]
    place = last
    held = tiles[last]
    while place != start:
        before = came[place]
        held, tiles[before] = tiles[before], held
        place = before
    tiles[last] = spare
