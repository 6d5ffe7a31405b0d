"""What goes over the socket, and how a refusal is told. docs/api.md describes it."""

from typing import Annotated, Any

import msgspec

from ..kernel.errors import Refusal

LONGEST_CLIENT = 40
LATEST = 2**53 - 1  # the last whole number that every JSON reader has, and every database


class _Request(msgspec.Struct, tag_field="op", tag=str.lower, forbid_unknown_fields=True):
    n: Annotated[int, msgspec.Meta(ge=1, le=LATEST)]


class Open(_Request):
    table: str


class Close(_Request):
    table: str


class Do(_Request):
    table: str
    event: dict[str, Any]


class Say(_Request):
    table: str
    text: str


class React(_Request):
    table: str
    what: str


class Mute(_Request):
    table: str
    seat: int
    on: bool = True


class Mine(_Request):
    pass


class Ping(_Request):
    pass


AnyRequest = Open | Close | Do | Say | React | Mute | Mine | Ping
ONCE = (Do, Say, React)  # is done once, however often it is asked for
decode = msgspec.json.Decoder(AnyRequest).decode


class Number(msgspec.Struct):
    """What can be read of a request that is not one."""

    n: int


def number_of(message: bytes | str) -> int | None:
    try:
        return msgspec.json.decode(message, type=Number).n
    except (msgspec.DecodeError, RecursionError):
        return None


def error(refused: Refusal, language: str) -> dict[str, Any]:
    return {"code": refused.code, "message": refused.message(language), "rule": refused.rule}


text = msgspec.json.Encoder().encode  # of any message
