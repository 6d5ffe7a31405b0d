"""Learning a game on the page: its first lesson, made by the learner, and its rules."""

import json

import pytest
from playwright.sync_api import expect

from spieltisch.kernel.registry import ids

from .conftest import ROOT, Visit
from .playing import click, look, make

BOARDS = [game for game in ids() if (ROOT / f"web/src/games/{game}/Board.svelte").is_file()]
STEPS = range(6, 11)


@pytest.mark.parametrize("game", BOARDS)
def test_the_first_lesson_from_its_first_step_into_a_first_game(visit: Visit, game: str) -> None:
    """What is asked for is done on the board; something else is refused by its rule, or would do as well."""
    anna = visit()
    page = anna.open(f"/lesson/{game}")
    board = page.locator("[data-step]")
    expect(board).to_be_visible()
    steps = int(page.locator("progress").get_attribute("max") or 0)
    assert steps in STEPS
    for step in range(1, steps + 1):
        expect(board).to_have_attribute("data-step", str(step))
        if step in (1, 3, steps):
            anna.axe(f"{game} step {step}")
        asked = board.get_attribute("data-asked")
        if asked is not None:
            page.get_by_role("button", name="Show me").click()
            expect(page.get_by_text("Like this:")).to_be_visible()
            make(page, click, asked)
        elif step < steps:
            page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/table/*")
    look(page)
    assert {seat["level"] for seat in anna.view(page.url.rsplit("/", 1)[1])["seats"]} <= {None, "easy"}


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_rules_on_one_page(visit: Visit, game: str, language: str) -> None:
    """With pictures, and every rule at its number."""
    anna = visit(locale=language)
    page = anna.open(f"/learn/{game}")
    rules = page.locator(".rules")
    expect(rules).to_be_visible()
    for picture in rules.locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 0
        assert picture.get_attribute("alt")
    assert rules.locator("img").count()
    suffix = ".de" if language == "de-DE" else ""
    source = (ROOT / f"docs/games/{game}{suffix}.md").read_text("utf-8")
    first = source.split("- **", 1)[1].split("**", 1)[0]
    expect(rules.locator(f"#{first}")).to_have_count(1)
    anna.axe(f"rules of {game}")


def test_a_link_to_a_rule_leads_to_it(visit: Visit) -> None:
    page = visit().open("/learn/ten#TN-5")
    rule = page.locator("#TN-5")
    expect(rule).to_be_in_viewport()


def test_what_the_lessons_say_is_for_every_game() -> None:
    for game in ids():
        assert json.loads((ROOT / f"src/spieltisch/games/{game}/lesson.json").read_text("utf-8"))
