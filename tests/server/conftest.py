"""One server for all tests that do nothing to it as a whole."""

from collections.abc import Iterator

import pytest

from .running import Running, running


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    with running() as server:
        server.wait()
        yield server
