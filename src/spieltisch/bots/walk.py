"""The simulations of a search, compiled once for each game.

Information-set Monte Carlo tree search with one observer: every simulation fills the blanks of what the seat sees
at random, walks down one tree for all these completions along moves that are legal in this one, adds a node, plays
on quickly to the end, and adds each seat's reward to the moves that seat made (max^n).
"""

from math import log, sqrt
from typing import Any

import numpy as np

from ..kernel import advice, contract
from ..kernel.bits import lowest, size
from ..kernel.chance import STEP, below, fork, mix
from ..kernel.compile import entry, rule
from .tree import DEEP, NONE, ROOT, bear, child, choosing, clear, mind_of, slot_of

_few = np.maximum(np.arange(4096), 1)
HEAT = np.sqrt(np.log(_few)).astype(np.float32)
DOUBT = (1 / np.sqrt(_few)).astype(np.float32)
TOGETHER = 1 << 30  # keys of the situations after decisions made at once


@entry
def start(nodes: Any, desk: Any, came: Any) -> None:
    clear(nodes, desk[0])
    for i in range(len(came)):
        came[i].sum = came[i].squares = 0.0


@entry
def kin(states: Any, row: int, seat: int, action: int) -> Any:
    return np.int64(advice.kin(states[row], seat, action))


@entry
def simulate(
    states: Any,
    seat: int,
    seats: int,
    nodes: Any,
    desk: Any,
    slots: Any,
    out: Any,
    scores: Any,
    rewards: Any,
    came: Any,
    key: Any,
    first: int,
    count: int,
) -> None:
    """Simulations number `first` and following. `states`: what the seat sees, a completion of it, one to play on."""
    d = desk[0]
    for number in range(first, first + count):
        own = fork(key, number)
        if number % d.repeat == 0 or number == first:
            states[1] = states[0]
            contract.sample(states[1], seat, fork(key, number - number % d.repeat))
            states[1].eyes = 0
        states[2] = states[1]
        s = states[2]
        own = walk(s, seat, nodes, d, slots, out, own)
        finish(s, seats, d, out, scores, rewards, own)
        if d.own != NONE:
            i = d.path[d.own] - nodes[choosing(nodes, seat)].first
            came[i].sum += rewards[seat]
            came[i].squares += rewards[seat] * rewards[seat]
        if d.points > 0.0:
            mix_margins(seats, scores, d, rewards)
        for i in range(d.depth):
            node = d.path[i]
            nodes[node].visits += 1
            nodes[node].total += rewards[d.mover[i]]
            nodes[node].doubt = doubt(nodes[node].visits)


@rule
def walk(s: Any, chooser: int, nodes: Any, d: Any, slots: Any, out: Any, key: Any) -> Any:
    """Down the tree and one node beyond it; leaves the way taken in `d`."""
    d.depth, d.own = 0, NONE
    here: Any = np.int64(ROOT)
    nodes[ROOT].visits += 1
    asked = contract.asked(s)
    while asked != 0 and d.depth < DEEP - 8:
        if asked & (asked - 1) == 0:
            key += STEP
            if d.depth == 0:
                d.own = 0
            here = decide(s, lowest(asked), here, nodes, d, slots, out, mix(key))
            if here == NONE or nodes[here].visits == 0:
                break
            asked = contract.asked(s)
            continue
        # At once: each decides with figures of its own, in which the choices of the others do not appear. All of
        # them learn from every simulation, so it goes no further only after the last has decided.
        waiting, together, fresh = asked, np.uint64(0), False
        while waiting & asked != 0:
            seat = lowest(waiting & asked)
            waiting &= ~(1 << seat)
            mind = child(nodes, d, here, mind_of(seat))
            if mind == NONE:
                return key
            nodes[mind].visits += 1
            if here == ROOT and seat == chooser:
                d.own = d.depth
            key += STEP
            chosen = decide(s, seat, mind, nodes, d, slots, out, mix(key))
            if chosen == NONE:
                return key
            fresh |= nodes[chosen].visits == 0
            together = mix(together ^ np.uint64(nodes[chosen].key))
            asked = contract.asked(s)
        if fresh:
            return key
        here = child(nodes, d, here, TOGETHER | np.int64(together >> np.uint64(35)))
        if here == NONE:
            return key
        nodes[here].visits += 1
    return key


