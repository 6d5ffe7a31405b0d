"""Pictures of figures, as SVG in a page: no script, nothing from elsewhere, wide enough for a phone and no wider."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from ..figures import Figure

WIDE = 400
SIDE = 10  # empty, left and right
ROW = 40
LETTERS = 48  # that have room side by side
FOOT = 22  # for what the axis says

Written = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """A value and where it lies."""

    name: str
    figure: Figure
    said: str  # the value as text
    colour: int  # of the bot; see page.css


@dataclass(frozen=True)
class Axis:
    low: float
    high: float
    written: Written
    logarithmic: bool = False

    def x(self, value: float) -> float:
        low, high, value = (
            (math.log10(self.low), math.log10(self.high), math.log10(max(value, self.low)))
            if self.logarithmic
            else (self.low, self.high, value)
        )
        return SIDE + (WIDE - 2 * SIDE) * (value - low) / (high - low)

    def ticks(self) -> list[float]:
        if self.logarithmic:
            powers = range(math.ceil(math.log10(self.low)), math.floor(math.log10(self.high)) + 1)
            return [10.0**power for power in powers]
        step = rounded((self.high - self.low) / 5)
        first = math.ceil(self.low / step - 1e-9)
        return [step * n for n in range(first, math.floor(self.high / step + 1e-9) + 1)]


def rounded(step: float) -> float:
    """1, 2 or 5 times a power of ten, about as long."""
    power = 10.0 ** math.floor(math.log10(step))
    return min((1 * power, 2 * power, 5 * power, 10 * power), key=lambda nice: abs(math.log(nice / step)))


def around(figures: Sequence[Figure], written: Written, *also: float) -> Axis:
    """From the least to the greatest that is shown, and a bit more."""
    shown = [value for of in figures for value in (of.value, of.low, of.high) if value is not None and finite(value)]
    low, high = min([*shown, *also]), max([*shown, *also])
    more = (high - low or 1) * 0.04
    return Axis(low - more, high + more, written)


def finite(value: float) -> bool:
    return math.isfinite(value)


def whiskers(title: str, rows: Sequence[Row], axis: Axis, mark: float | None = None) -> str:
    """A row for each value: a dot, and its interval as a line. `mark` is what all would have if all were alike."""
    high = ROW * len(rows)
    parts = [_grid(axis, high)]
    if mark is not None:
        x = axis.x(mark)
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{high}"/>')
    for n, row in enumerate(rows):
        y = ROW * n
        room = LETTERS - len(row.said)
        name = row.name if len(row.name) <= room else row.name[: room - 1] + "…"
        parts.append(f'<text x="{SIDE}" y="{y + 14}"><title>{escape(row.name)}</title>{escape(name)}</text>')
        parts.append(f'<text class="value" x="{WIDE - SIDE}" y="{y + 14}">{escape(row.said)}</text>')
        of = row.figure
        if of.low is not None and of.high is not None:
            a, b = axis.x(of.low), axis.x(of.high)
            parts.append(
                f'<line class="within bot{row.colour}" x1="{a:.1f}" x2="{b:.1f}" y1="{y + 27}" y2="{y + 27}"/>'
            )
        if of.value is not None:
            parts.append(f'<circle class="bot{row.colour}" cx="{axis.x(of.value):.1f}" cy="{y + 27}" r="5"/>')
    return _picture(title, high + FOOT, parts)


@dataclass(frozen=True)
class Line:
    """A value as it went, and between what it lay."""

    name: str
    colour: int
    points: Sequence[tuple[int, float, float, float]]  # at, value, low, high


def course(title: str, lines: Sequence[Line], written: Written, counted: Written, high: int = 170) -> str:
    """How values came to be what they are: intervals as bands that get narrower, and the line of what all are like."""
    top, bottom = 22 + 16 * len(lines), high + 16 * len(lines)
    most = max(at for line in lines for at, *_ in line.points)
    axis = Axis(0, most, counted)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value + 1) / 2

    parts = [_grid(axis, bottom, top)]
    for value in (-1.0, -0.5, 0.0, 0.5, 1.0):
        kind = "mark" if value == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{SIDE}" x2="{WIDE - SIDE}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text class="tick left" x="{SIDE + 2}" y="{y(value) - 3:.1f}">{escape(written(value))}</text>')
    for n, line in enumerate(lines):
        there = [f"{axis.x(at):.1f},{y(top_):.1f}" for at, _, _, top_ in line.points]
        back = [f"{axis.x(at):.1f},{y(low):.1f}" for at, _, low, _ in reversed(line.points)]
        way = " ".join(f"{axis.x(at):.1f},{y(value):.1f}" for at, value, _, _ in line.points)
        parts.append(f'<polygon class="band bot{line.colour}" points="{" ".join(there + back)}"/>')
        parts.append(f'<polyline class="way bot{line.colour}" points="{way}"/>')
        parts.append(f'<circle class="bot{line.colour}" cx="{SIDE + 5}" cy="{16 * n + 9}" r="5"/>')
        parts.append(f'<text x="{SIDE + 16}" y="{16 * n + 13}">{escape(line.name)}</text>')
    return _picture(title, bottom + FOOT, parts)


def _grid(axis: Axis, bottom: float, top: float = 0) -> str:
    parts = []
    for tick in axis.ticks():
        x = axis.x(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        side = " left" if x < SIDE + 15 else " right" if x > WIDE - SIDE - 15 else ""
        parts.append(f'<text class="tick{side}" x="{x:.1f}" y="{bottom + 15}">{escape(axis.written(tick))}</text>')
    return "".join(parts)


def _picture(title: str, high: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {high:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
