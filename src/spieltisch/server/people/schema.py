"""What is kept of people: a name, how they are recognised, and nothing else. No mail addresses, no passwords."""

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, Table, Text

from ..database import metadata

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # guest, person (has a passkey) or bot
    Column("owner", Text, ForeignKey("people.id", ondelete="cascade"), index=True),  # of a bot account
    Column("created", BigInteger, nullable=False),  # milliseconds, as all times
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # its hash: the token itself is only in the cookie, or with the bot
    Column("person", Text, ForeignKey("people.id", ondelete="cascade"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's
    Column("person", Text, ForeignKey("people.id", ondelete="cascade"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # of its signatures, as the device counts them
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", Text, primary_key=True),  # asked of a passkey, to be answered once
    Column("person", Text, ForeignKey("people.id", ondelete="cascade")),  # who wants to register one
    Column("until", BigInteger, nullable=False, index=True),
)
