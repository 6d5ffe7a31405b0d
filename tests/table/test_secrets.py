"""Nobody is sent anything that depends on what he may not know.

Twin tables are alike but for what these eyes cannot see. As long as they cannot tell the positions apart, every
byte they are sent - views, moments, refusals - has to be the same at both.
"""

import itertools
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from spieltisch.kernel import registry
from spieltisch.kernel.errors import Refusal
from spieltisch.table import Table, moment, view
from tests.table import Evening, bytes_of, evening, number

CASES: list[tuple[str, int, dict[str, Any]]] = [
    (game, players, {})
    for game in registry.ids()
    for players in sorted({registry.find(game).seats[0], min(4, registry.find(game).seats[-1])})
]
CASES += [("blockers", 2, {"duel": True}), ("ten", 2, {"open": True}), ("bridges", 3, {"symbols": True})]


def twin_of(table: Table, eyes: int | None, key: int) -> Table:
    """The same table, its hidden tiles dealt out anew."""
    assert table.state.match is not None
    match = table.state.match.copy()
    match.positions[-1] = match.sampled(eyes, key)
    return Table(table.setup, table.events, replace(table.state, match=match), table.closed)


def sent(table: Table, eyes: int | None, at: int, luck: random.Random) -> bytes:
    """All that these eyes can get to see now."""
    match = table.state.match
    assert match is not None
    n = luck.randrange(len(match.moves) + 1)
    answers: list[Any] = [view(table, eyes, at), moment(table, eyes, n)]
    seats = [eyes] if eyes is not None else []
    moves = ["0,0", "y12", "o4>2", "call", "o3", "-", "end", "draw", "pass", "5@A5", "give:y5", "keep", "?", ""]
    person = table.state.seats[eyes].owner if eyes is not None else "emil"
    events = [{"type": "move", "seat": seat, "move": move} for seat in seats for move in luck.sample(moves, 4)]
    events += [{"type": kind, "seat": seat} for seat in (0, 1) for kind in ("undo", "move", "timeout", "return")]
    events += [{"type": "deal"}, {"type": "rematch", "seat": 0}, {"type": "move", "seat": 0, "move": "x"}]
    for event in events:
        try:
            table.apply({"v": 1, "at": at, "by": person, **event})
            answers.append("done")
        except Refusal as refused:
            answers += [refused.code, refused.message("de"), refused.message("en")]
    return bytes_of(answers)


def eyes_see_the_same(one: Table, two: Table, eyes: int | None) -> bool:
    assert one.state.match is not None
    assert two.state.match is not None
    same = one.state.match.observed(eyes).tobytes() == two.state.match.observed(eyes).tobytes()
    return bool(same) and one.state.match.over == two.state.match.over


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_twin_tables_send_the_same_bytes(game: str, players: int, options: dict[str, Any]) -> None:
    luck = random.Random(f"{game}{players}{options}")
    compared = different = 0
    for run in range(12):
        start = evening(game, players, options=options)
        start.luck = luck
        start.play(luck.randrange(5 + 3 * run))
        eyes = luck.choice([None, *range(players)])
        if start.state.phase != "playing":
            continue
        one, two = start.table, twin_of(start.table, eyes, luck.getrandbits(63))
        for step in range(15):
            at = start.now + 1000 * step
            if not eyes_see_the_same(one, two, eyes):
                break  # somebody has learned something, as the rules have it
            one_match, two_match = one.state.match, two.state.match
            assert one_match is not None
            assert two_match is not None
            different += one_match.s.tobytes() != two_match.s.tobytes()
            lot = luck.getrandbits(63)
            assert sent(one, eyes, at, random.Random(lot)) == sent(two, eyes, at, random.Random(lot))
            compared += 1
            seat = luck.choice(one_match.to_act)
            moves = sorted(set(one_match.legal(seat)) & set(two_match.legal(seat)))
            if not moves:
                break
            event = {"v": 1, "type": "move", "at": at, "seat": seat, "move": luck.choice(moves)}
            event["by"] = one.state.seats[seat].owner
            one, two = one.apply(event), two.apply(event)
            if one.state.phase != "playing" or two.state.phase != "playing":
                break
    assert compared > 12
    assert different > 5 or options.get("open") or compared == different


