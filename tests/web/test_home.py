"""The first screen: five games, a first move in two clicks, friends by link, open tables, and where one left off."""

import re

import pytest
from playwright.sync_api import Route, expect

from spieltisch.kernel.registry import ids

from .browser import PHONE
from .conftest import Visit
from .playing import click, look, play


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_every_game_says_what_it_is(visit: Visit, language: str) -> None:
    page = visit(locale=language).open()
    minutes, players = ("Minuten", "Personen") if language == "de-DE" else ("minutes", "players")
    expect(page.get_by_role("article")).to_have_count(len(ids()))
    for card in page.get_by_role("article").all():
        expect(card.locator("svg").first).to_be_visible()
        expect(card.locator(".facts")).to_contain_text(re.compile(f"{players} · [0-9]+ {minutes}"))
        assert len(card.locator("p:not(.facts)").inner_text()) > 40


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_first_move_is_two_clicks_away(visit: Visit, device: dict[str, object]) -> None:
    """Play now, and a field of the board: bots sit down and nobody has to say who he is."""
    anna = visit(**device)
    page = anna.open()
    page.get_by_role("article", name="Ten").get_by_role("button", name="Play now").click()
    now = look(page)
    page.locator(f'[data-move="{now["moves"][0]}"]').locator("visible=true").first.click()
    expect(page.get_by_role("list", name="Moves").get_by_text("You", exact=True)).to_be_visible()


def test_how_many_and_how_strong(visit: Visit) -> None:
    """What is chosen once is chosen the next time."""
    anna = visit()
    page = anna.open()
    page.get_by_role("article", name="Blockers").get_by_role("button", name="Choose").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).click()
    dialog.get_by_text("easy", exact=True).click()
    dialog.get_by_text("groups only").click()
    dialog.get_by_role("button", name="Play against bots").click()
    look(page)
    table = page.url.rsplit("/", 1)[1]
    view = anna.view(table)
    assert [seat["level"] for seat in view["seats"]] == [None, "easy", "easy", "easy"]
    assert view["setup"]["options"]["scoring"] == "groups"
    expect(page.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(4)
    anna.open()
    page.get_by_role("article", name="Blockers").get_by_role("button", name="Choose").click()
    expect(page.get_by_role("dialog").get_by_label("groups only")).to_be_checked()


def test_a_friend_comes_by_link(visit: Visit) -> None:
    anna, bert = visit(), visit(locale="de-DE")
    page = anna.open()
    page.get_by_role("article", name="Ten").get_by_role("button", name="Invite").click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link == page.url
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert code.evaluate("one => one.complete && one.naturalWidth > 0")
    other = bert.open(link.removeprefix(bert.address))
    other.get_by_label("Dein Name").fill("Bert")
    other.get_by_role("button", name="Hinsetzen").click()
    for one in (page, other):
        one.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    expect(page.get_by_role("region", name="Players").get_by_text("Bert")).to_be_visible()


def test_whoever_is_quicker_than_the_server_sits_down_all_the_same(visit: Visit) -> None:
    """The table is shown before the server has made a guest of whom it is shown to."""
    anna, bert = visit(), visit()
    anna.guest("Anna")
    table = anna.found("ten", ["me", "open"])
    held: list[Route] = []
    bert.page.route("**/api/guest", lambda route: held.append(route))
    page = bert.open(f"/table/{table}")
    page.get_by_label("Your name").fill("Bert")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_timeout(200)
    held[0].continue_()
    page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    expect(anna.page.get_by_role("region", name="Players").get_by_text("Bert")).to_be_visible()


def test_an_open_table_is_joined(visit: Visit) -> None:
    anna, bert = visit(), visit()
    anna.guest("Olga")
    anna.found("ten", ["me", "open"], public=True)
    other = bert.open()
    other.get_by_role("region", name="Open tables").get_by_role("link", name=re.compile("Ten.*Olga")).first.click()
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_function("() => document.querySelector('[data-phase=playing]')")


def test_a_table_is_gone_on_with(visit: Visit) -> None:
    anna = visit()
    table = anna.found("ten", ["me", "easy"])
    play(anna.page, click, most=2)
    look(anna.page)
    page = anna.open()
    line = page.get_by_role("region", name="Go on").get_by_role("link")
    expect(line).to_contain_text("your turn")
    expect(line).to_contain_text("Easy bot")
    line.click()
    page.wait_for_url(f"**/table/{table}")
    assert look(page)["phase"] == "playing"
