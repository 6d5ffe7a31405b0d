"""Machine code on disk: kept between processes, never stale, one folder for each way of compiling."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import sys
import numpy as np
from spieltisch.kernel import compile, entries
from spieltisch.kernel.registry import load_file
game = load_file(sys.argv[1])
states = game.blank()
entries.setup(states, 0, 2, np.zeros(0, np.int64), np.zeros(1, np.int64))
out = np.zeros(game.most_moves, np.int64)
print(compile.CACHE.name, entries.legal(states, 0, 0, out), sum(entries.legal.stats.cache_hits.values()))
"""


def run(game: Path, cache: Path, **environment: str) -> tuple[str, int, int]:
    """The cache folder's name, how many moves are legal at the start, how many entries came from the disk."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(game)],
        env={**os.environ, "SPIELTISCH_CACHE": str(cache), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    folder, legal, hits = done.stdout.split()
    return folder, int(legal), int(hits)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "my_game.py"
    file.write_text((ROOT / "examples" / "connect_four.py").read_text())
    return file


def test_a_second_process_takes_it_from_the_disk(game: Path, tmp_path: Path) -> None:
    folder, legal, hits = run(game, tmp_path / "cache")
    assert (legal, hits) == (7, 0)
    assert run(game, tmp_path / "cache") == (folder, 7, 1)


def test_a_changed_rule_never_meets_a_stale_cache(game: Path, tmp_path: Path) -> None:
    """Same path, same size, same time of change: only the text tells."""
    run(game, tmp_path / "cache")
    before = game.stat()
    game.write_text(game.read_text().replace("range(7)", "range(5)"))
    os.utime(game, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert game.stat().st_size == before.st_size
    assert run(game, tmp_path / "cache")[1:] == (5, 0)


def test_checked_code_has_its_own_folder(game: Path, tmp_path: Path) -> None:
    fast = run(game, tmp_path / "cache", NUMBA_BOUNDSCHECK="0")
    checked = run(game, tmp_path / "cache", NUMBA_BOUNDSCHECK="1")
    assert fast[0].endswith("-fast")
    assert checked[0].endswith("-checked")
    assert checked[2] == 0


def test_a_folder_that_cannot_be_written_is_no_obstacle(game: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert run(game, tmp_path / "file")[1] == 7


def test_the_same_rules_under_another_name_are_compiled_anew(game: Path, tmp_path: Path) -> None:
    """Compiled code on disk looks for its module by name, and would not find it."""
    run(game, tmp_path / "cache")
    other = game.rename(tmp_path / "your_game.py")
    assert run(other, tmp_path / "cache")[1:] == (7, 0)
