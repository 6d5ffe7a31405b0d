"""One JSON object a line: how programs in any language talk to us on standard input and output."""

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from .kernel.errors import Refusal

LONGEST = 1 << 20  # bytes in a line, its end not counted


def read(line: bytes) -> Any:
    """The JSON of a line, taken strictly: no NaN, no key twice."""
    if len(line) > LONGEST:
        raise Refusal("too_long", "line-too-long", most=LONGEST)
    try:
        return json.loads(line.decode("utf-8"), parse_constant=_no_number, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise Refusal("bad_json", "line-not-json", problem=str(error)) from None


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError(f"a key twice among {', '.join(names)}")
    return dict(pairs)


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines without their ends; of one that is too long only enough to see that it is."""
    while line := source.readline(LONGEST + 2):
        whole = line.endswith(b"\n")
        yield line.removesuffix(b"\n").removesuffix(b"\r") if whole else line
        while not whole and (more := source.readline(LONGEST)):
            whole = more.endswith(b"\n")


def write(target: BinaryIO, answer: Any) -> None:
    # A lone surrogate that was sent is sent back as the escape it came as.
    target.write(json.dumps(answer, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n")
    target.flush()


def refused(why: Refusal) -> dict[str, str]:
    return {"code": why.code, "message": why.message()}
