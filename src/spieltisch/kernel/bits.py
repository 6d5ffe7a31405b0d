"""Sets of up to 64 things as one uint64.

Arithmetic between a uint64 and a plain integer becomes int64 when compiled, so constants are typed (`U1`).
"""

from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.extending import intrinsic, overload

from .compile import OPTIONS, rule

U0 = np.uint64(0)
U1 = np.uint64(1)
ALL = ~U0


@intrinsic
def _population(context: Any, x: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), build


@intrinsic
def _trailing(context: Any, x: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.uint64(types.uint64), build


@intrinsic
def _deposit(context: Any, source: Any, mask: Any) -> Any:
    """The lowest bits of `source`, put where the bits of `mask` are: an instruction of newer x86 processors."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        name = "llvm.x86.bmi.pdep.64"
        function = builder.module.declare_intrinsic(name, (), ir.FunctionType(word, (word, word)))
        return builder.call(function, args)

    return types.uint64(types.uint64, types.uint64), build


DEPOSITS = get_host_cpu_features().get("bmi2", False)


def size(x: Any) -> int:
    """How many things are in the set."""
    return int(x).bit_count()


def lowest(x: Any) -> int:
    """The smallest thing in the set (64 when it is empty)."""
    return (int(x) & -int(x)).bit_length() - 1 if x else 64


@overload(size, jit_options=OPTIONS, strict=False)
def _size(x: Any) -> Any:
    return lambda x: np.int64(_population(np.uint64(x)))


@overload(lowest, jit_options=OPTIONS, strict=False)
def _lowest(x: Any) -> Any:
    return lambda x: np.int64(_trailing(np.uint64(x)))


@rule
def bit(i: int) -> Any:
    """The set of `i` alone."""
    return U1 << np.uint64(i)


@rule
def has(x: Any, i: int) -> bool:
    return (x >> np.uint64(i)) & U1 != U0


@rule
def rest(x: Any) -> Any:
    """The set without its smallest thing."""
    return x & (x - U1)


def nth(x: Any, k: int) -> int:
    """The k-th smallest thing in the set, counted from 0."""
    x = np.uint64(x)
    for _ in range(k):
        x &= x - U1
    return lowest(x)


@overload(nth, jit_options=OPTIONS, strict=False)
def _nth(x: Any, k: int) -> Any:
    if DEPOSITS:
        return lambda x, k: np.int64(_trailing(_deposit(U1 << np.uint64(k), np.uint64(x))))
    return nth