@rule
def decide(s: Any, seat: int, here: Any, nodes: Any, d: Any, slots: Any, out: Any, word: Any) -> Any:
    """Choose a move, play it; the node it leads to, NONE if the tree is full."""
    if not advice.varies(s) and nodes[here].count == nodes[here].moves:
        chosen = promising(nodes, d, here)
        action: Any = np.int64(nodes[chosen].key)
    else:
        count = contract.legal(s, seat, out)
        d.mark += 1
        kinds = 0
        for i in range(count):
            key = np.int64(advice.kin(s, seat, out[i]))
            at = slot_of(slots, d.mark, key)
            if slots[at].mark != d.mark:
                slots[at].mark, slots[at].key, slots[at].action = d.mark, key, out[i]
                slots[at].alike, slots[at].tried = 1, 0
                kinds += 1
            else:
                word = mix(word)
                slots[at].alike += 1
                if below(word, slots[at].alike) == 0:
                    slots[at].action = out[i]
        nodes[here].moves = kinds
        chosen, best, tried = np.int64(NONE), np.float32(-1.0), 0
        first = np.int64(nodes[here].first)
        for c in range(first, first + np.int64(nodes[here].count)):
            at = slot_of(slots, d.mark, np.int64(nodes[c].key))
            if slots[at].mark == d.mark:
                slots[at].tried = 1
                tried += 1
                nodes[c].chances += 1
                value = seems(nodes[c], heat(d, nodes[c].chances))
                if value > best:
                    chosen, best = c, value
        if tried < kinds and tried < d.wide * sqrt(np.float64(nodes[here].visits)):
            new = untried(s, seat, count, d, slots, out, word)
            action = np.int64(slots[new].action)
            chosen = bear(nodes, d, here, np.int64(slots[new].key))
            if chosen != NONE:
                nodes[chosen].chances = 1
        else:
            action = np.int64(slots[slot_of(slots, d.mark, np.int64(nodes[chosen].key))].action)
    contract.play(s, seat, action)
    if chosen != NONE:
        d.path[d.depth] = chosen
        d.mover[d.depth] = seat
        d.depth += 1
    return chosen


@rule
def doubt(visits: int) -> Any:
    return DOUBT[visits] if visits < len(DOUBT) else np.float32(1.0 / sqrt(np.float64(visits)))


@rule
def seems(node: Any, warm: Any) -> Any:
    """How good a move is thought to be, in the best case: its mean, and what there is to hope for."""
    return node.doubt * (np.float32(node.total) * node.doubt + warm)


@rule
def heat(d: Any, chances: int) -> Any:
    """UCB1: how much a doubt about a move is worth."""
    if chances < len(HEAT):
        return np.float32(d.explore) * HEAT[chances]
    return np.float32(d.explore * sqrt(log(np.float64(chances))))


@rule
def promising(nodes: Any, d: Any, here: Any) -> Any:
    warm = heat(d, nodes[here].visits)
    first = np.int64(nodes[here].first)
    chosen: Any = np.int64(NONE)
    best = np.float32(-1.0)
    for c in range(first, first + np.int64(nodes[here].count)):
        value = seems(nodes[c], warm)
        if value > best:
            chosen, best = c, value
    return chosen


@rule
def untried(s: Any, seat: int, count: int, d: Any, slots: Any, out: Any, word: Any) -> int:
    """The slot of the best-looking move that has no node yet, by lot among equals."""
    chosen, best = 0, -np.inf
    start = below(word, count)
    for j in range(count):
        i = start + j if start + j < count else start + j - count
        at = slot_of(slots, d.mark, np.int64(advice.kin(s, seat, out[i])))
        if slots[at].tried == 0:
            looks = advice.lean(s, seat, out[i])
            if looks > best:
                chosen, best = at, looks
    return chosen


@rule
def finish(s: Any, seats: int, d: Any, out: Any, scores: Any, rewards: Any, key: Any) -> None:
    """Play on quickly, then write each seat's share of the win."""
    asked = contract.asked(s)
    left = d.cut
    d.won = 0
    while asked != 0:
        if left <= 0 <= d.cut and advice.estimate(s, seats, rewards):
            return
        left -= 1
        key += STEP
        seat = lowest(asked)
        contract.play(s, seat, advice.hunch(s, seat, mix(key), out))
        asked = contract.asked(s)
    contract.score(s, scores)
    won = contract.winners(s, seats, scores)
    d.won = won
    sharing = size(np.uint64(won))
    for seat in range(seats):
        if sharing == 0:
            rewards[seat] = 1.0 / seats
        else:
            rewards[seat] = 1.0 / sharing if (won >> seat) & 1 else 0.0


@rule
def mix_margins(seats: int, scores: Any, d: Any, rewards: Any) -> None:
    """A part of the reward for the distance to the others, whichever way the game counts its points."""
    if d.won == 0 or d.won == (1 << seats) - 1:
        return
    best = scores[lowest(np.uint64(d.won))]
    nearest = np.int64(1) << 40
    for seat in range(seats):
        if (d.won >> seat) & 1 == 0:
            nearest = min(nearest, abs(best - scores[seat]))
    d.margins += nearest
    d.results += 1.0
    scale = d.margins / d.results + 1e-9  # the usual distance: half of what there is to gain
    for seat in range(seats):
        margin = np.float64(nearest if (d.won >> seat) & 1 else -abs(best - scores[seat]))
        squashed = 0.5 + 0.5 * margin / (abs(margin) + scale)
        rewards[seat] += d.points * (squashed - rewards[seat])
