"""The games there are, for people who want to choose; and getting their rules ready when the server starts."""

import asyncio
import gc
import random
from typing import Any

import structlog
from litestar import get
from msgspec import Struct

from ..bots.bot import Budget
from ..bots.hint import hint
from ..bots.levels import LEVELS
from ..bots.ready import warm
from ..kernel.game import Game
from ..kernel.ready import steps
from ..kernel.registry import find, ids
from ..match import Match
from .operations.thrift import give_back

log = structlog.get_logger()


class About(Struct):
    """`options`: the name of each, what it may be and usually is. `series`: are there rounds that belong together?"""

    id: str
    least: int
    most: int
    options: dict[str, dict[str, Any]]
    series: bool
    levels: tuple[str, ...]


def about(game: Game) -> About:
    options = {option.name: option.schema() for option in game.options}
    return About(game.id, game.seats[0], game.seats[-1], options, game.rounds is not None, LEVELS)


@get("/api/games", sync_to_thread=False)
def games() -> list[About]:
    """All games, their options and the bots' levels."""
    return [about(find(game)) for game in ids()]


class Rules:
    """Fetching what was compiled before takes a moment, compiling a minute, once after an installation. It is done in
    a thread, one game after the other. Whoever wants to play a game waits for that game, which then comes next."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Future[None]] = {}
        self._wanted: list[str] = []

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._ready = {game: loop.create_future() for game in ids()}
        self._work = loop.create_task(self._all())

    async def close(self) -> None:
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)

    @property
    def missing(self) -> list[str]:
        """Games that cannot be played yet."""
        return [game for game, future in self._ready.items() if not future.done()]

    async def ready(self, game: str) -> None:
        """Returns when this game can be played; at once if there is no such game."""
        if game in self._ready and not self._ready[game].done():
            self._wanted.append(game)
            await asyncio.shield(self._ready[game])

    async def _all(self) -> None:
        while rest := [game for game, future in self._ready.items() if not future.done()]:
            game = next((game for game in self._wanted if game in rest), rest[0])
            try:
                await asyncio.to_thread(_prepare, game)
            except Exception:  # then it is tried again when it is played, and whoever plays it is told
                log.exception("rules not ready", game=game)
            self._ready[game].set_result(None)
        gc.collect()
        gc.freeze()  # what is here now stays, and need not be looked through again and again
        give_back()


def _prepare(game: str) -> None:
    """The rules, and everything that thinks about them, once."""
    for _ in steps(find(game)):
        pass
    warm(find(game))
    match = Match(game, seed="00" * 32)
    hint(match, match.to_act[0], Budget(simulations=1))
    lot = random.Random(1)
    while not match.over:  # whatever a whole game needs: what is compiled later keeps everybody waiting
        seat = match.to_act[0]
        match.play(lot.choice(match.view(seat)["legal"]), seat)
    match.state()


ROUTES = [games]
