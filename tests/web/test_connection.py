"""The connection breaks, the server stops and starts again: it shows at once, and play goes on by itself."""

import json
import random
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.running import Running

from .browser import Visitor
from .conftest import Visit
from .playing import AWAIT_NUMBER, click, look, make, play, prefer
from .positions import position, sit

LOST = "The connection is lost"
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # drawn twice


class Cable:
    """Between a page and the server, and somebody trips over it."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.swallow = False  # what the server answers does not arrive
        self.slow = False  # views do not arrive until it is no more
        self.sent: list[Any] = []
        self._open: list[WebSocketRoute] = []
        self.late: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/api/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1001)
            return
        server = socket.connect_to_server()

        def up(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            if self.slow and "view" in json.loads(message):
                self.late.append((socket, message))
            elif not self.swallow:
                socket.send(message)

        socket.on_message(up)
        server.on_message(down)
        self._open.append(socket)

    def trip(self) -> None:
        self.cut = True
        for socket in self._open:
            socket.close(code=1001)
        self._open.clear()

    def mend(self) -> None:
        self.cut = self.swallow = self.slow = False
        while self.late:
            socket, message = self.late.pop(0)
            socket.send(message)


def test_it_shows_at_once_and_play_goes_on_by_itself(visit: Visit) -> None:
    anna = visit()
    cable = Cable(anna.page)
    table = anna.found("ten", ["me", "easy"])
    play(anna.page, click, most=2)
    look(anna.page)
    cable.trip()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    anna.axe("lost")
    cable.mend()
    expect(anna.page.get_by_text(LOST)).to_be_hidden()
    play(anna.page, click)
    assert anna.view(table)["result"]["how"] == "played"


def test_a_move_whose_answer_is_lost_is_made_once(visit: Visit) -> None:
    """It is asked for again with its old number; the server has done it already, and says so."""
    anna = visit()
    cable = Cable(anna.page)
    table = anna.found("ten", ["me", "easy"])
    now = look(anna.page)
    cable.swallow = True
    make(anna.page, click, prefer(random.Random(1), now["moves"]))
    anna.page.wait_for_function("() => document.querySelector('[data-busy=true]')")
    anna.page.wait_for_timeout(300)
    cable.trip()
    cable.mend()
    anna.page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    asked = [message for message in cable.sent if message["op"] == "do" and message["event"]["type"] == "move"]
    assert len(asked) == 2
    assert asked[0] == asked[1]
    assert len([move for seat, move in anna.view(table)["moves"] if seat == 0]) == 1


def test_a_move_made_while_there_is_no_connection_is_made_later(visit: Visit) -> None:
    anna = visit()
    cable = Cable(anna.page)
    table = anna.found("ten", ["me", "easy"])
    now = look(anna.page)
    cable.trip()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    make(anna.page, click, now["moves"][0])
    before = anna.view(table)["moves"]
    cable.mend()
    anna.page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    assert anna.view(table)["moves"][len(before)] == [0, now["moves"][0]]


def test_the_same_view_again_takes_nothing_out_of_ones_hand(visit: Visit) -> None:
    """The first view comes over HTTP, and again over the socket when that is there: somebody may have begun by then."""
    anna = visit()
    cable = Cable(anna.page)
    cable.slow = True
    sit(anna, position("links", lambda match: any(move.endswith("*") for move in match.legal(0))))
    page = anna.page
    look(page)
    joker = page.locator('.rack [data-tile="*"]')
    joker.click()
    expect(joker).to_have_attribute("aria-pressed", "true")
    while not cable.late:
        page.wait_for_timeout(20)
    cable.mend()
    page.evaluate(FRAMES)
    expect(joker).to_have_attribute("aria-pressed", "true")


def test_until_a_move_is_seen_nothing_more_can_be_done(visit: Visit) -> None:
    """The answer to a move may come long before the view."""
    anna = visit()
    cable = Cable(anna.page)
    table = anna.found("ten", ["me", "easy"])
    page = anna.page
    now = look(page)
    cable.slow = True
    make(page, click, now["moves"][0])
    while not any(json.loads(message)["view"]["number"] > now["number"] for _, message in cable.late):
        page.wait_for_timeout(20)
    page.evaluate(FRAMES)
    assert page.locator("[data-move]:not(:disabled)").count() == 0
    assert [0, now["moves"][0]] in anna.view(table)["moves"]
    cable.mend()
    page.wait_for_function(AWAIT_NUMBER, arg=now["number"])
    look(page)


@pytest.fixture
def mortal(browser: Browser, page_built: None) -> Iterator[tuple[Path, list[Running]]]:
    """A server of one's own that may die; those that have lived so far, in the same folder."""
    with tempfile.TemporaryDirectory() as folder:
        lives = [Running(Path(folder))]
        yield Path(folder), lives
        for server in lives:
            if server.process.poll() is None:
                server.stop(signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_server_restart_in_the_middle_of_a_game(
    browser: Browser, mortal: tuple[Path, list[Running]], how: signal.Signals
) -> None:
    """Without a reload; every move that was made is there once, and the game goes on."""
    folder, lives = mortal
    lives[0].wait()
    anna = Visitor(browser, lives[0].address)
    table = anna.found("bridges", ["me", "easy"])
    page = anna.page
    page.evaluate("() => { window.alive = true; }")
    play(page, click, most=3)
    look(page)
    before = anna.view(table)["moves"]
    lives[-1].stop(how)
    expect(page.get_by_text(LOST)).to_be_visible()
    lives.append(Running(folder, port=lives[0].port))
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=60_000)
    assert anna.view(table)["moves"][: len(before)] == before
    assert play(page, click, most=2) == 2
    assert page.evaluate("() => window.alive"), "loaded again"
    left = [problem for problem in anna.done() if "ERR_CONNECTION_REFUSED" not in problem]
    assert not left
