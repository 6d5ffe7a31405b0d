"""bridges: moves as text, and why a move is refused."""
from typing import Any
from .board import NAMES, FIELDS, name_of
from .state import DRAW, END, GIVE, KEEP, PASS, SKIP
WORDS = {DRAW: "draw", PASS: "pass", END: "end", SKIP: "skip", KEEP: "keep"}


def name(s: Any, seat: int, action: int) -> str:
    if action >= GIVE:
        return f"give:{NAMES[action - GIVE]}"
    return name_of(action) if action < FIELDS else WORDS[action]
