"""The record type: every byte of a position belongs to a field."""

from pathlib import Path

import numpy as np
import pytest

from spieltisch.kernel.record import MOST_BYTES, record


def test_there_are_no_bytes_between_fields() -> None:
    """NumPy does not copy such bytes: what lay in memory before was saved and compared with the position."""
    kind = record("gaps", [("a", np.uint8), ("b", np.int64), ("c", np.uint8, 3), ("d", np.uint16)], Path(__file__))
    names = kind.names or ()
    assert sum(kind[name].itemsize for name in names) == kind.itemsize
    assert {name for name in names if not name.startswith("gaps_")} == {"a", "b", "c", "d", "eyes"}
    assert names[-1].startswith("gaps_")
    assert all(kind.fields is not None and kind.fields[n][1] % kind[n].alignment == 0 for n in names)


def test_a_copy_has_the_same_bytes() -> None:
    kind = record("gaps", [("a", np.uint8), ("b", np.int64)], Path(__file__))
    for _ in range(20):
        row = np.frombuffer(bytes(range(kind.itemsize)), kind)
        assert row.copy().tobytes() == row.tobytes()


def test_a_record_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="limit"):
        record("long", [("a", np.uint8, MOST_BYTES)], Path(__file__))
