"""What a host can set: on the command line or in a settings file. Nothing has to be set."""

import os
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from ..kernel.errors import Refusal

LEAST_KEY = 20  # characters; nobody shall find it by trying


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`data` is the folder for everything that has to be kept; with a `database` elsewhere it stays empty."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    database: str = ""  # postgresql://...; otherwise SQLite in the data folder
    bus: str = ""  # nats://...; otherwise Postgres's own, or none for a single process
    shared: bool = False  # other processes on this machine listen at the same address
    origins: tuple[str, ...] = ()  # further addresses whose pages may use the server, as https://table.example
    bot_threads: int = 0  # 0: one less than the machine has cores, but at least two
    pace: int = 600  # milliseconds from one move to the next that a bot leaves people to look
    messages: int = 20  # a second, from one socket
    bot_messages: int = 200  # the same, of a bot account
    largest: int = 64 * 1024  # bytes of one message
    tables_open: int = 50  # by one socket at a time
    bot_tables_open: int = 1000  # the same, of a bot account
    sockets: int = 20  # of one person at a time
    guests: int = 60  # new ones and log-ins a minute, from one address
    founded: int = 30  # tables a minute, by one person
    requests: int = 50  # a second over HTTP, from one person, or from one address without one
    host_key: str = ""  # opens the host's page and metrics; without one they open on this machine alone
    slow: int = 100  # milliseconds; what takes the database longer is noted for the host
    log: Literal["text", "json"] = "text"
    asleep: int = 60  # seconds after which a table nobody looks at is put away

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "spieltisch"

    @property
    def postgres(self) -> bool:
        return urlsplit(self.database).scheme in ("postgres", "postgresql")

    @property
    def sqlite_file(self) -> Path:
        return self.folder / "spieltisch.db"

    def address_at(self, port: int) -> str:
        """Where a browser on this machine finds it (a passkey needs a name, not an address in numbers)."""
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        return f"http://{host}:{port}/"

    @classmethod
    def read(cls, file: Path | None, given: dict[str, Any]) -> "Settings":
        """From a TOML file; what is given besides counts more."""
        written: dict[str, Any] = {}
        if file is not None:
            try:
                written = msgspec.toml.decode(file.read_bytes())
            except msgspec.DecodeError as problem:
                raise Refusal("bad_settings", "settings-file", file=str(file), problem=str(problem)) from None
        try:
            settings = msgspec.convert({**written, **given}, cls)
        except msgspec.ValidationError as problem:
            raise Refusal("bad_settings", "settings-value", problem=str(problem)) from None
        if settings.database and not settings.postgres:
            raise Refusal("bad_settings", "settings-database")
        if settings.bus and urlsplit(settings.bus).scheme not in ("nats", "tls"):
            raise Refusal("bad_settings", "settings-bus")
        if settings.host_key and len(settings.host_key) < LEAST_KEY:
            raise Refusal("bad_settings", "settings-host-key", least=LEAST_KEY)
        return settings
