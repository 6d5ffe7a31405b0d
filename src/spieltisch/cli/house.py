"""For those who host a table: the server, and what keeps its tables safe."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from .options import Data, Database, File, Language, SettingsFile, load, speak


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    database: str | None = None,
    bus: str | None = None,
    settings: Path | None = None,
    browser: Annotated[bool, Parameter(negative=())] = False,
    language: Language = None,
    file: File = (),
) -> None:
    """Open the game table for browsers and bots. Needs nothing; ends with Ctrl+C, and no game is lost.

    Parameters
    ----------
    host
        The address to listen at: 127.0.0.1, this machine only, if left out; 0.0.0.0 for a whole network.
    port
        8000 if left out; 0 for any that is free.
    data
        The folder for everything that has to be kept.
    database
        postgresql://... instead of a file in that folder; then any number of servers can share it.
    bus
        nats://... to carry news between them instead of Postgres.
    settings
        A TOML file with these and further settings (docs/hosting.md); what is given here counts more.
    browser
        Open the page in the browser.
    """
    from ..server.serve import serve as run
    from ..server.settings import Settings

    speak(language)
    load(file)
    given = {"host": host, "port": port, "data": data, "database": database, "bus": bus}
    run(Settings.read(settings, {name: value for name, value in given.items() if value is not None}), browser)


def backup(file: Path, *, data: Data = None, database: Database = None, settings: SettingsFile = None) -> None:
    """Write everything that is kept into one file, also while the server runs.

    Parameters
    ----------
    file
        That is not there yet. Whoever has it has every table: keep it where only you can read it.
    """
    from ..server.operations.commands import write_backup

    write_backup(file, settings, {"data": data, "database": database})


def restore(file: Path, *, data: Data = None, database: Database = None, settings: SettingsFile = None) -> None:
    """Begin anew with what is in a backup, in a folder or database where nothing is kept yet.

    Parameters
    ----------
    file
        What `spieltisch backup` has written, with this or an older version.
    """
    from ..server.operations.commands import read_backup

    read_backup(file, settings, {"data": data, "database": database})


def migrate(*, from_: Annotated[str, Parameter(name="--from")], to: Annotated[str, Parameter(name="--to")]) -> None:
    """Move everything that is kept to another database, running games with it. Stop the server before.

    Parameters
    ----------
    from_
        A server's folder, sqlite:///FOLDER/spieltisch.db or postgresql://...; it stays as it is.
    to
        The same; nothing may be kept there yet.
    """
    from ..server.operations.commands import move

    move(from_, to)


COMMANDS = (serve, backup, restore, migrate)
