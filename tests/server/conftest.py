"""Servers for all tests that do nothing to them as a whole."""

from collections.abc import Iterator

import pytest

from .postgres import Postgres, postgres
from .running import Running, running


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    with running() as server:
        server.wait()
        yield server


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A Postgres in which everybody makes databases of his own."""
    with postgres() as database:
        yield database
