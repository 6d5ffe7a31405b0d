"""The tree of a search: what was learned, in preallocated arrays. Compiled; knows no game and no rules.

A node is a situation and, at the same time, the move that led to it: its figures are those of the seat that made
the move. The children of a node lie side by side in a block of 2, 4, 8 ... places; a block that is full moves to
one twice as large, and what it leaves is used again.
"""

from typing import Any

import numpy as np

from ..kernel.compile import rule

ROOT = 0
NONE = -1
DEEP = 1024  # the longest line of moves in a tree
SIZES = 24  # of blocks: 2, 4, 8 ...
HASH = np.uint64(0x9E3779B97F4A7C15)

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64),  # rewards, added up
                ("key", np.int32),  # which child of its parent
                ("visits", np.int32),  # how often it was chosen
                ("chances", np.int32),  # how often it could have been
                ("first", np.int32),  # its children
                ("count", np.int16),
                ("moves", np.int16),  # how many legal moves there were here last time
                ("doubt", np.float32),  # 1 / square root of visits
            ],
            align=True,
        ),
    )
)

# 32 bytes, so that two of them share a line of the processor's cache: a large tree is as fast as memory.

# A move of the position at hand, by its key: an open hash table that is emptied by counting `mark` up.
SLOT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.int32),
                ("mark", np.int32),
                ("action", np.int32),
                ("alike", np.int16),  # legal moves with this key
                ("tried", np.int16),  # is there a node for it?
            ],
            align=True,
        ),
    )
)

DESK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("used", np.int64),  # nodes
                ("mark", np.int64),
                ("depth", np.int64),
                ("path", np.int32, DEEP),  # the nodes of this simulation ...
                ("mover", np.int8, DEEP),  # ... and who moved there
                ("own", np.int64),  # where in the path the move chosen from them is; NONE if not reached
                ("free", np.int32, SIZES),  # blocks no longer used, linked by `first`
                ("won", np.int64),  # who won this simulation, as a set; 0 if it was cut
                ("margins", np.float64),  # how far apart results are: sum ...
                ("results", np.float64),  # ... and how many
                # How to search, see `search.Style`.
                ("explore", np.float64),
                ("points", np.float64),
                ("wide", np.float64),
                ("cut", np.int64),
                ("repeat", np.int64),
            ],
            align=True,
        ),
    )
)


# What came of each move to choose from, in the order of the root's children, in shares of the win.
CAME = np.dtype((np.record, np.dtype([("sum", np.float64), ("squares", np.float64)], align=True)))


@rule
def clear(nodes: Any, desk: Any) -> None:
    desk.used = 1
    desk.free[:] = NONE
    desk.margins = 0.0
    desk.results = 0.0
    settle(nodes, ROOT, 0)


@rule
def settle(nodes: Any, node: Any, key: Any) -> None:
    """A new node."""
    nodes[node].total = 0.0
    nodes[node].key = key
    nodes[node].visits = 0
    nodes[node].chances = 0
    nodes[node].first = NONE
    nodes[node].count = 0
    nodes[node].moves = NONE
    nodes[node].doubt = 1.0


@rule
def child(nodes: Any, desk: Any, node: Any, key: Any) -> Any:
    """The child with this key; made if there is none; NONE if there is no room for it."""
    first = np.int64(nodes[node].first)
    for c in range(first, first + np.int64(nodes[node].count)):
        if nodes[c].key == key:
            return c
    return bear(nodes, desk, node, key)


@rule
def choosing(nodes: Any, seat: int) -> int:
    """The node whose children are the seat's moves to choose from: the root, or its mind where several choose at once.

    Looked up anew every time, because a mind is a child of the root and moves with its block.
    """
    first = np.int64(nodes[ROOT].first)
    for c in range(first, first + np.int64(nodes[ROOT].count)):
        if nodes[c].key == mind_of(seat):
            return c
    return ROOT


@rule
def mind_of(seat: int) -> int:
    """The key of what a seat decides while others decide, too."""
    return -1 - seat


@rule
def bear(nodes: Any, desk: Any, node: Any, key: Any) -> Any:
    """A new child; NONE if there is no room for it."""
    first, count = np.int64(nodes[node].first), np.int64(nodes[node].count)
    if count == 0 or (count >= 2 and count & (count - 1) == 0):  # the block is full
        size = 0
        while 2 << size <= count:
            size += 1
        block = np.int64(desk.free[size])
        if block != NONE:
            desk.free[size] = nodes[block].first
        else:
            block = np.int64(desk.used)
            if block + (2 << size) > len(nodes):
                return NONE
            desk.used = block + (2 << size)
        for i in range(count):
            nodes[block + i] = nodes[first + i]
        if count:
            nodes[first].first = desk.free[size - 1]
            desk.free[size - 1] = first
        first = block
        nodes[node].first = first
    nodes[node].count = count + 1
    settle(nodes, first + count, key)
    return first + count


@rule
def slot_of(slots: Any, mark: int, key: Any) -> Any:
    """Where the key is in the table, or where it would go."""
    last = len(slots) - 1
    i = np.int64((np.uint64(key) * HASH) >> np.uint64(40)) & last
    while slots[i].mark == mark and slots[i].key != key:
        i = (i + 1) & last
    return i
