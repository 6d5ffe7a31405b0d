"""The board of ten: what it shows and how it is played."""

import re

import pytest
from playwright.sync_api import expect

from spieltisch.match import Match

from .browser import PHONE
from .conftest import Visit
from .playing import AWAIT_NUMBER, click, drag, look, play
from .positions import position, sit


def test_rows_near_ten_are_marked(visit: Visit) -> None:
    anna = visit()
    near, dead = (7, 8, 9), range(11, 40)

    def sums(match: Match) -> set[int]:
        return {row["sum"] for row in match.view(0)["position"]["rows"]}

    match = position("ten", lambda match: bool(sums(match) & {*near}) and bool(sums(match) & {*dead}))
    sit(anna, match)
    page = anna.page
    look(page)
    rows = match.view(0)["position"]["rows"]
    expect(page.locator(".felt .line.near")).to_have_count(sum(row["sum"] in near for row in rows))
    expect(page.locator(".felt .line.dead")).to_have_count(sum(row["sum"] in dead for row in rows))


def test_in_round_two_movable_stones_are_lifted_and_moved_by_drag(visit: Visit) -> None:
    anna = visit()
    match = position("ten", lambda match: match.view(0)["position"]["round"] == 2 and len(match.legal(0)) > 4)
    table = sit(anna, match)
    page = anna.page
    now = look(page)
    moves = [move.split(">") for move in match.legal(0) if ">" in move]
    expect(page.locator(".felt .stone.fits")).to_have_count(len({place for place, _ in moves}))
    place, to = moves[0]
    stone = page.locator(f'.felt .stone[data-field="{place}"]')
    expect(stone).to_have_attribute("aria-label", re.compile(r"^(light|dark) \d on "))
    stone.click()  # its places are there while it is chosen
    drag(page, stone, page.locator(f'.felt .spot[data-field="{to}"]'))
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    assert anna.view(table)["moves"][len(match.moves)] == [0, f"{place}>{to}"]
    play(page, click)
    assert anna.view(table)["result"]["how"] == "played"


OVER = """() => {
  const zoom = document.querySelector(".zoom").getBoundingClientRect();
  return [...document.querySelectorAll(".felt .spot")].filter((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return right > zoom.left && bottom > zoom.top;
  }).length;
}"""


WIDTHS = """() => new Promise((done) => {
  const [rack, all] = [document.querySelector(".rack"), []];
  const look = () => (all.push(rack.clientWidth), all.length < 20 ? requestAnimationFrame(look) : done(all));
  look();
})"""


@pytest.mark.parametrize("moves", [4, 14, 24])
def test_the_buttons_cover_no_place_on_a_phone(visit: Visit, moves: int) -> None:
    anna = visit(**PHONE)
    sit(anna, position("ten", lambda match: len(match.moves) >= moves))
    look(anna.page)
    assert anna.page.evaluate(OVER) == 0


def test_many_stones_on_the_rack_lie_still(visit: Visit) -> None:
    anna = visit()
    sit(anna, position("ten", lambda match: len(match.moves) > 6, options={"open": True}))
    look(anna.page)
    assert len(set(anna.page.evaluate(WIDTHS))) == 1
