"""A position is one NumPy record of fixed size: copying is a memory copy, a batch is an array, saving is bytes."""

import sys
from pathlib import Path
from types import SimpleNamespace
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
    # Code on disk looks for its module by name: the same rules loaded under another name are compiled anew.
    module = sys._getframe(1).f_globals["__name__"].replace(".", "_")
    mark = f"{game}_{fingerprint(*(Path(source) for source in sources))}_{module}"
    layout = _without_gaps([*fields, ("eyes", np.int8)], mark)
    dtype = np.dtype((np.record, layout))
    if dtype.itemsize > MOST_BYTES:
        raise ValueError(f"the record of {game} has {dtype.itemsize} bytes; {MOST_BYTES} are the limit")
    return dtype


def _without_gaps(fields: list[tuple[Any, ...]], last: str) -> np.dtype[Any]:
    """Widest fields first, and the last takes the bytes that are left over: no byte is between fields.

    NumPy does not copy such bytes: what lay in memory before would be saved and compared as part of the position.
    """
    fields = sorted(fields, key=lambda field: -np.dtype([field])[0].alignment)
    least = np.dtype([*fields, (last, np.uint8)], align=True)
    spare = least.itemsize - sum(least[name].itemsize for name in least.names or ())
    return np.dtype([*fields, (last, np.uint8, (1 + spare,))], align=True)


# Past what `np.record` puts before its attributes, which takes Python ten times as long
field = np.void.__getitem__
_dtype = np.generic.dtype.__get__


def plain(s: Any) -> Any:
    """The record's fields as Python numbers and lists. Where uncompiled code looks at many of them this is worth it:
    one look at a field of a record takes Python longer than writing it down in a view."""
    there = in_place(s)
    return SimpleNamespace(**{name: there[name].tolist() for name in there.dtype.names})


def in_place(s: Any) -> Any:
    """The same record as an array without dimensions, of which a field is had in a tenth of the time."""
    return np.ndarray((), _dtype(s), s)


def duplicate(position: Any) -> Any:
    """A copy of an array of records. NumPy's own goes from field to field, which takes it ten times as long."""
    return np.frombuffer(bytearray(position.tobytes()), position.dtype)
