"""What somebody hears who plays with a screen reader: the names of what is on the page, and what is said unasked.

One scripted game of each title - some moves in the middle, the whole page then, a tile that is chosen, the last moves -
is kept in transcripts/. With SPIELTISCH_RECORD=1 they are written anew: read what has changed, aloud, before it is
committed.
"""

import os
import re
from typing import Any

import pytest

from spieltisch.kernel.registry import ids

from .browser import Visitor
from .conftest import HERE, Visit
from .playing import AWAIT_NUMBER, click, keys, look, make
from .scripted import Script, script

FOLDER = HERE / "transcripts"
SOME, LAST = 6, 4  # moves

LISTEN = """() => {
  window.heard = [];
  const say = (region) => region?.textContent.trim() && window.heard.push(region.textContent.trim());
  new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => (target.closest ? target : target.parentElement)
      ?.closest("[data-announced]")))) say(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def seated(visit: Visit, table: dict[str, Any], game: str) -> tuple[Visitor, Visitor, str]:
    anna, bert = visit(), visit()
    anna.guest("Anna")
    bert.guest("Bert")
    anna.page.add_init_script(f"({LISTEN})()")
    name = anna.found(game, ["me", "open"], **table)
    bert.open(f"/table/{name}")
    bert.page.get_by_role("button", name="Sit down").click()
    for one in (anna, bert):
        one.page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    return anna, bert, name


def told(anna: Visitor, bert: Visitor, moves: list[tuple[int, str]], by_key: bool = True) -> list[str]:
    """Each move, and what Anna hears of it."""
    lines = []
    for seat, move in moves:
        mover, press = ((anna, keys if by_key else click), (bert, click))[seat]
        now = look(mover.page)
        anna.page.evaluate("() => { window.heard.length = 0; }")
        make(mover.page, press, move)
        for one in (anna, bert):
            one.page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
        anna.page.wait_for_function("() => window.heard.length > 0")
        anna.page.wait_for_timeout(50)
        lines += [f"[{'Anna' if seat == 0 else 'Bert'}: {move}]"]
        lines += [f"  {words}" for words in anna.page.evaluate("() => window.heard")]
    return lines


def middle(played: Script) -> tuple[int, int]:
    """Some moves in the middle of the game, after which Anna is asked for one."""
    begin = len(played.moves) // 3
    end = next(at for at in range(begin + SOME, len(played.moves)) if played.moves[at][0] == 0)
    return begin, end


def chosen(anna: Visitor) -> list[str]:
    """What is said of the first tile that goes anywhere."""
    look(anna.page)
    anna.page.evaluate("() => { window.heard.length = 0; }")
    tile = anna.page.locator(".rack [data-leads]").first
    if not tile.count():
        return ["(no tile goes anywhere)"]
    name = tile.get_attribute("data-tile")
    tile.focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_timeout(50)
    said: list[str] = anna.page.evaluate("() => window.heard")
    return [f"[{name}]", *(f"  {words}" for words in said)]


def page_of(anna: Visitor, table: str) -> str:
    anna.page.evaluate("() => document.activeElement.blur()")
    found = anna.page.locator("main").aria_snapshot().replace(table, "TABLE")
    return re.sub(r"\s+- status: .*", "", found)


def transcript(visit: Visit, game: str) -> str:
    played: Script = script(game)
    begin, end = middle(played)
    anna, bert, table = seated(visit, played.wanted(begin), game)
    parts = [f"# {game}: what is heard of a game between Anna, who uses the keyboard, and Bert.", ""]
    parts += told(anna, bert, played.moves[begin:end])
    parts += ["", "# What is on the page then", "", page_of(anna, table)]
    parts += ["", "# A tile is chosen", "", *chosen(anna), "", "# The last moves", ""]
    anna, bert, table = seated(visit, played.wanted(-LAST), game)
    parts += told(anna, bert, played.moves[-LAST:], by_key=False)
    result = anna.page.locator("[aria-labelledby=result]").aria_snapshot().replace(table, "TABLE")
    return "\n".join([*parts, "", "# The result", "", result, ""])


@pytest.mark.parametrize("game", ids())
def test_it_reads_as_it_was_recorded(visit: Visit, game: str) -> None:
    file = FOLDER / f"{game}.txt"
    now = transcript(visit, game)
    if os.environ.get("SPIELTISCH_RECORD") == "1":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(now, "utf-8")
    assert now == file.read_text("utf-8")
