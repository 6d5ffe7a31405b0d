"""How the yardstick gets its figures: programs run to their last line, C compiled, the machine described."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
C_SOURCE = ROOT / "bench/peers/c/connect_four.c"
TIMEOUT = 300  # seconds for one measurement, compiling included


def answer(command: list[str], timeout: int = TIMEOUT) -> dict[str, Any] | str:
    """The row of figures that a program prints last, or in plain words why there is none."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=timeout)
    except FileNotFoundError:
        return f"not installed: there is no {command[0]}"
    except OSError as error:
        return f"could not be started: {error}"
    except subprocess.TimeoutExpired:
        return f"gave no answer within {timeout} seconds"
    last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
    if done.returncode < 0:
        return f"was ended by signal {-done.returncode}: {last}"
    if done.returncode:
        missing = "ModuleNotFoundError" in last or "PackageNotFoundError" in last
        return f"not installed: {last.partition(': ')[2]}" if missing else f"failed: {last}"
    try:
        row: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        return "did not print a row of figures"
    return row


def compile_c(folder: str) -> tuple[str, str]:
    """The path of the C program, and why there is none: one of the two is empty."""
    compiler, program = os.environ.get("CC") or "cc", f"{folder}/connect_four"
    if not shutil.which(compiler):
        return "", f"not compiled: there is no C compiler ({compiler})"
    command = [compiler, "-O3", "-march=native", str(C_SOURCE), "-o", program]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return "", f"not compiled: {(done.stderr.strip().splitlines() or ['no reason given'])[0]}"
    return program, ""


def machine() -> dict[str, Any]:
    model = platform.processor() or platform.machine()
    if (cpuinfo := Path("/proc/cpuinfo")).exists():
        lines = [line.partition(":") for line in cpuinfo.read_text().splitlines()]
        model = next((value.strip() for name, _, value in lines if name.strip() == "model name"), model)
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        **{package: installed(package) for package in ("spieltisch", "numba", "numpy")},
    }


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def may_write_json(options: argparse.ArgumentParser) -> None:
    options.add_argument("--json", metavar="FILE", help="write everything measured; - for standard output")


def publish(result: dict[str, Any], text: Callable[[dict[str, Any]], str], file: str | None) -> None:
    """The figures as text, and as JSON too where that was asked for."""
    print(text(result), file=sys.stderr if file == "-" else sys.stdout)
    if file == "-":
        print(json.dumps(result, indent=2))
    elif file:
        Path(file).write_text(json.dumps(result, indent=2) + "\n")
