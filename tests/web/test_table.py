"""A table as one sits at it: what can be done, why not, what has changed, whose turn it is."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .browser import PHONE
from .conftest import Visit
from .playing import AWAIT_NUMBER, click, look, make, play


def test_what_is_refused_says_which_rule_and_why(visit: Visit) -> None:
    anna = visit()
    table = anna.found("blockers", ["me", "easy"])
    page = anna.page
    look(page)
    moves = anna.view(table)["moves"]
    page.locator(".rack button[data-leads]").first.click()
    page.locator("[data-field][aria-disabled=true]").first.click(force=True)
    told = page.get_by_role("alert")
    expect(told).to_contain_text(re.compile(r"rule BL-\d+"))
    assert len(told.inner_text()) > 30
    anna.axe("refused")
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_empty()
    assert anna.view(table)["moves"] == moves


def test_undo_while_nothing_was_learned(visit: Visit) -> None:
    anna = visit()
    table = anna.found("bridges", ["me", "easy"])
    page = anna.page
    for _ in range(12):
        look(page)
        play(page, click, most=1)
        if "undo" in anna.view(table)["may"]:
            break
    moves = anna.view(table)["moves"]
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-announced]").filter(has_text="taken back")).to_have_count(1)
    assert anna.view(table)["moves"] == moves[:-1]


def test_a_hint_says_what_and_why_and_can_be_followed(visit: Visit) -> None:
    anna = visit()
    anna.found("blockers", ["me", "easy"])
    page = anna.page
    now = look(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status").filter(has=page.get_by_role("button", name="Do that"))
    expect(hint).to_be_visible()
    assert len(hint.inner_text().split()) > 8
    anna.axe("a hint")
    hint.get_by_role("button", name="Do that").click()
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    expect(hint).to_have_count(0)


def test_what_the_others_did_is_told_and_pointing_at_a_move_shows_it(visit: Visit) -> None:
    anna = visit()
    table = anna.found("blockers", ["me", "easy", "easy"])
    page = anna.page
    play(page, click, most=2)
    look(page)
    told = page.get_by_role("region", name="Since your last turn").get_by_role("listitem")
    expect(told).to_have_count(len(anna.view(table)["changed"]))
    expect(told.first).to_contain_text(re.compile("Easy bot [12]: "))
    shown = page.locator("section.board .shown")
    expect(shown).to_have_count(0)
    page.get_by_role("list", name="Moves").get_by_role("button").first.hover()
    expect(shown).not_to_have_count(0)
    page.mouse.move(2, 2)
    expect(shown).to_have_count(0)


def test_the_browsers_tab_says_when_it_is_my_turn(visit: Visit) -> None:
    anna, bert = visit(), visit()
    anna.guest("Anna")
    bert.guest("Bert")
    table = anna.found("ten", ["me", "open"])
    bert.open(f"/table/{table}")
    bert.page.get_by_role("button", name="Sit down").click()
    both = {0: anna, 1: bert}
    for one in both.values():
        one.page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    for _ in range(2):
        turn = anna.view(table)["match"]["to_act"][0]
        expect(both[turn].page).to_have_title(re.compile("^● Your turn · Ten"))
        expect(both[turn].page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
        expect(both[1 - turn].page).to_have_title(re.compile("^[^●].*Ten"))
        expect(both[1 - turn].page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")
        now = look(both[turn].page)
        make(both[turn].page, click, now["moves"][0])
        both[1 - turn].page.wait_for_function(AWAIT_NUMBER, arg=now["number"])


LISTEN = """() => {
  window.heard = 0;
  const old = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard += 1; return old.call(this); };
  navigator.vibrate = () => { window.heard += 1; return true; };
}"""


def test_one_switch_makes_it_silent(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(f"({LISTEN})()")
    anna.found("ten", ["me", "easy"])
    page = anna.page
    play(page, click, most=2)
    look(page)
    assert page.evaluate("() => window.heard") > 0
    page.get_by_role("button", name="More").click()
    switch = page.get_by_role("button", name="Sound and vibration")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    heard = page.evaluate("() => window.heard")
    play(page, click, most=2)
    look(page)
    assert page.evaluate("() => window.heard") == heard
    page.reload()
    look(page)
    play(page, click, most=1)
    assert page.evaluate("() => window.heard") == 0


def test_another_language_at_once(visit: Visit) -> None:
    """In the middle of a game, the server's sentences too, and it stays chosen."""
    anna = visit()
    anna.found("bridges", ["me", "easy"])
    page = anna.page
    look(page)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Brücken")
    expect(page.get_by_role("region", name="Am Tisch")).to_contain_text("Leichter Bot")
    assert page.evaluate("() => document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Brücken")


def test_dark_by_wish_and_by_the_device(visit: Visit) -> None:
    anna = visit(color_scheme="dark")
    page = anna.open()
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(ground)
    page.get_by_role("button", name="Light or dark").click()
    light = page.evaluate(ground)
    assert sum(map(int, re.findall(r"\d+", light))) > 2 * sum(map(int, re.findall(r"\d+", dark)))
    page.get_by_role("button", name="Light or dark").click()
    assert page.evaluate(ground) == dark
    page.reload()
    assert page.evaluate(ground) == dark


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_clock_runs_for_who_is_asked(visit: Visit, device: dict[str, Any]) -> None:
    anna = visit(**device)
    anna.found("ten", ["me", "easy"], clock={"kind": "minutes", "minutes": 5, "increment": 5})
    look(anna.page)
    clock = (
        anna.page.get_by_role("region", name="Players")
        .get_by_role("listitem")
        .filter(has_text="You")
        .get_by_role("timer")
    )
    expect(clock).to_have_text(re.compile(r"[45]:\d\d"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)


def test_giving_up_is_asked_twice(visit: Visit) -> None:
    anna = visit()
    table = anna.found("ten", ["me", "easy"])
    page = anna.page
    look(page)
    more = page.get_by_role("button", name="More")
    more.click()
    page.get_by_role("button", name="Give up").click()
    dialog = page.get_by_role("dialog", name="Give up this game?")
    dialog.get_by_role("button", name="Go on playing").click()
    expect(dialog).to_have_count(0)
    assert anna.view(table)["phase"] == "playing"
    more.click()
    page.get_by_role("button", name="Give up").click()
    dialog.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert anna.view(table)["result"]["how"] == "resigned"


def test_the_end_counts_line_by_line_and_verifies_the_shuffle(visit: Visit) -> None:
    anna = visit()
    table = anna.found("blockers", ["me", "easy"])
    page = anna.page
    play(page, click)
    view = anna.view(table)
    for seat, lines in enumerate(view["match"]["tally"]):
        name = "You" if seat == 0 else "Easy bot"
        sheet = page.get_by_role("table", name=re.compile(f"^{name}"))
        expect(sheet.locator("tbody tr")).to_have_count(len(lines))
        expect(sheet.locator("tfoot td")).to_have_text(str(view["match"]["scores"][seat]))
    expect(page.get_by_text("has won", exact=True)).to_have_count(len(view["match"]["winners"]))
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".verdict.bad")).to_have_count(0)
    anna.axe("verified")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    assert anna.view(table)["moves"] == [] or anna.view(table)["moves"][0][0] == 1
