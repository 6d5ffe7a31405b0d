"""Numbers as the reader writes them."""

from ...text import language, say
from .figures import Figure

NONE = "–"


def number(value: float | None, digits: int = 0, in_language: str | None = None) -> str:
    if value is None:
        return NONE
    written = f"{value:z.{digits}f}"  # z: what is rounded to nothing is not less than nothing
    return written.replace(".", ",") if (in_language or language()) == "de" else written


def percent(share: float | None, in_language: str | None = None) -> str:
    return NONE if share is None else say("arena-percent", in_language, number=number(100 * share, 1, in_language))


def between(figure: Figure, digits: int = 0, scale: float = 1, in_language: str | None = None) -> str:
    """The interval, in short."""
    if figure.low is None or figure.high is None:
        return NONE
    low, high = (number(scale * end, digits, in_language) for end in (figure.low, figure.high))
    return f"{low} … {high}"
