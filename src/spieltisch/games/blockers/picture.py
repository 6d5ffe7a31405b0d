"""blockers: the position as text and as a drawing, from a view."""

from typing import Any

from ...drawing import HUES as PAINT
from ...drawing import INK, LINE, PALE, PAPER, Picture, mark
from ...text import say
from .state import COLUMNS, ROWS, SECTIONS, SIDE, TILES, section

# The section symbols as outlines in a square from -10 to 10.
SHAPES = {
    "sun": "M0-10 2.6-6 7-7 6-2.6 10 0 6 2.6 7 7 2.6 6 0 10-2.6 6-7 7-6 2.6-10 0-6-2.6-7-7-2.6-6Z",
    "star": "M0-10 2.6-3.5 9.5-3.1 4.2 1.3 5.9 8.1 0 4.4-5.9 8.1-4.2 1.3-9.5-3.1-2.6-3.5Z",
    "heart": "M0 9C-16-2-7-14 0-5 7-14 16-2 0 9Z",
    "triangle": "M0-9 9.5 7.5-9.5 7.5Z",
    "circle": "M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z",
    "square": "M-7.5-7.5H7.5V7.5H-7.5Z",
    "moon": "M3-9.5A9.5 9.5 0 1 0 9 4.5 8 8 0 0 1 3-9.5Z",
    "cloud": "M-5.5 6.5A4.5 4.5 0 0 1-6-2.4 6 6 0 0 1 5-4 5.3 5.3 0 0 1 5.5 6.5Z",
    "diamond": "M0-10 7 0 0 10-7 0Z",
}
CELL, EDGE, TOP = 54, 34, 34  # a cell's side; where the board begins
BOARD = SIDE * CELL
PANEL, SIDE_X = 344, EDGE + BOARD + 22
SHADE = "#f1ebdd"  # every second section
LIT = "#1f8a70"


def text(view: dict[str, Any]) -> str:
    position = view["position"]
    lines = ["    " + "  ".join("".join(f"{c:^5}" for c in COLUMNS[x : x + 3]) for x in (0, 3, 6))]
    for y, row in enumerate(ROWS):
        if y % 3 == 0:
            names = [f"s{n + 1} {say('blockers-symbol', symbol=SECTIONS[n])}" for n in range(y, y + 3)]
            lines.append("   +" + "+".join(f" {words} ".center(16, "-") for words in names) + "+")
        thirds = ("".join(map(_shown, position["board"][y][x : x + 3])) for x in (0, 3, 6))
        lines.append(f" {row} |" + "|".join(f"{third} " for third in thirds) + "|")
    lines.append("   +" + "+".join(["-" * 16] * 3) + "+")
    lines.append(f"    r7  {say('blockers-free')}; [r7]  {say('blockers-safe')}")
    for seat, facts in enumerate(position["seats"]):
        lines += ["", f"{'>' if seat in view['to_act'] else ' '} {_heading(view, seat)}: {_sum(view, facts)}"]
        for rack in position["racks"]:
            if rack["seat"] == seat:
                faces = " ".join(rack["rack"] or ["?"] * rack["on_rack"])
                what = say("blockers-colour", colour=rack["colour"])
                lines.append(f"    {rack['colour']} {what:7} {say('blockers-rack')}: {faces}; {_stock(view, rack)}")
        taken = "; ".join(f"{hue} {' '.join(tiles)}" for hue, tiles in facts["taken"].items())
        lines.append(f"    {say('blockers-taken')}: {taken or say('blockers-nothing')}")
    return "\n".join(lines)


def _shown(tile: dict[str, Any] | None) -> str:
    if tile is None:
        return "  .  "
    name = tile["colour"] + tile["tile"]
    return f" {name:^3} " if tile["free"] else f"{f'[{name}]':^5}"


def _heading(view: dict[str, Any], seat: int) -> str:
    """Which seat, and what is to be said of it."""
    facts = view["position"]["seats"][seat]
    notes = [say("blockers-you")] if view.get("seat") == seat else []
    if view["over"]:
        notes += [say("blockers-won")] if seat in view["winners"] else []
    else:
        notes += [say("blockers-plays")] if seat in view["to_act"] else []
        notes.append(say("blockers-turns", count=facts["turns"]))
    notes += [say("blockers-passed", count=facts["passed"])] if facts["passed"] else []
    name = say("blockers-seat", seat=str(seat))
    return f"{name} ({', '.join(notes)})" if notes else name


