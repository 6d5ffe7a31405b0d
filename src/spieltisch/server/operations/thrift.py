"""Memory that only getting ready has needed is given back, where the system (Linux) lets us.

The compiler is a library of a hundred megabytes, most of which is looked at while compiled rules are fetched from the
disk, and never again: its pages need not stay. Should it be wanted after all, the system reads them again.
"""

import ctypes
import sys

import structlog

log = structlog.get_logger()

COMPILER = "libllvmlite"
DONTNEED = 4  # MADV_DONTNEED


def give_back() -> None:
    if sys.platform != "linux":
        return
    try:
        system = ctypes.CDLL(None, use_errno=True)
        if hasattr(system, "malloc_trim"):
            system.malloc_trim(0)
        for start, size in _compiler():
            system.madvise(ctypes.c_void_p(start), ctypes.c_size_t(size), DONTNEED)
    except (OSError, AttributeError) as why:
        log.debug("memory not given back", why=repr(why))


def _compiler() -> list[tuple[int, int]]:
    """Where its code and constants lie that are as they are on the disk: nothing is lost when these pages go."""
    found: list[tuple[int, int]] = []
    last = None
    with open("/proc/self/smaps") as maps:
        for line in maps:
            first, *rest = line.split()
            if not first.endswith(":"):
                start, end = (int(part, 16) for part in first.split("-"))
                last = (start, end - start) if COMPILER in rest[-1] and "w" not in rest[0] else None
            elif last is not None and first == "Anonymous:" and rest[0] == "0":
                found.append(last)
    return found
