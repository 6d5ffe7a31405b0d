"""A data folder is one server's at a time: two on one SQLite file would not hear of each other."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from ..kernel.errors import Refusal
from .settings import Settings

try:
    import fcntl
except ImportError:  # where there are no such locks, people have to see to it themselves
    fcntl = None  # type: ignore[assignment]


@contextmanager
def taken(settings: Settings) -> Iterator[None]:
    """Ours until the end, however that comes; refused while another process has it. With Postgres nobody needs it."""
    if settings.postgres or fcntl is None:
        yield
        return
    settings.folder.mkdir(parents=True, exist_ok=True)
    place = os.open(settings.folder / "in-use", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("bad_settings", "folder-taken", folder=settings.folder) from None
        yield
    finally:
        os.close(place)
