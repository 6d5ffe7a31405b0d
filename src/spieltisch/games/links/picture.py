"""links: the position as text and as a picture, each from a view alone."""

from typing import Any

from ...drawing import HUES, INK, LINE, PALE, PAPER, TABLE, Picture, mark
from ...text import say
from .state import MOST

View = dict[str, Any]
NUMBERS = range(1, 22)


def targets(view: View) -> dict[str, str]:
    """What may be done at which place: + lay the card, o only a joker, = exchange."""
    signs: dict[str, str] = {}
    for move in view.get("legal", []):
        if not move.isalpha():
            place, sign = move.rstrip("*="), {"*": "o", "=": "="}.get(move[-1], "+")
            if signs.get(place) != "+":
                signs[place] = sign
    return signs


def own_hand(view: View) -> list[str] | None:
    """The hand of the seat whose view it is, while there is still something to choose from it."""
    seat = view.get("seat")
    return None if seat is None or view["over"] else view["position"]["seats"][seat]["hand"]


def status(view: View) -> str:
    position = view["position"]
    if view["over"]:
        return say("links-over")
    key = "links-bound" if position["bound"] else "links-laid"
    return say(key, seat=position["turn"], laid=position["laid"], most=MOST)


# Text


def text(view: View) -> str:
    position, signs, hand = view["position"], targets(view), own_hand(view)
    links = {f"{link['rows'][0]}{link['number']}" for link in position["links"]}
    lines = [" " * 12 + "".join(f"{number:3}" for number in NUMBERS)]
    for row in position["rows"]:
        names = [f"{row['colour']}{number}" for number in NUMBERS]
        low, high = row["missing"]
        cells = "".join(f"{_cell(lies, name, signs):>3}" for lies, name in zip(row["lies"], names, strict=True))
        lines.append(f"{_label(row):9}{low:3}{cells}{high:4}")
        below = "".join("  |" if name in links else "   " for name in names)
        lines.append(f"{'':12}{below}".rstrip())
    lines.append(say("links-legend"))
    if set(signs.values()) & {"+", "o"}:
        lines.append(say("links-legend-legal"))
    lines += ["", *_seats(view), "  " + say("links-stack", count=position["stack"]), "", status(view)]
    if hand is not None:
        lines += ["", say("links-hand", jokers=hand.count("*"))]
        for row in position["rows"]:
            held = "".join(f"{number if row['colour'] + str(number) in hand else '':>3}" for number in NUMBERS)
            lines.append(f"{_label(row):12}{held}".rstrip())
    return "\n".join(lines)


def _label(row: View) -> str:
    return say(f"links-row-{row['colour']}")


def _cell(lies: str | None, name: str, signs: dict[str, str]) -> str:
    return signs.get(name, ".") if lies is None else name[1:] if lies != "*" else "*" + name[1:]


def _seats(view: View) -> list[str]:
    lines = []
    for number, seat in enumerate(view["position"]["seats"]):
        counts = {name: seat[name] for name in ("cards", "connections", "bonuses")}
        words = [say("links-seat", seat=number, **counts)]
        if number == view.get("seat"):
            words.append(say("links-you"))
        if view["over"]:
            words.append(say("links-points", points=view["scores"][number]))
        lines.append(("> " if number in view["to_act"] else "  ") + "  ".join(words))
        if seat["hand"] is None and seat["jokers_shown"]:
            lines.append("      " + say("links-shown", count=seat["jokers_shown"]))
        if seat["hand"] is None and seat["lacks"]:
            lines.append("      " + say("links-lacks", cards=", ".join(seat["lacks"])))
        if seat["hand"] and (number != view.get("seat") or view["over"]):
            lines.append("      " + " ".join(seat["hand"]))
    return lines


# Picture

WIDTH, LEFT, TOP = 992, 66, 66  # of the picture; of the first place
STEP, SIZE, PITCH = 41, 36, 60  # from column to column, a card, from row to row
SMALL, LINE_PITCH = 30, 34  # a card of the own hand, its lines
MINI = 24  # a card in an open hand
FAINT, BAND, GLOW, GOLD, WOOD = "#a99f8c", "#efe4cb", "#fff0b8", "#f7d774", "#c9995a"


