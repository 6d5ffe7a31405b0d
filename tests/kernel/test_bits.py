"""Sets of bits and random words: compiled and plain Python agree, and both are right."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel import bits, chance
from spieltisch.kernel.compile import rule

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

words = st.integers(0, 2**64 - 1)


@rule
def all_of_bits(x: np.uint64, k: int) -> tuple[int, int, np.uint64, int, bool, np.uint64]:
    return bits.size(x), bits.lowest(x), bits.rest(x), bits.nth(x, k), bits.has(x, k), bits.bit(k)


@given(st.sets(st.integers(0, 63), min_size=1), st.data())
def test_a_set_is_its_members(members: set[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(members) - 1))
    x = np.uint64(sum(1 << i for i in members))
    size, lowest, rest, nth, has, bit = all_of_bits(x, k)
    in_order = sorted(members)
    assert (size, lowest, nth, has) == (len(members), in_order[0], in_order[k], k in members)
    assert int(rest) == int(x) - (1 << in_order[0])
    assert int(bit) == 1 << k


def test_the_empty_set() -> None:
    assert all_of_bits(bits.U0, 0)[:2] == (0, 64)


@rule
def all_of_chance(word: np.uint64, n: int) -> tuple[np.uint64, np.uint64, int, int]:
    return chance.mix(word), chance.after(word), chance.below(word, n), chance.scaled(word, n)


@given(words, st.integers(1, 2**31))
def test_words_are_mixed_as_splitmix64_does(word: int, n: int) -> None:
    z = word
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    mixed, _, below, scaled = all_of_chance(np.uint64(word), n)
    assert int(mixed) == z ^ (z >> 31)
    assert below == (word >> 32) * n >> 32
    assert scaled == word * n >> 64


def test_the_first_words_of_splitmix64() -> None:
    """The published outputs for the state 1234567."""
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    state = np.uint64(1234567)
    for expected in known:
        assert int(all_of_chance(state, 1)[1]) == expected
        state = np.uint64((int(state) + int(chance.STEP)) % 2**64)
