"""Write the golden playthroughs and signatures anew, of all games or of those that are named.

    python -m tests.golden.regenerate [game ...]

Never done by a test. Read what has changed before it is committed: it is what players would notice.
"""

import os
import sys

from spieltisch.kernel.registry import find, ids

from .plan import PLAN
from .playthrough import FOLDER, file_of, record
from .signature import FILE, lines


def main(games: list[str]) -> None:
    os.environ["SPIELTISCH_LANG"] = "en"
    for game in games:
        planned = [recorded for recorded in PLAN if recorded.game == game]
        for old in set(FOLDER.glob(f"{game}-*.txt")) - set(map(file_of, planned)):
            old.unlink()
        for recorded in planned:
            file = file_of(recorded)
            file.write_text(record(recorded), "utf-8")
            print(f"{file.name}: {file.stat().st_size} bytes", flush=True)
        others = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
        kept = [line for line in others if line.split()[0] != game]
        FILE.write_text("\n".join(sorted([*kept, *lines(find(game))])) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or ids())
