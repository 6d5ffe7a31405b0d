"""How Alembic gets at the database: always through a connection that somebody has opened (`database.migrate`)."""

from alembic import context

from spieltisch.server.database import metadata
from spieltisch.server.schema import ROOMS

assert ROOMS  # their tables are in the metadata
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
