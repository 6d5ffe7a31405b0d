"""Packaging the page: a wheel has it or does not come to be; a server without it says how it is built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.server.running import running

from .conftest import ROOT

pytestmark = pytest.mark.house
KEPT = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "docs", "web")


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The project without its page, but with what is needed to build it."""
    left_out = shutil.ignore_patterns("node_modules", "static", "__pycache__")
    for name in KEPT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=left_out)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "web/node_modules").mkdir()
    for one in (ROOT / "web/node_modules").iterdir():
        if not one.name.startswith(".page-"):
            (tmp_path / "web/node_modules" / one.name).symlink_to(one)
    return tmp_path


def test_a_page_that_cannot_be_built_makes_no_wheel(page_built: None, copied: Path) -> None:
    (copied / "web/src/main.ts").unlink()
    environment = {**os.environ, "SPIELTISCH_NO_PAGE": "1"}  # is for editable installations only
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(copied / "dist")]
    done = subprocess.run(command, cwd=copied, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert "main.ts" in done.stdout + done.stderr
    assert not list(copied.glob("dist/*.whl"))


@pytest.mark.parametrize(("language", "words"), [("en", "has not been built"), ("de", "nicht gebaut")])
def test_a_missing_page_explains_itself(
    copied: Path, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(copied / "src"))
    with running() as server:
        asked = Request(server.address, headers={"accept-language": language})
        with pytest.raises(HTTPError) as refused:
            urlopen(asked)
        with refused.value as answer:
            assert answer.code == 503
            told = answer.read().decode()
    assert words in told
    assert "python hatch_build.py" in told
