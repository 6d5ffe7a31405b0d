"""Every word a person reads, from `de.ftl` and `en.ftl`."""

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

LANGUAGES = ("de", "en")
LONGEST = 60  # of a value that is quoted back, so that a sentence stays a sentence


_spoken: list[str] = []


def speak(chosen: str) -> None:
    """From now on, this language (a program that serves one reader; others pass the language along)."""
    _bundle(chosen)
    _spoken[:] = [chosen]


def language() -> str:
    """The reader's language: the one chosen with `speak`, else SPIELTISCH_LANG, else the system's, else English."""
    if _spoken:
        return _spoken[0]
    for name in ("SPIELTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        chosen = os.environ.get(name, "")[:2].lower()
        if chosen in LANGUAGES:
            return chosen
    return "en"


def say(key: str, in_language: str | None = None, /, **values: Any) -> str:
    """The sentence of this key. An unknown key or a missing value is an error of ours, not of the reader."""
    bundle = _bundle(in_language or language())
    pattern = bundle.get_message(key).value
    sentence, errors = bundle.format_pattern(pattern, {name: _quoted(value) for name, value in values.items()})
    if errors:
        raise LookupError(f"{key}: {errors[0]}")
    return str(sentence)


def has(key: str) -> bool:
    return bool(_bundle("en").has_message(key))


def _quoted(value: Any) -> Any:
    if isinstance(value, Path):  # the reader's own file, of which he wants to know the whole name
        return _printable(str(value))
    if not isinstance(value, str):
        return value
    line = _printable(value[: LONGEST + 1])
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _printable(value: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in value)


@cache
def _bundle(of_language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    if of_language not in LANGUAGES:
        raise LookupError(f"no texts in {of_language!r}, only in {', '.join(LANGUAGES)}")
    bundle = FluentBundle([of_language], use_isolating=False)
    words = files(__package__).joinpath(f"{of_language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(words))
    return bundle
