"""sums: the position as text and as a picture, each from a view alone."""

from math import cos, pi, sin
from typing import Any

from ...drawing import HUES, INK, LINE, PALE, PAPER, Picture, mark
from ...text import say
from .state import BONUS, COLUMNS, FOURTH, LAYOUT, LONG, ROWS

View = dict[str, Any]
PENTAGONS = {field for _, field in BONUS}
PILES = range(1, 5)
ACROSS = {1: 4, 2: 3, 3: 2, 4: 1}
FIFTHS = [2 * pi * k / 5 for k in range(5)]


def status(view: View) -> str:
    """What is going on, in one sentence."""
    position = view["position"]
    phase, said = position["phase"], position["announced"]
    if phase == "write":
        return say("sums-status-write", sum=said["sum"], colours=colours(said["colours"]), seats=seats(view["to_act"]))
    if phase == "over":
        return say("sums-status-over", seats=seats(view["winners"]))
    return say(f"sums-status-{phase}", seat=position["active"])


def before(view: View) -> str:
    """What was announced last, while that is over."""
    said = view["position"]["announced"]
    if not said or view["position"]["phase"] == "write":
        return ""
    key = "sums-said" if said["colours"] else "sums-said-grey"
    return say(key, seat=said["seat"], sum=said["sum"], colours=colours(said["colours"]))


def colours(letters: list[str]) -> str:
    return ", ".join(say(f"sums-{letter}") for letter in letters)


