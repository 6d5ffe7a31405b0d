"""All rooms that keep something in the database. Importing them fills `database.metadata`."""

from .lobby import schema as lobby
from .people import schema as people
from .tables import schema as tables

ROOMS = (people, tables, lobby)
