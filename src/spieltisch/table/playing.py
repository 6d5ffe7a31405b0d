"""What happens while a round is played: moves, taking back, giving up, agreeing to end; and how a round ends."""

from contextlib import suppress

from ..kernel import entries
from ..kernel.errors import Refusal
from ..kernel.game import Game
from ..match import Match
from .events import Event
from .replace import replace
from .setup import Setup
from .state import (
    AGREED,
    BETWEEN,
    OVER,
    PLAYED,
    PLAYING,
    RESIGNED,
    Result,
    Round,
    Seat,
    State,
    by_itself,
    own,
)


def actor(state: State, event: Event) -> None:
    """A person plays for himself; where a bot plays, that is for the table to say."""
    seat = state.seat(event)
    if seat.owner is None or "by" not in event:
        by_itself(event)
        if seat.present:
            raise Refusal("not_yours", "table-not-yours", seat=event["seat"])
    else:
        person(own(state, event))


def person(seat: Seat) -> None:
    """Present, not away, not given up."""
    if not seat.present:
        raise Refusal("not_now", "table-resigned" if seat.resigned else "table-is-away")


def move(setup: Setup, state: State, event: Event) -> State:
    before = state.running
    actor(state, event)
    after = before.copy()
    after.play(event["move"], event["seat"])
    state = replace(state, match=after, hidden=secret_moves(before, after, state.hidden))
    return finish(setup, state) if after.over else state


def secret_moves(before: Match, after: Match, hidden: tuple[bool, ...]) -> tuple[bool, ...]:
    """Which moves the others are not told of, now that one more has been made.

    What several seats decide at the same time is hidden until the last of them has decided. Then each of their
    moves is judged as if its seat had been that last one: what is no secret for the last is none for the first.
    """
    seat, move = after.moves[-1]
    if before.game.secret is Game.secret:  # the game has no secret moves at all
        return (*hidden, False)
    hidden = (*hidden, before.secret(seat, move))
    first = together(before)
    if _asked(before, len(before.moves)) & ~(1 << seat) or not any(hidden[first:]):
        return hidden
    turns = after.moves[first:]
    judged = list(hidden)
    for i, (own_seat, own_move) in enumerate(turns):
        if hidden[first + i]:
            twin = before.copy()
            while len(twin.moves) > first:
                twin.undo()
            with suppress(Refusal):  # should decisions hang together after all, they stay hidden
                for other_seat, other_move in turns[:i] + turns[i + 1 :]:
                    twin.play(other_move, other_seat)
                judged[first + i] = twin.secret(own_seat, own_move)
    return tuple(judged)


def together(match: Match) -> int:
    """The number of moves before those who decide at the same time began to."""
    first = len(match.moves)
    now = _asked(match, first)
    while first:
        before = _asked(match, first - 1)
        seat = match.moves[first - 1][0]
        if not now or before != now | 1 << seat or before == now:
            break
        first, now = first - 1, before
    return first


def _asked(match: Match, moves: int) -> int:
    return int(entries.asked(match.positions[moves], 0))


def undo(setup: Setup, state: State, event: Event) -> State:
    """The seat takes its last move back, as long as its turn is open and nobody has learned anything from it."""
    match = state.running
    person(own(state, event))
    if not setup.undo:
        raise Refusal("not_now", "table-undo-off")
    if not match.moves or match.moves[-1][0] != event["seat"]:
        raise Refusal("not_now", "table-undo-nothing")
    if match.settled[-1] == len(match.moves):
        raise Refusal("not_now", "table-undo-settled")
    match = match.copy()
    match.undo()
    return replace(state, match=match, hidden=state.hidden[:-1])


def resign(setup: Setup, state: State, event: Event) -> State:
    """Give up. With one seat left, or no person, the game is over; else a bot goes on and the others play."""
    seat = own(state, event)
    if not state.underway:
        raise Refusal("not_now", "table-not-playing")
    if seat.resigned:
        raise Refusal("not_now", "table-resigned")
    state = state.with_seat(event["seat"], resigned=True, away=False)
    left = [i for i, other in enumerate(state.seats) if not other.resigned]
    if len(left) < 2 or not any(state.seats[i].owner for i in left):
        return finish(setup, state, RESIGNED)
    return all_agreed(setup, state)


def end(setup: Setup, state: State, event: Event) -> State:
    """Propose, or agree, to end the game without a winner."""
    person(own(state, event))
    if not state.underway:
        raise Refusal("not_now", "table-not-playing")
    if event["seat"] in state.agreed:
        raise Refusal("not_now", "table-end-already")
    return all_agreed(setup, replace(state, agreed=state.agreed | {event["seat"]}))


def decline(setup: Setup, state: State, event: Event) -> State:
    """Say no, or no longer: the proposal is off."""
    person(own(state, event))
    if not state.underway or not state.agreed:
        raise Refusal("not_now", "table-end-none")
    return replace(state, agreed=frozenset())


def all_agreed(setup: Setup, state: State) -> State:
    """Has everybody who is there agreed to end the game?"""
    if state.agreed and state.agreed.issuperset(state.present):
        return finish(setup, state, AGREED)
    return state


def finish(setup: Setup, state: State, how: str = PLAYED) -> State:
    """The round, and unless a series goes on also the game, is over."""
    if state.phase == PLAYING:
        assert state.match is not None
        names = tuple(seat.name for seat in state.seats)
        match = state.match.copy()
        match.positions = match.positions[-1:]
        done = Round(state.game, len(state.own_rounds), names, state.secret, state.numbers, how, match)
        state = replace(state, rounds=(*state.rounds, done))
    # What is prepared but not dealt is forgotten.
    state = replace(state, secret=None, numbers=(None,) * setup.players, agreed=frozenset())
    if how == PLAYED and len(state.own_rounds) < setup.rounds:
        return replace(state, phase=BETWEEN)
    return replace(state, phase=OVER, result=outcome(setup, state, how))


def outcome(setup: Setup, state: State, how: str) -> Result:
    """BR-15, LK-14: over a series the points are added up and most win; a single round has its own winners."""
    results = [done.result for done in state.own_rounds if done.result]
    totals = tuple(map(sum, zip(*(result["scores"] for result in results), strict=True))) if results else None
    if how == RESIGNED:
        winners = [i for i, seat in enumerate(state.seats) if not seat.resigned]
    elif how == AGREED or totals is None:
        winners = []
    elif setup.rounds == 1:
        winners = results[0]["winners"]
    else:
        winners = [i for i, total in enumerate(totals) if total == max(totals)]
    return Result(how, tuple(winners), totals)
