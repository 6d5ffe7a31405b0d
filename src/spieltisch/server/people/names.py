"""Names: those that people choose, and those that the house gives to a guest who has none."""

import secrets
import unicodedata

from ...kernel.errors import Refusal
from ...table.events import LONGEST_NAME
from ...text import say


def given(language: str) -> str:
    """A friendly name in the guest's language, such as "Quick Fox"; not unique, no name here is."""
    first = say("guest-first", language).split(", ")
    second = say("guest-second", language).split(", ")
    return f"{secrets.choice(first)} {secrets.choice(second)}"


def clean(name: str) -> str:
    """A name as it will be shown: one line, nothing invisible, no more room than a seat has.

    Letters are composed (NFC) and blanks made single, so that two names that look alike more often are alike.
    """
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    visible = all(unicodedata.category(letter)[0] != "C" for letter in tidy) and tidy.isprintable()
    if not tidy or not visible or len(tidy) > LONGEST_NAME or not any(letter.isalnum() for letter in tidy):
        raise Refusal("bad_request", "people-name", most=LONGEST_NAME)
    return tidy
