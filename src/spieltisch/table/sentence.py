"""The one plain sentence that says how things stand, as a key into text/*.ftl and its values.

The client renders it in the reader's language. Games have sentences of their own: `table-turn-<id>` is for the seat
that is asked and chooses its words by the facts of the view - the numbers, words and flags in `position`, and

    choices  how many moves are legal         words  those among them that are plain words ("draw", "end pass")
    only     the one legal move, if there is just one
"""

import re
from typing import Any

from ..text import has
from .setup import Setup
from .state import AGREED, BETWEEN, DEALING, PLAYED, RESIGNED, SEATING, State

Sentence = dict[str, Any]
WORD = re.compile(r"[a-z]+")


def sentence(setup: Setup, state: State, seat: int | None, view: dict[str, Any] | None) -> Sentence:
    """`view` is that seat's view of the match, of which the sentence tells nothing that is not in it."""
    if state.phase == SEATING:
        count = sum(who.empty for who in state.seats)
        return _say("table-say-seats", count=count) if count else _say("table-say-full")
    if state.phase == DEALING:
        if seat in state.waiting:
            return _say("table-say-ready", round=len(state.own_rounds) + 1, rounds=setup.rounds)
        return _say("table-say-dealing", count=len(state.waiting), names=state.names(state.waiting))
    if state.phase == BETWEEN:
        return _say("table-say-between", round=len(state.own_rounds), rounds=setup.rounds)
    if state.result is not None:
        return _over(setup, state, seat)
    assert view is not None
    return _turn(setup, state, seat, view)


def _say(key: str, **values: Any) -> Sentence:
    return {"key": key, "values": values}


def _over(setup: Setup, state: State, seat: int | None) -> Sentence:
    """The names are those of the players, who may have left since."""
    assert state.result is not None
    how, winners = state.result.how, state.result.winners
    if how == AGREED:
        return _say("table-say-agreed")
    names = state.rounds[-1].names
    listed = ", ".join(names[winner] for winner in winners)
    if how == RESIGNED:
        return _say("table-say-resigned", count=len(winners), names=listed)
    assert how == PLAYED
    if not winners:
        return _say("table-say-drawn")
    if seat in winners:
        return _say("table-say-won-you", count=len(winners))
    return _say("table-say-won", count=len(winners), names=listed)


def _turn(setup: Setup, state: State, seat: int | None, view: dict[str, Any]) -> Sentence:
    match = state.running
    asked = match.to_act
    if seat is not None and state.seats[seat].away:
        return _say("table-say-away")
    if seat is None or "legal" not in view:
        return _say("table-say-others", count=len(asked), names=state.names(asked))
    key = f"table-turn-{setup.game.id}"
    return {"key": key if has(key) else "table-say-turn", "values": facts(view)}


def facts(view: dict[str, Any]) -> dict[str, str | int]:
    """What a game's own sentence may go by. Flags are the words yes and no, nothing is the word none."""
    legal = view["legal"]
    values: dict[str, str | int] = {
        "choices": len(legal),
        "only": legal[0] if len(legal) == 1 else "",
        "words": " ".join(move for move in legal if move.isalpha() and WORD.fullmatch(move)),
    }
    for name, value in view["position"].items():
        inner = value.items() if isinstance(value, dict) else [(None, value)]
        for part, fact in inner:
            if fact is None or isinstance(fact, str | int):
                values[f"{name}-{part}" if part else name] = _word(fact)
    return values


def _word(fact: Any) -> str | int:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return "none" if fact is None else fact
