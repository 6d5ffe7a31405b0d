"""links: what speaks for a move, from what the seat sees of the position."""

import re
from typing import Any

from .state import ELEVEN, LAST

Place = tuple[str, int]  # colour, number
Reason = tuple[str, dict[str, str | int]]

MOVE = re.compile(r"([a-z])(\d+)([*=]?)")
DEAR = 15  # a number that costs much at the end


def because(view: dict[str, Any], seat: int, move: str) -> Reason | None:
    position = view["position"]
    hand: list[str] = position["seats"][seat]["hand"]
    filled = {
        (row["colour"], number)
        for row in position["rows"]
        for number, card in enumerate(row["lies"], 1)
        if card is not None
    }
    parts = MOVE.fullmatch(move)
    if parts is None:
        return _word(view, move, filled, hand)
    colour, number, sign = parts[1], int(parts[2]), parts[3]
    if sign == "=":
        return "hint-links-exchange", {"number": number}
    if len(hand) == 1:
        return "hint-links-out", {}
    half = 0 if number < ELEVEN else 1
    row = next(row for row in position["rows"] if row["colour"] == colour)
    if row["missing"][half] == 1 and position["bonuses_left"]:
        return "hint-links-bonus", {"colour": colour, "half": "lower" if half == 0 else "upper"}
    mine, theirs = _opens(filled, hand, (colour, number))
    connected = not _beside((colour, number)) & filled
    told: dict[str, str | int] = {"joker": "yes" if sign else "no", "colour": colour, "theirs": theirs}
    if mine:
        return "hint-links-opens", {"mine": mine, "connection": "yes" if connected else "no", **told}
    if connected:
        return "hint-links-connection", told
    if not theirs:
        return "hint-links-closed", told
    if number >= DEAR and not sign:
        return "hint-links-dear", {"number": number, "theirs": theirs}
    return "hint-links-lay", told


def _word(view: dict[str, Any], word: str, filled: set[Place], hand: list[str]) -> Reason | None:
    """draw, end or pass although cards could be laid: which ones decides why not."""
    plain = [_place(move) for move in view["legal"] if MOVE.fullmatch(move) and move[-1] not in "*="]
    beside = [place for place in plain if _beside(place) & filled]
    if not beside:
        return "hint-links-save", {"word": word, "some": "yes" if plain else "no"}
    effects = [_opens(filled, hand, place) for place in beside]
    if all(theirs > mine for mine, theirs in effects):
        return "hint-links-stop", {"word": word}
    return "hint-links-wait", {"word": word, "count": len(beside)}


def _place(move: str) -> Place:
    return move[0], int(move[1:])


def _beside(place: Place) -> set[Place]:
    colour, number = place
    return {(colour, one) for one in (number - 1, number + 1) if 1 <= one <= LAST}


def _opens(filled: set[Place], hand: list[str], place: Place) -> tuple[int, int]:
    """Of the places beside this one that were not to be reached without it: for how many the seat holds the card."""
    new = {one for one in _beside(place) - filled if not _beside(one) & filled}
    mine = {one for one in new if f"{one[0]}{one[1]}" in hand}
    return len(mine), len(new - mine)
