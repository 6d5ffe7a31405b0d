"""A bot for the arena that needs nothing of ours: a program that is asked in lines of JSON (docs/bot-protocol.md).

spieltisch arena ten --bots "prog:python3 examples/plain_bot.py" random --games 100
"""

import json
import random
import sys

LAST = ("end", "pass", "draw", "-")  # moves that do nothing


def choose(view: dict[str, list[str]], luck: random.Random) -> str:
    """One of the legal moves: the place for your ideas."""
    moves = [move for move in view["legal"] if move not in LAST]
    return luck.choice(moves or view["legal"])


for line in sys.stdin:
    asked = json.loads(line)
    if "hello" in asked:
        answer = {"ready": True, "name": "plain bot"}
    else:
        answer = {"move": choose(asked["view"], random.Random(asked["key"]))}
    print(json.dumps(answer), flush=True)
