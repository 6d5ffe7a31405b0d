"""bridges: the rules, numbered as in docs/games/bridges.md."""

from typing import Any

from numpy import int64

from ...kernel.bits import U0, U1, bit, has, lowest, nth, rest, size
from ...kernel.chance import below
from ...kernel.compile import rule
from .board import (
    BELONGS,
    COLOURED,
    ELEVENS,
    FIELDS,
    KIND,
    KINDS,
    NEXT,
    NUMBERS,
    PARTNERS,
    PLACES,
    SYMBOLS,
    WORTH,
    fitting,
    opened,
)
from .state import (
    BONUS,
    BY_BONUS,
    DONE,
    DRAW,
    DREW,
    END,
    FREE,
    GAVE,
    GIVE,
    GIVING,
    KEEP,
    LAY,
    LIMIT,
    NONE,
    PASS,
    PASSED,
    RACK,
    RACK_OF_FOUR,
    SKIP,
)


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    """BR-1, BR-20. The deal: start, then all tiles."""
    s.seats, s.symbols, s.chain, s.start = seats, options[0], options[1], deal[0]
    next_tile = 1
    for seat in range(seats):
        for _ in range(RACK_OF_FOUR if seats == 4 else RACK):
            add(s, seat, int64(KIND[deal[next_tile]]))
            next_tile += 1
    s.left = len(deal) - next_tile
    for i in range(s.left):
        s.bag[s.left - 1 - i] = KIND[deal[next_tile + i]] + 1
    s.first = beginner(s)
    s.turn = s.first


@rule
def beginner(s: Any) -> Any:
    """BR-2, BR-3: the first to hold an 11, or to draw one. It must be laid first, as nothing else is open."""
    for step in range(s.seats):
        seat = (s.start + step) % s.seats
        if (s.rack[seat, 0] | s.rack[seat, 1]) & ELEVENS:
            return int64(seat)
    while True:
        seat = (s.start + s.sought) % s.seats
        s.sought += 1
        kind = from_bag(s)
        add(s, seat, kind)
        if has(ELEVENS, kind & 63):
            return int64(seat)


@rule
def asked(s: Any) -> int:
    return 0 if s.ended else 1 << s.turn


@rule
def choices(s: Any, seat: int) -> Any:
    """What can be chosen: a set of fields or kinds, the action of number 0 in it, and another action or NONE."""
    upper, lower = s.filled[0], s.filled[1]
    rack = s.rack[seat]
    if s.phase == GIVING:  # BR-12: each kind once
        return rack[0] & KINDS[0], rack[1] & KINDS[1], GIVE, KEEP
    if s.phase == BONUS:  # BR-8
        kind = int64(s.bonus) - 1
        return PLACES[kind, 0] & ~upper, PLACES[kind, 1] & ~lower, 0, NONE
    if s.phase == FREE:  # BR-22: on its own field, open or not
        one, two = fitting(rack[0], rack[1], NUMBERS & ~upper, NUMBERS & ~lower)
        return one, two, 0, SKIP
    if s.laid == LIMIT:  # BR-4
        return U0, U0, 0, END
    one, two = opened(upper, lower)
    if s.drawn:  # BR-10: this tile must be laid
        kind = int64(s.drawn) - 1
        return one & PLACES[kind, 0], two & PLACES[kind, 1], 0, NONE
    one, two = fitting(rack[0], rack[1], one, two)
    if s.laid:
        return one, two, 0, END
    if one | two:
        return one, two, 0, NONE
    return U0, U0, 0, DRAW if s.left else PASS  # BR-10, BR-11


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    one, two, base, other = choices(s, seat)
    count = 0
    while one:
        out[count] = base + lowest(one)
        one = rest(one)
        count += 1
    while two:
        out[count] = base + 64 + lowest(two)
        two = rest(two)
        count += 1
    if other != NONE:
        out[count] = other
        count += 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    one, two, base, other = choices(s, seat)
    first = size(one)
    both = first + size(two)
    choice = below(word, both + (other != NONE))
    if choice < first:
        return base + nth(one, choice)
    return base + 64 + nth(two, choice - first) if choice < both else other


@rule
def play(s: Any, seat: int, action: int) -> None:
    if action < FIELDS:
        lay(s, seat, action)
    elif action >= GIVE:
        give(s, seat, action - GIVE)
    elif action == DRAW:
        draw(s, seat)
    elif action == SKIP:
        s.frees -= 1
        s.phase = FREE if s.frees else LAY
    elif action == END and may_give(s):
        s.phase = GIVING
    else:  # END, KEEP, PASS
        hand_on(s, PASSED if action == PASS else DONE)


