"""Every address of the server. A room with addresses of its own lists them as ROUTES and is named here once."""

from .games import ROUTES as GAMES
from .lessons import ROUTES as LESSONS
from .lobby.export import ROUTES as EXPORT
from .lobby.routes import ROUTES as LOBBY
from .operations.routes import ROUTES as OPERATIONS
from .page import page
from .people.routes import ROUTES as PEOPLE
from .sockets import ROUTES as SOCKETS
from .tables.routes import ROUTES as TABLES

ROUTES = [*GAMES, *LESSONS, *PEOPLE, *TABLES, *LOBBY, *EXPORT, *SOCKETS, *OPERATIONS, page]
