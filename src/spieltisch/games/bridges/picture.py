"""bridges: the position as text and as a drawing, from a view alone."""

from math import cos, pi, sin
from typing import Any

from ...drawing import HUES, INK, LINE, PAPER, Picture
from ...text import say
from .board import FIELD_NAMED
from .layout import COLOURS, CONNECTION_COLUMNS, JOKER_COLUMNS, LAST, SHAPES
from .state import LIMIT

View = dict[str, Any]
NUMBERS = range(1, LAST + 1)
SIGNS = dict(zip(SHAPES, ("□■", "△▲", "☆★", "○●"), strict=True))  # empty, filled


def targets(view: View) -> set[str]:
    """The fields on which the seat whose view it is may lay now."""
    return {move for move in view.get("legal", []) if move in FIELD_NAMED}


def status(view: View) -> str:
    position = view["position"]
    phase = position["phase"]
    if phase == "over":
        return say("bridges-over", seat=view["winners"][0])
    values: View = {"seat": position["turn"]}
    if phase == "lay":
        values |= {"laid": position["laid"], "most": LIMIT, "draws": position["draws"]}
        if position["drawn"]:
            phase, values = "drawn", {"tile": position["drawn"], **values}
    if phase == "bonus":
        values["tile"] = position["bonus"]
    return say(f"bridges-status-{phase}", **values)


def own_rack(view: View) -> list[str] | None:
    """The rack of the seat whose view it is, while there is still something to choose from it."""
    seat = view.get("seat")
    return None if seat is None or view["over"] else view["position"]["seats"][seat]["rack"]


def by_colour(rack: list[str]) -> dict[str, list[str]]:
    """A rack's tiles: of each colour, jokers under x, symbols under s."""
    groups: dict[str, list[str]] = {key: [] for key in (*COLOURS, "x", "s")}
    for tile in rack:
        groups["s" if tile in SHAPES else tile[0]].append(tile)
    return {key: tiles for key, tiles in groups.items() if tiles}


# Text


def text(view: View) -> str:
    position, lit = view["position"], targets(view)
    signs = {**dict.fromkeys(JOKER_COLUMNS, "x"), **dict.fromkeys(CONNECTION_COLUMNS, "#")}
    lines = [" " * 12 + "".join(f"{number:>3}" for number in NUMBERS)]
    lines += [" " * 12 + "".join(f"{signs.get(number, ''):>3}" for number in NUMBERS)]
    for place, row in enumerate(position["rows"]):
        colour, fields = row["colour"], row["fields"]
        names = [f"{colour}{number}" for number in ("L", *NUMBERS, "R")]
        ends = [_symbol(position, side, place, fields[end], names[end], lit) for side, end in (("L", 0), ("R", -1))]
        cells = "".join(
            f"{'+' if name in lit else _cell(tile):>3}" for name, tile in zip(names[1:-1], fields[1:-1], strict=True)
        )
        lines.append(f"{say('bridges-row', colour=colour):10}{ends[0]:>2}{cells}{ends[1]:>3}".rstrip())
        if place < 3:
            below = {b["number"]: "*" if b["bonus"] and not b["spent"] else "|" for b in _bridges(position, colour)}
            lines.append(" " * 12 + "".join(f"{below.get(number, ''):>3}" for number in NUMBERS).rstrip())
    lines += [say("bridges-legend")] + ([say("bridges-legend-legal")] if lit else [])
    lines += ["", *_seats(view), "  " + say("bridges-bag", count=position["left"])]
    lines += ["", *(say("bridges-did", seat=t["seat"], did=" ".join(t["did"]) or "-") for t in position["story"])]
    lines += ["", status(view)]
    rack = own_rack(view)
    if rack is not None:
        lines += ["", say("bridges-rack")]
        for key, tiles in by_colour(rack).items():
            lines.append(f"  {say('bridges-row', colour=key):10}{' '.join(tiles)}")
    return "\n".join(lines)


def _cell(tile: str | None) -> str:
    return "." if tile is None else tile[1:]


def _symbol(position: View, side: str, place: int, tile: str | None, name: str, lit: set[str]) -> str:
    if position["symbols"] is None:
        return ""
    return "+" if name in lit else SIGNS[position["symbols"][side][place]][tile is not None]


def _bridges(position: View, upper: str) -> list[View]:
    """The bridges from this row to the one below."""
    return [bridge for bridge in position["bridges"] if bridge["rows"][0] == upper]


