"""Somebody at a browser: a page of our server, and everything that must not happen while it is used.

Nothing may be written to the console, no request may fail or go to another host, no script may stumble. What a test
provokes on purpose it names with `expects`; all the rest fails the test that owns the visitor.
"""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What is drawn on a tile is a picture, and no label that its name would have to repeat.
DRAWN = "axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not(svg, svg *)' }] })"
PATIENCE = 30_000  # ms; a busy machine is no mistake of the page's

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}


class Visitor:
    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        """`options` as for a context of Playwright's; tiles do not glide unless a test wants to see them do."""
        settings = {**DESK, "locale": "en-GB", "timezone_id": "Europe/Berlin", "reduced_motion": "reduce", **options}
        self.address = address
        self.context = browser.new_context(base_url=address, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """A further tab of the same person."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("response", self._answered)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # What could not be loaded is told by `_failed` and `_answered`, which know what it was.
        if message.type in ("warning", "error") and not message.text.startswith("Failed to load resource"):
            self.problems.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self.problems.append(f"failed: {request.method} {request.url} {request.failure}")

    def _asked(self, request: Request) -> None:
        there = urlsplit(request.url)
        if there.netloc != urlsplit(self.address).netloc and there.scheme not in ("data", "blob"):
            self.problems.append(f"another host: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.request.method} {response.url}")

    def expects(self, pattern: str) -> None:
        """These problems belong to the test; at least one of them must have come."""
        left = [problem for problem in self.problems if not re.search(pattern, problem)]
        assert len(left) < len(self.problems), f"no {pattern!r} among {self.problems}"
        self.problems = left

    def done(self) -> list[str]:
        """Leave; what has gone wrong."""
        self.context.close()
        return self.problems

    # Going somewhere

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this person's to the server, past the page."""
        cookies = {cookie.get("name"): cookie.get("value") for cookie in self.context.cookies()}
        headers = {"Content-Type": "application/json", "X-CSRF-Token": cookies.get("csrftoken") or ""}
        data = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(path, method=method, headers=headers, data=data)
        assert answer.ok, f"{answer.status} {path}: {answer.text()}"
        return answer.json() if answer.body() else None

    def guest(self, name: str | None = None) -> Any:
        return self.ask("POST", "/api/guest", {} if name is None else {"name": name})

    def found(self, game: str, seats: list[str], **more: Any) -> str:
        """A new table of this person's, and there; its id."""
        if not self.context.cookies():
            self.guest()
        table: str = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})["id"]
        self.open(f"/table/{table}")
        return table

    def view(self, table: str) -> Any:
        """The table in this person's eyes, as the server sends it."""
        return self.ask("GET", f"/api/tables/{table}")

    # Looking

    def axe(self, where: str = "") -> None:
        """axe-core finds nothing to complain of on the page as it is."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text("utf-8"))
            self.page.evaluate(DRAWN)
        found = self.page.evaluate(
            "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })",
            RULES,
        )
        told = [
            f"{where} {one['id']}: {one['help']}\n    {node['html'][:300]}\n    {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"][:4]
        ]
        assert not told, "\n".join(told)
