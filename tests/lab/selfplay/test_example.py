"""The example of docs/data.md, as a user runs it."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[3] / "examples" / "selfplay_data.py"


def test_the_example_learns_something_from_games(tmp_path: Path) -> None:
    words = "selfplay ten --bots easy --seed 1 --games 150 --out games.parquet"
    subprocess.run([sys.executable, "-m", "spieltisch", *words.split()], check=True, cwd=tmp_path, capture_output=True)
    done = subprocess.run([sys.executable, EXAMPLE, "games.parquet"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "and played " in done.stdout
    explained = float(done.stdout.rsplit(": ", 1)[1].rstrip("%\n"))
    assert 1 < explained < 60
