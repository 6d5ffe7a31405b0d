"""Two people at one table, each with a browser, and a third who looks on and sees nothing that is hidden."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import spieltisch
from spieltisch.kernel.registry import find, ids

from .browser import Visitor
from .conftest import ROOT, Visit
from .playing import AWAIT_NUMBER, click, look, make, prefer

BOARDS = [game for game in ids() if (ROOT / f"web/src/games/{game}/Board.svelte").is_file()]
OVER = "() => document.querySelector('[data-phase]').dataset.phase !== 'playing'"
MOVES = 400


def seated(visit: Visit, game: str, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Bert at a table of theirs; the id of the table."""
    anna, bert = visit(), visit(locale="de-DE")
    anna.guest("Anna")
    bert.guest("Bert")
    table = anna.found(game, ["me", "open"], **more)
    bert.open(f"/table/{table}")
    bert.page.get_by_role("button", name="Hinsetzen").click()
    for one in (anna, bert):
        one.page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    return anna, bert, table


def late(game: str, left: int) -> dict[str, Any]:
    """A deal and its first moves, so that only so many are left to a round's end: whole rounds are for other tests."""
    match, lot = spieltisch.new(game, 2, seed="07" * 32), random.Random(7)
    moves = []
    while not match.over:
        seat = match.to_act[0]
        move = prefer(lot, match.legal(seat))
        moves.append([seat, move])
        match.play(move, seat)
    return {"deal": match.deal, "moves": moves[:-left]}


def together(anna: Visitor, bert: Visitor, table: str, lot: random.Random, most: int = MOVES, after: Any = None) -> int:
    """They move in turn, by what their pages offer, until the round is over; how many moves they made."""
    for made in range(most):
        view = anna.view(table)
        if view["phase"] != "playing":
            return made
        seat = view["match"]["to_act"][0]
        mover = (anna, bert)[seat]
        now = look(mover.page)
        make(mover.page, click, prefer(lot, sorted({*now["moves"], *now["leads"]})))
        mover.page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
        if after:
            after(made, mover)
    assert most < MOVES, "the game does not end"
    return most


@pytest.mark.parametrize("game", BOARDS)
def test_two_people_and_one_who_looks_on(visit: Visit, game: str) -> None:
    """One loads her page again in the middle; nothing is lost or doubled, and the onlooker sees no hidden tile."""
    anna, bert, table = seated(visit, game, **late(game, 16))
    clara = visit()
    heard: list[Any] = []
    clara.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    clara.open(f"/table/{table}")
    expect(anna.page.get_by_text("One person looks on")).to_be_visible()

    def after(made: int, mover: Visitor) -> None:
        if made in (3, 9):
            mover.page.reload()

    together(anna, bert, table, random.Random(5), after=after)
    for one in (anna, bert, clara):
        one.page.wait_for_function(OVER)
    for one in (anna, bert, clara):
        shown = one.page.get_by_role("list", name=re.compile("Moves|Züge")).get_by_role("button")
        assert shown.count() == len(anna.view(table)["moves"])
    views = [message["view"] for message in heard if message.get("table") == table and "view" in message]
    assert views
    assert {view["seat"] for view in views} == {None}
    running = [view for view in views if view["phase"] == "playing" and view["match"]]
    assert running
    assert not any("legal" in view["match"] for view in running)
    assert not clara.page.locator("[data-move], [data-leads]").count()


# Of a page: play this seat to the end of the round, quickly, over a socket of its own.
HURRY = """table => {
  const socket = new WebSocket(`/api/socket?client=${Math.random()}`.replace("0.", ""));
  let n = 0;
  const send = (message) => socket.send(JSON.stringify({ n: ++n, ...message }));
  socket.onopen = () => send({ op: "open", table });
  socket.onmessage = ({ data }) => {
    const { view } = JSON.parse(data);
    if (view && view.phase !== "playing") socket.close();
    const legal = view?.phase === "playing" && view.match.legal;
    if (!legal) return;
    const move = legal.find((one) => !/^(draw|pass|end|skip|keep)/.test(one)) ?? legal[0];
    send({ op: "do", table, event: { type: "move", seat: view.seat, move } });
  };
}"""


@pytest.mark.parametrize("game", [game for game in BOARDS if find(game).rounds])
def test_a_series_and_the_next_round(visit: Visit, game: str) -> None:
    anna, bert, table = seated(visit, game, series=True)
    for one in (anna, bert):
        one.page.evaluate(HURRY, table)
    for one, words in ((anna, "Next round"), (bert, "Nächste Runde")):
        one.page.wait_for_function(OVER)
        one.axe("between two rounds")
        one.page.get_by_role("button", name=words).click()
    for one in (anna, bert):
        one.page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Round 2 of")
    assert len(anna.view(table)["rounds"]) == 1


def test_a_rematch_when_both_want_one(visit: Visit) -> None:
    anna, bert, table = seated(visit, "ten")
    for one in (anna, bert):
        one.page.evaluate(HURRY, table)
    anna.page.get_by_role("button", name="Rematch").click()
    expect(bert.page.get_by_text("möchte Revanche")).to_be_visible()
    bert.page.get_by_role("button", name="Revanche").click()
    for one in (anna, bert):
        one.page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    assert anna.view(table)["moves"] == []


def test_words_and_gestures(visit: Visit) -> None:
    anna, bert, _ = seated(visit, "ten")
    anna.page.get_by_label("Write something").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    expect(bert.page.get_by_role("log")).to_contain_text("Good luck!")
    bert.page.get_by_role("button", name="Danke").click()
    expect(anna.page.locator(".reaction")).to_contain_text("Thanks")
    bert.page.get_by_role("button", name="Bitte Ruhe").click()
    expect(bert.page.get_by_role("log")).to_have_count(0)


def test_who_is_gone_is_seen_to_be_gone(visit: Visit) -> None:
    anna, bert, _ = seated(visit, "ten")
    seat = anna.page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Bert")
    expect(seat).not_to_contain_text("not connected")
    bert.open("/")
    expect(seat).to_contain_text("not connected")
    bert.page.go_back()
    expect(seat).not_to_contain_text("not connected")


def test_ending_together_without_a_winner(visit: Visit) -> None:
    anna, bert, table = seated(visit, "ten")
    anna.page.get_by_role("button", name="More").click()
    anna.page.get_by_role("button", name="Propose to end").click()
    proposal = bert.page.get_by_role("alert").filter(has_text="Anna")
    expect(proposal).to_be_visible()
    bert.axe("a proposal")
    proposal.get_by_role("button", name="Einverstanden").click()
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    assert anna.view(table)["result"]["how"] == "agreed"


def test_whom_one_does_not_want_to_hear(visit: Visit) -> None:
    """One person, in words and gestures, also after the page was loaded again; and heard again."""
    anna, bert, _ = seated(visit, "ten")
    chat = anna.page.get_by_role("region", name="Chat")

    def says(text: str) -> None:
        bert.page.get_by_label("Schreib etwas").fill(text)
        bert.page.keyboard.press("Enter")
        expect(bert.page.get_by_role("log")).to_contain_text(text)

    says("eins")
    expect(chat).to_contain_text("eins")
    chat.get_by_role("button", name="Mute Bert").click()
    expect(chat).not_to_contain_text("eins")
    says("zwei")
    bert.page.get_by_role("button", name="Oh!").click()
    expect(bert.page.locator(".reaction")).to_be_visible()
    anna.page.reload()
    anna.axe("somebody is not heard")
    chat.get_by_role("button", name="Hear Bert again").click()
    says("drei")
    expect(chat).to_contain_text("drei")
    assert anna.page.locator(".reaction").count() == 0
