"""bridges: what a seat knows, and what it may imagine.

`observe` blanks the other racks, the bag, a drawn tile that is still to be laid, and the gifts of others. The
numbers of tiles, all that lies and the log of what everybody saw stay. When the game is over the racks lie open.
Which facts `sample` uses is said in memory.py.
"""

from typing import Any

from ...kernel.bits import U0
from ...kernel.compile import rule
from .board import BELONGS, FIELDS, LAYOUT, LEFT, NAMES, RIGHT, among, field, name_of
from .imagine import imagine
from .state import BONUS, BY_BONUS, DONE, DREW, FREE, GAVE, GIVING, LAY, MOST_BAG, PASSED

KIND_ON: list[int] = BELONGS.tolist()  # of the tile that belongs on a field
ORDER = {kind: place for place, kind in enumerate(NAMES)}
PHASES = {LAY: "lay", BONUS: "bonus", FREE: "free", GIVING: "give"}
EVENTS = {DREW: "draw", PASSED: "pass", DONE: "end", GAVE: "give"}


@rule
def observe(s: Any, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and not s.ended:
            s.rack[other, 0] = s.rack[other, 1] = U0
    if s.turn != seat:
        s.drawn = 0
    for i in range(MOST_BAG):
        s.bag[i] = 0
    for i in range(s.given):
        if s.gifts[i, 0] != seat and (s.gifts[i, 0] + 1) % s.seats != seat:
            s.gifts[i, 1] = 0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    imagine(s, seat, key)


def view(s: Any) -> dict[str, Any]:
    """Tiles and fields by name; None for a tile that is not known."""
    shown = 0 if s.eyes == 0 or s.ended else None  # the truth shows every rack, a finished game too
    filled, fresh = s.filled.tolist(), s.fresh.tolist()
    seats = []
    for seat in range(int(s.seats)):
        seen = shown is not None or s.eyes == seat + 1
        seats.append({"tiles": int(s.held[seat]), "rack": tiles(s.rack[seat]) if seen else None})
    bag = [NAMES[kind - 1] for kind in s.bag[: s.left][::-1].tolist()] if s.eyes == 0 else None
    return {
        "rows": [{"colour": colour, "fields": _row(filled, row)} for row, colour in enumerate(LAYOUT.rows)],
        "bridges": _bridges(filled),
        "symbols": dict(zip("LR", map(list, LAYOUT.symbols), strict=True)) if s.symbols else None,
        "seats": seats,
        "left": int(s.left),
        "bag": bag,
        "turn": int(s.turn),
        "phase": "over" if s.ended else PHASES[int(s.phase)],
        "laid": int(s.laid),
        "draws": int(s.draws),
        "drawn": _tile(s.drawn),
        "bonus": _tile(s.bonus),
        "frees": int(s.frees),
        "fresh": [name_of(one) for one in range(FIELDS) if among(fresh, one)],
        "gifts": _gifts(s),
        "story": _story(s),
    }


def own(s: Any, common: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its rack, the tile it has drawn, and the gifts that it gave or was given."""
    seat = int(s.eyes) - 1
    seats = [*common["seats"]]
    seats[seat] = {**seats[seat], "rack": tiles(s.rack[seat])}
    return {"seats": seats, "drawn": _tile(s.drawn), "gifts": _gifts(s)}


def _tile(code: Any) -> str | None:
    """A tile from its kind + 1."""
    return NAMES[int(code) - 1] if code else None


def tiles(words: Any) -> list[str]:
    """The tiles of a rack: by row and number, then jokers, then symbols."""
    held = words.tolist()
    kinds = [KIND_ON[one] for one in range(FIELDS) if among(held, one)]
    return [NAMES[kind] for kind in sorted(kinds, key=ORDER.__getitem__)]


def _row(filled: list[int], row: int) -> list[str | None]:
    """The tiles of a row, symbol fields first and last."""
    fields = [field(row, position) for position in range(LEFT, RIGHT + 1)]
    return [NAMES[KIND_ON[one]] if among(filled, one) else None for one in fields]


def _bridges(filled: list[int]) -> list[dict[str, Any]]:
    """`bonus`: there is a bonus on it, or there was; `spent`: no more, as one of its ends is filled."""
    found = []
    for bridge in LAYOUT.bridges:
        ends = [field(bridge.upper + below, bridge.number) for below in (0, 1)]
        found.append(
            {
                "rows": [LAYOUT.rows[bridge.upper], LAYOUT.rows[bridge.upper + 1]],
                "number": bridge.number,
                "bonus": bridge.bonus,
                "spent": bridge.bonus and any(among(filled, end) for end in ends),
            }
        )
    return found


def _gifts(s: Any) -> list[dict[str, Any]]:
    """BR-12, since the deal; until the game is over the tile is known to who gave it and who received it."""
    return [
        {"from": giver, "to": (giver + 1) % int(s.seats), "tile": None if s.ended else _tile(code)}
        for giver, code in s.gifts[: s.given].tolist()
    ]


def _story(s: Any) -> list[dict[str, Any]]:
    """What everybody saw in the last turns, one for each seat, and in the one that is going on: y12 was laid, +y12
    came by a bonus, draw, pass, give, end.
    """
    turns: list[dict[str, Any]] = [{"seat": int(s.first), "did": []}]
    for what in s.log[: s.logged].tolist():
        turn = turns[-1]
        if what in EVENTS:
            turn["did"].append(EVENTS[what])
        else:
            turn["did"].append(("+" if what >= BY_BONUS else "") + name_of(what % BY_BONUS))
        if what in (PASSED, DONE, GAVE):
            turns.append({"seat": (turn["seat"] + 1) % int(s.seats), "did": []})
    return turns[-int(s.seats) - 1 :]
