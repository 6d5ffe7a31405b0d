"""What lists and timers need to know of a table without waking it up."""

import msgspec

from ...table import Table
from ...table.state import OVER
from ..store import Summary


def summary(table: Table, sitting: bool = True) -> Summary:
    state = table.state
    deadline = min(table.deadlines().values(), default=None)
    return Summary(
        table=table.setup.table,
        number=len(table.events),
        at=state.at,
        phase=state.phase,
        games=state.game + (state.phase == OVER),
        free=sum(seat.empty for seat in state.seats),
        names=text([seat.name for seat in state.seats]),
        asked=text(state.waiting),
        deadline=deadline,
        due=state.at if table.bots() or table.due(state.at) else deadline,
        sitting=tuple((seat.owner, i) for i, seat in enumerate(state.seats) if seat.owner) if sitting else None,
    )


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()
