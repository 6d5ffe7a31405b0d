"""The laws of hidden tiles: what a seat may know, what it may imagine, and that nothing else reaches it.

A *twin* of a position, for some viewer, differs from it only in what that viewer cannot know. Twins are made with
the game's own `sample`; that these are real positions is what `sample`, `truth` and `reachable` see to.
"""

import json
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np

from ..kernel import entries
from ..kernel.errors import Refusal
from ..kernel.record import SPECTATOR
from ..match import Match
from ..text import LANGUAGES
from .broken import Breach, demand, law
from .walk import Viewer, in_position, left_to_play, playout, room, viewers, who, wrong_moves

KEYS = 2**64
FEW = 8  # different completions that are few enough to expect the truth among them


def eyes(viewer: Viewer) -> int:
    return SPECTATOR if viewer is None else viewer


def observed(position: Any, viewer: Viewer) -> bytes:
    seen = position.copy()
    entries.observe(seen, 0, eyes(viewer))
    return bytes(seen.tobytes())


@law
def observe(match: Match, luck: Random) -> None:
    """Observing says for whose eyes the record is, changes no original, and twice is the same as once."""
    before = match.positions[-1].tobytes()
    demand(match.s.eyes == 0, "the truth is for the eyes {}, not 0", match.s.eyes)
    for viewer in viewers(match):
        seen = match.observed(viewer)
        demand(seen[0].eyes == (-1 if viewer is None else viewer + 1), "the eyes of {} are not set", who(viewer))
        demand(observed(seen, viewer) == seen.tobytes(), "{} sees less at the second look", who(viewer))
    demand(match.positions[-1].tobytes() == before, "observing has changed the truth")


@law
def sample(match: Match, luck: Random) -> None:
    """Whatever is imagined looks to the viewer exactly as what it sees, and follows from that and the key alone."""
    for viewer in viewers(match):
        seen = match.observed(viewer)
        for _ in range(3):
            key = luck.randrange(KEYS)
            twin = match.sampled(viewer, key)
            demand(twin[0].eyes == 0, "what {} imagines is not marked as a whole position", who(viewer))
            same = observed(twin, viewer) == seen.tobytes()
            demand(same, "{} is shown what it could not know, or imagines what it could not see", who(viewer))
            again = in_position(match, twin).sampled(viewer, key)
            demand(again.tobytes() == twin.tobytes(), "{} imagines two things with key {}", who(viewer), key)


@law
def knowable(match: Match, luck: Random) -> None:
    """A seat's legal moves and their names follow from what it knows."""
    for seat in match.to_act:
        mine = match.actions(seat)
        for what, position in (
            ("as it sees the position", match.observed(seat)),
            ("if what it cannot see were otherwise", match.sampled(seat, luck.getrandbits(64))),
        ):
            out = room(match.game)
            count = entries.legal(position, 0, seat, out)
            same = sorted(out[:count].tolist()) == sorted(mine.values())
            demand(same, "seat {} has other legal moves {}", seat, what)
            for name, action in mine.items():
                other = match.game.name(position[0], seat, action)
                demand(other == name, "seat {}: {!r} is called {!r} {}", seat, name, other, what)


@law
def completion(match: Match, luck: Random) -> None:
    """What is imagined is a whole position: random play from it ends in time, with a score for every seat."""
    for viewer in viewers(match):
        key = luck.randrange(KEYS)
        position = match.sampled(viewer, key)
        try:
            playout(match, position, luck, left_to_play(match))
        except Breach as breach:
            raise Breach(f"what {who(viewer)} imagines with key {key} {breach}") from None
        scores, won = np.zeros(match.players, np.int64), 0
        won = entries.result(position, 0, match.players, scores)
        demand(0 <= won < 1 << match.players, "what {} imagines with key {} has no end", who(viewer), key)


@law
def truth(match: Match, luck: Random) -> None:
    """The truth is never ruled out: where only few completions are imagined, it is one of them."""
    for viewer in viewers(match):
        imagined: dict[bytes, Any] = {}
        for n in range(400):
            if n == 3 * FEW and len(imagined) > FEW:
                break
            twin = match.sampled(viewer, luck.randrange(KEYS))
            imagined.setdefault(twin.tobytes(), twin)
        if len(imagined) <= FEW:
            states = [match.game.view(twin[0]) for twin in imagined.values()]
            count = len(states)
            demand(match.game.view(match.s) in states, "{} imagines {} things, all untrue", who(viewer), count)


@law
def spectator(match: Match, luck: Random) -> None:
    """A spectator sees nothing that any seat cannot see."""
    seen = observed(match.positions[-1], None)
    for seat in range(match.players):
        twin = match.sampled(seat, luck.randrange(KEYS))
        demand(observed(twin, None) == seen, "a spectator sees something that seat {} cannot see", seat)


@law
def leak(match: Match, luck: Random) -> None:
    """What a viewer cannot know changes nothing that reaches it: record, view, text, picture, moves, reasons."""
    for viewer in viewers(match):
        wrong = wrong_moves(match, viewer, luck) if viewer in match.to_act and viewer is not None else [""]
        mine = received(match, viewer, wrong)
        other = received(in_position(match, match.sampled(viewer, luck.randrange(KEYS))), viewer, wrong)
        for what, told in mine.items():
            same = told == other[what]
            demand(same, "{}: its {} tells what it cannot know: {}", who(viewer), what, _apart(told, other[what]))


