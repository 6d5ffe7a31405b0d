"""What is kept of games that are over, and of the talk beside them."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from ..database import metadata


def _person() -> Column[str]:
    return Column("person", Text, ForeignKey("people.id", ondelete="cascade"), primary_key=True)


results = Table(
    "results",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column(
        "number", Integer, primary_key=True
    ),  # how many games had been played there before; the key counts each once
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("how", Text, nullable=False),
    Column("names", Text, nullable=False),  # of the seats, a list
    Column("winners", Text, nullable=False),  # seats, a list
    Column("totals", Text, nullable=False),  # a list, or null
    Column("rated", Boolean, nullable=False),
)

played = Table(
    "played",
    metadata,
    _person(),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("before", Integer),  # the rating as it is shown, if the game was rated
    Column("after", Integer),
    Index("ix_played_person_at", "person", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    _person(),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game_mu", "game", "mu"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="cascade"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("client", Text, nullable=False),  # which request it was: a repeated one is recognised
    Column("n", BigInteger, nullable=False),
    Index("ix_chat_table", "table", "id"),
    UniqueConstraint("person", "client", "n"),
)

mutes = Table(
    "mutes",
    metadata,
    _person(),
    Column("other", Text, ForeignKey("people.id", ondelete="cascade"), primary_key=True),
)
