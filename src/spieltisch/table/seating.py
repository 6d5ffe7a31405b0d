"""Who sits where: before a game, while a bot stands in, and when it is over and the next one may follow."""

from ..kernel.errors import Refusal
from .clock import PATIENCE, SECOND
from .events import Event
from .playing import all_agreed
from .replace import replace
from .setup import Setup
from .state import DEALING, OVER, SEATING, State, by_itself, own


def sit(setup: Setup, state: State, event: Event) -> State:
    """A person takes a seat; or the host, or the table itself, puts a bot on it."""
    if state.phase not in (SEATING, OVER):
        raise Refusal("not_now", "table-not-seating")
    if not state.seat(event).empty:
        raise Refusal("not_now", "table-seat-taken", seat=event["seat"])
    seat, by, bot = event["seat"], event.get("by"), event.get("bot")
    if bot is not None:
        if by is not None and by != setup.host:
            raise Refusal("not_yours", "table-host")
        return once_more(state.with_seat(seat, bot=bot, name=event.get("name", bot)))
    if by is None or "name" not in event:
        raise Refusal("bad_request", "table-event-value", type="sit", name="by" if by is None else "name")
    if any(other.owner == by for other in state.seats):
        raise Refusal("not_now", "table-already-seated")
    return state.with_seat(seat, owner=by, name=event["name"])


def leave(setup: Setup, state: State, event: Event) -> State:
    """Before the first deal and after the game the seat becomes free; in between a bot goes on for it.

    Host and table may free any seat before the first deal, and that of a bot when the game is over.
    """
    seat, number = state.seat(event), event["seat"]
    host = "by" not in event or event["by"] == setup.host
    free = state.phase in (SEATING, OVER) or (state.phase == DEALING and not state.underway)
    if seat.empty:
        raise Refusal("not_now", "table-seat-empty", seat=number)
    if not (host and free and (seat.bot is not None or state.phase != OVER)):
        own(state, event)
    if not free:
        if not seat.present:
            raise Refusal("not_now", "table-resigned" if seat.resigned else "table-is-away")
        return all_agreed(setup, state.with_seat(number, away=True))
    state = replace(state, again=state.again - {number})
    if state.phase == DEALING:  # the secret is not used for others than those to whom its hash was shown
        state = replace(state, phase=SEATING, secret=None, numbers=(None,) * setup.players)
    return state.with_seat(number, owner=None, name="", bot=None, away=False, resigned=False)


def timeout(setup: Setup, state: State, event: Event) -> State:
    """Time has run out and a bot goes on. Without clocks another person may ask for that, after a while."""
    seat = event["seat"]
    since = state.clocks.since[seat]
    if seat not in state.waiting or since is None:
        raise Refusal("not_now", "table-not-waiting", seat=seat)
    if setup.clock.kind == "none":
        asker = next((other for other in state.present if state.seats[other].owner == event.get("by")), None)
        if asker is None or asker == seat:
            raise Refusal("not_yours", "table-timeout-other")
        due = since + PATIENCE
    else:
        by_itself(event)
        due = deadline(setup, state, seat) or 0
    if event["at"] < due:
        raise Refusal("not_now", "table-time-left", seconds=-(-(due - event["at"]) // SECOND))
    return all_agreed(setup, state.with_seat(seat, away=True))


def deadline(setup: Setup, state: State, seat: int) -> int | None:
    """When a bot will take the seat."""
    since = state.clocks.since[seat]
    if since is None or setup.clock.kind == "none":
        return None
    return since + setup.clock.to_be_ready if state.phase == DEALING else state.clocks.until(seat)


def come_back(setup: Setup, state: State, event: Event) -> State:
    """The owner plays himself again. What the bot has done for him stands."""
    seat = own(state, event)
    if not seat.away or state.phase == OVER:
        raise Refusal("not_now", "table-not-away")
    clocks = state.clocks.back(setup.clock, event["seat"])
    return replace(state.with_seat(event["seat"], away=False), clocks=clocks)


def rematch(setup: Setup, state: State, event: Event) -> State:
    """Another game with the same seats, as soon as every person has asked for it."""
    own(state, event)
    if state.phase != OVER:
        raise Refusal("not_now", "table-not-over")
    return once_more(replace(state, again=state.again | {event["seat"]}))


def once_more(state: State) -> State:
    """When the last one has agreed, seats that were handed to bots go back to their owners."""
    open_to = [i for i, seat in enumerate(state.seats) if seat.empty or (seat.owner and i not in state.again)]
    if not state.again or open_to:
        return state
    seats = tuple(replace(seat, away=False, resigned=False) for seat in state.seats)
    return replace(state, phase=SEATING, seats=seats, game=state.game + 1, again=frozenset(), result=None)


def full(state: State) -> None:
    """A deal needs all seats taken."""
    count = sum(seat.empty for seat in state.seats)
    if count:
        raise Refusal("not_now", "table-seats-open", count=count)
