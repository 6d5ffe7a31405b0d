"""For the host and his tools: does it live, is it ready?"""

from typing import Any

from litestar import MediaType, Request, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ..service import Service
from ..who import host_only
from .house import House


class Health(Struct):
    """`missing`: what is not there yet, or not any more: the rules of a game, the database."""

    ok: bool
    missing: list[str]


@get("/health", sync_to_thread=False)
def health() -> Health:
    """The process lives and answers."""
    return Health(True, [])


@get("/ready")
async def ready(service: Service) -> Response[Health]:
    """May players come? Not while it starts, or is about to stop, or the database is gone: then 503."""
    missing = [] if service.ready else ["service"]
    missing += [f"rules of {game}" for game in service.rules.missing]
    try:
        async with service.engine.connect() as connection:
            await connection.execute(text("select 1"))
    except (OSError, SQLAlchemyError):
        missing.append("database")
    return Response(Health(not missing, missing), status_code=503 if missing else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], service: Service) -> Response[bytes]:
    """Of this worker, for Prometheus."""
    host_only(request)
    return Response(service.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@get("/api/host")
async def house(request: Request[Any, Any, Any], service: Service) -> House:
    """The whole house, for the host's page."""
    host_only(request)
    return await service.overview.house()


ROUTES = [health, ready, metrics, house]
