"""How plain Python becomes machine code: two decorators, and where the result is kept.

`rule` marks everything written for compiling; it is compiled into whatever calls it and never cached alone.
`entry` marks the few functions that Python calls; their machine code is kept on disk.

A cached entry never meets a changed rule: the folder is named after the sources of the kernel and of the entry's
own package, and the record type, which is part of every entry's signature, carries a fingerprint of its game's
sources (see `record`).
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numba import config, njit

F = TypeVar("F", bound=Callable[..., Any])

KERNEL = Path(__file__).parent
COMPILED = not config.DISABLE_JIT
OPTIONS = {"nogil": True, "error_model": "numpy"}

if not COMPILED:
    # Hashing and random words wrap around on purpose; compiled code does so silently, NumPy's scalars warn.
    np.seterr(over="ignore")


def fingerprint(*paths: Path) -> str:
    """Eight hex digits of everything below these files and folders that can change what a rule does."""
    digest = hashlib.sha256()
    for path in paths:
        files = [path] if path.is_file() else sorted(f for f in path.rglob("*") if f.suffix in (".py", ".json"))
        for file in files:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:8]


@cache
def cache_folder(package: Path) -> Path:
    """Where machine code of this package is kept: one folder for these sources and this way of compiling."""
    mode = "checked" if config.BOUNDSCHECK else "fast"
    root = os.environ.get("SPIELTISCH_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(root) / "spieltisch" / f"{fingerprint(*dict.fromkeys((KERNEL, package)))}-{mode}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.gettempdir()) / f"spieltisch-{os.getuid()}" / folder.name
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def rule(function: F) -> F:
    """Compile on first use, as part of whatever calls it."""
    compiled: F = njit(**OPTIONS)(function)
    return compiled


def entry(function: F) -> F:
    """Compile on first call from Python, once for each game, and keep the result on disk."""
    elsewhere = config.CACHE_DIR
    # Numba reads it while decorating; other users of numba keep their own.
    config.CACHE_DIR = str(cache_folder(Path(function.__code__.co_filename).parent))
    try:
        compiled: F = njit(cache=True, **OPTIONS)(function)
    finally:
        config.CACHE_DIR = elsewhere
    return compiled


CACHE = cache_folder(KERNEL)