def received(match: Match, viewer: Viewer, wrong: list[str]) -> dict[str, Any]:
    """Everything that reaches a viewer, under its name."""
    match.state()  # so that a view which remembers the last truth it was given cannot hide it
    view = json.dumps(match.view(viewer), ensure_ascii=False)
    told = {
        "record": observed(match.positions[-1], viewer),
        "view": view,
        "text": match.game.text(json.loads(view)),
        "picture": match.game.svg(json.loads(view)) if match.game.svg else "",
    }
    if viewer is not None and not match.over:
        told["list of moves"] = json.dumps(match.actions(viewer))
        told["reasons for moves"] = json.dumps(
            [match.game.because(json.loads(view), viewer, move) for move in some(match.actions(viewer))]
        )
        told["refusals"] = json.dumps([_refusal(match, viewer, move) for move in wrong])
    return told


def some(moves: dict[str, int]) -> list[str]:
    """A few of them, from the first to the last."""
    names = sorted(moves)
    return names[:: len(names) // FEW + 1]


def _refusal(match: Match, seat: int, move: str) -> list[str]:
    try:
        match.play(move, seat)
    except Refusal as refused:
        return [move, refused.code, *(refused.message(language) for language in LANGUAGES)]
    raise Breach(f"{move!r} is legal or not depending on what seat {seat} cannot see")


def _apart(one: Any, other: Any) -> str:
    """Where the two begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(at - 30, 0)
    return f"{one[start : at + 30]!r} or {other[start : at + 30]!r}"


@law
def shown(match: Match, luck: Random) -> None:
    """State and views are plain JSON, texts are texts, pictures are SVG; a view is what all see, but for its `own`."""
    demand(_plain(match.state()), "the state is not plain JSON: lists, not tuples; names, not numbers")
    for viewer in viewers(match):
        view = match.view(viewer)
        demand(_plain(view), "the view of {} is not plain JSON", who(viewer))
        demand(view == _put_together(match, viewer), "the view of {} is not the common one and its own", who(viewer))
        text = match.text(viewer)
        demand(type(text) is str and text.strip(), "no text for {}", who(viewer))
        if match.game.svg:
            tag = ElementTree.fromstring(match.svg(viewer)).tag
            demand(tag == "{http://www.w3.org/2000/svg}svg", "the picture for {} is a {}", who(viewer), tag)


def _put_together(match: Match, viewer: Viewer) -> Any:
    """The view as the server makes it, which works out once what all see."""
    common = match.common()
    if viewer is None:
        return common
    own = match.own(viewer, common)
    return {**common, **own, "position": {**common["position"], **own["position"]}}


def _plain(view: Any) -> bool:
    return bool(json.loads(json.dumps(view)) == view)


@law
def laid_open(match: Match, luck: Random) -> None:
    """When the game is over, everybody sees enough to count the scores."""
    if not match.over:
        return
    for viewer in viewers(match):
        scores = np.zeros(match.players, np.int64)
        entries.result(match.observed(viewer), 0, match.players, scores)
        demand(scores.tolist() == match.scores, "{} would count {} at the end", who(viewer), scores.tolist())


@law
def settles(match: Match, luck: Random) -> None:
    """Who has learned something from a move cannot take it back; that a move can be taken back tells nothing."""
    for seat in match.to_act:
        actions = match.actions(seat)
        for move in luck.sample(sorted(actions), min(len(actions), 5)):
            settled, learned = _after(match.positions[-1], seat, actions[move])
            for _ in range(3):
                twin = match.sampled(seat, luck.randrange(KEYS))
                other_settled, other_learned = _after(twin, seat, actions[move])
                if learned != other_learned:
                    demand(settled, "seat {} learns something by {!r} and may take it back", seat, move)
                else:
                    demand(settled == other_settled, "whether {!r} can be taken back tells seat {}", move, seat)


def _after(position: Any, seat: int, action: int) -> tuple[bool, bytes]:
    position = position.copy()
    settled = bool(entries.play(position, 0, seat, action))
    return settled, observed(position, seat)


@law
def secret(match: Match, luck: Random) -> None:
    """Moves that another viewer cannot tell apart by what it sees afterwards are secret; it is told all others."""
    for seat in match.to_act:
        actions = match.actions(seat)
        told = [move for move in sorted(actions) if not match.game.secret(match.s, seat, actions[move])]
        seen: dict[tuple[Viewer, bytes], tuple[str, bytes]] = {}
        for move in luck.sample(told, min(len(told), 10)):
            position = match.positions[-1].copy()
            entries.play(position, 0, seat, actions[move])
            for viewer in viewers(match):
                if viewer != seat:
                    other, result = seen.setdefault((viewer, observed(position, viewer)), (move, position.tobytes()))
                    same = result == position.tobytes()
                    demand(same, "{} is told {!r} or {!r}, and sees no difference", who(viewer), other, move)
