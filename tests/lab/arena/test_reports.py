"""The page and the table: complete, true, from one file, and readable by people and programs."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import sync_playwright

from spieltisch.kernel.registry import find
from spieltisch.lab.arena.contest import Contest, contest
from spieltisch.lab.arena.entrant import Entrant
from spieltisch.lab.arena.outcome import Fault, Outcome
from spieltisch.lab.arena.report.charts import Axis
from spieltisch.lab.arena.report.page import page
from spieltisch.lab.arena.report.table import COLUMNS, write
from spieltisch.lab.arena.results import Results, results, whole
from tests.web.chromium import find as chromium

EVIL = '<script>alert("1")</script>&.py'
VOID = {"meta", "input", "br", "line", "circle", "polyline", "polygon"}


def made_up(deals: int = 30, players: int = 3) -> tuple[Contest, dict[tuple[int, int], Outcome]]:
    """Games nobody has played: the first bot wins most, and the one with the bad name gives up some."""
    bots = [
        Entrant("hard@50ms", "level", "hard"),
        Entrant("easy", "level", "easy"),
        Entrant(EVIL, "file", "/x/y.py"),
    ]
    of = contest(find("sums"), players, {}, bots, "seed", 10, 500)
    games = {}
    for deal in range(deals):
        for turn in range(of.games_a_deal):
            seats = of.seating((deal, turn))
            fault = Fault(seats.index(2), "error", EVIL) if deal % 10 == 3 else None
            winner = seats.index(0 if deal % 10 else 1)
            shares = [0.0 if fault and fault.seat == s else float(s == winner) for s in range(players)]
            n = [10] * players
            spent = [0.5, 0.0001, 0.02]
            games[deal, turn] = Outcome(
                deal, turn, seats, deal % players, shares, None if fault else [20 + bot for bot in seats], 30, n,
                [spent[bot] for bot in seats], [spent[bot] for bot in seats], fault,
            )  # fmt: skip
    return of, games


def made_page() -> tuple[str, Results]:
    of, games = made_up()
    found = results(of, games, "complete")
    return page(of, found, whole(of, games)), found


class Reader(HTMLParser):
    """Every tag that is opened is closed again, and nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        assert tag not in ("script", "img", "link", "iframe", "object", "base", "form"), tag
        assert not {name for name, _ in attributes} & {"src", "href", "style", "action"}
        assert not [name for name, _ in attributes if name.startswith("on")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: Any) -> None:
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)


def test_the_page_is_one_file_without_script_and_without_anything_from_elsewhere() -> None:
    text, found = made_page()
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert not re.search(r"https?:|//|url\(|@import|javascript:", re.sub(r"/\*.*?\*/", "", text))
    said = "\n".join(reader.text)
    assert EVIL in said
    assert {bot.bot for bot in found.bots} <= set(reader.text)


def test_the_page_says_in_both_languages_what_was_found() -> None:
    text, found = made_page()
    english, german = (text.split(f'<main lang="{of}">')[1].split("</main>")[0] for of in ("en", "de"))
    best = found.bots[0]
    assert best.win_share.value is not None
    share = f"{100 * best.win_share.value:.1f}"
    assert f"<td>{share}<small>" in english
    assert f"<td>{share.replace('.', ',')}<small>" in german
    assert "hard@50ms is better than easy." in english
    assert "hard@50ms ist besser als easy." in german
    assert "games lost by that: 9" in english
    for body in (english, german):
        pictures = re.findall(r"<svg.*?</svg>", body)
        assert len(pictures) == 7  # shares, ratings, pairs, course, points, places, times
        for picture in pictures:
            root = ElementTree.fromstring(picture)
            across = [float(root.get("viewBox", "").split()[n]) for n in (2, 3)]
            for n, names in enumerate((("x", "x1", "x2", "cx"), ("y", "y1", "y2", "cy"))):
                places = [float(part.get(name, "0")) for part in root.iter() for name in names]
                assert 0 <= min(places) <= max(places) <= across[n]


def test_an_arena_stopped_at_once_and_a_bot_alone_have_a_page() -> None:
    of, _ = made_up()
    assert "Deutsch" in page(of, results(of, {}, "stopped"), [])
    alone = contest(find("sums"), 1, {}, [Entrant("easy", "level", "easy")], "seed", 10, 500)
    game = Outcome(0, 0, [0], 0, [1.0], [33], 9, [3], [0.0], [0.0])
    assert "33" in page(alone, results(alone, {(0, 0): game}, "complete"), [[game]])


def test_on_a_phone_nothing_is_wider_than_the_screen_and_one_language_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(made_page()[0])
    found = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.program, args=found.arguments, env={**os.environ, **found.environment}
        )
        phone = browser.new_page(viewport={"width": 360, "height": 740})
        asked: list[str] = []
        phone.on("request", lambda request: asked.append(request.url))
        phone.goto(file.as_uri())
        assert asked == [file.as_uri()]
        assert phone.evaluate("document.documentElement.scrollWidth") == 360
        assert phone.locator("main:visible").get_attribute("lang") == "en"
        phone.click("label[for=de]")
        assert phone.locator("main:visible").get_attribute("lang") == "de"
        assert phone.evaluate("document.documentElement.scrollWidth") == 360
        browser.close()


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-457.3, 512.9), (5.4, 16.7), (0, 20000), (-1, 1), (0.1, 0.11)])
def test_an_axis_has_a_few_round_numbers_on_it(low: float, high: float) -> None:
    ticks = Axis(low, high, str).ticks()
    assert 3 <= len(ticks) <= 9
    assert low <= ticks[0] + 1e-9
    assert ticks[-1] <= high + 1e-9


def test_the_table_has_a_row_for_every_seat_and_the_same_sums(tmp_path: Path) -> None:
    import duckdb

    of, games = made_up()
    file = tmp_path / "it's a table.parquet"
    write(of, games.values(), file)
    with duckdb.connect() as connection:
        relation = connection.read_parquet(str(file))
        assert relation.columns == list(COLUMNS)
        assert len(relation.fetchall()) == 3 * len(games)
        shares = dict(relation.aggregate("bot, avg(win_share)").fetchall())
        faults = relation.filter("fault is not null").aggregate("bot, fault, note, count(*)").fetchall()
        meta = connection.sql(
            f"SELECT key, value FROM parquet_kv_metadata('{str(file).replace(chr(39), 2 * chr(39))}')"
        )
        about = {key.decode(): json.loads(value) for key, value in meta.fetchall()}
    for bot in results(of, games, "complete").bots:
        assert shares[bot.bot] == pytest.approx(bot.win_share.value)
    assert faults == [(EVIL, "error", EVIL, 9)]
    assert about == {"game": "sums", "rules": "1", "players": 3, "options": of.chosen, "seed": "seed"}


def test_the_command_writes_both_and_refuses_in_time_what_it_could_not_write(tmp_path: Path) -> None:
    words = ["arena", "ten", "--bots", "easy", "random", "--games", "4", "--seed", "s", "--json", "--workers", "1"]
    command = [sys.executable, "-m", "spieltisch", *words]
    html, parquet = tmp_path / "a.html", tmp_path / "a.parquet"
    subprocess.run([*command, "--html", html, "--parquet", parquet], check=True, capture_output=True)
    assert html.read_text("utf-8").startswith("<!doctype html>")
    assert parquet.read_bytes()[:4] == b"PAR1"
    done = subprocess.run([*command, "--html", tmp_path / "no" / "a.html"], capture_output=True, text=True)
    assert (done.returncode, "no folder" in done.stderr) == (1, True)
