"""The board of ten: what it shows and how it is played."""

import re

from playwright.sync_api import expect

from spieltisch.match import Match

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
