"""Endings and their exact values, kept in endings.json: rules, `sample`, search and adapters are held against them."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from spieltisch.bots.bot import Budget, Sight, answer
from spieltisch.bots.search import Search
from spieltisch.kernel import entries
from spieltisch.lab import spiel
from spieltisch.lab.endings import Ending
from tests.lab.exact import FILE, best, value

KEPT: list[dict[str, Any]] = json.loads(FILE.read_text())
NAMES = [f"{one['record']['game']}-{number}" for number, one in enumerate(KEPT)]
every = pytest.mark.parametrize("one", KEPT, ids=NAMES)
KNOWN = [(name, one) for name, one in zip(NAMES, KEPT, strict=True) if one["worlds"] == 1]


def ending(one: dict[str, Any]) -> Ending:
    return Ending(one["record"], one["most"])


@every
def test_rules_lead_to_the_same_tree_and_the_same_value(one: dict[str, Any]) -> None:
    small = ending(one)
    assert small.tree
    facts = len(small.worlds), small.tree.size, len(small.tree.situations)
    assert facts == (one["worlds"], one["nodes"], one["situations"])
    assert value(small.tree) == pytest.approx(one["value"], abs=1e-6)


def test_every_game_has_one_and_some_are_not_clear_from_the_start() -> None:
    assert {one["record"]["game"] for one in KEPT} == {"bridges", "links", "sums", "ten", "blockers"}
    assert sum(abs(one["value"]) < 1 and one["situations"] > 100 for one in KEPT) >= 3


@every
def test_what_a_seat_imagines_is_every_world_it_cannot_rule_out(one: dict[str, Any]) -> None:
    """Where all worlds are listed: those that look the same to the seat, and no others, equally often."""
    small = ending(one)
    if not small.complete:
        assert len(small.worlds) == one["most"]
        return
    for seat in range(small.seats):
        seen = [observed(small.worlds[i : i + 1], seat) for i in range(len(small.worlds))]
        alike = {small.worlds[i].tobytes() for i in range(len(seen)) if seen[i].tobytes() == seen[0].tobytes()}
        drawn: Counter[bytes] = Counter()
        for key in range(40 * len(alike)):
            twin = seen[0].copy()
            entries.sample(twin, 0, seat, np.uint64(key * 7919 + 1))
            drawn[twin.tobytes()] += 1
        assert set(drawn) == alike
        chi = sum((count - 40) ** 2 / 40 for count in drawn.values())
        assert chi < len(alike) + 6 * (2 * len(alike)) ** 0.5 + 6


def observed(world: Any, seat: int) -> Any:
    seen = world.copy()
    entries.observe(seen, 0, seat)
    return seen


@pytest.mark.parametrize("one", [one for _, one in KNOWN], ids=[name for name, _ in KNOWN])
def test_search_finds_a_best_move_where_nothing_is_hidden(one: dict[str, Any]) -> None:
    small = ending(one)
    assert small.tree
    node = small.tree.children[0]
    if len(node.children) < 2:
        return
    world, shape = small.worlds[:1], small.shape
    sight = Sight(
        shape.game,
        observed(world, node.seat),
        node.seat,
        small.seats,
        shape.game.codes(shape.options),
        np.array(node.actions),
    )
    move = answer(Search(Budget(simulations=8_000)), sight, key=1)
    worth = best(node, node.seat)
    assert worth[node.actions.index(move)] == max(worth)


@pytest.mark.parametrize("name", ["links", "bridges", "blockers"])
def test_openspiel_comes_to_the_same_value(name: str) -> None:
    """Counterfactual regret minimisation through the adapter: as close as its exploitability says."""
    one = min((one for one in KEPT if one["record"]["game"] == name), key=lambda one: one["nodes"])
    game = spiel.ending(ending(one))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    reached = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[0]
    gap = exploitability.nash_conv(game, policy)
    assert gap < 0.2
    assert abs(reached - one["value"]) <= gap + 1e-9


def test_openspiels_own_test_passes_on_an_ending() -> None:
    one = min(KEPT, key=lambda one: one["nodes"])
    pyspiel.random_sim_test(spiel.ending(ending(one)), num_sims=2, serialize=True, verbose=False)
