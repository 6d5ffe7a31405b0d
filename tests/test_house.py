"""The house itself: style, types, imports, pins, packaging, and papers that keep their promises."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pathspec
import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.house

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PINS = sorted(ROOT.glob("requirements/*.txt"))


def run(*command: str | Path, folder: Path = ROOT) -> None:
    """Run a command of this environment; show what it says if it fails."""
    english = {**os.environ, "SPIELTISCH_LANG": "en"}
    done = subprocess.run(command, cwd=folder, env=english, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def python(*arguments: str | Path, folder: Path = ROOT) -> None:
    run(sys.executable, *arguments, folder=folder)


def our_files() -> Iterator[Path]:
    """Every file that is not left out by .gitignore; works without git."""
    ignored = pathspec.GitIgnoreSpec.from_lines([".git", *(ROOT / ".gitignore").read_text().splitlines()])
    for folder, subfolders, files in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        subfolders[:] = [name for name in subfolders if not ignored.match_file(f"{here / name}/")]
        yield from (ROOT / here / name for name in files if not ignored.match_file(here / name))


# Style, types, imports


def test_ruff_finds_nothing() -> None:
    python("-m", "ruff", "check")


def test_ruff_would_format_nothing() -> None:
    python("-m", "ruff", "format", "--check")


def test_types_hold() -> None:
    folders = [folder for folder in PROJECT["tool"]["mypy"]["files"] if any((ROOT / folder).rglob("*.py"))]
    python("-m", "mypy", *folders)


def test_types_of_the_page_hold() -> None:
    python("hatch_build.py", "--check")


def test_imports_go_one_way() -> None:
    run(Path(sys.executable).with_name("lint-imports"), "--no-cache")


# Pins


@pytest.mark.parametrize("file", PINS, ids=lambda file: file.stem)
def test_pins_are_exact_and_hashed_and_name_no_index(file: Path) -> None:
    lines = re.sub(r"\\\n\s*", "", file.read_text()).splitlines()
    pins = [line for line in lines if line and not line.lstrip().startswith("#")]
    assert pins
    for pin in pins:
        assert re.fullmatch(r"[\w.-]+==\S+( ; .*?)?( ?--hash=sha256:[0-9a-f]{64})+", pin), pin[:80]


@pytest.mark.parametrize(("file", "group"), [("play", "build"), ("dev", "dev"), ("peers", "peers"), ("train", "")])
def test_pins_are_those_of_the_project(file: str, group: str) -> None:
    """Whoever changes a dependency also runs `make lock`."""
    wanted = [name for name in PROJECT["dependency-groups"].get(group, []) if isinstance(name, str)]
    if file != "peers":
        wanted += PROJECT["project"]["dependencies"]
    extras = dict(PROJECT["project"]["optional-dependencies"])
    train = extras.pop("train")  # large, and the suite does without
    wanted += {"train": train, "dev": chain.from_iterable(extras.values())}.get(file, [])
    pinned = dict(re.findall(r"^([\w-]+)==(\S+)", (ROOT / f"requirements/{file}.txt").read_text(), re.M))
    for requirement in map(Requirement, wanted):
        version = pinned.get(re.sub(r"[-_.]+", "-", requirement.name).lower())
        assert version, f"{requirement} is not pinned: make lock"
        assert requirement.specifier.contains(version), f"{requirement} is pinned to {version}: make lock"


def test_playing_and_working_use_the_same_versions() -> None:
    play, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / f"requirements/{name}.txt").read_text(), re.M)) for name in ("play", "dev")
    )
    assert play < dev


def test_no_file_names_a_package_index_or_a_folder_of_some_machine() -> None:
    index = rb"\b(pypi|pythonhosted|npmjs|yarnpkg|crates)\.(org|com|io)\b"
    machine = rb"(?<![\w.~-])/(root|home|Users|work|opt)/"
    pattern = re.compile(index + b"|" + machine)
    assert not [str(path.relative_to(ROOT)) for path in our_files() if pattern.search(path.read_bytes())]


# Packaging


def test_the_wheel_holds_every_word_and_table(tmp_path: Path) -> None:
    python("-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    source = ROOT / "src"
    data = [path for path in source.rglob("*") if path.suffix in {".ftl", ".json", ".typed"}]
    assert data
    assert {path.relative_to(source).as_posix() for path in data} <= set(zipfile.ZipFile(wheel).namelist())


# Papers


def test_the_readme_keeps_its_word(tmp_path: Path) -> None:
    """In a fresh interpreter, somewhere else: the first block runs, each prompt answers as printed."""
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    prompts = [block for block in blocks if ">>>" in block]
    if blocks[0] not in prompts:
        (tmp_path / "first.py").write_text(blocks[0])
        python("first.py", folder=tmp_path)
    (tmp_path / "prompts.txt").write_text("\n".join(prompts))
    python("-m", "doctest", "prompts.txt", folder=tmp_path)


def test_the_changelog_has_room_for_the_next_version() -> None:
    assert re.search(r"^## \[?Unreleased\]?$", (ROOT / "CHANGELOG.md").read_text(), re.M)
