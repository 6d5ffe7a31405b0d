"""What is sent: the sentence of the turn, what has changed, what may be done, the moments of a round."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from spieltisch.kernel import registry
from spieltisch.kernel.errors import Refusal
from spieltisch.table import moment, view
from spieltisch.text import LANGUAGES, has, say
from tests.table import Evening, evening, number

GAMES = [(game, players) for game in registry.ids() for players in (registry.find(game).seats[0], 3) if game != "ten"]
GAMES.append(("ten", 2))


def said(seen: dict[str, Any]) -> set[str]:
    """The sentence, in every language."""
    sentence = seen["sentence"]
    return {say(sentence["key"], language, **sentence["values"]) for language in LANGUAGES}


@pytest.mark.parametrize(("game", "players"), GAMES, ids=str)
def test_at_every_moment_everybody_is_told_how_things_stand(game: str, players: int) -> None:
    table = Evening(game, players)
    for seat in range(players):
        assert len(said(table.view(None))) == 2
        table.sit(seat)
    assert len(said(table.view(0))) == 2
    table.deal()
    keys = set()
    while table.state.phase == "playing":
        for eyes in (*range(players), None):
            seen = table.view(eyes)
            assert json.loads(json.dumps(seen)) == seen
            assert len(said(seen)) == 2
            keys.add(seen["sentence"]["key"])
        table.move()
    assert keys <= {f"table-turn-{game}", "table-say-others"}
    for eyes in (*range(players), None):
        assert len(said(table.view(eyes))) == 2


def test_a_game_without_a_sentence_of_its_own_has_the_common_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "mine", replace(registry.find("ten"), id="mine"))
    table = evening("mine")
    assert not has("table-turn-mine")
    assert table.view(table.match.to_act[0])["sentence"]["key"] == "table-say-turn"


def test_the_sentence_counts_what_may_still_be_laid() -> None:
    table = evening("links", 2)
    (seat,) = table.match.to_act
    lay = next(move for move in table.match.legal(seat) if move != "draw" and "*" not in move)
    table.move(lay)
    sentence = table.view(seat)["sentence"]
    assert say(sentence["key"], "en", **sentence["values"]) == "Lay up to three more cards, or end your turn."
    assert table.view(1 - seat)["sentence"] == {
        "key": "table-say-others",
        "values": {"count": 1, "names": ["Anna", "Bert"][seat]},
    }


@pytest.mark.parametrize("how", ["played", "resigned", "agreed"])
def test_the_end_is_told_by_name_also_when_people_have_left(how: str) -> None:
    table = evening("links", 2)
    if how == "played":
        table.play()
    elif how == "resigned":
        table.do("resign", 0)
    else:
        table.do("end", 0)
        table.do("end", 1)
    told = said(table.view(None))
    table.do("leave", 0)
    table.do("leave", 1)
    assert said(table.view(None)) == told
    seen = table.view(None)
    assert seen["result"]["how"] == how
    assert (seen["match"]["to_act"], seen["may"]) == ([], [])


def test_after_an_early_end_no_move_is_offered() -> None:
    table = evening("links", 2)
    (seat,) = table.match.to_act
    assert "legal" in table.view(seat)["match"]
    table.do("resign", seat)
    assert "legal" not in table.view(seat)["match"]


def test_what_changed_since_the_own_last_turn() -> None:
    table = evening("links", 3)
    start = table.match.to_act[0]

    def turn(count: int) -> list[list[Any]]:
        """Lay up to so many cards and end; or draw, which ends it too."""
        (seat,) = table.match.to_act
        done: list[list[Any]] = []
        while table.match.to_act == [seat]:
            fits = [move for move in table.match.legal(seat) if move not in ("draw", "end") and "=" not in move]
            move = fits[0] if fits and len(done) < count else "end" if done else "draw"
            done.append([seat, table.move(move)])
        return done

    first, second, third = start, (start + 1) % 3, (start + 2) % 3
    one = turn(1)
    assert table.view(None)["changed"] == one
    assert table.view(first)["changed"] == []
    two = turn(1)
    assert table.view(first)["changed"] == two
    assert table.view(second)["changed"] == []
    assert table.view(third)["changed"] == one + two
    three = turn(2)
    assert table.view(first)["changed"] == two + three
    assert table.view(second)["changed"] == three
    table.move(next(move for move in table.match.legal(first) if move != "draw"))
    assert table.view(first)["changed"] == two + three  # also while the own turn goes on
    assert table.view(third)["changed"] == [table.view(None)["moves"][-1]]
    assert table.view(None)["moves"][: len(one + two + three)] == one + two + three


def test_what_may_be_done_is_what_would_not_be_refused() -> None:
    table = Evening("links", 2)
    table.sit(0)
    assert table.view(0)["may"] == ["leave"]
    assert table.view(1)["may"] == []
    table.sit(1)
    table.do("commit", secret=number(1))
    assert table.view(0)["may"] == ["ready", "leave"]
    table.do("ready", 0, number=number(2))
    assert table.view(0)["may"] == ["leave"]
    assert [seat["ready"] for seat in table.view(1)["seats"]] == [True, False]
    table.do("ready", 1, number=number(3))
    table.do("deal")
    (seat,) = table.match.to_act
    assert table.view(seat)["may"] == ["resign", "end", "leave"]
    lay = next(move for move in table.match.legal(seat) if move != "draw" and "*" not in move)
    table.move(lay)
    assert table.view(seat)["may"] == ["undo", "resign", "end", "leave"]
    table.do("end", 1 - seat)
    assert table.view(seat)["may"] == ["undo", "resign", "end", "decline", "leave"]
    assert table.view(seat)["end"] == [1 - seat]
    table.do("decline", seat)
    table.do("leave", seat)
    assert table.view(seat)["may"] == ["return", "resign"][::-1]
    table.do("resign", 1 - seat)
    assert table.view(seat)["may"] == ["leave", "rematch"]


def test_only_who_is_allowed_to_looks_on() -> None:
    table = evening(watch=False)
    table.view(0)
    for look in (view, moment):
        with pytest.raises(Refusal) as refused:
            look(table.table, None, 0)
        assert refused.value.key == "table-not-watched"


def test_who_is_invited_sees_the_free_seat() -> None:
    table = Evening("ten", watch=False)
    table.do("sit", 0, by="anna", name="Anna")
    assert [seat["kind"] for seat in table.view(None)["seats"]] == ["person", "empty"]
    table.do("sit", 1, by="bert", name="Bert")
    with pytest.raises(Refusal):
        table.view(None)


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_there_are_only_so_many_eyes(seat: Any) -> None:
    with pytest.raises(Refusal):
        evening().view(seat)


def test_every_moment_of_a_round_can_be_seen_again() -> None:
    table = evening("sums", 2)
    seen = []
    while table.state.phase == "playing":
        seen.append({eyes: table.match.view(eyes) for eyes in (0, 1, None)})
        if len(seen) % 10 == 1:
            n = random.Random(len(seen)).randrange(len(seen))
            for eyes in (0, 1, None):
                now = moment(table.table, eyes, n)
                assert now == {name: value for name, value in seen[n][eyes].items() if name != "legal"}
            with pytest.raises(Refusal):
                moment(table.table, 0, n, all_open=True)
        table.move()
    assert moment(table.table, 0, 3, all_open=True)["position"]["seats"][1]["hand"] is not None
    for wrong in (-1, len(seen) + 1, True, "0"):
        with pytest.raises(Refusal):
            moment(table.table, 0, wrong)  # type: ignore[arg-type]


def test_moments_of_earlier_rounds_lie_open() -> None:
    table = evening("links", 2, series=True).play()
    last = table.match.state()
    table.deal().play(3)
    assert moment(table.table, 0, last["moves"], round=0, all_open=True) == last
    with pytest.raises(Refusal):
        moment(table.table, 0, 0, round=1, all_open=True)
    with pytest.raises(Refusal):
        moment(table.table, 0, 0, round=2)
