"""From full seats to dealt tiles: the commitment, everybody's number, the deal."""

from typing import Any

from ..kernel.errors import Refusal
from ..match import Match
from . import fair
from .clock import Clocks
from .events import Event
from .playing import finish, secret_moves
from .replace import replace
from .seating import full
from .setup import Setup
from .state import BETWEEN, DEALING, PLAYING, SEATING, State, by_itself, own


def commit(setup: Setup, state: State, event: Event) -> State:
    """The table has drawn its secret and from now on shows its hash. In a series this opens the next round."""
    by_itself(event)
    if not setup.fair:
        raise Refusal("not_now", "table-deal-given")
    if state.phase not in (SEATING, BETWEEN):
        raise Refusal("not_now", "table-not-seating")
    full(state)
    return replace(state, phase=DEALING, secret=event["secret"], numbers=(None,) * setup.players)


def ready(setup: Setup, state: State, event: Event) -> State:
    """A person adds a number. Nobody is told it before the round is over."""
    seat = own(state, event)
    if state.phase != DEALING:
        raise Refusal("not_now", "table-not-dealing")
    if not seat.present:
        raise Refusal("not_now", "table-resigned" if seat.resigned else "table-is-away")
    number = event["seat"]
    if state.numbers[number] is not None:
        raise Refusal("not_now", "table-number-given")
    return replace(state, numbers=(*state.numbers[:number], event["number"], *state.numbers[number + 1 :]))


def deal(setup: Setup, state: State, event: Event) -> State:
    """The tiles are dealt: by the seed, or where deals are not made here, as given, moves already made included."""
    by_itself(event)
    if setup.fair == ("deal" in event) or (setup.fair and "moves" in event):
        raise Refusal("bad_request", "table-deal-needed" if not setup.fair else "table-deal-made")
    if setup.fair:
        if state.phase != DEALING:
            raise Refusal("not_now", "table-not-dealing")
        if state.waiting:
            raise Refusal("not_now", "table-numbers-missing", names=state.names(state.waiting))
        dealt = made(setup, state)
    else:
        if state.phase not in (SEATING, BETWEEN):
            raise Refusal("not_now", "table-not-seating")
        full(state)
        dealt = event["deal"]
    match = Match(setup.game, setup.players, setup.options, deal=dealt)
    hidden: tuple[bool, ...] = ()
    for seat, move in event.get("moves", ()):
        before, match = match, match.copy()
        match.play(move, seat)
        hidden = secret_moves(before, match, hidden)
    state = replace(
        state,
        phase=PLAYING,
        match=match,
        hidden=hidden,
        agreed=frozenset(),
        clocks=Clocks.full(setup.clock, setup.players),
    )
    return finish(setup, state) if match.over else state


def place(setup: Setup, state: State) -> fair.Place:
    """The round that is being dealt or played."""
    return fair.Place(setup.table, setup.game.id, state.game, len(state.own_rounds))


def made(setup: Setup, state: State) -> dict[str, Any]:
    assert state.secret is not None  # the phase says so
    numbers = {seat: number for seat, number in enumerate(state.numbers) if number is not None}
    earlier = state.own_rounds
    first = earlier[0].match.deal.get("start") if earlier else None
    seed = fair.seed(place(setup, state), state.secret, numbers)
    return fair.deal(setup.game, setup.players, setup.options, seed, first, len(earlier))