@rule
def lay(s: Any, seat: int, field: int) -> None:
    from_rack = s.phase != BONUS
    if from_rack:
        take(s, seat, int64(BELONGS[field]))
        s.drawn = 0
        if s.phase == FREE:
            s.frees -= 1  # BR-22: does not count towards the three
        else:
            s.laid += 1
    s.bonus = 0
    fill(s, field, not from_rack)
    if s.held[seat] == 0:  # BR-13: at once, no bonus is drawn any more
        s.ended = seat + 1
        return
    while s.bonuses and s.left:  # BR-7; BR-22: bonuses first, then the free tiles
        s.bonuses -= 1
        kind = from_bag(s)
        if not has(COLOURED, kind & 63):  # BR-8: a joker or a symbol goes where the player chooses
            s.bonus = kind + 1
            s.phase = BONUS
            return
        fill(s, kind, True)
    s.bonuses = 0  # BR-7: with an empty bag nothing happens
    s.phase = FREE if s.frees else LAY


@rule
def fill(s: Any, field: int, by_bonus: bool) -> None:
    word = field >> 6
    one = bit(field & 63)
    if s.chain or not by_bonus:  # BR-9
        s.bonuses += fires(s, field)
    s.filled[word] |= one
    s.fresh[word] |= one
    if one & SYMBOLS:
        s.frees += 1  # BR-22
    note(s, field + (BY_BONUS if by_bonus else 0))


@rule
def fires(s: Any, field: int) -> int:
    """BR-7: the bonus bridges that this field is the first end of to be filled."""
    return size(PARTNERS[field, 0] & ~s.filled[0]) + size(PARTNERS[field, 1] & ~s.filled[1])


@rule
def draw(s: Any, seat: int) -> None:
    """BR-10."""
    kind = from_bag(s)
    add(s, seat, kind)
    note(s, DREW)
    s.draws += 1
    one, two = opened(s.filled[0], s.filled[1])
    if (one & PLACES[kind, 0]) | (two & PLACES[kind, 1]):
        s.drawn = kind + 1
    elif s.draws == LIMIT:
        hand_on(s, DONE)


@rule
def may_give(s: Any) -> bool:
    """BR-12: two numbers of this turn side by side."""
    one, two = s.fresh[0] & NUMBERS, s.fresh[1] & NUMBERS
    return ((one & (one >> U1)) | (two & (two >> U1))) != U0


@rule
def give(s: Any, seat: int, kind: int) -> None:
    """BR-12."""
    take(s, seat, kind)
    add(s, (seat + 1) % s.seats, kind)
    s.gifts[s.given, 0] = seat
    s.gifts[s.given, 1] = kind + 1
    s.given += 1
    if s.held[seat] == 0:  # BR-13
        s.ended = seat + 1
        note(s, GAVE)
    else:
        hand_on(s, GAVE)


@rule
def hand_on(s: Any, how: int) -> None:
    """The turn goes to the left neighbour."""
    note(s, how)
    s.turn = (s.turn + 1) % s.seats
    s.phase = LAY
    s.laid = 0
    s.draws = 0
    s.fresh[0] = U0
    s.fresh[1] = U0


@rule
def note(s: Any, what: int) -> None:
    s.log[s.logged] = what
    s.logged += 1


@rule
def from_bag(s: Any) -> Any:
    s.left -= 1
    return int64(s.bag[s.left]) - 1


@rule
def add(s: Any, seat: int, kind: Any) -> None:
    """A tile comes to a rack: the next free place of its kind."""
    while has(s.rack[seat, kind >> 6], kind & 63):
        kind = int64(NEXT[kind])
    s.rack[seat, kind >> 6] |= bit(kind & 63)
    s.held[seat] += 1


@rule
def take(s: Any, seat: int, kind: Any) -> None:
    """A tile leaves a rack: the last place of its kind that is taken."""
    after: Any = int64(NEXT[kind])
    while after != kind and has(s.rack[seat, after >> 6], after & 63):
        kind, after = after, int64(NEXT[after])
    s.rack[seat, kind >> 6] &= ~bit(kind & 63)
    s.held[seat] -= 1


@rule
def settles(s: Any, seat: int, action: int) -> bool:
    """A tile may be taken back unless it draws another one or ends the game."""
    if action == SKIP:
        return False
    if action >= FIELDS:
        return True
    by_bonus = s.phase == BONUS
    fired = s.bonuses + (fires(s, action) if s.chain or not by_bonus else 0)
    return (fired > 0 and s.left > 0) or (s.held[seat] == 1 and not by_bonus)


@rule
def score(s: Any, out: Any) -> None:
    """BR-14, BR-23."""
    for seat in range(s.seats):
        total = 0
        for digit in range(len(WORTH)):
            total += (size(s.rack[seat, 0] & WORTH[digit, 0]) + size(s.rack[seat, 1] & WORTH[digit, 1])) << digit
        out[seat] = -total


@rule
def winners(s: Any, seats: int, scores: Any) -> int:
    return 1 << (s.ended - 1)
