"""Playing a game through the page, as somebody does who sees only the page: with the mouse, with a finger, by key.

Whatever can be clicked carries the moves it stands for (web/src/games/types.ts): a click on `data-move` makes the
move, a click on `data-leads` comes nearer to it.
"""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

STEPS = 6  # clicks that one move may take
KEYS = 60  # keys that one step may take
MOVES = 1000
MISSES = 1  # presses in a game that may come to nothing
PATIENCE = 10_000  # ms until a press has come to nothing

# What can be done now; nothing while the server is asked, or while it is not our turn.
LOOK = """() => {
  const table = document.querySelector("[data-number]");
  if (!table || table.dataset.busy === "true") return null;
  const names = (what) => [...document.querySelectorAll(`[data-${what}]`)]
    .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
    .flatMap((one) => one.dataset[what].split(" "));
  const found = { number: Number(table.dataset.number), phase: table.dataset.phase,
                  moves: names("move"), leads: names("leads") };
  return ["between", "over"].includes(found.phase) || found.moves.length + found.leads.length > 0 ? found : null;
}"""
AWAIT_NUMBER = """number => {
  const table = document.querySelector("[data-number]");
  return table && table.dataset.busy !== "true" && Number(table.dataset.number) > number;
}"""


class Gone(Exception):
    """What could be done a moment ago cannot be done any more."""


Press = Callable[[Locator], None]


def look(page: Page) -> Any:
    """Wait until there is something to do, or the round is over."""
    return page.wait_for_function(LOOK).json_value()


def prefer(lot: random.Random, moves: list[str]) -> str:
    """A move by chance, rather one that lays something: games by pure chance are long."""
    laying = [move for move in moves if move not in ("draw", "pass", "end", "skip", "keep")]
    return lot.choice(laying if laying and lot.random() < 0.97 else moves)


def play(
    page: Page,
    press: Press,
    lot: random.Random | None = None,
    most: int = MOVES,
    choose: Callable[[random.Random, list[str]], str] = prefer,
) -> int:
    """Make moves until the round is over, at most so many; how many they were."""
    lot = lot or random.Random(7)
    missed = 0
    for made in range(most):
        now = look(page)
        if now["phase"] in ("between", "over"):
            return made
        move = choose(lot, sorted({*now["moves"], *now["leads"]}))
        try:
            make(page, press, move)
            page.wait_for_function(AWAIT_NUMBER, arg=now["number"], timeout=PATIENCE)
        except (Gone, PlaywrightTimeout):
            # Where several are asked at once, the view of what we have done may come a little later. Apart from that,
            # what is pressed may just be moving; then one presses again. More than once a game is a fault of the page.
            if not page.evaluate(AWAIT_NUMBER, now["number"]):
                missed += 1
                assert missed <= MISSES, f"{move} cannot be made"
    assert most < MOVES, "the game does not end"
    return most


def make(page: Page, press: Press, move: str) -> None:
    """Make this move, in as many clicks as it takes."""
    for _ in range(STEPS):
        last = page.locator(f'[data-move="{move}"]:not(:disabled)').locator("visible=true")
        if last.count():
            press(last.first)
            return
        leads = page.locator(f'[data-leads~="{move}"]:not(:disabled)').locator("visible=true")
        if not leads.count():
            raise Gone(move)
        press(leads.first)
    raise AssertionError(f"{move} could not be made in {STEPS} clicks")


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    target.tap()


# By key alone: Tab into the group, arrows to the place, Enter.

WHERE = """target => {
  const own = document.activeElement;
  const middle = (one) => { const { left, top, width, height } = one.getBoundingClientRect();
                            return [left + width / 2, top + height / 2]; };
  const [x, y] = middle(own), [toX, toY] = middle(target);
  const group = target.parentElement.closest("[role=group], [role=dialog]");
  return { there: own === target, near: group?.contains(own) ?? false,
           stop: target.hasAttribute("data-stop"), dx: toX - x, dy: toY - y };
}"""
FOCUSED = "() => { const { x, y, width } = document.activeElement.getBoundingClientRect(); return [x, y, width] }"


def keys(target: Locator) -> None:
    """Reach it and press Enter; never with anything but the keyboard."""
    page = target.page
    _tab_to(target)
    tried: dict[str, list[str]] = {}  # at each stop the ways gone from there
    for _ in range(KEYS):
        where = target.evaluate(WHERE)
        if where["there"]:
            page.keyboard.press("Enter")
            return
        across = ["ArrowRight", "ArrowLeft"][:: 1 if where["dx"] > 0 else -1]
        along = ["ArrowDown", "ArrowUp"][:: 1 if where["dy"] > 0 else -1]
        first, second = (across, along) if abs(where["dx"]) > abs(where["dy"]) else (along, across)
        ways = [first[0], second[0], second[1], first[1]]
        gone = tried.setdefault(str(page.evaluate(FOCUSED)), [])
        gone.append(min(ways, key=gone.count))  # the best of those not gone yet
        page.keyboard.press(gone[-1])
    raise AssertionError(f"not reached by key: {target.evaluate('one => one.outerHTML')[:200]}")


def _tab_to(target: Locator) -> None:
    """Tab until the focus is on it, or in its group."""
    for _ in range(KEYS):
        where = target.evaluate(WHERE)
        if where["there"] or (where["near"] and where["stop"]):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {target.evaluate('one => one.outerHTML')[:200]}")


def drag(page: Page, source: Locator, target: Locator) -> None:
    """With the mouse, the way people do: press, move a little, move on, let go."""
    source.scroll_into_view_if_needed()
    begin, end = source.bounding_box(), target.bounding_box()
    if begin is None or end is None:
        raise PlaywrightError("nothing to drag, or nowhere")
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(begin["x"] + begin["width"] / 2 + 12, begin["y"] + 4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