def svg(view: View) -> str:
    position, hand = view["position"], own_hand(view)
    open_hands = [seat["hand"] or [] for seat in position["seats"]]
    if hand is not None:
        open_hands[view["seat"]] = []  # is drawn by itself
    width = (WIDTH - 120) / view["players"]
    across = int((width - 20) // (MINI + 2))
    deep = max(-(-len(cards) // across) for cards in open_hands)
    hand_top = TOP + 4 * PITCH + 20
    panels_top = hand_top + (4 * LINE_PITCH + 40 if hand is not None else 6)
    height = 92 + deep * (MINI + 2)
    p = Picture(WIDTH, panels_top + height + 10, status(view))
    _board(p, view)
    if hand is not None:
        _hand(p, view, hand, hand_top)
    p.box(10, panels_top, 100, height, PAPER)
    for depth in range(min(3, position["stack"])):
        _back(p, 34 + 4 * depth, panels_top + 20 - 3 * depth, 30, 42)
    p.words(60, panels_top + 82, say("links-stack-short", count=position["stack"]), 13)
    for number, cards in enumerate(open_hands):
        _panel(p, view, number, 120 + number * width, panels_top, width - 10, height)
        for i, card in enumerate(cards):
            x = 130 + number * width + i % across * (MINI + 2)
            _card(p, x, panels_top + 88 + i // across * (MINI + 2), MINI, card)
    return str(p)


def _board(p: Picture, view: View) -> None:
    position, signs = view["position"], targets(view)
    p.box(10, 10, WIDTH - 20, TOP + 4 * PITCH - 8, PAPER)
    p.words(LEFT + 10.5 * STEP - 2, 34, status(view), 16, bold=True)
    p.box(LEFT + 10 * STEP - 4, TOP - 6, SIZE + 8, 3 * PITCH + SIZE + 12, BAND, "none")
    for x in (38, WIDTH - 38):
        p.words(x, TOP - 14, say("links-missing"), 11, FAINT)
    column = [row["colour"] for row in position["rows"]]
    for r, row in enumerate(position["rows"]):
        y, hue = TOP + r * PITCH, HUES[row["colour"]]
        for x, missing in zip((38, WIDTH - 38), row["missing"], strict=True):
            _bonus(p, x, y + SIZE / 2, missing, row["colour"])
        p.stroke([(50, y + SIZE / 2), (WIDTH - 50, y + SIZE / 2)], hue, 5)
        for number, lies in zip(NUMBERS, row["lies"], strict=True):
            x, sign = LEFT + (number - 1) * STEP, signs.get(f"{row['colour']}{number}")
            if lies:
                _card(p, x, y, SIZE, f"{row['colour']}{number}", lies == "*", sign == "=" or number == 11)
            else:
                p.box(x, y, SIZE, SIZE, GLOW if sign == "+" else PAPER, INK if sign else LINE, dashed=bool(sign))
                p.words(x + SIZE / 2, y + SIZE * 0.62, str(number), 13, INK if sign == "+" else FAINT)
    for link in position["links"]:
        x, y = LEFT + (link["number"] - 1) * STEP + SIZE / 2, TOP + column.index(link["rows"][0]) * PITCH + SIZE
        p.box(x - 7, y - 1, 14, PITCH - SIZE + 2, WOOD, INK)
        p.stroke([(x, y + 4), (x, y + PITCH - SIZE - 4)], INK, 2)


def _hand(p: Picture, view: View, hand: list[str], top: float) -> None:
    """The own hand, every card under its column."""
    playable = {move.rstrip("=") for move in view.get("legal", [])}
    p.box(10, top, WIDTH - 20, 4 * LINE_PITCH + 30, PAPER)
    p.words(LEFT + 10.5 * STEP - 2, top + 17, say("links-hand", jokers=hand.count("*")), 13, FAINT)
    for r, row in enumerate(view["position"]["rows"]):
        y = top + 26 + r * LINE_PITCH
        p.box(24, y + 3, 28, 24, HUES[row["colour"]])
        p.parts.append(mark(row["colour"], 38, y + 15, 6))
        for number in NUMBERS:
            name = f"{row['colour']}{number}"
            if name in hand:
                _card(p, LEFT + (number - 1) * STEP + 3, y, SMALL, name, lit=name in playable)
    for i in range(hand.count("*")):
        _card(p, WIDTH - 38 - SMALL / 2, top + 26 + i * LINE_PITCH, SMALL, "*")


def _panel(p: Picture, view: View, number: int, x: float, y: float, w: float, h: float) -> None:
    seat = view["position"]["seats"][number]
    asked = number in view["to_act"]
    winner = view["over"] and number in view["winners"]
    p.box(x, y, w, h, GLOW if asked or winner else PAPER, INK if asked or winner else LINE)
    title = say("links-seat-short", seat=number)
    if number == view.get("seat"):
        title += " " + say("links-you")
    p.words(x + 10, y + 22, title, 14, anchor="start", bold=True)
    if view["over"]:
        p.words(x + w - 10, y + 23, str(view["scores"][number]).replace("-", "−"), 17, anchor="end", bold=True)
    _back(p, x + 10, y + 32, 15, 21)
    p.words(x + 30, y + 48, str(seat["cards"]), 15, anchor="start", bold=True)
    if seat["jokers_shown"] and seat["hand"] is None:
        p.burst(x + 62, y + 43, 10, FAINT)
        p.words(x + 76, y + 48, str(seat["jokers_shown"]), 13, anchor="start")
    for i in range(seat["connections"]):
        p.box(x + 10 + i * 13, y + 61, 9, 20, WOOD, INK)
    if seat["bonuses"]:
        p.box(x + w - 58, y + 60, 48, 22, GOLD, INK)
        p.words(x + w - 34, y + 76, f"{seat['bonuses']} × 11", 13, bold=True)


def _bonus(p: Picture, x: float, y: float, missing: int, colour: str) -> None:
    """How many cards are missing in this half of the row, or a tick."""
    p.box(x - 16, y - 16, 32, 32, PAPER if missing else HUES[colour], HUES[colour])
    ink = INK if missing or colour in PALE else "#ffffff"
    if missing:
        p.words(x, y + 6, str(missing), 17, ink, bold=True)
    else:
        p.stroke([(x - 8, y), (x - 2, y + 7), (x + 9, y - 7)], ink, 3.5)


def _card(p: Picture, x: float, y: float, size: float, name: str, joker: bool = False, lit: bool = False) -> None:
    """A number card; a joker, in a hand or in the place of a number card."""
    if name != "*" and not joker:
        p.tile(x, y, size, name[1:], name[0], lit)
        return
    p.joker(x, y, size, name[1:] if joker else "★", name[0] if joker else "k", lit)


def _back(p: Picture, x: float, y: float, w: float, h: float) -> None:
    """A card from behind."""
    p.box(x, y, w, h, HUES["x"], INK)
    p.box(x + w * 0.2, y + h * 0.15, w * 0.6, h * 0.7, HUES["x"], TABLE)
