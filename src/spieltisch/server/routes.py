"""Every address of the server. A room with addresses of its own lists them as ROUTES and is named here once."""

from .games import ROUTES as GAMES
