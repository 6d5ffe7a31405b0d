"""Random words."""

from collections import Counter
from typing import Any

import numpy as np

from spieltisch.kernel.chance import shuffle
from spieltisch.kernel.compile import rule


@rule
def order_of_three(key: Any, part: int) -> int:
    tiles = np.arange(3)
    shuffle(tiles, 0, 3, key + part)
    return int(100 * tiles[0] + 10 * tiles[1] + tiles[2])


def test_a_key_to_which_a_number_was_added_still_shuffles() -> None:
    """uint64 and a number make int64 when compiled: ten imagined only two of the six orders of three stones."""
    counts = Counter(order_of_three(np.uint64(7919 * n), 1) for n in range(1200))
    assert set(counts) == {12, 21, 102, 120, 201, 210}
    assert min(counts.values()) > 140
