"""The page as an app: it can be installed, and where there is no network it says so kindly."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import PATIENCE
from .conftest import Visit

READY = "navigator.serviceWorker.ready.then(worker => worker.active !== null)"


def offline(page: Page, path: str) -> None:
    """Go there without a network; nothing is still on its way by then."""
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.goto(path)


@pytest.mark.parametrize(
    ("language", "title", "again"),
    [("en-GB", "No connection", "Try again"), ("de-DE", "Keine Verbindung", "Noch einmal versuchen")],
)
def test_without_a_network_a_kind_page(visit: Visit, language: str, title: str, again: str) -> None:
    anna = visit(locale=language)
    page = anna.open()
    assert page.evaluate(READY)
    page.reload()  # from now on the worker is asked
    offline(page, "/learn")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    anna.axe("offline")
    expect(page.get_by_role("link", name=again)).to_be_visible()
    page.context.set_offline(False)  # nothing has to be clicked: the page comes back by itself
    expect(page.locator("header nav")).to_be_visible(timeout=PATIENCE)
    assert page.url.endswith("/learn")


def test_nothing_but_that_page_is_ever_kept(visit: Visit) -> None:
    anna = visit()
    page = anna.open()
    assert page.evaluate(READY)
    anna.guest()
    anna.found("ten", ["me", "easy"])
    page.wait_for_function("() => document.querySelector('[data-phase=playing]')")
    kept = """async () => {
      const found = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
      return found.sort();
    }"""
    assert page.evaluate(kept) == ["/offline.de.html", "/offline.en.html", "/offline.js"]


def test_it_can_be_installed(visit: Visit) -> None:
    """As Chromium sees it: a manifest without a mistake, icons that are there and have their sizes."""
    anna = visit()
    page = anna.open()
    chromium = page.context.new_cdp_session(page)
    told: Any = chromium.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.body()[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}"
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_after_an_upgrade_an_open_page_is_loaded_again(visit: Visit) -> None:
    """Its parts have other names then: the one that is not there any more makes it fetch the new page."""
    anna = visit()
    page = anna.open()
    gone = "**/assets/Learn-*.js"
    page.route(gone, lambda route: route.fulfill(status=404))
    with page.expect_event("load"):
        page.get_by_role("navigation").get_by_role("link", name="Learn").click()
    page.unroute(gone)
    page.reload()
    expect(page.get_by_role("heading", name="Learn a game")).to_be_visible()
    anna.expects("404")
