"""The board of sums: what it shows and how it is played."""

import re

from playwright.sync_api import expect

from spieltisch.match import Match

from .conftest import Visit
from .playing import AWAIT_NUMBER, drag, look
from .positions import position, sit


def written(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def writes(match: Match) -> list[str]:
    return [move for move in match.legal(0) if re.fullmatch("[oyp][1-9]", move)]


def test_every_play_shows_its_sum_and_lights_the_fields_it_could_fill(visit: Visit) -> None:
    anna = visit()
    match = position("sums", lambda match: len(match.moves) > 9 and match.view(0)["position"]["phase"] == "choose", 3)
    sit(anna, match)
    page = anna.page
    look(page)
    plays = match.view(0)["position"]["plays"]
    for play in plays:
        chip = page.locator(f'.rack [data-move="{play["move"]}"]')
        expect(chip).to_contain_text(written(play["sum"]))
        assert chip.locator(".hue").count() == len(play["colours"])
    card = plays[0]["move"].split(">")[0]
    page.locator(f'.rack [data-tile="{card}"]').click()
    for play in plays:
        held, pile = play["move"].split(">")
        if held == card:
            expect(page.locator(f'.piles [data-field="{pile}"] .tag')).to_contain_text(written(play["sum"]))
    could = {field for play in plays if play["move"].startswith(f"{card}>") for field in play["fields"]}
    shown = page.locator(".own [data-field]:has(.could)").evaluate_all("all => all.map((one) => one.dataset.field)")
    assert {*shown} == could
    now = look(page)
    page.locator(f'.piles [data-field="{plays[0]["move"][-1]}"]').click()
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])


def test_a_second_card_of_the_same_value_or_the_announcement(visit: Visit) -> None:
    anna = visit()
    match = position("sums", lambda match: match.view(0)["position"]["phase"] == "second" and len(match.legal(0)) > 1)
    table = sit(anna, match)
    page = anna.page
    now = look(page)
    second = next(move for move in match.legal(0) if move != "call")
    expect(page.get_by_role("button", name="Announce", exact=True)).to_be_visible()
    card, pile = second.split(">")
    drag(page, page.locator(f'.rack [data-tile="{card}"]'), page.locator(f'.piles [data-field="{pile}"]'))
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    assert [0, second] in anna.view(table)["moves"]


def test_the_sum_is_written_by_drag_and_the_others_sheets_are_one_tap_away(visit: Visit) -> None:
    anna = visit()
    match = position("sums", lambda match: len(match.moves) > 20 and bool(writes(match)), 3)
    table = sit(anna, match)
    page = anna.page
    now = look(page)
    fields = writes(match)
    announced = str(match.view(0)["position"]["announced"]["sum"])
    lit = page.locator(".own [data-field]:has(.lit)")
    expect(lit).to_have_count(len(fields))
    expect(lit.first).to_contain_text(announced)
    sheets = page.get_by_role("group", name="All sheets").get_by_role("button")
    expect(sheets).to_have_count(3)
    sheets.nth(1).click()
    expect(page.locator(".whose")).to_contain_text("Easy bot")
    expect(lit).to_have_count(0)
    sheets.nth(0).click()
    expect(lit).to_have_count(len(fields))
    drag(page, page.locator('.rack [data-tile="sum"]'), page.locator(f'.own [data-field="{fields[0]}"]'))
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    assert [0, fields[0]] in anna.view(table)["moves"]


def test_what_others_decide_is_not_on_the_page_before_all_have(visit: Visit) -> None:
    anna = visit()
    match = position("sums", lambda match: {0, 1} <= {*match.to_act} and len(match.moves) > 10)
    sit(anna, match)
    page = anna.page
    look(page)
    other = page.get_by_role("group", name="All sheets").get_by_role("button").nth(1)
    expect(other.get_by_role("img", name="has decided")).to_be_visible()
    numbers = [number for row in match.view(0)["position"]["seats"][1]["sheet"].values() for number in row if number]
    expect(other.locator(".ink")).to_have_count(len(numbers))
    assert page.locator(".move").last.inner_text() == "?"
