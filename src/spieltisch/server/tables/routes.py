"""Tables over HTTP: found one, look at it, at a moment of it, at its record."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter
from msgspec import Struct

from ...kernel.errors import Refusal
from ...table import Table, moment, record, view
from ..people.accounts import Person
from ..service import Service
from .founding import Wanted, founded
from .hosting import now

Json = dict[str, Any]


class Founded(Struct):
    """`invite`: the address to send to those who shall come, on this server."""

    id: str
    invite: str


@post("/api/tables")
async def found_table(service: Service, person: Person, data: Wanted) -> Founded:
    service.limits.found(person.id)
    source = None if data.moment is None else (await service.tables.find(data.moment.table)).table
    row, first = founded(data, person, source)
    await service.tables.create(row, first, person)
    return Founded(row.id, f"/table/{row.id}")


@get("/api/tables/{table:str}")
async def see_table(service: Service, anybody: Person | None, table: str, seat: int | None = None) -> Json:
    """The view, as on the socket."""
    found = (await service.tables.find(table)).table
    return view(found, _eyes(found, anybody, seat), now())


@get("/api/tables/{table:str}/moment")
async def see_moment(
    service: Service,
    anybody: Person | None,
    table: str,
    number: int,
    round: int | None = None,
    seat: int | None = None,
    all_open: Annotated[bool, Parameter(query="open")] = False,
) -> Json:
    """The match after so many moves. While the round is played only my own eyes will do."""
    found = (await service.tables.find(table)).table
    own = _eyes(found, anybody, None)
    over = round is not None or found.state.match is None or found.state.match.over or found.state.result is not None
    if seat is not None and seat != own and not over:
        raise Refusal("not_yours", "table-not-yours", seat=seat)
    return moment(found, own if seat is None else seat, number, round=round, all_open=all_open)


@get("/api/tables/{table:str}/record")
async def see_record(service: Service, anybody: Person | None, table: str) -> Json:
    """For download and `spieltisch verify`: everything up to the last round that is over."""
    found = (await service.tables.find(table)).table
    _eyes(found, anybody, None)
    return record(found)


def _eyes(table: Table, person: Person | None, seat: int | None) -> int | None:
    """With which eyes somebody may look: his seat's, or a spectator's."""
    own = None if person is None else table.seat_of(person.id)
    if seat is not None and seat != own:
        raise Refusal("not_yours", "table-not-yours", seat=seat)
    if own is None and not table.setup.watch:
        raise Refusal("not_yours", "table-not-watched")
    return own


ROUTES = [found_table, see_table, see_moment, see_record]
