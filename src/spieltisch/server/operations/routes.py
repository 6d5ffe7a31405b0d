"""For the host and his tools: does it live, is it ready?"""

from litestar import Response, get
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ..service import Service


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


ROUTES = [health, ready]
