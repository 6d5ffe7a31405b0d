"""A search that a network guides, compiled for each game: it tries what the network has a taste for.

The seat's moves are tried in rounds, and the better half of them goes on to the next round. That is sequential halving,
begun with the moves of most taste, or drawn by taste where they are to be learned from (Danihelka and others, Policy
improvement by planning with Gumbel, 2022). Below each move grows a tree as in `walk`. A line of moves is worth
what its end is worth: the result where the game is over, otherwise what the network thinks of it, what a quick
playout brings, or something between the two.

It sees what its seat sees: a position is blanked before anything else is done with it.
"""

from math import exp, log, sqrt
from typing import Any

import numpy as np

from ..kernel import advice, contract, features
from ..kernel.bits import lowest
from ..kernel.chance import STEP, fork, mix
from ..kernel.compile import entry, rule
from .tree import clear
from .walk import doubt, finish, mix_margins, walk

# A legal move, and what was found out about it.
MOVE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("action", np.int64),
                ("number", np.int64),
                ("visits", np.int64),
                ("total", np.float64),  # shares of the win
                ("tree", np.int64),
                ("taste", np.float64),  # the network's
                ("luck", np.float64),
                ("score", np.float64),  # the two, and what was found
            ],
            align=True,
        ),
    )
)
LUCK, LINES = 0, 1  # parts of a stream
UNIT = 2.0**-53
TRACE = 1e-6  # what is legal is wanted at least so much


@rule
def look(seen: Any, seat: int, net: Any, sense: Any, hidden: Any) -> Any:
    """What the network makes of what a seat sees: fills its hidden layers, returns the worth, from -1 to 1."""
    ins, middle, last, first_bias, second_bias, last_bias = net
    sense[:] = 0
    features.features(seen, seat, sense)
    one, two = hidden[0, : len(first_bias)], hidden[1, : len(second_bias)]
    one[:] = first_bias
    for i in range(len(sense)):
        if sense[i] != 0:  # few numbers of an observation are anything else
            add(np.float32(sense[i]), ins[i], one)
    two[:] = second_bias
    for i in range(len(one)):
        if one[i] > 0:
            add(one[i], middle[i], two)
    for i in range(len(two)):
        two[i] = max(two[i], np.float32(0.0))
    worth = 2.0 * (dot(last[-1], two) + last_bias[-1])
    return 1.0 - 2.0 / (exp(min(worth, 60.0)) + 1.0)


@rule
def add(much: Any, row: Any, out: Any) -> None:
    for j in range(len(out)):
        out[j] += much * row[j]


