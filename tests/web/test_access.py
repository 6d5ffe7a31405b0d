"""For everybody: nothing for axe-core to complain of on any screen, and every screen works by key alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import PHONE, Visitor
from .conftest import Visit
from .playing import keys, look, make, play

SIZES = {"desk": {}, "phone": PHONE}


def shelf(one: Visitor) -> Page:
    return one.open()


def choosing(one: Visitor) -> Page:
    page = one.open()
    page.get_by_role("article").nth(1).locator(".more button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def inviting(one: Visitor) -> Page:
    one.found("blockers", ["me", "open", "open"], public=True)
    return one.page


def playing(one: Visitor) -> Page:
    one.found("blockers", ["me", "easy", "easy"], clock={"kind": "minutes", "minutes": 15, "increment": 10})
    look(one.page)
    return one.page


def learning(one: Visitor) -> Page:
    return one.open("/learn")


def lesson(one: Visitor) -> Page:
    return one.open("/lesson/ten")


def me(one: Visitor) -> Page:
    one.guest("Anna")
    return one.open("/me")


def host(one: Visitor) -> Page:
    page = one.open("/host")
    expect(
        page.get_by_role("region", name="Workers").or_(page.get_by_role("region", name="Prozesse")).first
    ).to_be_visible()
    return page


def nowhere(one: Visitor) -> Page:
    return one.open("/nowhere/at/all")


def gone(one: Visitor) -> Page:
    page = one.open("/table/nothing")
    expect(page.locator("main h1")).to_be_visible()
    one.expects("404")
    return page


SCREENS: list[Callable[[Visitor], Page]] = [shelf, choosing, inviting, playing, learning, lesson, me, host, nowhere]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_nothing_to_say(visit: Visit, size: str, scheme: str) -> None:
    """On every screen, one after the other; results, replays, notices and hints are looked at where they are tested."""
    anna = visit(**SIZES[size], color_scheme=scheme)
    for screen in SCREENS:
        screen(anna).wait_for_load_state("networkidle")
        anna.axe(f"{screen.__name__} {size} {scheme}")


@pytest.mark.parametrize("width", [320, 360, 820, 1280, 1920])
def test_nothing_has_to_be_scrolled_sideways(visit: Visit, width: int) -> None:
    """Down to 320 px, as somebody has it who enlarges a page four times."""
    anna = visit(viewport={"width": width, "height": 740}, locale="de-DE")
    for screen in SCREENS:
        page = screen(anna)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, screen.__name__


FOCUS = """() => {
  const one = document.activeElement;
  const name = one.ariaLabel || one.labels?.[0]?.innerText || one.innerText || one.id || one.tagName;
  return one === document.body ? "" : name.trim().split("\\n")[0];
}"""


WITHIN = "() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null"


def tab_to(page: Page, words: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if words in page.evaluate(FOCUS):
            return
    raise AssertionError(f"{words} not reached by Tab")


def test_by_key_from_the_shelf_into_a_game(visit: Visit) -> None:
    """The first stop leads to the content; a dialog keeps the focus and gives it back; a screen begins at its top."""
    anna = visit()
    page = anna.open()
    expect(page.get_by_role("article").first).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "To the content"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS) == "Play now"
    tab_to(page, "Choose")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate(WITHIN)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate(FOCUS).startswith("Choose")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    look(page)
    assert page.evaluate("() => document.activeElement.id") == "main"
    play(page, keys, most=2)


def test_by_key_through_a_replay(visit: Visit) -> None:
    anna = visit()
    table = anna.found("ten", ["me", "easy"])
    look(anna.page)
    anna.ask("GET", f"/api/tables/{table}")
    play(anna.page, keys, most=2)
    page = anna.open(f"/replay/{table}")
    tab_to(page, "One move on")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("number=1"))
    tab_to(page, ",")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-current=step]")).to_have_count(1)


def test_by_key_through_me(visit: Visit) -> None:
    """A name, how the page looks, a bot, and being forgotten."""
    anna = visit()
    page = anna.open("/me")
    tab_to(page, "Your name")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation")).to_contain_text("Anna")
    tab_to(page, "as the device")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    tab_to(page, "Name of a new bot")
    page.keyboard.type("Robbie")
    page.keyboard.press("Enter")
    expect(page.get_by_label(re.compile("token"))).to_be_visible()
    tab_to(page, "Remove Robbie")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove Robbie")).to_have_count(0)
    tab_to(page, "Forget me")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(FOCUS) == "Forget me"
    page.keyboard.press("Enter")
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS) == "Forget me":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("article").first).to_be_visible()
    assert anna.ask("GET", "/api/me") is None


def test_by_key_through_a_lesson_into_a_first_game(visit: Visit) -> None:
    """From the shelf of what can be learned, past the rules; each step is made, none skipped."""
    anna = visit()
    page = anna.open("/learn")
    tab_to(page, "Rules")
    page.keyboard.press("Enter")
    expect(page.locator(".rules")).to_be_visible()
    page.go_back()
    expect(page.locator(".rules")).to_have_count(0)
    tab_to(page, "First lesson")
    page.keyboard.press("Enter")
    board = page.locator("[data-step]")
    expect(board).to_be_visible()
    for step in range(1, int(page.locator("progress").get_attribute("max") or 0) + 1):
        expect(board).to_have_attribute("data-step", str(step))
        asked = board.get_attribute("data-asked")
        if asked is not None:
            make(page, keys, asked)
        elif page.get_by_role("button", name="Go on").count():
            tab_to(page, "Go on")
            page.keyboard.press("Enter")
    tab_to(page, "Play a first game")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    play(page, keys, most=1)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_tiles_glide_but_not_for_who_wants_no_motion(visit: Visit, motion: Any) -> None:
    anna = visit(reduced_motion=motion)
    page = anna.open()
    expect(page.locator(".facts").first).to_be_visible()  # before that there is nothing that could move
    long = page.evaluate(
        "() => Math.max(...[...document.querySelectorAll('*')].flatMap("
        "one => getComputedStyle(one).transitionDuration.split(',').map(parseFloat)))"
    )
    assert (long == 0) == (motion == "reduce")
    assert long <= 0.25
