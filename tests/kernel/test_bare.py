"""An array that nobody counts is the same array."""

from typing import Any

import numpy as np
import pytest

from spieltisch.kernel.bare import bare
from spieltisch.kernel.compile import rule

pytestmark = [pytest.mark.plain, pytest.mark.bounds]


@rule
def count_down(out: Any) -> Any:
    room = bare(out)
    for i in range(len(room)):
        room[i] = len(room) - i
    return room[0]


def test_what_is_written_to_a_bare_array_is_in_the_array() -> None:
    out = np.zeros(5, np.int64)
    for _ in range(1000):  # if it were let go of each time, it would soon be gone
        assert count_down(out) == 5
    assert out.tolist() == [5, 4, 3, 2, 1]
