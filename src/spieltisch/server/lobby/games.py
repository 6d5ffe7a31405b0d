"""What somebody has played, and how he stands."""

from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct, json
from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..people.schema import people
from .rating import Rating
from .schema import played, ratings, results

PAGE = 50  # games in one answer
BEST = 100  # places in a list of ratings


class Played(Struct):
    """A game that is over: how, the seats' names, who has won; `before` and `after` are my rating if it counted."""

    table: str
    number: int
    game: str
    at: int
    seat: int
    how: str
    names: list[str]
    winners: list[int]
    totals: list[int] | None
    before: int | None
    after: int | None


class Standing(Struct):
    """A place in the list of a game. `provisional`: after few games a rating says little."""

    game: str
    name: str
    kind: str
    rating: int
    games: int
    provisional: bool
    mine: bool


def _played(row: Any) -> Played:
    return Played(
        table=row.table,
        number=row.number,
        game=row.game,
        at=row.at,
        seat=row.seat,
        how=row.how,
        names=json.decode(row.names),
        winners=json.decode(row.winners),
        totals=json.decode(row.totals),
        before=row.before,
        after=row.after,
    )


class Games:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def played(self, person: str, before: int | None = None, most: int = PAGE) -> list[Played]:
        """The newest first; from before that time on. Games that ended at the same moment are never torn apart."""
        columns = (played.c.seat, played.c.before, played.c.after)
        same = and_(results.c.table == played.c.table, results.c.number == played.c.number)
        found = select(results, *columns).join_from(played, results, same).where(played.c.person == person)
        if before is not None:
            found = found.where(played.c.at < before)
        found = found.order_by(played.c.at.desc(), played.c.table, played.c.number)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(found.limit(most)))
            if len(rows) == most:
                rest = found.where(played.c.at == rows[-1].at)
                there = {(row.table, row.number) for row in rows}
                rows += [row for row in await connection.execute(rest) if (row.table, row.number) not in there]
        return [_played(row) for row in rows]

    async def all_played(self, person: str) -> AsyncIterator[Played]:
        """The newest first, page by page."""
        before = None
        while page := await self.played(person, before):
            for game in page:
                yield game
            before = page[-1].at

    async def standings(self, game: str | None, person: str | None) -> list[Standing]:
        """The best of a game, and me if I am not among them; without a game: me, in all of them."""
        columns = (ratings, people.c.name, people.c.kind)
        found = select(*columns).join_from(ratings, people).order_by(ratings.c.mu.desc(), ratings.c.person)
        mine = found.where(ratings.c.person == person)
        async with self.engine.connect() as connection:
            if game is None:
                rows = list(await connection.execute(mine))
            else:
                rows = list(await connection.execute(found.where(ratings.c.game == game).limit(BEST)))
                if person is not None and all(row.person != person for row in rows):
                    rows += await connection.execute(mine.where(ratings.c.game == game))
        standings = []
        for row in rows:
            rating = Rating(row.mu, row.sigma, row.games)
            own = row.person == person
            standings.append(Standing(row.game, row.name, row.kind, rating.shown, row.games, rating.provisional, own))
        return standings
