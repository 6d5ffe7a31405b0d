"""Tests read English unless they say otherwise, whatever the machine speaks."""

import os
from collections.abc import Iterator
from importlib.metadata import entry_points

import pytest

from spieltisch.kernel import registry

os.environ["SPIELTISCH_LANG"] = "en"
os.environ["WEBSOCKETS_BACKOFF_INITIAL_DELAY"] = "0.5"  # seconds a client waits for a server that is restarted
os.environ["WEBSOCKETS_BACKOFF_MAX_DELAY"] = "1"


@pytest.fixture(scope="module", autouse=True)
def games_of_files_are_gone_afterwards() -> Iterator[None]:
    """A game that a test loads from a file is not among the games of other tests."""
    yield
    for name in registry._loaded.keys() - entry_points(group=registry.GROUP).names:
        del registry._loaded[name]