@rule
def dot(one: Any, other: Any) -> float:
    """In four parts, which a processor adds up side by side."""
    a = b = c = d = np.float32(0.0)
    for j in range(0, len(one) - 3, 4):
        a += one[j] * other[j]
        b += one[j + 1] * other[j + 1]
        c += one[j + 2] * other[j + 2]
        d += one[j + 3] * other[j + 3]
    for j in range(len(one) // 4 * 4, len(one)):
        a += one[j] * other[j]
    return np.float64(a + b + c + d)


@rule
def blank(seen: Any, seat: int) -> None:
    contract.observe(seen, seat)
    seen.eyes = seat + 1


@rule
def shares(worth: float, seat: int, seats: int, out: Any) -> None:
    """Every seat's share of the win, when one of them expects this reward: the others share the rest."""
    own = (worth * (seats - 1) + 1.0) / seats
    for other in range(seats):
        out[other] = own if other == seat else (1.0 - own) / max(seats - 1, 1)


@rule
def judge(
    s: Any, seen: Any, seats: int, net: Any, trust: float, sense: Any, hidden: Any,
    desk: Any, out: Any, scores: Any, rewards: Any, guess: Any, key: Any,
) -> None:  # fmt: skip
    """Each seat's share of the win at the end of a line: what the network thinks counts for so much."""
    asked = contract.asked(s)
    thinks = asked != 0 and trust > 0.0
    if thinks:
        seat = lowest(np.uint64(asked))
        seen[0] = s
        blank(seen[0], seat)
        shares(look(seen[0], seat, net, sense, hidden), seat, seats, guess)
        if trust >= 1.0:
            rewards[:] = guess
            return
    finish(s, seats, desk, out, scores, rewards, key)
    if desk.points > 0.0:
        mix_margins(seats, scores, desk, rewards)
    if thinks:
        for seat in range(seats):
            rewards[seat] += trust * (guess[seat] - rewards[seat])


@rule
def line(
    states: Any, seat: int, seats: int, move: Any, net: Any, trust: float, sense: Any, hidden: Any,
    nodes: Any, desk: Any, slots: Any, out: Any, scores: Any, rewards: Any, guess: Any, key: Any,
) -> None:  # fmt: skip
    """One more line of moves that begins with this one. Moves with the same key meet the same luck."""
    own = fork(key, move.visits)
    states[2] = states[1]
    s = states[2]
    contract.sample(s, seat, own)
    s.eyes = 0
    # Of those who decide at once the others do so first, without a thought: what the seat does cannot guide them.
    others = contract.asked(s) & ~(1 << seat)
    while others & contract.asked(s) != 0:
        other = lowest(np.uint64(others & contract.asked(s)))
        others &= ~(1 << other)
        own += STEP
        contract.play(s, other, advice.hunch(s, other, mix(own), out))
    contract.play(s, seat, move.action)
    own = walk(s, seat, nodes, desk, slots, out, own)
    judge(s, states[3:4], seats, net, trust, sense, hidden, desk, out, scores, rewards, guess, own)
    for i in range(desk.depth):
        node = desk.path[i]
        nodes[node].visits += 1
        nodes[node].total += rewards[desk.mover[i]]
        nodes[node].doubt = doubt(nodes[node].visits)
    move.visits += 1
    move.total += rewards[seat]


@rule
def arrange(moves: Any, order: Any, count: int, expected: float) -> None:
    """The first so many of the order, best first. One standard error of half a win is as much as 1 of taste."""
    most = 0
    for i in range(count):
        most = max(most, moves[order[i]].visits)
    for i in range(count):
        m = moves[order[i]]
        mean = m.total / m.visits if m.visits > 0 else expected
        m.score = m.taste + m.luck + 2.0 * sqrt(np.float64(most)) * mean
    for i in range(1, count):
        this, k = order[i], i
        while k > 0 and moves[order[k - 1]].score < moves[this].score:
            order[k] = order[k - 1]
            k -= 1
        order[k] = this


@rule
def lots(word: Any) -> float:
    """Added to a taste this makes the greatest a draw by taste."""
    return -log(-log((np.float64(mix(word) >> np.uint64(11)) + 0.5) * UNIT))


@entry
def improve(
    truth: Any, start: int, stop: int, asking: Any, seats: int, simulations: int, lucky: bool, key: Any,
    net: Any, trust: float, states: Any, sense: Any, hidden: Any, moves: Any, order: Any,
    nodes: Any, desks: Any, slots: Any, out: Any, scores: Any, rewards: Any, guess: Any,
    wanted: Any, worths: Any, chosen: Any,
) -> None:  # fmt: skip
    """For each row and the seat that is asked there: how likely each number should be, the reward to expect, a number.

    `states` are four rows to work on; so many moves are tried as there are `desks`, each with a tree in `nodes`.
    """
    for r in range(start, stop):
        seat, own = asking[r], fork(key, r)
        states[1] = truth[r]
        blank(states[1], seat)
        shares(look(states[1], seat, net, sense, hidden), seat, seats, guess)
        expected, senses = guess[seat], hidden[1, : len(net[4])]
        count, word = contract.legal(states[1], seat, out), fork(own, LUCK)
        for i in range(count):
            number = np.int64(features.number(states[1], seat, out[i]))
            moves[i].action, moves[i].number, moves[i].visits, moves[i].total = out[i], number, 0, 0.0
            moves[i].taste = dot(net[2][number], senses) + net[5][number]
            word += STEP
            moves[i].luck = lots(word) if lucky else 0.0
            order[i] = i
        arrange(moves, order, count, expected)
        going, left, found, tries = min(len(desks), count), simulations if count > 1 else 0, 0.0, 0
        for c in range(going):
            moves[order[c]].tree = c
            clear(nodes[c], desks[c])
        rounds = 1
        while 1 << rounds < going:
            rounds += 1
        while left > 0:
            each = max(1, simulations // (rounds * going))
            for c in range(going):
                m = moves[order[c]]
                for _ in range(min(each, left)):
                    desks[m.tree].mark = desks[0].mark + 1
                    line(
                        states, seat, seats, m, net, trust, sense, hidden, nodes[m.tree], desks[m.tree],
                        slots, out, scores, rewards, guess, fork(own, LINES),
                    )  # fmt: skip
                    desks[0].mark = desks[m.tree].mark
                    found += rewards[seat]
                    tries += 1
                left = left - min(each, left)
            arrange(moves, order, going, expected)
            going = max(2, (going + 1) // 2)
        chosen[r] = moves[order[0]].number
        best_share = moves[order[0]].total / moves[order[0]].visits if tries else expected
        worths[r] = (seats * best_share - 1.0) / max(seats - 1, 1)
        expected = (expected + found) / (1 + tries)
        # What should be played: all moves, those not tried for what is expected on the whole.
        for i in range(count):
            moves[i].luck = 0.0
            order[i] = i
        arrange(moves, order, count, expected)
        best, total = moves[order[0]].score, 0.0
        wanted[r] = 0.0
        for i in range(count):
            total += exp(moves[i].score - best)
        for i in range(count):
            wanted[r, moves[i].number] = max(exp(moves[i].score - best) / total, TRACE)
