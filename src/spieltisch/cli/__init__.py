"""The command `spieltisch`. Each command imports what it needs when it is called."""

import sys

from cyclopts import App

from . import house, programs, research, table

app = App(name="spieltisch", help="A game table for five number games with hidden tiles and luck.")
bench = App(name="bench", help="Measure how fast the rules are on this machine.")

for command in (*table.COMMANDS, *house.COMMANDS, *programs.COMMANDS, *research.COMMANDS):
    app.command(command)
app.command(bench)
bench.command(research.rules)


def main() -> None:
    from ..kernel.errors import Refusal

    try:
        app()
    except Refusal as refused:
        print(refused, file=sys.stderr)
        sys.exit(1)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
    except OSError as problem:  # a file that is not there, say
        print(problem, file=sys.stderr)
        sys.exit(1)
