"""A server and a browser for all tests of the page; a visitor is a person with a browser of his own (a context)."""

import fcntl
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running, running

from .browser import Visitor
from .chromium import find

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page as its sources are now: once, however many test processes there are."""
    with Path(tempfile.gettempdir(), f"spieltisch-page-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py", "--work"], check=True)


# The browser belongs to this folder's tests, not to the session: while Playwright lives, no other event loop can run
# in its thread, and the tests of the server need their own.


@pytest.fixture(scope="package")
def server(page_built: None) -> Iterator[Running]:
    with running() as server:
        server.wait()  # where rules are compiled for the first time, that is no test's fault
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program,
            args=chromium.arguments,
            env={**os.environ, **chromium.environment},
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Running, browser: Browser) -> Iterator[Visit]:
    """Who comes by: `visit()`, `visit(**PHONE)`. Nothing may have gone wrong for any of them."""
    visitors: list[Visitor] = []

    def come(address: str = server.address, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **options))
        return visitors[-1]

    yield come
    problems = [problem for visitor in visitors for problem in visitor.done()]
    assert not problems, "\n".join(problems)
