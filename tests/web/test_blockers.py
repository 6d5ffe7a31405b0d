"""The board of blockers: what it shows and how it is played."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .playing import AWAIT_NUMBER, drag, look
from .positions import position, sit


def test_cells_light_up_what_is_protected_shows_and_a_tile_is_laid_by_drag(visit: Visit) -> None:
    anna = visit()
    match = position("blockers", lambda match: len(match.moves) > 30, 3)
    table = sit(anna, match)
    page = anna.page
    now = look(page)
    view = match.view(0)["position"]
    lying = [cell for row in view["board"] for cell in row if cell]
    free = sum(one["free"] for one in lying)
    expect(page.get_by_role("button", name=re.compile("may be taken$"))).to_have_count(free)
    expect(page.get_by_role("button", name=re.compile("protected$"))).to_have_count(len(lying) - free)
    tile = page.locator(".rack [data-leads]").first
    expect(page.locator("[data-field] .lit")).to_have_count(0)
    tile.hover()
    cells = {move.split("@")[1] for move in str(tile.get_attribute("data-leads")).split()}
    expect(page.locator("[data-field] .lit")).to_have_count(len(cells))
    cell = min(cells)
    drag(page, tile, page.locator(f'[data-field="{cell}"]'))
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    assert str(anna.view(table)["moves"][len(match.moves)][1]).endswith(f"@{cell}")


def test_a_move_that_is_pointed_at_is_shown_and_what_others_did_is_marked(visit: Visit) -> None:
    anna = visit()
    match = position("blockers", lambda match: len(match.moves) > 12, 3)
    sit(anna, match)
    page = anna.page
    look(page)
    changed = anna.page.get_by_role("heading", name="Since your last turn").locator("xpath=..").locator("li")
    expect(page.locator("[data-field] .fresh")).to_have_count(changed.count())
    page.locator(".move").last.hover()
    expect(page.locator("[data-field] .shown")).to_have_count(1)
    # The section's symbol can be read on every tile, too: a sign in its corner.
    tiles = page.locator("[data-field]:has(.tile)")
    assert tiles.count() == sum(1 for row in match.view(0)["position"]["board"] for cell in row if cell)
    assert all(tiles.evaluate_all("all => all.map((one) => one.querySelector('.corner') !== null)"))


def test_the_corner_of_a_joker_can_be_read(visit: Visit) -> None:
    anna = visit()
    match = position("blockers", lambda match: any(move.startswith("*@") for _, move in match.moves[-2:]), 3)
    sit(anna, match)
    look(anna.page)
    jokers = anna.page.get_by_role("button", name=re.compile(r"^\w\d, \w+: \w+ joker")).locator(".corner")
    expect(jokers).not_to_have_count(0)
    # Dark on the joker's pale wood; once it was white on that.
    expect(jokers.first).to_have_css("fill", "rgb(45, 40, 35)")
