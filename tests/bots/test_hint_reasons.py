"""What a hint says is so: every reason is held against what the rules do when the move is played."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from spieltisch.bots.bot import ask
from spieltisch.bots.easy import Easy
from spieltisch.games.bridges.because import Board
from spieltisch.games.bridges.board import FIELD_NAMED, among, opened
from spieltisch.games.bridges.layout import LAST
from spieltisch.games.sums.because import _fields, _may, _number
from spieltisch.kernel.registry import find, ids
from spieltisch.match import Match
from spieltisch.text import LANGUAGES, say

Reason = tuple[str, dict[str, Any]]
GAMES: dict[str, list[tuple[int, dict[str, Any]]]] = {  # enough of each to hear all that can be said of it
    "blockers": [(2, {}), (3, {}), (2, {"duel": True}), (5, {"scoring": "groups"})],
    "bridges": [(2, {}), (3, {"symbols": True}), (4, {})],
    "links": [(2, {}), (3, {}), (5, {})],
    "sums": [(1, {}), (2, {}), (3, {})],
    "ten": [(2, {}), (2, {"open": True}), (2, {})],
}
MOST = 12  # moves asked about in a position


def positions(game: str) -> Iterator[Match]:
    """Of games between players with some sense: chance alone seldom fills a row."""
    for number, (players, options) in enumerate(GAMES[game]):
        match = Match(game, players, options, seed=f"{number + 40:02x}" * 32)
        while not match.over:
            yield match
            seat = match.to_act[0]
            match.play(ask(Easy(), match, seat, len(match.moves)), seat)


def keys_of(game: str) -> set[str]:
    source = files("spieltisch.text").joinpath("en.ftl").read_text("utf-8")
    return set(re.findall(rf"^(hint-{game}-\S+) =", source, re.M))


@pytest.mark.parametrize("game", ids())
def test_every_reason_is_true_and_can_be_said(game: str) -> None:
    luck, heard = Random(1), set()
    for match in positions(game):
        seat = match.to_act[0]
        legal = match.legal(seat)
        view = match.view(seat)
        for move in luck.sample(legal, min(len(legal), MOST)):
            reason = match.game.because(view, seat, move)
            if reason is None:
                continue
            heard.add(reason[0])
            for language in LANGUAGES:
                sentence = say(reason[0], language, **reason[1])
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith(".")
                assert "  " not in sentence
            then = match.copy()
            then.play(move, seat)
            TRUE[game](view, seat, move, reason, then)
    assert heard == keys_of(game)


def ten(view: dict[str, Any], seat: int, move: str, reason: Reason, then: Match) -> None:
    assert (reason[0] == "hint-ten-win") == (then.winners == [seat] if then.over else False)
    if reason[0] == "hint-ten-row":
        assert reason[1]["sum"] < 10
    if reason[0] == "hint-ten-chances":
        place = [int(part) for part in reason[1]["place"].split(",")]
        assert place in then.view(seat)["position"]["edge"]


def blockers(view: dict[str, Any], seat: int, move: str, reason: Reason, then: Match) -> None:
    before, after = (v["position"] for v in (view, then.view(seat)))
    told = reason[1]
    own = [n for n, rack in enumerate(before["racks"]) if rack["seat"] == seat]
    mine = own["ab".index(move[0]) if ":" in move else 0]
    grown = after["racks"][mine]["groups"] - before["racks"][mine]["groups"]
    assert told["what"] == "split" or grown == {"join": 1 - told["count"], "add": 0}.get(told["what"], 1)
    taken = after["seats"][seat]["all_taken"] - before["seats"][seat]["all_taken"]
    assert taken == (told["took"] != "none")
    groups = after["seats"][seat]["groups"] - before["seats"][seat]["groups"]
    assert after["seats"][seat]["points"] - before["seats"][seat]["points"] == groups + told["cost"]


def bridges(view: dict[str, Any], seat: int, move: str, reason: Reason, then: Match) -> None:
    position = view["position"]
    board = Board(position, seat)
    words = [0, 0]
    for row, place in board.filled:
        words[row >> 1] |= 1 << (32 * (row & 1) + place)
    by_rule = opened(*(find("bridges").record["filled"].base.type(word) for word in words))
    for name, field in FIELD_NAMED.items():
        if position["symbols"] or 1 <= field % 32 <= LAST:
            assert (board.field(name) in board.open()) == among(by_rule, field), name
    assert (reason[0] == "hint-bridges-out") == (then.over and not move.startswith("give") and then.winners == [seat])
    if reason[0] == "hint-bridges-pair" and then.to_act == [seat] and "end" in then.legal(seat):
        then.play("end", seat)
        assert then.to_act == [seat], "and yet no tile may be given away"


def links(view: dict[str, Any], seat: int, move: str, reason: Reason, then: Match) -> None:
    key, told = reason
    before, after = (v["position"]["seats"][seat] for v in (view, then.view(seat)))
    assert key == "hint-links-out" or (key == "hint-links-bonus") == (after["bonuses"] > before["bonuses"])
    assert (key == "hint-links-out") == then.over
    assert (key == "hint-links-exchange") == move.endswith("=")
    if key in ("hint-links-opens", "hint-links-connection"):
        spent = before["connections"] - after["connections"]
        assert spent == (1 if key == "hint-links-connection" or told["connection"] == "yes" else 0)


def sums(view: dict[str, Any], seat: int, move: str, reason: Reason, then: Match) -> None:
    sheet = view["position"]["seats"][seat]["sheet"]
    for play in view["position"]["plays"]:
        assert play["fields"] == [one for one in _fields(play["colours"]) if _may(sheet, one, play["sum"])]
    if len(view["position"]["seats"]) == 1 and reason[1].get("what") == "write":  # the others' decisions are waited for
        before, after = (v["position"]["seats"][0]["points"] for v in (view, then.view(seat)))
        column = sum(after["columns"]) - sum(before["columns"])
        assert reason[1]["why"] == "row" or (reason[1]["why"] == "column") == (column > 0)
        if reason[1]["why"] == "column":
            assert column == reason[1]["points"]
        if reason[1]["why"] == "row":
            assert after["rows"][reason[1]["colour"]] == reason[1]["points"]


TRUE: dict[str, Callable[[dict[str, Any], int, str, Reason, Match], None]] = {
    "blockers": blockers,
    "bridges": bridges,
    "links": links,
    "sums": sums,
    "ten": ten,
}


def test_a_number_that_takes_the_room_of_others_is_not_called_well_written() -> None:
    """Once a 7 "sat well" in the last field of a row, right behind a 6."""
    sheet: dict[str, list[int | None]] = {"o": [None] * 9, "y": [None] * 9, "p": [*[None] * 7, 6, None]}
    assert [_number(sheet, "p9", number, {})[1]["why"] for number in (7, 12)] == ["tight", "room"]
    assert [_number(sheet, "o5", number, {})[1]["why"] for number in (4, 9)] == ["tight", "room"]
