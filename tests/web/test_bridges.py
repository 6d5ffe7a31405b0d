"""The board of bridges: what it shows and how it is played."""

import re

from playwright.sync_api import expect

from spieltisch.match import Match

from .browser import PHONE
from .conftest import Visit
from .playing import click, drag, look, make
from .positions import position, sit


def gains(match: Match) -> str | None:
    """A move that brings a bonus tile, which is laid by itself."""
    for move in match.legal(0):
        after = match.copy()
        after.play(move, 0)
        did = [one for turn in after.view(0)["position"]["story"] for one in turn["did"]]
        if move in did and any(one.startswith("+") for one in did[did.index(move) :]):
            return move
    return None


def test_a_bonus_says_what_was_drawn_and_where_it_went(visit: Visit) -> None:
    anna = visit()
    match = position("bridges", lambda match: gains(match) is not None)
    move = gains(match)
    assert move
    sit(anna, match)
    look(anna.page)
    make(anna.page, click, move)
    news = anna.page.locator(".news")
    expect(news).to_contain_text(re.compile(r"Your bonus: \w+ \d+, drawn from the bag and laid"))
    expect(anna.page.locator("[data-field] .gift")).not_to_have_count(0)


def test_what_fits_is_lifted_and_rows_run_downwards_on_a_phone(visit: Visit) -> None:
    anna = visit()
    match = position("bridges", lambda match: len(match.moves) > 20 and "y" in {move[0] for move in match.legal(0)})
    sit(anna, match)
    page = anna.page
    look(page)
    fits = page.locator(".rack .fits").evaluate_all("all => all.map((one) => one.dataset.leads.split(' ')).flat()")
    assert sorted({*fits}) == sorted({move for move in match.legal(0) if re.fullmatch(r"[yrbg]\d+", move)})

    def down() -> bool:
        one, other = (page.locator(f'[data-field="{field}"]').bounding_box() for field in ("y5", "y6"))
        return one is not None and other is not None and other["y"] > one["y"] + 10

    assert not down()
    page.set_viewport_size(PHONE["viewport"])
    page.wait_for_function("document.querySelector('svg.tall')")
    assert down()


def test_a_tile_is_given_by_drag(visit: Visit) -> None:
    anna = visit()
    match = position("bridges", lambda match: match.view(0)["position"]["phase"] == "give")
    table = sit(anna, match)
    page = anna.page
    look(page)
    target = page.get_by_role("button", name=re.compile("Give the chosen tile"))
    expect(target).to_be_disabled()
    tile = page.locator(".rack [data-leads]").first
    name = str(tile.get_attribute("data-tile")).split("#")[0]
    drag(page, tile, target)
    page.wait_for_function("count => Number(document.querySelector('[data-number]').dataset.number) > count", arg=0)
    expect(page.get_by_role("button", name=re.compile("Give the chosen tile"))).to_have_count(0)
    assert [0, f"give:{name}"] in anna.view(table)["moves"]
