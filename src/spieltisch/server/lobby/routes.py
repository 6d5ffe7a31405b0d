"""The lobby, my tables, my games, ratings."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from ..people.accounts import Person
from ..service import Service
from .games import Played, Standing
from .lines import Line

LATEST = 2**53 - 1


@get("/api/tables")
async def lobby(service: Service) -> list[Line]:
    """Public tables that wait for somebody or may be watched."""
    return await service.lines.lobby()


@get("/api/my/tables")
async def my_tables(service: Service, person: Person) -> list[Line]:
    """Where I have a seat, my turn first."""
    return await service.lines.mine(person.id)


@get("/api/my/games")
async def my_games(
    service: Service, person: Person, before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None
) -> list[Played]:
    """What I have played, the newest first; `before` is the time of the last one in the answer before."""
    return await service.games.played(person.id, before)


@get("/api/ratings")
async def standings(
    service: Service, anybody: Person | None, game: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> list[Standing]:
    """The best of a game, and where I stand; without a game: how I stand in all of them."""
    return await service.games.standings(game, None if anybody is None else anybody.id)


ROUTES = [lobby, my_tables, my_games, standings]