def seats(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def sheet_title(view: View, seat: int) -> str:
    own = seat == view.get("seat")
    points = say("sums-points", points=view["position"]["seats"][seat]["points"]["total"])
    return f"{say('sums-own-sheet' if own else 'sums-sheet', seat=seat)}: {points}"


def standing(view: View, seat: int) -> str:
    """What else there is to say about a seat: in writing whether it has decided, else how many cards it holds."""
    told = view["position"]["seats"][seat]
    if told["decided"]:
        return say("sums-decided")
    if view["position"]["phase"] == "write" and seat in view["to_act"]:
        return say("sums-deciding")
    return say("sums-cards", cards=told["cards"])


def targets(view: View, seat: int) -> set[str]:
    """The legal moves, where they are this seat's."""
    return set(view.get("legal", ())) if seat == view.get("seat") else set()


def numbers(view: View, seat: int) -> list[int | None]:
    sheet = view["position"]["seats"][seat]["sheet"]
    return [number for row in ROWS for number in sheet[row]]


# Text


def text(view: View) -> str:
    position = view["position"]
    grid = position["grid"]
    pile = say("sums-pile", left=position["pile"]["left"], covered=len(position["covered"]))
    lines = [line for line in (status(view), before(view)) if line]
    lines += ["", f"  1: {grid[0]:4} 2: {grid[1]:4}   {pile}", f"  3: {grid[2]:4} 4: {grid[3]:4}"]
    seat = view.get("seat")
    if seat is not None:
        lines += ["", f"{say('sums-hand')}: {' '.join(position['seats'][seat]['hand'])}"]
    if position["plays"]:
        lines += _plays(position["plays"])
    for each in _order(view):
        lines += ["", *_sheet(view, each)]
    lines += ["", say("sums-legend")]
    if seat is not None and targets(view, seat) and position["phase"] == "write":
        lines.append(say("sums-legend-legal"))
    return "\n".join(line.rstrip() for line in lines)


def _plays(plays: list[dict[str, Any]]) -> list[str]:
    """A line for every card, a column for every pile."""
    lines, rows = [say("sums-plays")], dict[str, list[str]]()
    for play in plays:
        says = f"{play['sum']} {''.join(play['colours'])}"
        card, _, pile = play["move"].partition(">")
        if pile:
            rows.setdefault(card, [""] * len(PILES))[int(pile) - 1] = says
        else:
            lines.append(f"  {card:6}{says}")
    if rows:
        lines.append(" " * 8 + "".join(f"{say('sums-on-pile', pile=pile):9}" for pile in PILES))
    return lines + [f"  {card:6}" + "".join(f"{cell:9}" for cell in cells) for card, cells in rows.items()]


def _sheet(view: View, seat: int) -> list[str]:
    told, legal = view["position"]["seats"][seat], targets(view, seat)
    misses = "".join("[x]" if k < told["misses"] else "[ ]" for k in range(FOURTH))
    lines = [f"{sheet_title(view, seat)}; {say('sums-misses')} {misses}; {standing(view, seat)}"]
    filled = numbers(view, seat)
    for i, row in enumerate(LAYOUT["rows"]):
        cells = ["    "] * LAYOUT["columns"]
        cells[row["gap"]] = " ## "
        for place, column in enumerate(row["columns"]):
            field = LONG * i + place
            name = f"{row['colour']}{place + 1}"
            content = name if name in legal else str(filled[field] or ".")
            cells[column] = f"<{content:>2}>" if field in PENTAGONS else f" {content:>2} "
        lines.append(f"  {say('sums-' + row['colour']):8}" + "".join(cells))
    return lines


def _order(view: View) -> list[int]:
    """All seats: first the one that looks on, or the active one."""
    seat, count = view.get("seat"), view["players"]
    first = view["position"]["active"] if seat is None else seat
    return [(first + k) % count for k in range(count)]


# Picture

WIDTH, MARGIN = 860, 24
SIDE = 216  # the width of the part with the grid and the hand
TOP, LOW = 58, 424  # the own sheet, the others
TILE, CARD = 78, 64
LARGE = 30  # columns this wide have room for small print
GLOW, FAINT, BACK = "#fff3c4", "#8c8270", "#c9b894"


def svg(view: View) -> str:
    order = _order(view)
    picture = Picture(WIDTH, 578 if len(order) > 1 else LOW, status(view))
    picture.words(MARGIN, 34, status(view), 18, anchor="start", bold=True)
    picture.words(WIDTH - MARGIN, 34, before(view), 12, FAINT, anchor="end")
    _grid(picture, view)
    _hand(picture, view, order[0])
    left = MARGIN + SIDE + 28
    _paper(picture, view, order[0], left, TOP, WIDTH - MARGIN - left)
    width = (WIDTH - 2 * MARGIN - 2 * 16) / 3
    for k, seat in enumerate(order[1:]):
        _paper(picture, view, seat, MARGIN + k * (width + 16), LOW, width)
    return str(picture)


def _grid(picture: Picture, view: View) -> None:
    """The four piles: those that may take a card, or those that make the sum, stand out."""
    position, legal = view["position"], view.get("legal", ())
    phase, laid = position["phase"], position["laid"]
    counting = {"second": {laid}, "write": {*PILES} - {ACROSS.get(laid)}}.get(phase, set())
    left = MARGIN + (SIDE - 2 * TILE - 10) / 2
    for k, card in enumerate(position["grid"]):
        x, y = left + k % 2 * (TILE + 10), TOP + k // 2 * (TILE + 10)
        target = any(move.endswith(f">{k + 1}") for move in legal)
        if target or k + 1 in counting:
            picture.box(x - 5, y - 5, TILE + 10, TILE + 10, GLOW, INK, dashed=target)
        picture.tile(x, y, TILE, card[1:], card[0])
        ink = INK if card[0] in PALE else "#ffffff"
        picture.words(x + (9, TILE - 9)[k % 2], y + (16, TILE - 8)[k // 2], str(k + 1), 11, ink)
    if phase == "write":
        x, y = left + TILE + 5, TOP + TILE + 5
        _field(picture, x, y, 19, pentagon=False, lit=True)
        picture.words(x, y + 7, str(position["announced"]["sum"]), 20, bold=True)
    pile = say("sums-pile", left=position["pile"]["left"], covered=len(position["covered"]))
    picture.words(MARGIN + SIDE / 2, TOP + 2 * TILE + 32, pile, 12, FAINT)


def _hand(picture: Picture, view: View, seat: int) -> None:
    """A hand, and under each card what it would announce on which pile."""
    position = view["position"]
    hand, top = position["seats"][seat]["hand"], 280
    plays = {play["move"]: play for play in position["plays"]}
    if hand is not None:
        picture.words(MARGIN, top - 9, say("sums-hand"), 12, anchor="start", bold=True)
    for k in range(position["seats"][seat]["cards"]):
        x = MARGIN + k * (CARD + 12)
        if hand is None:
            picture.box(x, top, CARD, CARD, BACK)
            picture.box(x + 7, top + 7, CARD - 14, CARD - 14, BACK, PAPER)
            continue
        picture.tile(x, top, CARD, hand[k][1:], hand[k][0])
        for pile in PILES:
            if play := plays.get(f"{hand[k]}>{pile}"):
                _sum(picture, play, x + (pile - 1) % 2 * 33, top + CARD + 6 + (pile - 1) // 2 * 33)
    if play := plays.get("call"):
        x = MARGIN + 2 * (CARD + 12) + 33
        picture.words(x - 6, top + CARD + 26, say("sums-call"), 12, anchor="end")
        _sum(picture, play, x, top + CARD + 6)


def _sum(picture: Picture, play: dict[str, Any], x: float, y: float) -> None:
    """A sum with its colours; faint where the own sheet has no field for it."""
    fits = bool(play["fields"])
    picture.box(x, y, 31, 31, PAPER)
    picture.words(x + 15.5, y + 16, str(play["sum"]), 14, INK if fits else FAINT, bold=fits)
    for k, colour in enumerate(play["colours"]):
        left = x + 15.5 + 9 * (k - len(play["colours"]) / 2)
        picture.box(left, y + 20, 8, 8, HUES[colour], HUES[colour])
        picture.parts.append(mark(colour, left + 4, y + 24, 2.5))


def _paper(picture: Picture, view: View, seat: int, x: float, y: float, width: float) -> None:
    """A sheet; everything on it is measured by the width of a column."""
    unit = width / (LAYOUT["columns"] + 0.6)
    pitch = (1.3 if unit > LARGE else 1.2) * unit
    foot = (2.1 if unit > LARGE else 1.4) * unit
    height = 1.1 * unit + len(ROWS) * pitch + foot
    size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
    picture.parts.append(f'<rect {size} rx="9" fill="{PAPER}" stroke="{LINE}"/>')
    title, note = max(0.34 * unit, 11), max(0.27 * unit, 10)
    picture.words(x + 0.3 * unit, y + 0.72 * unit, sheet_title(view, seat), title, anchor="start", bold=True)
    picture.words(x + width - 0.3 * unit, y + 0.72 * unit, standing(view, seat), note, FAINT, anchor="end")
    for i in range(len(ROWS)):
        _row(picture, view, seat, i, x + 0.3 * unit, y + 1.1 * unit + i * pitch, unit)
    _foot(picture, view["position"]["seats"][seat], x + 0.3 * unit, y + height - 0.85 * unit, unit)


def _row(picture: Picture, view: View, seat: int, i: int, x: float, y: float, unit: float) -> None:
    position, legal = view["position"], targets(view, seat)
    choice, row = position["seats"][seat]["choice"], LAYOUT["rows"][i]
    hue, first, last = row["colour"], row["columns"][0], row["columns"][-1]
    picture.box(x + first * unit, y, (last - first + 1) * unit, 1.08 * unit, HUES[hue], HUES[hue])
    picture.parts.append(mark(hue, x + (row["gap"] + 0.5) * unit, y + 0.54 * unit, 0.2 * unit))
    for place, number in enumerate(position["seats"][seat]["sheet"][hue]):
        name, field = f"{hue}{place + 1}", LONG * i + place
        lit = name in legal or name == choice
        cx, cy = x + (0.5 + COLUMNS[field]) * unit, y + 0.54 * unit
        _field(picture, cx, cy, 0.43 * unit, field in PENTAGONS, lit)
        if number:
            picture.words(cx, cy + 0.16 * unit, str(number), 0.46 * unit, bold=True)
        elif lit:  # the sum that may go here, or that goes here when all have decided
            ink = INK if name == choice else FAINT
            picture.words(cx, cy + 0.14 * unit, str(position["announced"]["sum"]), 0.4 * unit, ink)


def _field(picture: Picture, x: float, y: float, r: float, pentagon: bool, lit: bool) -> None:
    look = f'fill="{GLOW if lit else PAPER}" stroke="{INK if lit else LINE}" stroke-width="{2 if lit else 1}"'
    if pentagon:
        corners = [(x + 1.1 * r * sin(k), y + 0.07 * r - 1.1 * r * cos(k)) for k in FIFTHS]
        points = " ".join(f"{px:.1f},{py:.1f}" for px, py in corners)
        picture.parts.append(f'<polygon points="{points}" {look}/>')
    else:
        picture.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {look}/>')


def _foot(picture: Picture, told: dict[str, Any], x: float, y: float, unit: float) -> None:
    """The misses, and the points as they add up; y is where the writing stands."""
    boxes = 0.3
    if unit > LARGE:
        boxes = 1.95
        picture.words(x, y + 0.4 * unit, say("sums-misses"), 0.27 * unit, anchor="start")
    for k in range(FOURTH):
        left, top, size = x + (boxes + 0.75 * k) * unit, y, 0.6 * unit
        picture.box(left, top, size, size)
        if k < told["misses"]:
            a, b, c, d = left + 0.2 * size, left + 0.8 * size, top + 0.2 * size, top + 0.8 * size
            picture.stroke([(a, c), (b, d)], width=0.06 * unit)
            picture.stroke([(a, d), (b, c)], width=0.06 * unit)
    points = told["points"]
    parts = [(say(f"sums-{row}"), points["rows"][row], row) for row in ROWS]
    parts += [(say("sums-columns"), sum(points["columns"]), ""), (say("sums-misses"), points["misses"], "")]
    parts.append((say("sums-total"), points["total"], "="))
    for k, (label, number, hue) in enumerate(parts):
        left = x + (5.25 + 1.14 * k) * unit
        picture.box(left, y - 0.1 * unit, unit, 0.8 * unit, GLOW if hue == "=" else HUES.get(hue, PAPER))
        ink = "#ffffff" if hue in ROWS and hue not in PALE else INK
        picture.words(left + 0.5 * unit, y + 0.43 * unit, str(number), max(0.36 * unit, 9), ink, bold=hue == "=")
        if unit > LARGE:
            picture.words(left + 0.5 * unit, y - 0.25 * unit, label, 0.23 * unit, FAINT)