def test_whole_sessions_are_the_same_when_only_tiles_differ_that_nobody_draws() -> None:
    """From the first event to the last but one; at the end the deal may be known."""
    deal = Evening("sums", 3, fair=False).sit().deal().match.deal
    twin = {**deal, "deck": deal["deck"][:-12] + deal["deck"][-12:][::-1], "reshuffle": "1"}
    one, two = (Evening("sums", 3, fair=False).sit().deal(deal=given) for given in (deal, twin))
    for _ in range(10):
        for eyes in (0, 1, 2, None):
            assert bytes_of(one.view(eyes)) == bytes_of(two.view(eyes))
        two.move(one.move(), one.match.moves[-1][0])
    assert one.match.s.tobytes() != two.match.s.tobytes()


def test_what_others_decide_at_the_same_time_changes_nothing() -> None:
    table = evening("sums", 3)
    while len(table.match.to_act) < 3 or len(table.match.legal(1)) < 3:
        table.move()
    start = table.table
    seen = []
    for move in table.match.legal(1):
        table.table = start
        table.do("move", 1, move=move, after=0)
        seen.append({eyes: bytes_of(table.view(eyes)) for eyes in (0, 1, 2, None)})
    for eyes in (0, 2, None):
        assert len({views[eyes] for views in seen}) == 1
    assert len({views[1] for views in seen}) == len(seen)


def test_a_move_in_secret_stays_one_until_the_round_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """As giving a tile face down does; here every third move."""
    game = replace(registry.find("ten"), secret=lambda s, seat, action: action % 3 == 0)
    monkeypatch.setitem(registry._loaded, "ten", game)
    table = evening("ten").play(9)
    moves = [list(move) for move in table.match.moves]
    hidden = table.state.hidden
    assert True in hidden
    assert table.view(None)["moves"] == [
        [seat, "?" if secret else move] for (seat, move), secret in zip(moves, hidden, strict=True)
    ]
    assert table.view(0)["moves"] == [
        [seat, "?" if secret and seat != 0 else move] for (seat, move), secret in zip(moves, hidden, strict=True)
    ]
    table.do("resign", 0)
    assert table.view(None)["moves"] == moves


def words(seen: Any) -> set[str]:
    """All texts in a view, also those that are keys."""
    if isinstance(seen, dict):
        return set(seen) | set(itertools.chain.from_iterable(map(words, seen.values())))
    if isinstance(seen, list):
        return set(itertools.chain.from_iterable(map(words, seen)))
    return {seen} if isinstance(seen, str) else set()


def test_no_secret_number_is_sent_before_the_round_is_over() -> None:
    table = Evening("links", 2, series=True).sit()
    secrets = set()
    for _ in range(2):
        secret, numbers = number(table.now), [number(table.now, seat) for seat in (0, 1)]
        table.do("commit", secret=secret)
        table.do("ready", 0, number=numbers[0])
        assert not words(table.view(1)) & {secret, *numbers}
        table.do("ready", 1, number=numbers[1])
        table.do("deal")
        while table.state.phase == "playing":
            assert not words([table.view(eyes) for eyes in (0, 1, None)]) & {secret, *numbers}
            table.move()
        secrets |= {secret, *numbers}
        assert secrets <= words(table.view(None))


def test_the_deal_is_never_in_a_view_of_a_running_game() -> None:
    table = evening("sums", 2)
    for eyes in (0, 1, None):
        seen = json.dumps(table.view(eyes))
        assert table.match.deal["reshuffle"] not in seen
        assert '"deck"' not in seen
