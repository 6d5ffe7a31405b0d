"""ten: the position as text and as a drawing, from a view."""

from typing import Any

from ...drawing import HUES, INK, LINE, PAPER, Picture
from ...text import say
from .rules import GOAL

View = dict[str, Any]
Place = tuple[int, int]

COLOURS = ("light", "dark")
BRACKETS = ("()", "[]")
PAINT, EDGES, WRITING = (HUES["w"], HUES["k"]), (LINE, "#766e65"), (INK, "#ffffff")
CELL, STONE, GAP = 46, 40, 3  # a cell's side, a stone's, and what is between them
HEAD, EDGE, TOP, PANEL = 34, 46, 30, 74  # the heading, the margins with the coordinates, a seat's panel
LIT, CLOSE, WON = "#1f8a70", "#d07a1c", "#c9403a"  # a place to go, a row near 10, a row of 10


def text(view: View) -> str:
    position, table = view["position"], stones(view)
    sources, targets = aims(view)
    columns, lines = reach(view, 0, 0)
    out = [_status(view), "", ("     " + "".join(f"{x:^5}" for x in columns)).rstrip()]
    for y in lines:
        cells = [_face(*table[x, y]) if (x, y) in table else "." if (x, y) in targets else "" for x in columns]
        out.append((f"{y:>4} " + "".join(f"{cell:^5}" for cell in cells)).rstrip())
    out.append("")
    for seat, own in enumerate(position["seats"]):
        out.append(f"{'>' if seat in view['to_act'] else ' '} {_heading(view, seat)}: {_stock(view, seat, own)}")
    out += [f"  {_row_in_words(row)}" for row in position["rows"]]
    out += ["  .    " + say("ten-target")] if targets else []
    out += ["  " + say("ten-movable", places="  ".join(f"{x},{y}" for x, y in sorted(sources)))] if sources else []
    return "\n".join(out)


def stones(view: View) -> dict[Place, tuple[int, int]]:
    """The seat and the value of the stone on each place."""
    return {(stone["x"], stone["y"]): (stone["seat"], stone["value"]) for stone in view["position"]["table"]}


def aims(view: View) -> tuple[set[Place], set[Place]]:
    """The stones that may move, and the places where a stone may be laid."""
    sources, targets = set(), set()
    for move in view.get("legal", []):
        source, _, target = move.rpartition(">")
        if move != "pass":
            targets.add(_place(target.rpartition(":")[2]))
        if source:
            sources.add(_place(source))
    return sources, targets


def _place(words: str) -> Place:
    x, y = words.split(",")
    return int(x), int(y)


def reach(view: View, wide: int, high: int) -> tuple[range, range]:
    """The columns and lines with all stones and the places beside them; at least so many."""
    places = [*stones(view), *(tuple(place) for place in view["position"]["edge"])]
    return _span([x for x, _ in places], wide), _span([y for _, y in places], high)


