"""A bot that plays over the network: it has an account and a token, and may run anywhere.

    python examples/network_bot.py http://localhost:8000 TOKEN

The token is shown once, when you make the account: on the page under *Me*, or with `POST /api/bots`. Then let the bot
sit down, with its id in the seats of a new table, or open tables to it by their link. What a view holds is said in
docs/tables.md and, for `match.position`, in docs/games/.
"""

import asyncio
import random
import sys
from typing import Any

from spieltisch.client import Client


def choose(view: dict[str, Any]) -> str:
    """One of the legal moves: the place for your ideas."""
    legal: list[str] = view["match"]["legal"]
    last = [move for move in legal if move in ("end", "pass", "draw")]
    return random.choice([move for move in legal if move not in last] or last)


async def main(address: str, token: str) -> None:
    async with Client(address, token) as client:
        me = await client.get("/api/me")
        print(f"{me['name']} plays at {address}", flush=True)
        await client.play(choose)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))