def _seats(view: View) -> list[str]:
    lines = []
    for number, seat in enumerate(view["position"]["seats"]):
        words = [say("bridges-seat", seat=number, count=seat["tiles"])]
        if number == view.get("seat"):
            words.append(say("bridges-you"))
        if view["over"]:
            words.append(say("bridges-points", points=view["scores"][number]))
        lines.append(("> " if number in view["to_act"] else "  ") + " ".join(words))
        if seat["rack"] and (number != view.get("seat") or view["over"]):
            lines.append("      " + " ".join(seat["rack"]))
    gifts = [gift for gift in view["position"]["gifts"] if gift["tile"] and not view["over"]]
    told = [say("bridges-gave", giver=gift["from"], to=gift["to"], tile=gift["tile"]) for gift in gifts]
    return lines + ["  " + line for line in told[-view["players"] :]]


# Picture

STEP, SIZE, PITCH = 44, 38, 84  # from column to column, a field, from row to row
LEFT, TOP = 64, 74  # of the first field
MARGIN = 32
WIDTH = LEFT + 22 * STEP - (STEP - SIZE) + MARGIN
SMALL = 30  # a tile of an open rack
WOOD, GRAIN, GLOW, GOLD, FAINT = "#c9995a", "#a97b41", "#1f8a70", "#f2c230", "#8a8172"


