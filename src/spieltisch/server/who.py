"""Who asks, and from which page: a browser's session or a token; what pages of others may not do.

A browser sends its cookie along whoever has made it ask. So whatever changes something also has to bring a proof that
only our own page can read (`people.secret.csrf`), and must not come from another page (`Origin`). Who sends a token in
the header is no browser that somebody misuses.
"""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..kernel.errors import Refusal
from .people import secret
from .people.accounts import KEPT, Person
from .service import Service
from .settings import Settings

Asking = ASGIConnection[Any, Any, Any, Any]

SESSION, CSRF, PROOF = "session", "csrftoken", "x-csrf-token"
HERE = ("127.0.0.1", "::1")
SAFE = ("GET", "HEAD", "OPTIONS")


def service_of(asking: Asking) -> Service:
    service: Service = asking.app.state.service
    return service


def bearer(asking: Asking) -> str | None:
    kind, _, token = asking.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def token_of(asking: Asking) -> str | None:
    """Of the header, or of the cookie."""
    token = bearer(asking)
    return asking.cookies.get(SESSION) if token is None else token


def address_of(asking: Asking) -> str:
    """Where somebody is; behind a proxy, what that says (docs/hosting.md)."""
    return asking.client.host if asking.client else ""


def from_our_page(asking: Asking, settings: Settings) -> bool:
    """Programs name no origin; browsers always do when something could change, and for sockets."""
    origin = asking.headers.get("origin")
    if origin is None:
        return True
    here = asking.headers.get("host", "")
    return origin in settings.origins or (bool(here) and urlsplit(origin).netloc == here)


def origin_of(asking: Asking) -> str:
    """The address of the page that asks; passkeys are bound to it."""
    return asking.headers.get("origin") or f"{asking.url.scheme}://{asking.headers.get('host', '')}"


async def admit(request: Request[Any, Any, Any]) -> None:
    """Before every request."""
    service = service_of(request)
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Refusal("bad_request", "server-request", problem="NUL")  # no database keeps it in a text
    if request.scope["path"].startswith("/api/"):
        person = await anybody(request)
        service.limits.request(address_of(request) if person is None else person.id)
    if request.method in SAFE:
        return
    if not from_our_page(request, service.settings):
        raise Refusal("not_yours", "server-origin")
    session = request.cookies.get(SESSION)
    if bearer(request) is None and session is not None:
        proof = request.headers.get(PROOF, "")
        if not secret.same(secret.csrf(session), proof):
            raise Refusal("not_yours", "server-csrf")


async def anybody(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, if it is somebody; looked up once for each request."""
    if not hasattr(request.state, "person"):
        token = token_of(request)
        request.state.person = None if token is None else await service_of(request).people.by_token(token)
    person: Person | None = request.state.person
    return person


def host_only(asking: Asking) -> None:
    """Whoever runs this house: has its key, or, where there is none, asks from the machine itself and through no
    proxy. The name he asks for is checked, too: a page of others could have one made up that leads to this machine."""
    key = service_of(asking).settings.host_key
    if key:
        allowed = secret.same(key, bearer(asking) or "")
    else:
        through = any(name.startswith("x-forwarded") or name in ("forwarded", "via") for name in asking.headers)
        name = urlsplit(f"//{asking.headers.get('host', '')}").hostname
        allowed = not through and address_of(asking) in HERE and name in (*HERE, "localhost")
    if not allowed or not from_our_page(asking, service_of(asking).settings):
        raise Refusal("not_yours", "host-not-you")


async def somebody(request: Request[Any, Any, Any]) -> Person:
    person = await anybody(request)
    if person is None:
        raise Refusal("nobody", "server-nobody")
    return person


def cookies(request: Request[Any, Any, Any], token: str) -> list[Cookie]:
    """A session begins: scripts cannot read the one, and have to read the other."""
    common: dict[str, Any] = {"path": "/", "samesite": "lax", "secure": request.url.scheme == "https"}
    common["max_age"] = KEPT // 1000
    return [
        Cookie(SESSION, value=token, httponly=True, **common),
        Cookie(CSRF, value=secret.csrf(token), **common),
    ]


def no_cookies() -> list[Cookie]:
    return [Cookie(name, value="", max_age=0, expires=0, path="/") for name in (SESSION, CSRF)]
