"""Tables for other programs: Parquet, written by DuckDB (extra `parquet`)."""

import json
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..kernel.errors import Refusal

MEMORY = "1GB"


def demand() -> None:
    """Refuse in time what could not be written in the end."""
    if find_spec("duckdb") is None:
        raise Refusal("bad_request", "lab-no-parquet")


def write(
    lines: Path,
    columns: Mapping[str, str],
    to: Path,
    about: Mapping[str, object],
    order: str,
    which: str = "true",
    head: Mapping[str, str | int] | None = None,
) -> None:
    """A file with one JSON object a line becomes a Parquet file with these columns (and DuckDB's types for them).

    `about` goes into the file's own key-value metadata, as JSON; `head` becomes columns that are the same in all rows.
    """
    import duckdb

    same = [f"{_quoted(value) if isinstance(value, str) else value} AS {name}" for name, value in (head or {}).items()]
    names = ", ".join([*same, *columns])
    types = ", ".join(f"'{name}': '{kind}'" for name, kind in columns.items())
    meta = ", ".join(f"{name}: {_quoted(json.dumps(value))}" for name, value in about.items())
    # A million games are sorted on disk, where memory is short.
    with TemporaryDirectory(dir=to.parent) as spare, duckdb.connect() as connection:
        connection.execute(f"SET memory_limit = '{MEMORY}'; SET temp_directory = {_quoted(spare)}")
        connection.execute(
            f"COPY (SELECT {names} FROM read_json({_quoted(str(lines))}, format='newline_delimited',"
            f" columns={{{types}}}, maximum_object_size=67108864) WHERE {which} ORDER BY {order})"
            f" TO {_quoted(str(to))} (FORMAT parquet, COMPRESSION zstd, KV_METADATA {{{meta}}})"
        )


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def read(path: Path, columns: str, at_once: int) -> Iterator[tuple[Any, ...]]:
    """The rows, in the file's order."""
    demand()
    import duckdb

    with duckdb.connect() as connection:
        try:
            found = connection.execute(f"SELECT {columns} FROM read_parquet({_quoted(str(path))})")
        except duckdb.Error as problem:
            raise Refusal("bad_record", "selfplay-file", path=path, problem=str(problem)) from None
        while rows := found.fetchmany(at_once):
            yield from rows


def about(path: Path) -> dict[str, Any]:
    """What `write` was told to say about the file."""
    import duckdb

    with duckdb.connect() as connection:
        found = connection.execute(f"SELECT key, value FROM parquet_kv_metadata({_quoted(str(path))})")
        return {key.decode(): json.loads(value) for key, value in found.fetchall() if value[:1] in b'{["'}
