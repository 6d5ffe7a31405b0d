"""A position as pixels, for libraries that want to see it so. Needs the extra `rl`."""

import io
from typing import Any

import numpy as np
import resvg_py
from PIL import Image

WIDE, HIGH = 640, 480
PAPER = "#ffffff"


def pixels(svg: str) -> Any:
    """An SVG picture in the middle of 480 x 640 pixels of red, green and blue."""
    drawn = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg, width=WIDE, background=PAPER)))
    drawn.thumbnail((WIDE, HIGH))
    whole = Image.new("RGB", (WIDE, HIGH), PAPER)
    whole.paste(drawn.convert("RGB"), ((WIDE - drawn.width) // 2, (HIGH - drawn.height) // 2))
    return np.array(whole)
