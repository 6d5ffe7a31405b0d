"""Words: both languages complete, the same keys, the same values, nothing unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import spieltisch
from spieltisch import text

pytestmark = pytest.mark.plain

SOURCES = Path(spieltisch.__file__).parent
PAGE = [Path(__file__).parents[1] / "web" / folder for folder in ("src", "build")]


class Values(visitor.Visitor):
    """The values a sentence asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Every key with the values it asks for; a key that stands twice or cannot be read is an error."""
    source = (SOURCES / "text" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}.ftl"
            values = Values()
            values.visit(entry)
            found[entry.id.name] = values.names
    return found


def test_both_languages_say_the_same() -> None:
    english, german = sentences("en"), sentences("de")
    assert sorted(english) == sorted(german)
    assert {key: english[key] for key in english if english[key] != german[key]} == {}


def test_every_sentence_is_used_and_every_key_has_a_sentence() -> None:
    """Keys stand in the sources as plain strings; one that is put together starts with a quoted part of it."""
    page = [file for folder in PAGE for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind)]
    files = [*SOURCES.rglob("*.py"), *page]
    sources = "\n".join(file.read_text("utf-8") for file in files)
    quoted = set(re.findall(r"[\"`]((?:[a-z0-9]+-)+[a-z0-9]*)(?=[\"`{$])", sources))
    unused = {
        key
        for key in sentences("en")
        if key not in quoted and not any(q.endswith("-") and key.startswith(q) for q in quoted)
    }
    assert unused == set()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_values_are_put_in_and_long_ones_cut(language: str) -> None:
    said = text.say("move-illegal", language, move="x" * 1000 + "\n")
    assert "x" * (text.LONGEST - 1) + "…" in said
    assert "x" * text.LONGEST not in said
    assert "\n" not in text.say("move-illegal", language, move="a\nb\x1b[31m")


def test_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SPIELTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert text.language() == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert text.language() == "de"
    monkeypatch.setenv("SPIELTISCH_LANG", "en")
    assert text.language() == "en"


def test_a_chosen_language_goes_before_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_spoken", [])
    monkeypatch.setenv("SPIELTISCH_LANG", "en")
    text.speak("de")
    assert text.language() == "de"
    with pytest.raises(LookupError):
        text.speak("fr")


def test_a_missing_value_or_key_is_an_error_of_ours() -> None:
    with pytest.raises(LookupError):
        text.say("move-illegal", "en")
    with pytest.raises(LookupError):
        text.say("no-such-key", "en")
    with pytest.raises(LookupError):
        text.say("move-illegal", "fr", move="x")
