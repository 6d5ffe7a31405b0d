"""A position is one NumPy record of fixed size: copying is a memory copy, a batch is an array, saving is bytes."""

from pathlib import Path
from typing import Any

import numpy as np

from .compile import fingerprint

SPECTATOR = -1
MOST_BYTES = 2048


def record(game: str, fields: list[tuple[Any, ...]], *sources: str | Path) -> np.dtype[Any]:
    """The record type of a game.

    `sources` are the files and folders its rules are written in. Two fields are added: `eyes` says what kind of
    record it is - 0 the whole truth, k + 1 what seat k knows, -1 what a spectator knows - and a last one whose
    name holds the game and a fingerprint of its sources, so that code compiled for older rules is never taken.
    """
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(f"a field of {game} cannot be called {name}: records have something of that name")
    mark = f"{game}_{fingerprint(*(Path(source) for source in sources))}"
    layout = np.dtype([*fields, ("eyes", np.int8), (mark, np.uint8)], align=True)
    dtype = np.dtype((np.record, layout))
    if dtype.itemsize > MOST_BYTES:
        raise ValueError(f"the record of {game} has {dtype.itemsize} bytes; {MOST_BYTES} are the limit")
    return dtype
