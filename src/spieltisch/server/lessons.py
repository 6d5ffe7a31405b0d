"""First lessons: real positions of each game, in which the learner makes the moves and everybody else's are given.

`games/ID/lesson.json` is a list of scenes. A scene is a deal, the moves made before it begins, and its steps. A step
has the move that is asked of the learner, who sits on seat 0, or none where there is something to read; and then what
the others do. Its words are `lesson-ID-N` in text/*.ftl, numbered through all scenes. Nothing is kept: the page asks
for the whole lesson, and asks again why a move is not allowed.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request, get, post
from msgspec import Struct

from ..kernel.errors import Refusal
from ..match import Match
from ..text import has, say
from .refused import language_of

LEARNER = 0


class Step(Struct):
    """`match` as the learner sees it; `changed`: what the others have done since the step before."""

    text: str
    ask: str | None
    match: dict[str, Any]
    changed: list[tuple[int, str]]


class Tried(Struct):
    move: str


@cache
def scenes(game: str) -> Any:
    file = files("spieltisch.games").joinpath(game, "lesson.json") if game.isidentifier() else None
    if file is None or not file.is_file():
        raise Refusal("not_found", "server-no-lesson", game=game)
    return json.loads(file.read_text("utf-8"))


def positions(game: str) -> list[tuple[Match, str | None, list[tuple[int, str]]]]:
    """Each step's position, with the move that is asked and what the others did before it."""
    found = []
    for scene in scenes(game):
        match = Match(game, scene["players"], scene.get("options", {}), deal=scene["deal"])
        for seat, move in scene["moves"]:
            match.play(move, seat)
        changed: list[tuple[int, str]] = []
        for step in scene["steps"]:
            found.append((match.copy(), step.get("ask"), changed))
            if "ask" in step:
                match.play(step["ask"], LEARNER)
            changed = [(seat, move) for seat, move in step.get("then", [])]
            for seat, move in changed:
                match.play(move, seat)
    return found


@get("/api/lessons/{game:str}", sync_to_thread=True)
def see_lesson(request: Request[Any, Any, Any], game: str) -> list[Step]:
    """The whole lesson, in the language of the one who asks."""
    language = language_of(request)
    return [
        Step(say(key(game, number), language), ask, match.view(LEARNER), changed)
        for number, (match, ask, changed) in enumerate(positions(game), 1)
    ]


@post("/api/lessons/{game:str}/{step:int}", status_code=200, sync_to_thread=True)
def try_move(game: str, step: int, data: Tried) -> None:
    """Could this move be made at this step, counted from 1? If not, the refusal names the rule."""
    found = positions(game)
    if not 1 <= step <= len(found):
        raise Refusal("not_found", "server-no-lesson", game=game)
    found[step - 1][0].play(data.move, LEARNER)


def key(game: str, number: int) -> str:
    name = f"lesson-{game}-{number}"
    if not has(name):
        raise LookupError(name)
    return name


ROUTES = [see_lesson, try_move]