def _span(numbers: list[int], least: int) -> range:
    missing = max(least - (max(numbers) - min(numbers) + 1), 0)
    return range(min(numbers) - missing // 2, max(numbers) + 1 + (missing + 1) // 2)


def _face(seat: int, value: int | None) -> str:
    return f"{BRACKETS[seat][0]}{value or '?'}{BRACKETS[seat][1]}"


def _row_in_words(row: dict[str, Any]) -> str:
    places = " - ".join("{},{}".format(*row[end]) for end in ("from", "to"))
    return say("ten-row", colour=COLOURS[row["seat"]], sum=row["sum"], places=places)


def _status(view: View) -> str:
    position, kind = view["position"], "open" if view["options"]["open"] else "closed"
    if position["round"] == 1:
        return say("ten-first-round", kind=kind)
    return say("ten-second-round", kind=kind, moved=position["moved"], most=view["options"]["move_cap"])


def _heading(view: View, seat: int) -> str:
    notes = [say("ten-you")] if view.get("seat") == seat else []
    if seat in view.get("winners", []):
        notes.append(say("ten-won"))
    elif view["position"]["drawn"]:
        notes.append(say("ten-drawn"))
    elif seat in view["to_act"]:
        notes.append(say("ten-plays"))
    name = say("ten-seat", seat=str(seat), colour=COLOURS[seat])
    return f"{name} - {', '.join(notes)}" if notes else name


def _stock(view: View, seat: int, own: dict[str, Any]) -> str:
    """What the seat has still to lay, in words."""
    if "row" in own:
        return " ".join(_face(seat, value) for value in own["row"]) or say("ten-all-laid")
    turned, hidden = shown(own)
    parts = [say("ten-turned-up", stone=" ".join(_face(seat, value) for value in turned))] if turned else []
    parts += [say("ten-face-down", count=hidden)] if hidden else []
    parts += [say("ten-unlaid", **_counts(own))] if own["stock"] else []
    return "; ".join(parts) or say("ten-all-laid")


def _counts(own: dict[str, Any]) -> dict[str, int]:
    return dict(zip(("ones", "twos", "threes"), own["unlaid"].values(), strict=True))


def shown(own: dict[str, Any]) -> tuple[list[int], int]:
    """The stones of a stock that are turned up, and how many are not."""
    turned = [value for value in own["stock"] if value is not None]
    return turned, len(own["stock"]) - len(turned)


def svg(view: View) -> str:
    position = view["position"]
    columns, lines = reach(view, 11, 7)
    width, height = 2 * EDGE + CELL * len(columns), HEAD + 2 * PANEL + 2 * TOP + CELL * len(lines)
    left, top = EDGE - CELL * columns[0], HEAD + PANEL + TOP - CELL * lines[0]  # of the cell 0,0
    p = Picture(width, height, _status(view))
    p.words(EDGE, 22, _status(view), 13, anchor="start")
    below = 1 if view.get("seat") == 1 else 0  # the reader's own stones are nearest
    _panel(p, view, 1 - below, HEAD)
    _panel(p, view, below, height - PANEL)
    _rect(p, EDGE - 4, HEAD + PANEL + TOP - 4, CELL * len(columns) + 8, CELL * len(lines) + 8, LINE, "", PAPER)
    for x in columns:
        p.words(left + CELL * (x + 0.5), HEAD + PANEL + TOP - 10, str(x), 12)
    for y in lines:
        p.words(EDGE - 12, top + CELL * (y + 0.5) + 4, str(y), 12, anchor="end")
    sources, targets = aims(view)
    for x, y in sorted(targets):
        _frame(p, left + CELL * x + GAP + 4, top + CELL * y + GAP + 4, STONE - 8, LIT, "4 3")
    rows = sorted(position["rows"], key=lambda row: (row["sum"] <= GOAL, row["sum"]))
    for row in rows:
        ends = [(left + CELL * (x + 0.5), top + CELL * (y + 0.5)) for x, y in (row["from"], row["to"])]
        p.stroke(ends, _ink(row), 14)
    for (x, y), (seat, value) in stones(view).items():
        _stone(p, left + CELL * x + GAP, top + CELL * y + GAP, STONE, seat, value)
    for row in rows:
        _row(p, row, left, top)
    for x, y in sorted(sources):
        _frame(p, left + CELL * x + GAP + 4, top + CELL * y + GAP + 4, STONE - 8, LIT)
    return str(p)


def _rect(p: Picture, x: float, y: float, w: float, h: float, ink: str, more: str = "", fill: str = "none") -> None:
    p.parts.append(
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="6" fill="{fill}" stroke="{ink}"{more}/>'
    )


def _frame(p: Picture, x: float, y: float, size: float, ink: str, dashes: str = "") -> None:
    _rect(p, x, y, size, size, ink, ' stroke-width="2"' + (f' stroke-dasharray="{dashes}"' if dashes else ""))


def _stone(p: Picture, x: float, y: float, size: float, seat: int, value: int | None) -> None:
    """A stone with its numeral and as many pips; without a value, its back."""
    _rect(p, x + 1, y + 2, size, size, "none", ' fill-opacity="0.22"', INK)
    _rect(p, x, y, size, size, EDGES[seat], "", PAINT[seat])
    if value is None:
        return
    ink = WRITING[seat]
    p.words(x + size / 2, y + size * 0.6, str(value), size * 0.52, ink, bold=True)
    for k in range(value):
        middle = x + size / 2 + size * 0.17 * (k - (value - 1) / 2)
        p.parts.append(f'<circle cx="{middle:g}" cy="{y + size * 0.8:g}" r="{size * 0.055:g}" fill="{ink}"/>')


def _ink(row: dict[str, Any]) -> str:
    """A row of 10 stands out, one of 7 to 9 is plain, one of more is faint."""
    return WON if row["sum"] == GOAL else CLOSE if row["sum"] < GOAL else LINE


def _row(p: Picture, row: dict[str, Any], left: float, top: float) -> None:
    """A frame around each stone of a row, and its sum where it begins."""
    (x, y), (end_x, end_y) = row["from"], row["to"]
    length = max(abs(end_x - x), abs(end_y - y))
    dx, dy = (end_x - x) // length, (end_y - y) // length
    for n in range(length + 1):
        _frame(p, left + CELL * (x + n * dx) + GAP - 1, top + CELL * (y + n * dy) + GAP - 1, STONE + 2, _ink(row))
    badge_x, badge_y = left + CELL * (x + 0.5 - 0.46 * dx), top + CELL * (y + 0.5 - 0.46 * dy)
    p.parts.append(f'<circle cx="{badge_x:g}" cy="{badge_y:g}" r="8.5" fill="{_ink(row)}"/>')
    p.words(badge_x, badge_y + 4, str(row["sum"]), 11, INK if row["sum"] > GOAL else "#ffffff", bold=True)


def _panel(p: Picture, view: View, seat: int, y: float) -> None:
    """A seat's name, and its stones that do not lie yet."""
    own = view["position"]["seats"][seat]
    acts = seat in view["to_act"] or seat in view.get("winners", [])
    _rect(p, EDGE - 4, y, p.width - 2 * EDGE + 8, PANEL - 12, LINE, "", PAPER)
    if acts:
        _rect(p, EDGE - 4, y, p.width - 2 * EDGE + 8, PANEL - 12, LIT, ' stroke-width="2"')
    p.words(EDGE + 8, y + 18, _heading(view, seat), 13, anchor="start", bold=True)
    x = EDGE + 8.0
    turned, hidden = (own["row"], 0) if "row" in own else shown(own)
    for value in turned:
        _stone(p, x, y + 26, 28, seat, value)
        x += 32
    for _ in range(hidden):
        _stone(p, x + 6, y + 30, 22, seat, None)
        x += 9
    if "row" not in own or not turned:
        words = say("ten-unlaid", **_counts(own)) if turned or hidden else say("ten-all-laid")
        p.words(p.width - EDGE - 8, y + 46, words, 12, anchor="end")
