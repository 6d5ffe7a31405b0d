"""What a screen reader finds and hears at a table of each game, kept in spoken/ and compared line by line.

When one of them changes, read the difference; if it is what you meant, SPIELTISCH_WRITE=1 writes them anew.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from spieltisch.match import Match

from .conftest import Visit
from .playing import look
from .positions import position, sit

FOLDER = Path(__file__).parent / "spoken"
ANNOUNCED = "() => [...document.querySelectorAll('[data-announced]')].map((one) => one.textContent).join('')"


def lays(match: Match) -> bool:
    """In the middle of a game, with several moves to choose from."""
    phase = match.view(0)["position"].get("phase", "lay")
    return len(match.moves) > 24 and len(match.legal(0)) > 2 and phase in ("lay", "choose")


def spoken(page: Page) -> str:
    """The table from top to bottom, and what is said when a tile is chosen."""
    parts = [page.locator(part).aria_snapshot() for part in (".middle", "aside ol")]
    page.locator(".rack [data-leads]").first.focus()
    page.keyboard.press("Enter")
    parts += ["# chosen:", page.evaluate(ANNOUNCED)]
    return "\n".join(parts) + "\n"


@pytest.mark.parametrize("game", ["bridges", "links", "sums", "ten", "blockers"])
def test_a_screen_reader_hears_the_table(visit: Visit, game: str) -> None:
    anna = visit()
    options = {"open": True} if game == "ten" else {}
    sit(anna, position(game, lays, options=options))
    look(anna.page)
    heard, file = spoken(anna.page), FOLDER / f"{game}.txt"
    if os.environ.get("SPIELTISCH_WRITE"):
        file.write_text(heard, "utf-8")
    assert heard.splitlines() == file.read_text("utf-8").splitlines()
