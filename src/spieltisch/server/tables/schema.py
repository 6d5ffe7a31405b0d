"""What is kept of tables. A table is its set-up and its events; the rest of its row follows from them (`summary`) and
is written a moment later, so that lists and timers need not wake a table up.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from ..database import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("given", Text),  # {"deal": ..., "moves": [...]} of the first round, where the deal is given
    Column("creator", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds, as all times
    # The summary:
    Column("number", Integer, nullable=False),  # after so many events
    Column("at", BigInteger, nullable=False),  # of the last of them
    Column("phase", Text, nullable=False),
    Column("games", Integer, nullable=False),  # how many have been played to their end
    Column("free", Integer, nullable=False),  # seats
    Column("names", Text, nullable=False),  # of the seats, a list
    Column("asked", Text, nullable=False),  # seats of persons who are waited for, a list
    Column("deadline", BigInteger),  # of the first of them
    Column("due", BigInteger),  # when the table itself has something to do
    Index("ix_tables_due", "due"),
    Index("ix_tables_public", "public", "phase"),
)

events = Table(
    "events",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; the key is the lock
    Column("event", Text, nullable=False),
    Column("client", Text),  # who asked for it, and with which request: a repeated one is recognised
    Column("n", BigInteger),
    sqlite_with_rowid=False,
)

sitting = Table(
    "sitting",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("ix_sitting_table", "table"),
)
