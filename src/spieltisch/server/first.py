"""What comes along with the page: the answers to what it would ask first, and the names of the parts it would load.

From a link to the board the page would otherwise find out step by step - its script, its words, who reads it, the
table, the game's board - and each step is a way to the server and back. Nothing is sent along that the same browser
would not be told if it asked; where something is refused, or takes long, the page asks for itself.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import Refusal
from .games import games
from .people.routes import me
from .tables.routes import see_table
from .who import address_of, anybody, service_of

PATIENCE = 1.0  # seconds; a table whose rules are still being compiled must not keep the page back
Asked = Request[Any, Any, Any]


async def answers(request: Asked, path: str) -> dict[str, Any]:
    """By the address the page would ask at: who I am, the games, the table of `/table/ID`."""
    found: dict[str, Any] = {"/api/games": games.fn()}
    with suppress(Refusal, OSError, SQLAlchemyError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            person = await anybody(request)
            service = service_of(request)
            service.limits.request(address_of(request) if person is None else person.id)
            found["/api/me"] = None if person is None else me(person)
            match path.split("/"):
                case ["table", table]:
                    found[f"/api/tables/{table}"] = await see_table.fn(service, person, table)
    return found


def needed(file: Path, path: str, language: str, found: dict[str, Any]) -> list[str]:
    """The scripts for this address besides those that every address needs; `file` is what the build lists them in."""
    screen = path.split("/")[0].capitalize()
    wanted = [f"src/screens/{screen}.svelte", f"virtual:words/{language}"]
    views = (answer for address, answer in found.items() if address.startswith("/api/tables/"))
    wanted += [f"src/games/{view['setup']['game']}/index.ts" for view in views]
    parts = _parts(file, file.stat().st_mtime_ns) if file.is_file() else {}  # then the page finds them out as it goes
    return list(dict.fromkeys(script for name in wanted for script in _with_imports(parts, name)))


def _with_imports(parts: dict[str, Any], name: str) -> Iterator[str]:
    if name in parts:
        yield f"/{parts[name]['file']}"
        for other in parts[name].get("imports", ()):
            yield from _with_imports(parts, other)


@lru_cache(maxsize=4)
def _parts(file: Path, changed: int) -> dict[str, Any]:
    parts: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return parts
