"""What is never changed is replaced."""

from typing import Any, TypeVar

T = TypeVar("T")


def replace(before: T, **changes: Any) -> T:
    """As in `dataclasses`, at a tenth of the time: for classes that do nothing but keep what they are given."""
    after = object.__new__(type(before))
    after.__dict__.update(before.__dict__)
    after.__dict__.update(changes)
    return after
