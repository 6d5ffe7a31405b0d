"""sums: what speaks for a move, from what the seat sees of the position."""

from typing import Any

from .state import BONUS, COLUMNS, LONG, MOST_NUMBER, ROWS

Reason = tuple[str, dict[str, str | int]]
Sheet = dict[str, list[int | None]]
FAR = 4.0  # from the number that would stand best in a field: it takes the room of others


def because(view: dict[str, Any], seat: int, move: str) -> Reason | None:
    position = view["position"]
    sheet: Sheet = position["seats"][seat]["sheet"]
    if position["phase"] == "write":
        total = position["announced"]["sum"]
        if move == "-":
            return "hint-sums-nothing", {"sum": total, "active": "yes" if position["active"] == seat else "no"}
        return _number(sheet, move, total, {"what": "write", "others": 0})
    play = next(play for play in position["plays"] if play["move"] == move)
    total = play["sum"]
    sheets = [told["sheet"] for other, told in enumerate(position["seats"]) if other != seat]
    others = sum(not any(_may(sheet, field, total) for field in _fields(play["colours"])) for sheet in sheets)
    if not play["fields"]:
        return "hint-sums-miss", {
            "choice": "yes" if any(one["fields"] for one in position["plays"]) else "no",
            "others": others,
        }
    field = min(play["fields"], key=lambda field: _order(sheet, field, total))
    return _number(sheet, field, total, {"what": "play", "others": others})


def _number(sheet: Sheet, field: str, number: int, told: dict[str, str | int]) -> Reason:
    """Why that number is well written there."""
    row, place = sheet[field[0]], int(field[1:]) - 1
    points, left = _column(sheet, field, number)
    below, above = _room(row, place, number)
    if row.count(None) == 1:
        why, points = "row", number if place == LONG - 1 else row[-1] or 0
    elif left == 0:
        why = "column"
    elif below < 0 or above < 0 or abs(number - _ideal(row, place)) > FAR:
        why = "tight"
    else:
        why = "soon" if left == 1 else "room"
    smaller, larger = row[:place].count(None), row[place + 1 :].count(None)
    told |= {"why": why, "sum": number, "field": field, "colour": field[0], "points": points}
    return "hint-sums-number", {**told, "smaller": smaller, "larger": larger}


def _order(sheet: Sheet, field: str, number: int) -> tuple[bool, bool, float]:
    """Least for the field where the number is written best: one that is full with it, or else in the right place."""
    row, place = sheet[field[0]], int(field[1:]) - 1
    return row.count(None) > 1, _column(sheet, field, number)[1] > 0, abs(number - _ideal(row, place))


def _ideal(row: list[int | None], place: int) -> float:
    """The number that stands best here: what lies between the neighbours, in equal steps over the fields between."""
    before, after = _neighbours(row, place)
    left, right = _gap(row, place)
    return before + (after - before) * (left + 1) / (left + right + 2)


def _gap(row: list[int | None], place: int) -> tuple[int, int]:
    """How many empty fields there are to the left and to the right up to the next number."""
    left, right = place, place + 1
    while left > 0 and not row[left - 1]:
        left -= 1
    while right < LONG and not row[right]:
        right += 1
    return place - left, right - place - 1


def _neighbours(row: list[int | None], place: int) -> tuple[int, int]:
    """The numbers between which this place lies."""
    before = [number for number in row[:place] if number]
    after = [number for number in row[place + 1 :] if number]
    return (before[-1] if before else 0), (after[0] if after else MOST_NUMBER + 1)


def _room(row: list[int | None], place: int, number: int) -> tuple[int, int]:
    """How many numbers more there are than empty fields, to the left and to the right up to the next number."""
    before, after = _neighbours(row, place)
    left, right = _gap(row, place)
    return number - before - 1 - left, after - number - 1 - right


def _column(sheet: Sheet, field: str, number: int) -> tuple[int, int]:
    """The points of the full column of three that the field belongs to, and how many of its fields are then empty."""
    column = COLUMNS[_index(field)]
    for which, pentagon in BONUS:
        if which == column:
            fields = [other for other in _fields(ROWS) if COLUMNS[_index(other)] == column]
            numbers = {other: number if other == field else _at(sheet, other) for other in fields}
            return numbers[_name(pentagon)] or 0, list(numbers.values()).count(None)
    return 0, 9


def _may(sheet: Sheet, field: str, number: int) -> bool:
    """SU-4, SU-5."""
    row, place = sheet[field[0]], int(field[1:]) - 1
    before, after = _neighbours(row, place)
    column = [other for other in _fields(ROWS) if COLUMNS[_index(other)] == COLUMNS[_index(field)]]
    return (
        1 <= number <= MOST_NUMBER
        and row[place] is None
        and before < number < after
        and all(_at(sheet, other) != number for other in column)
    )


def _fields(colours: list[str]) -> list[str]:
    return [f"{colour}{place}" for colour in colours for place in range(1, LONG + 1)]


def _at(sheet: Sheet, field: str) -> int | None:
    return sheet[field[0]][int(field[1:]) - 1]


def _index(field: str) -> int:
    return LONG * ROWS.index(field[0]) + int(field[1:]) - 1


def _name(index: int) -> str:
    return f"{ROWS[index // LONG]}{index % LONG + 1}"
