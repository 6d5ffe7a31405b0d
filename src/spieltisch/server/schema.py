"""All rooms that keep something in the database. Importing them fills `database.metadata`."""

from .people import schema as people
from .tables import schema as tables

ROOMS = (people, tables)
