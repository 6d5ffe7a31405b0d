"""What the page weighs and how quickly it is there: `make bench-web`, or python bench/web.py --json.

    first load     everything the browser fetches for the first screen, as it comes over the wire (gzip)
    first board    from opening a table's link with nothing cached to its board: on a phone-class device, its processor
                   four times slower, over a mobile network, the browser's "Fast 4G" (9 Mbit/s, 60 ms), or over a
                   wireless one without delays; and on this machine as it is
    first move     from opening the page, with nothing cached and as nobody, by *Play now* to a board on which one may
                   move; on the same devices
    a new view     what a view of the table takes to be applied, in processor time of the page's thread: scripts, styles
                   and layout of a whole game's views, divided by their number

The budget is 120 kB, one second, two seconds and five milliseconds. Times depend on the machine and on what else it
does.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from spieltisch.kernel.registry import ids
from tests.server.running import running
from tests.web.browser import DESK, PHONE, Visitor
from tests.web.chromium import find
from tests.web.playing import LOOK

BUDGET = {"first load kB": 120, "first board s": 1.0, "first move s": 2.0, "a new view ms": 5.0}
NETWORKS = {
    "fast 4G": {"latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8, "offline": False},
    "wireless": {"latency": 0, "downloadThroughput": 30e6 / 8, "uploadThroughput": 15e6 / 8, "offline": False},
}
SLOWER = 4
RUNS = 3
PACE = 20  # ms that a bot's move takes at least; for views so long that each is sent by itself
UNHURRIED = 150

# From the page's beginning to the first board on it; the time is the page's own.
BOARD = """() => new Promise((done) => {
  const there = () => document.querySelector("section.board svg") !== null;
  const look = () => there() ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""

# On that board something can be done (tests/web/playing.py).
MAY = f"""() => new Promise((done) => {{
  const look = () => ({LOOK})() ? done(performance.now()) : requestAnimationFrame(look);
  look();
}})"""

COUNTED = """() => {
  window.views = 0;
  const add = WebSocket.prototype.addEventListener;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      add.call(this, "message", ({ data }) => { if (data.includes('"view"')) window.views += 1; });
    }
  };
}"""
PARTS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


@contextmanager
def fetched(page: Page) -> Iterator[list[float]]:
    """Bytes over the wire of everything that is loaded meanwhile."""
    chromium = page.context.new_cdp_session(page)
    chromium.send("Network.enable")
    bytes_of: list[float] = []
    chromium.on("Network.loadingFinished", lambda done: bytes_of.append(done["encodedDataLength"]))
    yield bytes_of
    page.wait_for_load_state("networkidle")


def first_load(browser: Browser, address: str) -> dict[str, float]:
    one = Visitor(browser, address, **DESK)
    with fetched(one.page) as sizes:
        one.open()
        one.page.get_by_role("article").first.wait_for()
    weight = {"first load kB": sum(sizes) / 1000}
    for game in ids():
        with fetched(one.page) as sizes:
            one.found(game, ["me", *["easy"] * (1 if game != "sums" else 0)])
            one.page.evaluate(BOARD)
        weight[f"and {game} kB"] = sum(sizes) / 1000
    one.done()
    return weight


def first_board(browser: Browser, address: str, game: str, network: str | None = None) -> float:
    """Seconds; the median of some runs, each with a new browser context."""
    taken: list[float] = []
    founder = Visitor(browser, address)
    table = founder.found(game, ["me", "easy"])
    founder.page.evaluate(BOARD)
    founder.page.goto("about:blank")  # a page that shows the same takes time of the same processor
    for _ in range(RUNS):
        one = slowed(browser, address, network)
        one.guest()
        one.page.goto(f"/table/{table}", wait_until="commit")
        taken.append(one.page.evaluate(BOARD) / 1000)
        one.done()
    founder.done()
    return statistics.median(taken)


def slowed(browser: Browser, address: str, network: str | None) -> Visitor:
    """Somebody with a phone in this network; or with this machine as it is."""
    one = Visitor(browser, address, **PHONE, service_workers="block")
    if network:
        chromium = one.page.context.new_cdp_session(one.page)
        chromium.send("Network.enable")
        chromium.send("Network.emulateNetworkConditions", NETWORKS[network])
        chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return one


def first_move(browser: Browser, address: str, network: str | None = None) -> float:
    """Seconds; the median of some runs, each by somebody new."""
    taken: list[float] = []
    for _ in range(RUNS):
        one = slowed(browser, address, network)
        one.page.goto("/", wait_until="commit")
        one.page.locator("article .main:not(:disabled)").first.click()
        taken.append(one.page.evaluate(MAY) / 1000)
        one.done()
    return statistics.median(taken)


def spent(chromium: CDPSession) -> float:
    """Seconds of processor time so far."""
    told: Any = chromium.send("Performance.getMetrics")
    return float(sum(one["value"] for one in told["metrics"] if one["name"] in PARTS))


def new_view(browser: Browser, address: str, game: str) -> float:
    """Milliseconds: bots play among themselves, the page looks on."""
    one = Visitor(browser, address, **DESK)
    one.page.add_init_script(f"({COUNTED})()")
    chromium = one.page.context.new_cdp_session(one.page)
    chromium.send("Performance.enable", {"timeDomain": "threadTicks"})
    one.guest()
    table = one.ask("POST", "/api/tables", {"game": game, "seats": ["easy"] * 2})["id"]
    one.open(f"/table/{table}")
    one.page.evaluate(BOARD)
    before, seen = spent(chromium), one.page.evaluate("() => window.views")
    one.page.wait_for_function("() => document.querySelector('[data-phase=over]')")
    views = one.page.evaluate("() => window.views") - seen
    taken = 1000 * (spent(chromium) - before) / max(1, views)
    one.done()
    return float(taken)


def figures() -> Iterator[tuple[str, float]]:
    """One after the other, as they are measured."""
    chromium = find()
    with running(pace=PACE) as server, running(pace=UNHURRIED) as unhurried, sync_playwright() as playwright:
        server.wait()
        unhurried.wait()
        browser = playwright.chromium.launch(executable_path=chromium.program, args=chromium.arguments)
        yield from first_load(browser, server.address).items()
        for network in NETWORKS:
            yield f"first move s ({network})", first_move(browser, server.address, network)
        for game in ids():
            yield f"a new view ms ({game})", new_view(browser, unhurried.address, game)
        yield "first board s (ten, here)", first_board(browser, server.address, "ten")
        for game in ids():
            if game != "sums":
                for network in NETWORKS:
                    yield f"first board s ({game}, {network})", first_board(browser, server.address, game, network)
        browser.close()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    as_json = asked.parse_args().json
    measured: dict[str, float] = {}
    for name, figure in figures():
        measured[name] = figure
        if not as_json:
            limit = next((most for key, most in BUDGET.items() if name.startswith(key)), None)
            print(f"{name:36} {figure:8.2f}" + ("" if limit is None else f"   of {limit}"), flush=True)
    if as_json:
        print(json.dumps({"measured": measured, "budget": BUDGET}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
