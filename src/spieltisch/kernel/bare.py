"""An array that nobody counts.

Compiled code counts who holds an array, with locked instructions, at every call that it is handed to: a quarter of the
time of a game whose moves are short. What is handed down inside a loop is therefore `bare`; whoever calls the
function with the loop holds the array meanwhile.
"""

from typing import Any

from numba.core import cgutils
from numba.extending import intrinsic, overload

from .compile import OPTIONS


@intrinsic
def _bare(context: Any, array: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        copy = context.make_array(signature.args[0])(context, builder, args[0])
        copy.meminfo = cgutils.get_null_value(copy.meminfo.type)
        copy.parent = cgutils.get_null_value(copy.parent.type)
        return copy._getvalue()

    return array(array), build


def bare(array: Any) -> Any:
    """The same array."""
    return array


@overload(bare, jit_options=OPTIONS, strict=False)
def _bare_array(array: Any) -> Any:
    return lambda array: _bare(array)
