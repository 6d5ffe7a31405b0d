"""A table: seats, turns, taking back, clocks, series, fair deals. Pure: no clock, no chance, no input, no output.

A table is its set-up and its events (`Table`); what somebody may see of it is made by `view`; what is kept of it by
`record`; whether its deals were fair is found out by `verify`. The events are described in docs/tables.md.
"""

from .record import load, record
from .table import Table
from .verify import verify
from .view import Showing, moment, view

__all__ = ["Showing", "Table", "load", "moment", "record", "verify", "view"]
