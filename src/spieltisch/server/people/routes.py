"""Who I am: guests, names, passkeys, bot accounts."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Struct

from ..refused import language_of
from ..service import Service
from ..who import address_of, cookies, no_cookies, origin_of, token_of
from . import names
from .accounts import Kind, Person
from .passkeys import Login, Registration

Asked = Request[Any, Any, Any]


class Me(Struct, omit_defaults=True):
    """`token`: for a program that has asked for one, and with a new bot account; never shown again."""

    id: str
    name: str
    kind: Kind
    token: str | None = None


class Guest(Struct, forbid_unknown_fields=True):
    """`token`: answer with a token for the header instead of a cookie."""

    name: str | None = None
    token: bool = False


class Name(Struct, forbid_unknown_fields=True):
    name: str


def me(person: Person, token: str | None = None) -> Me:
    return Me(person.id, person.name, person.kind, token)


@post("/api/guest", status_code=HTTP_200_OK)
async def new_guest(
    request: Asked, service: Service, anybody: Person | None, data: Guest | None = None
) -> Response[Me]:
    """Be somebody. Who is somebody already stays who he is."""
    if anybody is not None:
        return Response(me(anybody))
    wanted = data or Guest()
    service.limits.begin(address_of(request))
    name = names.given(language_of(request)) if wanted.name is None else wanted.name
    person, token = await service.people.guest(name)
    if wanted.token:
        return Response(me(person, token))
    return Response(me(person), cookies=cookies(request, token))


@get("/api/me")
async def who_am_i(anybody: Person | None) -> Me | None:
    """Null when nobody."""
    return None if anybody is None else me(anybody)


@patch("/api/me")
async def rename(service: Service, person: Person, data: Name) -> Me:
    return me(await service.people.rename(person.id, data.name))


@delete("/api/me", status_code=HTTP_204_NO_CONTENT)
async def forget_me(service: Service, person: Person) -> Response[None]:
    await service.people.forget(person.id)
    service.let_go(person.id)
    return Response(None, cookies=no_cookies(), status_code=HTTP_204_NO_CONTENT)


@post("/api/logout", status_code=HTTP_204_NO_CONTENT)
async def log_out(request: Asked, service: Service) -> Response[None]:
    token = token_of(request)
    if token is not None:
        await service.people.log_out(token)
    return Response(None, cookies=no_cookies(), status_code=HTTP_204_NO_CONTENT)


# Passkeys


@post("/api/passkey/register", status_code=HTTP_200_OK)
async def begin_registration(request: Asked, service: Service, person: Person) -> dict[str, Any]:
    """What the browser needs for `navigator.credentials.create`."""
    return await service.passkeys.begin_registration(person, origin_of(request))


@post("/api/passkey/register/finish", status_code=HTTP_200_OK)
async def register(request: Asked, service: Service, person: Person, data: Registration) -> Response[Me]:
    """The guest is permanent from now on, and goes on in a new session."""
    person = await service.passkeys.register(person, data, origin_of(request))
    return await _new_session(request, service, person, await service.people.session(person.id))


@post("/api/passkey/login", status_code=HTTP_200_OK)
async def begin_login(request: Asked, service: Service) -> dict[str, Any]:
    """What the browser needs for `navigator.credentials.get`."""
    service.limits.begin(address_of(request))
    return await service.passkeys.begin_login(origin_of(request))


@post("/api/passkey/login/finish", status_code=HTTP_200_OK)
async def log_in(request: Asked, service: Service, data: Login) -> Response[Me]:
    person, token = await service.passkeys.login(data, origin_of(request))
    return await _new_session(request, service, person, token)


async def _new_session(request: Asked, service: Service, person: Person, token: str) -> Response[Me]:
    """Whatever session there was before is over: who may have known its token has nothing of the new one."""
    old = token_of(request)
    if old is not None:
        await service.people.log_out(old)
    return Response(me(person), cookies=cookies(request, token))


# Bot accounts


@get("/api/bots")
async def my_bots(service: Service, person: Person) -> list[Me]:
    return [me(bot) for bot in await service.people.bots(person.id)]


@post("/api/bots")
async def new_bot(service: Service, person: Person, data: Name) -> Me:
    """The answer holds the token, which is shown this once."""
    return me(*await service.people.new_bot(person, data.name))


@delete("/api/bots/{bot:str}", status_code=HTTP_204_NO_CONTENT)
async def remove_bot(service: Service, person: Person, bot: str) -> None:
    await service.people.remove_bot(person.id, bot)
    service.let_go(bot)


ROUTES = [
    new_guest,
    who_am_i,
    rename,
    forget_me,
    log_out,
    begin_registration,
    register,
    begin_login,
    log_in,
    my_bots,
    new_bot,
    remove_bot,
]
