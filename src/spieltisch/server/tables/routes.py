"""Tables over HTTP: found one, look at it, at a moment of it, at its record."""

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from ...bots.hint import Hint
from ...kernel.errors import Refusal
from ...table import Table, moment, record
from ...table.view import check_eyes
from ..people.accounts import Person
from ..service import Service
from .awake import now
from .founding import Wanted, founded

Json = dict[str, Any]


class Founded(Struct):
    """`invite`: the address to send to those who shall come, on this server."""

    id: str
    invite: str


@post("/api/tables")
async def found_table(service: Service, person: Person, data: Wanted) -> Founded:
    service.limits.found(person.id)
    source = None if data.moment is None else (await service.tables.find(data.moment.table)).table
    accounts = {bot.id: bot for bot in await service.people.bots(person.id)}
    row, sitting = founded(data, person, source, accounts)
    await service.tables.create(row, sitting)
    return Founded(row.id, _invite(row.id))


@get("/api/tables/{table:str}")
async def see_table(service: Service, anybody: Person | None, table: str, seat: int | None = None) -> Json:
    """The view, as on the socket."""
    found = await service.tables.find(table)
    return found.showing(now()).view(_eyes(found.table, anybody, seat))


@get("/api/tables/{table:str}/moment")
async def see_moment(
    service: Service,
    anybody: Person | None,
    table: str,
    number: int,
    round: int | None = None,
    seat: int | None = None,
    all_open: Annotated[bool, QueryParameter(name="open")] = False,
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


@get("/api/tables/{table:str}/hint")
async def see_hint(service: Service, person: Person, table: str, seat: int | None = None) -> Hint:
    """What a strong bot would do, found out with my seat's knowledge; not in a game that counts for ratings."""
    found = await service.tables.find(table)
    own = _eyes(found.table, person, seat)
    if own is None:
        raise Refusal("not_yours", "hint-seated")
    if found.counts:
        raise Refusal("not_now", "hint-rated")
    if own not in found.table.state.waiting:
        raise Refusal("not_asked", "hint-not-asked")
    match = found.table.state.running
    service.limits.advise(person.id)
    return await service.bots.advise(table, match, own)


@get("/api/tables/{table:str}/invite.svg")
async def see_invitation(request: Request[Any, Any, Any], service: Service, table: str) -> Response[bytes]:
    """The table's address as a QR code, for those who sit beside me."""
    await service.tables.find(table)
    picture = io.BytesIO()
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{_invite(table)}"
    segno.make(address, micro=False).save(picture, kind="svg", xmldecl=False, border=2, omitsize=True)
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _invite(table: str) -> str:
    return f"/table/{table}"


def _eyes(table: Table, person: Person | None, seat: int | None) -> int | None:
    """With which eyes somebody may look: his seat's, or a spectator's."""
    own = None if person is None else table.seat_of(person.id)
    if seat is not None and seat != own:
        raise Refusal("not_yours", "table-not-yours", seat=seat)
    check_eyes(table.setup, table.state, own)
    return own


ROUTES = [found_table, see_table, see_moment, see_record, see_hint, see_invitation]