def _sum(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """BL-8, BL-9: how the points come about."""
    parts = [say("blockers-groups", count=facts["groups"])]
    if view["options"]["scoring"] == "blockers":
        parts.append(say("blockers-most", count=facts["most_taken"]))
    return " + ".join(parts) + " = " + say("blockers-points", count=facts["points"])


def _stock(view: dict[str, Any], rack: dict[str, Any]) -> str:
    """What is to be said beside a rack; in a duel also the letter by which moves name the colour (BL-20)."""
    racks = view["position"]["racks"]
    letter = "ab"[racks.index(rack) % 2] + ": " if len(racks) > view["players"] else ""
    state = say("blockers-closed-rack") if rack["closed"] else say("blockers-stock", count=rack["in_stock"])
    return letter + state


def svg(view: dict[str, Any]) -> str:
    position = view["position"]
    lines = len(position["racks"]) // len(position["seats"])
    height = 62 + 34 * lines
    low = max(TOP + BOARD + 40, TOP + len(position["seats"]) * (height + 10) + 6)
    p = Picture(SIDE_X + PANEL + 16, low, say("blockers-title", seats=str(view["players"])))
    _board(p, position["board"])
    for square in sorted({move.partition("@")[2] for move in view.get("legal", []) if "@" in move}):
        x, y = EDGE + CELL * COLUMNS.index(square[1]), TOP + CELL * ROWS.index(square[0])
        p.parts.append(
            f'<rect x="{x + 2.5}" y="{y + 2.5}" width="{CELL - 5}" height="{CELL - 5}" rx="8" fill="none" '
            f'stroke="{LIT}" stroke-width="2.5" stroke-dasharray="5 3"/>'
        )
    for seat in range(len(position["seats"])):
        _panel(p, view, seat, TOP + seat * (height + 10), height)
    _legend(p, TOP + BOARD + 24, "legal" in view)
    return str(p)


def _board(p: Picture, board: list[list[dict[str, Any] | None]]) -> None:
    for i, (row, column) in enumerate(zip(ROWS, COLUMNS, strict=True)):
        p.words(EDGE - 16, TOP + CELL * (i + 0.5) + 6, row, 17, bold=True)
        p.words(EDGE + CELL * (i + 0.5), TOP - 12, column, 17, bold=True)
    for y in range(SIDE):
        for x in range(SIDE):
            left, top = EDGE + CELL * x, TOP + CELL * y
            fill = SHADE if section(y, x) % 2 else PAPER
            p.parts.append(
                f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="{LINE}" '
                f'stroke-width="0.6"/>'
            )
    for n in range(4):
        p.stroke([(EDGE + 3 * CELL * n, TOP), (EDGE + 3 * CELL * n, TOP + BOARD)], LINE, 2.5)
        p.stroke([(EDGE, TOP + 3 * CELL * n), (EDGE + BOARD, TOP + 3 * CELL * n)], LINE, 2.5)
    for y in range(SIDE):  # what hangs together, below the tiles
        for x in range(SIDE):
            for other_y, other_x in ((y, x + 1), (y + 1, x)):
                if other_y < SIDE and other_x < SIDE:
                    _join(p, board[y][x], board[other_y][other_x], (x + other_x + 1) / 2, (y + other_y + 1) / 2)
    for y in range(SIDE):
        for x in range(SIDE):
            _cell(p, board[y][x], SECTIONS[section(y, x)], EDGE + CELL * x, TOP + CELL * y)


def _join(p: Picture, tile: Any, other: Any, x: float, y: float) -> None:
    if tile and other and tile["colour"] == other["colour"]:
        middle_x, middle_y = EDGE + CELL * x, TOP + CELL * y
        paint = PAINT[tile["colour"]]
        p.parts.append(
            f'<rect x="{middle_x - 9:g}" y="{middle_y - 9:g}" width="18" height="18" fill="{paint}" '
            f'stroke="{INK}" stroke-opacity="0.35"/>'
        )


def _cell(p: Picture, tile: dict[str, Any] | None, symbol: str, x: float, y: float) -> None:
    """An empty cell shows its section's symbol, a tile shows it in a corner."""
    if tile is None:
        _symbol(p, symbol, x + CELL / 2, y + CELL / 2, 11, "#d9cfba")
        return
    _tile(p, tile["tile"], tile["colour"], x + 6, y + 6, CELL - 12)
    ink = INK if tile["colour"] in PALE else "#ffffff"
    _symbol(p, symbol, x + CELL - 13, y + 13, 4.5, ink)
    if not tile["free"]:
        p.parts.append(
            f'<rect x="{x + 6}" y="{y + 6}" width="{CELL - 12}" height="{CELL - 12}" rx="5" fill="none" '
            f'stroke="{INK}" stroke-width="3"/>'
        )
        _lock(p, x + 13, y + 14, ink)


def _tile(p: Picture, face: str, hue: str, x: float, y: float, size: float) -> None:
    """A tile with its face: a number, a letter, a section's symbol or the joker's star."""
    if face.startswith("s"):
        p.tile(x, y, size, "", hue)
        ink = INK if hue in PALE else "#ffffff"
        _symbol(p, SECTIONS[TILES.index(face) - 2 * SIDE], x + size / 2, y + size * 0.43, size * 0.22, ink)
    else:
        p.tile(x, y, size, "✱" if face == "*" else face, hue)


def _symbol(p: Picture, symbol: str, x: float, y: float, r: float, fill: str) -> None:
    p.parts.append(f'<path d="{SHAPES[symbol]}" transform="translate({x:g} {y:g}) scale({r / 10:g})" fill="{fill}"/>')


def _lock(p: Picture, x: float, y: float, ink: str) -> None:
    p.parts.append(
        f'<path d="M{x - 2.5:g} {y:g}v-2a2.5 2.5 0 0 1 5 0v2" fill="none" stroke="{ink}" stroke-width="1.4"/>'
        f'<rect x="{x - 4:g}" y="{y - 0.5:g}" width="8" height="6" rx="1" fill="{ink}"/>'
    )


def _panel(p: Picture, view: dict[str, Any], seat: int, y: float, height: float) -> None:
    facts = view["position"]["seats"][seat]
    acts = seat in view["to_act"]
    p.box(SIDE_X, y, PANEL, height, PAPER, LIT if acts else LINE)
    p.words(SIDE_X + 12, y + 19, _heading(view, seat), 13.5, anchor="start", bold=True)
    p.words(SIDE_X + 12, y + 35, _sum(view, facts), 12, anchor="start")
    y += 42
    for rack in view["position"]["racks"]:
        if rack["seat"] == seat:
            for i, face in enumerate(rack["rack"] or [""] * rack["on_rack"]):
                _tile(p, face, rack["colour"], SIDE_X + 12 + 33 * i, y, 29)
            p.words(SIDE_X + 184, y + 19, _stock(view, rack), 11.5, anchor="start")
            y += 34
    p.words(SIDE_X + 12, y + 12, say("blockers-taken") + ":", 11.5, anchor="start")
    x = SIDE_X + 88.0
    for hue, tiles in facts["taken"].items():
        p.box(x, y, 16, 16, PAINT[hue])
        p.parts.append(mark(hue, x + 8, y + 8, 4))
        p.words(x + 21, y + 12.5, str(len(tiles)), 12.5, anchor="start", bold=len(tiles) == facts["most_taken"])
        x += 46
    if not facts["taken"]:
        p.words(x, y + 12, say("blockers-nothing"), 11.5, anchor="start")


def _legend(p: Picture, y: float, targets: bool) -> None:
    signs = [("free", LINE, 1.0, ""), ("safe", INK, 3.0, "")]
    signs += [("target", LIT, 2.0, ' stroke-dasharray="4 2"')] if targets else []
    x = float(EDGE)
    for name, ink, width, dash in signs:
        p.parts.append(
            f'<rect x="{x:g}" y="{y - 12}" width="15" height="15" rx="3" fill="{PAPER}" stroke="{ink}" '
            f'stroke-width="{width}"{dash}/>'
        )
        if name == "safe":
            _lock(p, x + 7.5, y - 6, INK)
        words = say(f"blockers-{name}")
        p.words(x + 22, y, words, 12, anchor="start")
        x += 42 + 6.4 * len(words)
