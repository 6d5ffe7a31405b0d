"""What the page looks like: every screen at three sizes, light and dark, beside what was recorded in screens/.

The pictures are half as large as the screens and have few colours: what is compared is what somebody would notice.
With SPIELTISCH_RECORD=1 they are taken anew: look at each before it is committed. They hold for the fonts they were
recorded with (screens/fonts.txt); where a browser has others, every word has another width, and nothing is compared.
"""

import io
import os
import re
from collections.abc import Callable
from typing import Literal

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from .browser import Visitor
from .conftest import HERE, Visit
from .playing import click, look, make
from .scripted import script

FOLDER = HERE / "screens"
FONTS = FOLDER / "fonts.txt"
RECORD = os.environ.get("SPIELTISCH_RECORD") == "1"
SIZES = {"desk": (1280, 800), "tablet": (820, 1180), "phone": (360, 740)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
COLOURS = 128
CLEAR = 60  # of 255: a difference that somebody would see
MOST = 0.004  # of all pixels may differ so much

WIDTHS = """() => ["var(--sans)", "var(--serif)"].map((font) => {
  const one = document.body.appendChild(document.createElement("span"));
  one.style.cssText = `position: absolute; font: 100px ${font}; white-space: nowrap`;
  one.textContent = "Spieltisch: 4 rows, 11 + 2 = 13";
  const { width } = one.getBoundingClientRect();
  one.remove();
  return Math.round(width);
}).join(" ")"""


def home(anna: Visitor) -> Page:
    page = anna.open()
    expect(page.locator(".facts").first).to_contain_text("players")
    return page


def choose(anna: Visitor) -> Page:
    page = home(anna)
    page.get_by_role("article", name="Bridges").get_by_role("button", name="Choose").click()
    return page


def invite(anna: Visitor) -> Page:
    anna.found("links", ["me", "open", "open"])
    expect(anna.page.get_by_role("img", name="QR code")).to_be_visible()
    return anna.page


def table_of(game: str, made: float, players: int = 2) -> Callable[[Visitor], Page]:
    """The middle of a game, with its board, when it is our turn."""

    def screen(anna: Visitor) -> Page:
        played = script(game, players)
        count = round(made * len(played.moves))
        while played.moves[count][0] != 0 or played.moves[count - 1][0] == 0:
            count += 1
        seats = ["me", *["hard"] * (played.players - 1)]
        anna.found(game, seats, **played.wanted(count))
        anna.page.wait_for_function("() => document.querySelector('[data-phase=playing] section.board svg')")
        return anna.page

    screen.__name__ = game
    return screen


def end(anna: Visitor) -> Page:
    """A game that Anna ends with her move: nobody else can make it another."""
    games = (script("ten", luck=luck) for luck in range(7, 99))
    played = next(one for one in games if one.moves[-1][0] == 0 and ">" not in one.moves[-1][1])
    anna.found("ten", ["me", "hard"], **played.wanted(-1))
    look(anna.page)
    make(anna.page, click, played.moves[-1][1])
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    return anna.page


def replay(anna: Visitor) -> Page:
    page = end(anna)
    page.goto(page.url.replace("/table/", "/replay/") + "?number=12&seat=open")
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    return page


def learn(anna: Visitor) -> Page:
    return anna.open("/learn")


def rules(anna: Visitor) -> Page:
    page = anna.open("/learn/bridges")
    expect(page.locator(".rules img").first).to_have_js_property("complete", True)
    return page


def lesson(anna: Visitor) -> Page:
    page = anna.open("/lesson/blockers")
    page.get_by_role("button", name="Show me").click()
    return page


def me(anna: Visitor) -> Page:
    page = anna.open("/me")
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    return page


def nowhere(anna: Visitor) -> Page:
    return anna.open("/nowhere/at/all")


SCREENS: list[Callable[[Visitor], Page]] = [
    home,
    choose,
    invite,
    table_of("bridges", 0.45),
    table_of("links", 0.4),
    table_of("sums", 0.5),
    table_of("ten", 0.5),
    table_of("blockers", 0.6, players=3),
    end,
    replay,
    learn,
    rules,
    lesson,
    me,
    nowhere,
]
# What is different every time: an address, a code, a date.
CHANGING = ".address, [src*='invite.svg'], td:first-child.numbers"


def taken(page: Page) -> Image.Image:
    """As it is seen without scrolling, half as large, with few colours."""
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)
    masks = [page.locator(CHANGING)]
    shot = Image.open(io.BytesIO(page.screenshot(animations="disabled", caret="hide", mask=masks, mask_color="#999")))
    half = shot.convert("RGB").resize((shot.width // 2, shot.height // 2), Image.Resampling.BOX)
    return half.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels in which somebody would see a difference."""
    if one.size != other.size:
        return 1.0
    parts = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(parts[0], parts[1]), parts[2])
    return sum(worst.histogram()[CLEAR:]) / (one.width * one.height)


@pytest.mark.parametrize("screen", SCREENS, ids=[screen.__name__ for screen in SCREENS])
def test_it_looks_as_it_was_recorded(visit: Visit, screen: Callable[[Visitor], Page]) -> None:
    anna = visit()
    anna.guest("Anna")
    page = screen(anna)
    fonts = page.evaluate(WIDTHS)
    if RECORD:
        FOLDER.mkdir(exist_ok=True)
        FONTS.write_text(f"{fonts}\n")
    if FONTS.read_text().strip() != fonts:
        pytest.skip(f"other fonts than the pictures': {fonts}")
    wrong = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            file = FOLDER / f"{screen.__name__}-{size}-{scheme}.png"
            now = taken(page)
            if RECORD:
                now.save(file, optimize=True)
            difference = unlike(now, Image.open(file))
            if difference > MOST:
                now.save(file.with_suffix(".now.png"))
                wrong.append(f"{file.name}: {difference:.2%}")
    assert not wrong, wrong


def test_the_pictures_are_small_and_none_is_left_over() -> None:
    files = {file.name: file.stat().st_size for file in FOLDER.glob("*.png")}
    names = {
        f"{screen.__name__}-{size}-{scheme}.png" for screen in SCREENS for size in SIZES for scheme in ("light", "dark")
    }
    assert {name for name in files if not name.endswith(".now.png")} == names
    assert sum(files.values()) < 6_000_000
    assert re.fullmatch(r"\d+ \d+\n", FONTS.read_text())
