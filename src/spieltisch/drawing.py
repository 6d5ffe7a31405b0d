"""SVG pictures: one palette, one tile, for every game, the documents and the page alike."""

from math import cos, pi, sin
from xml.sax.saxutils import escape

# Hues that stay apart for the colour-blind; each also has a mark, so that colour never carries meaning alone. The page
# has the same ones, in web/src/board/board.css.
HUES = {
    "y": "#f5c52c",
    "r": "#c93a2b",
    "b": "#1f5fae",
    "g": "#12806a",
    "o": "#e8812a",
    "p": "#6b2d6e",
    "x": "#6d6a66",
    "w": "#fbf3df",
    "k": "#3a3632",
}
PALE = {"y", "o", "w"}  # dark writing on these
TABLE, PAPER, INK, LINE = "#e9e2d3", "#fbf8f1", "#2f2b27", "#b9ae9a"


def mark(hue: str, x: float, y: float, r: float) -> str:
    """The small sign that stands for a hue, centred on x, y."""
    fill = INK if hue in PALE else "#ffffff"
    corners: dict[str, list[tuple[float, float]]] = {
        "r": [(0, -1), (1, 0.8), (-1, 0.8)],
        "b": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
        "g": [(0, -1.1), (0.9, 0), (0, 1.1), (-0.9, 0)],
        "p": [(-1, -0.35), (1, -0.35), (1, 0.35), (-1, 0.35)],
        "o": [(-0.35, -1), (0.35, -1), (0.35, 1), (-0.35, 1)],
    }
    if hue == "y":
        return f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.9:g}" fill="{fill}"/>'
    if hue not in corners:
        return ""
    points = " ".join(f"{x + dx * r:g},{y + dy * r:g}" for dx, dy in corners[hue])
    return f'<polygon points="{points}" fill="{fill}"/>'


class Picture:
    """An SVG picture put together piece by piece; `str(picture)` is the whole."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self.parts: list[str] = []

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = PAPER,
        line: str = LINE,
        dashed: bool = False,
    ) -> None:
        dash = ' stroke-dasharray="3 3"' if dashed else ""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{min(w, h) / 8:g}" '
            f'fill="{fill}" stroke="{line}"{dash}/>'
        )

    def tile(self, x: float, y: float, size: float, label: str, hue: str = "w", lit: bool = False) -> None:
        """A square tile with its label, and its hue's mark below."""
        self.box(x, y, size, size, HUES[hue], INK if lit else LINE)
        ink = INK if hue in PALE else "#ffffff"
        self.words(x + size / 2, y + size * 0.58, label, size * (0.5 if len(label) < 3 else 0.36), ink, bold=True)
        self.parts.append(mark(hue, x + size / 2, y + size * 0.82, size * 0.09))

    def joker(self, x: float, y: float, size: float, label: str, hue: str, lit: bool = False) -> None:
        """A tile with a star in the hue of what it stands for, and that number in it."""
        self.box(x, y, size, size, HUES["w"], INK if lit else LINE)
        self.burst(x + size / 2, y + size / 2, size * 0.47, HUES[hue])
        ink = INK if hue in PALE else "#ffffff"
        self.words(x + size / 2, y + size * 0.63, label, size * 0.38, ink, bold=True)

    def burst(self, x: float, y: float, r: float, fill: str) -> None:
        turns = [(r * (0.8 if i % 2 else 1), i * pi / 10) for i in range(20)]
        points = " ".join(f"{x + reach * sin(turn):.1f},{y - reach * cos(turn):.1f}" for reach, turn in turns)
        self.parts.append(f'<polygon points="{points}" fill="{fill}"/>')

    def words(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 12,
        ink: str = INK,
        anchor: str = "middle",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{ink}"{weight}>'
            f"{escape(words)}</text>"
        )

    def stroke(self, points: list[tuple[float, float]], ink: str = INK, width: float = 2) -> None:
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{ink}" stroke-width="{width:g}"/>')

    def __str__(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'font-family="system-ui, sans-serif" role="img"><title>{escape(self.title)}</title>'
            f'<rect width="100%" height="100%" fill="{TABLE}"/>'
        )
        return head + "".join(self.parts) + "</svg>"
