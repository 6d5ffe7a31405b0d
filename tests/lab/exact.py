"""The value of an ending, exactly: the sequence form of the game as a linear program, which knows no game.

python -m tests.lab.exact    writes endings.json anew
"""

import json
from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

from spieltisch.conformance.walk import finish
from spieltisch.lab.endings import CHANCE, END, Ending, Node
from spieltisch.match import Match

FILE = Path(__file__).with_name("endings.json")
# Game, options, worlds at most, how many. What is clear from the start is taken only when nothing else is found.
WANTED: list[tuple[str, dict[str, Any], int, int]] = [
    ("links", {}, 24, 2),
    ("bridges", {}, 24, 3),
    ("bridges", {"symbols": True}, 24, 1),
    ("blockers", {}, 24, 2),
    ("blockers", {"duel": True}, 24, 2),
    ("ten", {"move_cap": 2}, 24, 2),
    ("sums", {}, 3, 2),
]
PATIENCE = 50


class Sequences:
    """What a player may have done: each choice by where it is made, and what was done before."""

    def __init__(self) -> None:
        self.number: dict[Any, int] = {(): 0}
        self.choices: dict[Any, tuple[int, list[int]]] = {}  # situation: the sequence before, those it leads to

    def after(self, before: int, situation: Any, count: int) -> list[int]:
        if situation not in self.choices:
            new = [len(self.number) + i for i in range(count)]
            self.number.update({(situation, i): number for i, number in enumerate(new)})
            self.choices[situation] = before, new
        assert self.choices[situation][0] == before, "a seat has forgotten what it did"
        return self.choices[situation][1]


def value(tree: Node) -> float:
    """What the game is worth to seat 0 when both play as well as can be."""
    one, two = Sequences(), Sequences()
    payoff: dict[tuple[int, int], float] = defaultdict(float)

    def walk(node: Node, mine: int, yours: int, chance: Fraction) -> None:
        if node.seat == END:
            payoff[mine, yours] += float(chance) * node.returns[0]
        elif node.seat == CHANCE:
            for child in node.children:
                walk(child, mine, yours, chance / len(node.children))
        else:
            own = one if node.seat == 0 else two
            numbers = own.after(mine if node.seat == 0 else yours, node.known, len(node.children))
            for number, child in zip(numbers, node.children, strict=True):
                walk(child, *((number, yours) if node.seat == 0 else (mine, number)), chance)

    walk(tree, 0, 0, Fraction(1))
    return _solved(one, two, payoff)


def _solved(one: Sequences, two: Sequences, payoff: dict[tuple[int, int], float]) -> float:
    """Maximise what the other cannot press below: his value of a situation is no more than any choice there brings."""
    x, situations = len(one.number), list(two.choices)
    place = {situation: x + i for i, situation in enumerate(situations)}
    follows: dict[int, list[Any]] = defaultdict(list)
    for situation, (before, _) in two.choices.items():
        follows[before].append(situation)
    wide = x + len(situations)
    goal = np.zeros(wide)
    above: list[tuple[int, int, float]] = []
    row_of: dict[int, int] = {}
    for situation, (_, numbers) in two.choices.items():
        for number in numbers:
            row = row_of[number] = len(row_of)
            above.append((row, place[situation], 1.0))
            above += [(row, place[later], -1.0) for later in follows[number]]
    for (mine, yours), worth in payoff.items():
        if yours == 0:
            goal[mine] += worth
        else:
            above.append((row_of[yours], mine, -worth))
    for situation in follows[0]:
        goal[place[situation]] += 1
    equal, right = [(0, 0, 1.0)], [1.0]
    for before, numbers in one.choices.values():
        row = len(right)
        equal += [(row, before, -1.0), *((row, number, 1.0) for number in numbers)]
        right.append(0.0)
    limits = [(0, None)] * x + [(None, None)] * len(situations)
    found = linprog(
        -goal,
        A_ub=_matrix(above, len(row_of), wide) if above else None,
        b_ub=np.zeros(len(row_of)) if above else None,
        A_eq=_matrix(equal, len(right), wide),
        b_eq=right,
        bounds=limits,
        method="highs",
    )
    assert found.success, found.message
    return float(-found.fun)


def _matrix(entries: list[tuple[int, int, float]], high: int, wide: int) -> Any:
    rows, columns, values = zip(*entries, strict=True)
    return coo_array((values, (rows, columns)), shape=(high, wide)).tocsr()


def best(tree: Node, seat: int) -> list[float]:
    """For a tree without hidden tiles that begins with a decision: what each choice brings its seat."""

    def worth(node: Node) -> list[float]:
        if node.seat == END:
            return list(node.returns)
        return max((worth(child) for child in node.children), key=lambda returns: returns[node.seat])

    assert tree.seat == seat
    return [worth(child)[seat] for child in tree.children]


def write() -> None:
    found = []
    for game, options, most, count in WANTED:
        dull: list[dict[str, Any]] = []
        have: list[dict[str, Any]] = []
        for key in range(PATIENCE):
            match = finish(Match(game, 2, options, seed=f"{key:064x}"), Random(key))
            ending = Ending.largest(match, most)
            tree = ending.tree if ending else None
            if ending is None or tree is None or not tree.situations:
                continue
            facts: dict[str, Any] = {
                "worlds": len(ending.worlds),
                "nodes": tree.size,
                "situations": len(tree.situations),
            }
            facts["value"] = round(value(tree), 9) + 0.0
            one = {"record": ending.record, "most": most, **facts}
            (dull if abs(facts["value"]) == 1 and game != "ten" else have).append(one)
            if len(have) == count:
                break
        for one in (have + dull)[:count]:
            found.append(one)
            print(game, options, *(one[name] for name in ("worlds", "nodes", "situations", "value")), flush=True)
    FILE.write_text("[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n")


if __name__ == "__main__":
    write()
