"""Playing a seat over the network with legal moves."""

import asyncio
import random

from spieltisch.client import Json, Refused, Table


async def play_on(table: Table, lot: random.Random, most: int = 100_000) -> Json:
    """Until the game is over, or so many moves have been made at the table; the last view."""
    async for view in table:
        if view["result"] is not None or len(view["moves"]) >= most:
            return view
        if "ready" in view["may"]:
            await table.ready()
        elif view["match"] and (legal := view["match"].get("legal")):
            await _move(table, lot.choice(legal))
    raise AssertionError


async def _move(table: Table, move: str) -> None:
    """Again, if the server was about to stop; then it comes back."""
    while True:
        try:
            await table.move(move)
            return
        except Refused as refused:
            if refused.code != "later":
                raise
            await asyncio.sleep(0.2)
