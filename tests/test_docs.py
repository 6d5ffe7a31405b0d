"""The games' pages: both languages, every rule with its code and its test, pictures as the program draws them."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
RULES = {
    "bridges": ("BR", [*range(1, 16), *range(20, 24)]),
    "links": ("LK", range(1, 15)),
    "sums": ("SU", range(1, 13)),
    "ten": ("TN", range(1, 10)),
    "blockers": ("BL", [*range(1, 10), *range(20, 24)]),
}


def missing(game: str, text: str) -> set[str]:
    """The game's rules that a text does not name."""
    prefix, numbers = RULES[game]
    return {f"{prefix}-{number}" for number in numbers} - named(text, prefix)


def named(text: str, prefix: str) -> set[str]:
    """The rules named in a text, as BR-7 or, in the name of a test, BR_7."""
    return {f"{prefix}-{number}" for number in re.findall(rf"{prefix}[-_](\d+)", text)}


def joined(folder: Path, pattern: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob(pattern)))


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("page", ["{}.md", "{}.de.md"])
def test_a_page_names_every_rule_and_what_it_follows(game: str, page: str) -> None:
    text = (ROOT / "docs" / "games" / page.format(game)).read_text("utf-8")
    assert missing(game, text) == set()
    for picture in re.findall(r"\]\(([\w.-]+\.svg)\)", text):
        assert (ROOT / "docs" / "games" / picture).is_file()
    assert re.search(r"\.svg\)", text)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_stands_beside_the_code_that_does_it(game: str) -> None:
    assert missing(game, joined(ROOT / "src" / "spieltisch" / "games" / game, "*.py")) == set()


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test_with_its_number(game: str) -> None:
    tests = re.findall(r"def (test_\w+)", joined(ROOT / "tests" / "games" / game, "test_*.py"))
    assert missing(game, "\n".join(tests)) == set()


def pictures() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pictures_are_what_the_program_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.text._spoken", [])
    for name, picture in pictures().drawn():
        assert (ROOT / "docs" / "games" / name).read_text("utf-8") == picture, f"{name}: python docs/pictures.py"


def test_links_between_the_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
