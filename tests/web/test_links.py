"""The board of links: what it shows and how it is played."""

import re

from playwright.sync_api import expect

from spieltisch.match import Match

from .conftest import Visit
from .playing import AWAIT_NUMBER, click, drag, look, make
from .positions import position, sit


def ends(match: Match, sign: str) -> list[str]:
    return [move for move in match.legal(0) if move.endswith(sign)]


def test_a_joker_says_what_it_stands_for_and_is_exchanged(visit: Visit) -> None:
    anna = visit()
    match = position("links", lambda match: bool(ends(match, "=")))
    move = ends(match, "=")[0]
    table = sit(anna, match)
    page = anna.page
    look(page)
    place = page.locator(f'[data-field="{move[:-1]}"]')
    label = re.compile(r"^\w+ \d+, filled by a joker, fits: you can exchange it$")
    expect(place).to_have_attribute("aria-label", label)
    expect(place.locator(".swap.able")).to_be_visible()
    jokers = page.locator('.rack [data-tile^="*"]').count()
    make(page, click, move)
    expect(page.locator('.rack [data-tile^="*"]')).to_have_count(jokers + 1)
    assert anna.view(table)["moves"][-1] == [0, move]


def test_a_joker_lights_its_places_only_when_it_is_chosen(visit: Visit) -> None:
    anna = visit()
    match = position("links", lambda match: len(ends(match, "*")) > 4 and len(match.moves) > 6)
    sit(anna, match)
    page = anna.page
    look(page)
    cards = {move for move in match.legal(0) if re.fullmatch(r"[yrbg]\d+=?", move)}
    expect(page.locator("[data-field] .lit")).to_have_count(len({move.rstrip("=") for move in cards}))
    page.locator('.rack [data-tile="*"]').click()
    expect(page.locator("[data-field] .lit")).to_have_count(len(ends(match, "*")))
    page.keyboard.press("Escape")  # the pointer still rests on the joker
    expect(page.locator("[data-field] .lit")).to_have_count(len({move.rstrip("=") for move in cards}))
    only = next(move for move in ends(match, "*") if move[:-1] not in cards)
    page.locator(f'[data-field="{only[:-1]}"]').click()  # asks first: a joker is not spent by a slip
    page.get_by_role("dialog").get_by_role("button", name="joker").click()
    expect(page.locator(f'[data-field="{only[:-1]}"] .tile')).to_be_visible()


def test_twenty_cards_sort_themselves_and_the_halves_count(visit: Visit) -> None:
    anna = visit()
    match = position("links", lambda match: match.view(0)["position"]["seats"][0]["cards"] == 20)
    sit(anna, match)
    page = anna.page
    look(page)

    def rack() -> list[str]:
        names: list[str] = page.locator(".rack [data-tile]").evaluate_all("all => all.map((one) => one.dataset.tile)")
        return [name for name in names if not name.startswith("*")]

    rows = [row["colour"] for row in match.view(0)["position"]["rows"]]
    assert rack() == sorted(rack(), key=lambda card: (rows.index(card[0]), int(card[1:])))
    page.get_by_role("button", name="By number").click()
    assert [int(card[1:]) for card in rack()] == sorted(int(card[1:]) for card in rack())
    first = rack()[0]
    drag(page, page.locator(f'.rack [data-tile="{first}"]'), page.locator(".rack [data-tile]").nth(5))
    assert first in rack()[1:]
    for row in match.view(0)["position"]["rows"]:
        lower, upper = row["missing"]
        name = {"y": "yellow", "r": "red", "b": "blue", "g": "green"}[row["colour"]]
        expect(page.get_by_label(f"{name} 1 to 10: {lower} card")).to_be_visible()
        expect(page.get_by_label(f"{name} 12 to 21: {upper} card")).to_be_visible()


def test_a_card_is_laid_by_drag_with_a_connection(visit: Visit) -> None:
    anna = visit()
    match = position("links", lambda match: connects(match) is not None)
    card = connects(match)
    sit(anna, match)
    page = anna.page
    now = look(page)
    place = page.locator(f'[data-field="{card}"]')
    expect(place).to_have_attribute("aria-label", re.compile("with a connection card$"))
    links = page.locator("svg.cloth > .link").count()
    drag(page, page.locator(f'.rack [data-tile="{card}"]'), place)
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    expect(page.locator("svg.cloth > .link")).to_have_count(links + 1)


def connects(match: Match) -> str | None:
    """A card that needs a connection card."""
    before = len(match.view(0)["position"]["links"])
    for move in match.legal(0):
        if re.fullmatch(r"[yrbg]\d+", move):
            after = match.copy()
            after.play(move, 0)
            if len(after.view(0)["position"]["links"]) > before:
                return move
    return None
