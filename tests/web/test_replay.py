"""Looking back: step, play, jump, with anybody's eyes; a link to any position; the record; going on from there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from spieltisch.kernel.registry import ids
from spieltisch.table import verify

from .browser import Visitor
from .conftest import ROOT, Visit
from .playing import click, look, play

BOARDS = [game for game in ids() if (ROOT / f"web/src/games/{game}/Board.svelte").is_file()]


def finished(anna: Visitor, game: str = "blockers") -> str:
    """A game that is over; whose, does not matter."""
    table = anna.found(game, ["me", "easy"])
    look(anna.page)
    anna.page.get_by_role("button", name="More").click()
    anna.page.get_by_role("button", name="Give up").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(anna.page.get_by_role("link", name="Replay")).to_be_visible()
    return table


def test_step_jump_and_play(visit: Visit) -> None:
    anna = visit()
    table = anna.found("ten", ["me", "easy"])
    play(anna.page, click)
    count = len(anna.view(table)["moves"])
    page = anna.page
    page.get_by_role("link", name="Replay").click()
    controls = page.get_by_role("group", name="Replay")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    controls.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile("number=1"))
    controls.get_by_role("button", name="To the end").click()
    expect(page).to_have_url(re.compile(f"number={count}"))
    expect(page.get_by_text("has won", exact=True)).to_be_visible()
    controls.get_by_role("button", name="One move back").click()
    expect(page).to_have_url(re.compile(f"number={count - 1}"))
    controls.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("number=0"))
    controls.get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile("number=2"))
    controls.get_by_role("button", name="Pause").click()
    page.get_by_role("list", name="Moves").get_by_role("button").nth(2).click()
    expect(page).to_have_url(re.compile("number=3"))


@pytest.mark.parametrize("game", [game for game in BOARDS if game != "ten"])  # where nobody has a hand to see
def test_any_seats_eyes_and_all_hands_open(visit: Visit, game: str) -> None:
    anna = visit()
    table = finished(anna, game)
    page = anna.open(f"/replay/{table}?number=0&seat=0")
    eyes = page.get_by_label("Seen by")
    board = page.locator("section.board")
    expect(board.locator("svg").first).to_be_visible()
    seen = [board.inner_html()]
    for who in ("Easy bot", "all hands open"):
        eyes.select_option(label=who)
        for before in seen:
            expect(board).not_to_have_js_property("innerHTML", before)
        anna.axe(f"replay {who}")
        seen.append(board.inner_html())


def test_a_link_to_a_position_the_record_and_going_on_from_it(visit: Visit, tmp_path: Path) -> None:
    anna, clara = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    table = anna.found("ten", ["me", "easy"])
    play(anna.page, click)
    page = anna.open(f"/replay/{table}?number=4&seat=open")
    page.get_by_role("button", name="Link to this position").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = clara.open(link.removeprefix(clara.address))
    expect(other.get_by_role("list", name="Moves").locator("[aria-current]")).to_have_count(1)
    fourth = anna.view(table)["moves"][3][1]
    expect(other.get_by_role("list", name="Moves").locator("[aria-current]")).to_have_text(fourth)

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record: Any = json.loads(file.read_text("utf-8"))
    assert all(found.commitment and found.seed and found.deal for found in verify(record).rounds)

    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".verdict.bad")).to_have_count(0)

    page.get_by_role("button", name="Go on from here against bots").click()
    page.wait_for_url("**/table/*")
    look(page)
    new = page.url.rsplit("/", 1)[1]
    assert new != table
    assert anna.view(new)["moves"][:4] == anna.view(table)["moves"][:4]


def test_while_it_is_played_only_my_own_eyes(visit: Visit) -> None:
    anna = visit()
    table = anna.found("blockers", ["me", "easy"])
    play(anna.page, click, most=2)
    page = anna.open(f"/replay/{table}?number=0&seat=open")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_count(0)
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
