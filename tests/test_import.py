"""What importing costs and what it loads: numba comes with a game, not with the package."""

import subprocess
import sys


def test_importing_spieltisch_loads_nothing_heavy() -> None:
    script = "import sys, spieltisch; print(sorted({'numba', 'numpy', 'fluent', 'cyclopts'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
