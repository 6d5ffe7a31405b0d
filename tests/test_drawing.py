"""Pictures made here and boards on the page look alike."""

import re
from pathlib import Path

from spieltisch.drawing import HUES, PALE

CSS = Path(__file__).parents[1] / "web/src/board/board.css"


def test_a_hue_is_the_same_in_a_picture_and_on_the_page() -> None:
    css = CSS.read_text("utf-8")
    assert dict(re.findall(r"--hue-(\w): (#\w{6});", css)) == HUES
    assert {hue for hue, ink in re.findall(r"--on-(\w): (#\w{6});", css) if ink != "#ffffff"} == PALE