def svg(view: View) -> str:
    position, rack = view["position"], own_rack(view)
    across = (WIDTH - 2 * MARGIN + 16) // view["players"] - 16
    open_racks = [seat["rack"] for seat in position["seats"]]
    if rack is not None:
        open_racks[view["seat"]] = None  # is drawn by itself
    per_line = (across - 16) // (SMALL + 3)
    deep = max(-(-len(tiles or []) // per_line) for tiles in open_racks)
    rack_top = TOP + 3 * PITCH + SIZE + 44
    lines = 0 if rack is None else -(-len(rack) // 22)
    seats_top = rack_top + (lines * (SIZE + 8) + 34 if rack is not None else 0)
    p = Picture(WIDTH, seats_top + 62 + deep * (SMALL + 3) + 14, status(view))
    p.words(MARGIN, 32, status(view), 19, anchor="start", bold=True)
    p.words(WIDTH - MARGIN, 32, say("bridges-bag", count=position["left"]), 16, anchor="end")
    _board(p, view)
    if rack is not None:
        _rack(p, rack, rack_top, lines)
    for number, tiles in enumerate(open_racks):
        _seat(p, view, number, tiles, MARGIN + number * (across + 16), seats_top, across, deep, per_line)
    return str(p)


def _at(place: int, position: int) -> tuple[float, float]:
    """The upper left corner of a field."""
    return LEFT + position * STEP, TOP + place * PITCH


def _board(p: Picture, view: View) -> None:
    position, lit = view["position"], targets(view)
    p.parts.append(_plank(14, TOP - 24, WIDTH - 28, 3 * PITCH + SIZE + 48, PAPER, 18, line=LINE))
    for number in CONNECTION_COLUMNS:
        x, y = _at(0, number)
        p.parts.append(_plank(x - 4, y - 12, SIZE + 8, 3 * PITCH + SIZE + 24, "#eadfc6", 10))
    for place, row in enumerate(position["rows"]):
        x, y = _at(place, 1)
        p.parts.append(_plank(x - 8, y - 6, 20 * STEP + 10, SIZE + 12, HUES[row["colour"]], 12, 0.28))
        p.tile(MARGIN - 4, y + 7, 24, row["colour"], row["colour"])
    for place, row in enumerate(position["rows"]):
        for bridge in _bridges(position, row["colour"]):
            _bridge(p, bridge, *_at(place, bridge["number"]))
    for place, row in enumerate(position["rows"]):
        for at, (number, tile) in enumerate(zip(("L", *NUMBERS, "R"), row["fields"], strict=True)):
            name = f"{row['colour']}{number}"
            shape = position["symbols"][number][place] if number in ("L", "R") and position["symbols"] else None
            if shape or at in NUMBERS:
                _field(p, *_at(place, at), name, tile, shape, name in position["fresh"], name in lit)


def _plank(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    corner: float,
    opacity: float = 1,
    line: str = "none",
    width: int = 1,
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{corner:g}" fill="{fill}" '
        f'fill-opacity="{opacity:g}" stroke="{line}" stroke-width="{width}"/>'
    )


def _bridge(p: Picture, bridge: View, x: float, y: float) -> None:
    """From a field to the one below; the star of a bonus is golden until it is spent."""
    top, height = y + SIZE - 2, PITCH - SIZE + 4
    p.box(x + 10, top, SIZE - 20, height, WOOD, GRAIN)
    for k in range(1, 4):
        p.stroke([(x + 10, top + k * height / 4), (x + SIZE - 10, top + k * height / 4)], GRAIN, 1)
    if bridge["bonus"]:
        middle = x + SIZE / 2, y + (SIZE + PITCH) / 2
        fill = PAPER if bridge["spent"] else GOLD
        p.parts.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="14" fill="{fill}" stroke="{GRAIN}"/>')
        p.parts.append(_shape("star", *middle, 9, LINE if bridge["spent"] else INK))


def _field(
    p: Picture, x: float, y: float, name: str, tile: str | None, shape: str | None, fresh: bool, lit: bool
) -> None:
    if tile is not None:
        _tile(p, x, y, SIZE, tile, name[0], fresh)
        return
    joker = int(name[1:]) in JOKER_COLUMNS if shape is None else False
    p.box(x, y, SIZE, SIZE, "#e3e1dc" if joker else PAPER, LINE)
    if shape is not None:
        p.parts.append(_shape(shape, x + SIZE / 2, y + SIZE / 2, 12, "none", FAINT))
    else:
        p.words(x + SIZE / 2, y + SIZE * 0.62, name[1:], 15, FAINT)
    if lit:
        p.parts.append(_plank(x - 1, y - 1, SIZE + 2, SIZE + 2, GLOW, 6, 0.16, GLOW, 3))


def _tile(p: Picture, x: float, y: float, size: float, tile: str, row: str = "x", fresh: bool = False) -> None:
    """A wooden tile with its shadow, a joker in the colour of its row; what was laid in this turn has a dark edge."""
    p.parts.append(_plank(x + 1.5, y + 2.5, size, size, "#000000", size / 8, 0.22))
    if tile in SHAPES:
        p.box(x, y, size, size, HUES["w"], INK if fresh else LINE)
        p.parts.append(_shape(tile, x + size / 2, y + size / 2, size * 0.32, HUES["p"]))
    elif tile.startswith("x"):
        p.joker(x, y, size, tile[1:], row, lit=fresh)
    else:
        p.tile(x, y, size, tile[1:], tile[0], lit=fresh)
    if fresh:
        p.parts.append(_plank(x, y, size, size, "none", size / 8, 1, INK, 3))


def _shape(shape: str, x: float, y: float, r: float, fill: str, line: str = "none") -> str:
    paint = f'fill="{fill}" stroke="{line}" stroke-width="2"'
    if shape == "circle":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {paint}/>'
    if shape == "square":
        return f'<rect x="{x - r * 0.9:g}" y="{y - r * 0.9:g}" width="{r * 1.8:g}" height="{r * 1.8:g}" {paint}/>'
    corners = 3 if shape == "triangle" else 10
    points = []
    for k in range(corners):
        far = r * (1.15 if corners == 3 else 1.1 if k % 2 == 0 else 0.46)
        angle = 2 * pi * k / corners
        points.append(f"{x + far * sin(angle):.4g},{y + (r * 0.15 if corners == 3 else 0) - far * cos(angle):.4g}")
    return f'<polygon points="{" ".join(points)}" {paint}/>'


def _rack(p: Picture, rack: list[str], top: float, lines: int) -> None:
    p.words(MARGIN, top, say("bridges-rack"), 15, anchor="start", bold=True)
    for line in range(lines):
        tiles = rack[22 * line : 22 * (line + 1)]
        y = top + 12 + line * (SIZE + 8)
        p.box(MARGIN - 8, y + SIZE - 6, WIDTH - 2 * MARGIN + 16, 12, WOOD, GRAIN)
        for k, tile in enumerate(tiles):
            _tile(p, MARGIN + k * STEP, y, SIZE, tile)


def _seat(
    p: Picture,
    view: View,
    number: int,
    tiles: list[str] | None,
    x: float,
    y: float,
    w: float,
    deep: int,
    across: int,
) -> None:
    seat = view["position"]["seats"][number]
    p.box(x, y, w, 52 + deep * (SMALL + 3), PAPER, GLOW if number in view["to_act"] else LINE)
    words = say("bridges-seat", seat=number, count=seat["tiles"])
    p.words(x + 12, y + 22, words, 15, anchor="start", bold=number in view["to_act"])
    if number == view.get("seat"):
        p.words(x + w - 12, y + 22, say("bridges-you"), 14, FAINT, anchor="end")
    if view["over"]:
        p.words(x + 12, y + 42, say("bridges-points", points=view["scores"][number]), 15, anchor="start", bold=True)
    elif tiles is None:
        for k in range(seat["tiles"]):
            step = min(11, (w - 34) / max(seat["tiles"] - 1, 1))
            p.parts.append(_plank(x + 12 + k * step, y + 31, 9, 14, WOOD, 2))
    for k, tile in enumerate(tiles or []):
        _tile(p, x + 12 + k % across * (SMALL + 3), y + 50 + k // across * (SMALL + 3), SMALL, tile)
