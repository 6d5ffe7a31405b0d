"""The web application: routes, who asks, what is refused, what every answer carries. No rules live here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from .refused import HANDLERS, REFUSALS
from .routes import ROUTES
from .service import Service
from .settings import Settings
from .who import admit, anybody, service_of, somebody

# The page has no script, style or frame but its own.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def create(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        app.state.service = Service(settings)
        async with app.state.service.run():
            yield

    return Litestar(
        [described(route) for route in ROUTES],
        lifespan=[run],
        state=State(),
        before_request=admit,
        dependencies={
            "service": Provide(provide_service, sync_to_thread=False),
            "anybody": Provide(anybody),
            "person": Provide(somebody),
        },
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        request_max_body_size=settings.largest,
        openapi_config=openapi(),
        logging_config=None,
    )


def described(route: Any) -> Any:
    """What is told of it at /schema: its refusals, too, have the shape that all have."""
    if isinstance(route, HTTPRouteHandler) and all(path.startswith("/api/") for path in route.paths):
        empty = {204: ResponseSpec(None, description="done")} if route.status_code == 204 else {}
        route.responses = {**REFUSALS, **empty}
    return route


def openapi() -> OpenAPIConfig:
    """For programs; a page to look at it would need scripts of others."""
    plugins = [JsonRenderPlugin(path="/openapi.json")]
    return OpenAPIConfig("Spieltisch", version("spieltisch"), path="/schema", render_plugins=plugins)


def provide_service(request: Request[Any, Any, Any]) -> Service:
    return service_of(request)


async def add_headers(message: Any, scope: Any) -> None:
    if message["type"] == "http.response.start":
        headers = {name.encode(): value.encode() for name, value in HEADERS.items()}
        message["headers"] = [*message["headers"], *headers.items()]
