"""Tables for other programs: Parquet, written by DuckDB (extra `parquet`)."""

import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from ..kernel.errors import Refusal


def demand() -> None:
    """Refuse in time what could not be written in the end."""
    if find_spec("duckdb") is None:
        raise Refusal("bad_request", "lab-no-parquet")


def write(lines: Path, columns: Mapping[str, str], to: Path, about: Mapping[str, object], order: str) -> None:
    """A file with one JSON object a line becomes a Parquet file with these columns (and DuckDB's types for them).

    `about` goes into the file's own key-value metadata, as JSON.
    """
    import duckdb

    names = ", ".join(f'"{name}"' for name in columns)
    types = ", ".join(f"'{name}': '{kind}'" for name, kind in columns.items())
    meta = ", ".join(f"{name}: {_quoted(json.dumps(value))}" for name, value in about.items())
    with duckdb.connect() as connection:
        connection.execute(
            f"COPY (SELECT {names} FROM read_json({_quoted(str(lines))}, format='newline_delimited',"
            f" columns={{{types}}}, maximum_object_size=67108864) ORDER BY {order})"
            f" TO {_quoted(str(to))} (FORMAT parquet, COMPRESSION zstd, KV_METADATA {{{meta}}})"
        )


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
