"""A playthrough as text: the deal, every move, and of some positions all that can be seen of them.

The text is made from the deal and the moves alone, so it can be made again from its own deal and moves.
"""

import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from spieltisch.conformance.walk import Viewer, finish, seed_of, viewers, who
from spieltisch.kernel.registry import find
from spieltisch.match import Match

from .plan import Recorded

FOLDER = Path(__file__).parent
HEAD = "# Golden playthrough (docs/conformance.md), written by: python -m tests.golden.regenerate"
MOST_BYTES = 40_000
STEPS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256)
TRIES = 300  # random games, until one is as wanted


def file_of(recorded: Recorded) -> Path:
    return FOLDER / f"{recorded.game}-{recorded.variant}.txt"


def record(recorded: Recorded) -> str:
    """The first random game that is as wanted, with as many positions shown as there is room for."""
    for number in range(TRIES):
        seed = seed_of("golden", recorded.game, recorded.variant, number)
        match = finish(Match(recorded.game, recorded.players, dict(recorded.options), seed=seed), Random(seed))
        if recorded.wanted(match):
            texts = (write(match, every) for every in STEPS)
            return next(text for text in texts if len(text.encode()) <= MOST_BYTES)
    raise LookupError(f"none of {TRIES} random games is as {recorded.game}-{recorded.variant} wants it")


def read(text: str) -> tuple[Match, int]:
    """The game played again from the deal and the moves in the text; and every how many-th position is shown."""
    head = dict(re.findall(r"^(\w+): (.*)$", text.partition("\n\n")[0], re.M))
    match = Match(head["game"], int(head["players"]), json.loads(head["options"]), deal=json.loads(head["deal"]))
    for seat, move in re.findall(r"^> (\d+) (.*)$", text, re.M):
        match.play(move, int(seat))
    return match, int(head["every"])


def write(match: Match, every: int) -> str:
    return "\n".join(lines(match, every)) + "\n"


def lines(match: Match, every: int) -> Iterator[str]:
    yield HEAD
    yield f"game: {match.game.id}"
    yield f"rules: {match.game.version}"
    yield f"players: {match.players}"
    yield f"options: {json.dumps(match.options)}"
    yield f"deal: {json.dumps(match.deal, ensure_ascii=False)}"
    yield f"every: {every}"
    yield ""
    then = Match(find(match.game.id), match.players, match.options, deal=match.deal)
    met: set[Any] = set()  # seats that have been asked, and phases, in games that have such
    before: Any = {}
    for number in range(len(match.moves) + 1):
        state = then.state()["position"]
        now = {*then.to_act, state.get("phase")}
        if number % every == 0 or number < 2 or then.over or not now <= met:
            yield from shown(then, before)
            before = state
        met |= now
        if number < len(match.moves):
            seat, move = match.moves[number]
            yield f"> {seat} {move}"
            then.play(move, seat)


def shown(match: Match, before: Any) -> Iterator[str]:
    """A position: what has changed since the one shown before, what each viewer sees instead, moves, picture."""
    yield f"== after {len(match.moves)} moves, asked: {', '.join(map(str, match.to_act)) or 'nobody'}"
    state = match.state()["position"]
    yield from (f"state: {change}" for change in differences("", before, state))
    told: dict[str, Viewer] = {}
    for viewer in viewers(match):
        other = "; ".join(differences("", state, match.view(viewer)["position"])) or "the same"
        yield f"{who(viewer)}: {other if other not in told else f'as {who(told[other])}'}"
        told.setdefault(other, viewer)
    for seat in match.to_act:
        yield f"legal for {seat}: {'  '.join(match.legal(seat))}"
    if match.over:
        yield f"result: scores {compact(match.scores)}, winners {compact(match.winners)}"
    picture = match.text(match.to_act[0] if match.to_act else None)
    yield from (f"| {line}".rstrip() for line in picture.splitlines())


def differences(path: str, one: Any, other: Any) -> Iterator[str]:
    """Where the other is not as the one, with the other's value; a list of plain things as a whole."""
    if one == other:
        return
    if not path and isinstance(other, dict) and one == {}:
        yield from (f"{name} = {compact(part)}" for name, part in other.items())
    elif isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(f"{path}.{name}".lstrip("."), one[name], other[name])
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other) and _nested(one):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from differences(f"{path}.{i}", a, b)
    else:
        yield f"{path} = {compact(other)}"


def _nested(values: list[Any]) -> bool:
    return any(isinstance(value, list | dict) for value in values)


def compact(value: Any) -> str:
    """JSON, but what stands three times or more in a row in a list is counted: [1, 9 x null]."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)}: {compact(part)}" for name, part in value.items()) + "}"
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    parts: list[str] = []
    for part, run in groupby(map(compact, value)):
        count = len(list(run))
        parts += [f"{count} x {part}"] if count > 2 else [part] * count
    return f"[{', '.join(parts)}]"
