"""sums: the rules, numbered as in docs/games/sums.md."""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest, nth, rest, size
from ...kernel.chance import STEP, below, mix, scaled
from ...kernel.compile import rule
from .state import (
    ALIKE,
    ALL_FIELDS,
    ANNOUNCES,
    BONUS_COLUMN,
    BONUS_FIELD,
    CALL,
    CHOOSE,
    FIELDS,
    FOURTH,
    HAND,
    LARGER,
    LONG,
    MISS,
    MOST_NUMBER,
    MOST_PILE,
    NOTHING,
    NOWHERE,
    OVER,
    ROW,
    SAME,
    SECOND,
    SMALLER,
    VALUE,
    WRITE,
    WRITE_IN,
)

WORD = 33  # the index of the word in the deal, after the start and 32 cards


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    """SU-1. The deal: start, the deck, the word for reshuffles."""
    s.seats, s.active = seats, deal[0]
    s.waiting = 1 << deal[0]
    dealt = 1
    for seat in range(seats):
        for _ in range(HAND):
            s.hand[seat] |= bit(deal[dealt])
            dealt += 1
        s.held[seat] = HAND
        for number in range(1, MOST_NUMBER + 1):
            s.open[seat, number] = ALL_FIELDS
    for pile in range(4):
        s.top[pile] = deal[dealt + pile]
    dealt += 4
    left = WORD - dealt
    for i in range(left):
        s.pile[MOST_PILE - left + i] = deal[dealt + i]
    s.left = left
    s.reshuffle = np.uint64(deal[WORD])
    s.last = NOWHERE


@rule
def asked(s: Any) -> Any:
    return int64(s.waiting)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    count = 0
    if s.phase == CHOOSE:  # SU-2: any card on any pile
        cards = s.hand[seat]
        while cards != U0:
            for pile in range(4):
                out[count] = 4 * lowest(cards) + pile
                count += 1
            cards = rest(cards)
    elif s.phase == SECOND:  # SU-3
        out[0] = CALL
        count = 1
        cards = alike(s, seat)
        while cards != U0:
            for way in range(1, 3):
                out[count] = 4 * lowest(cards) + (int64(s.last) ^ way)
                count += 1
            cards = rest(cards)
    else:  # SU-4
        out[0] = NOTHING
        count = 1
        fields = writable(s, seat)
        while fields != U0:
            out[count] = WRITE_IN + lowest(fields)
            fields = rest(fields)
            count += 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    if s.phase == CHOOSE:
        cards = s.hand[seat]
        choice = below(word, 4 * size(cards))
        return 4 * nth(cards, choice >> 2) + (choice & 3)
    if s.phase == SECOND:
        cards = alike(s, seat)
        choice = below(word, 1 + 2 * size(cards))
        if choice == 0:
            return CALL
        return 4 * nth(cards, (choice - 1) >> 1) + (int64(s.last) ^ (1 + (choice & 1)))
    fields = writable(s, seat)
    count = size(fields)
    choice = below(word, count + 1)
    return NOTHING if choice == count else WRITE_IN + nth(fields, choice)


@rule
def settles(s: Any, seat: int, action: int) -> bool:
    """After the call, the second card or a writing it is for the others to decide."""
    return s.phase != CHOOSE


@rule
def alike(s: Any, seat: int) -> Any:
    """SU-3: the cards in hand with the value of the one just laid, of any colour."""
    return s.hand[seat] & (ALIKE << np.uint64(int64(s.top[s.last]) & 7))


@rule
def writable(s: Any, seat: int) -> Any:
    """SU-4, SU-5: the fields that may take the sum announced. SU-7: none for 0 or less, none for grey alone."""
    return np.uint64(s.open[seat, max(int64(s.total), 0)]) & np.uint64(s.rows)


@rule
def total_with(s: Any, card: int, pile: int) -> int:
    """SU-2: the sum when this card is on this pile; beside pile p lie p ^ 1 and p ^ 2, across from it p ^ 3."""
    return VALUE[card] + VALUE[s.top[pile ^ 1]] + VALUE[s.top[pile ^ 2]]


@rule
def rows_with(s: Any, card: int, pile: int) -> Any:
    """SU-2: the fields of the colours when this card is on this pile."""
    return ANNOUNCES[card >> 3] | ANNOUNCES[s.top[pile ^ 1] >> 3] | ANNOUNCES[s.top[pile ^ 2] >> 3]


@rule
def play(s: Any, seat: int, action: int) -> None:
    if action < CALL:
        lay(s, seat, action >> 2, action & 3)
    if s.phase == CHOOSE:
        s.phase = SECOND  # SU-3: always asked
        return
    if s.phase == SECOND:
        announce(s)
    else:
        s.choice[seat] = action - CALL
        s.waiting = int64(s.waiting) & ~(1 << seat)
    if s.waiting == 0:
        close_turn(s)


@rule
def lay(s: Any, seat: int, card: int, pile: int) -> None:
    since: Any = int64(s.since[card])
    s.hand[seat] &= ~bit(card)
    s.held[seat] -= bit(2 * since)
    s.covered |= bit(s.top[pile])
    s.top[pile] = card
    s.last = pile


@rule
def announce(s: Any) -> None:
    """SU-2, SU-3: only the card laid last counts. SU-8: who has no legal field is not asked."""
    last: Any = int64(s.last)
    card: Any = int64(s.top[last])
    s.total, s.rows = total_with(s, card, last), rows_with(s, card, last)
    s.phase = WRITE
    waiting = 0
    for seat in range(int64(s.seats)):
        s.choice[seat] = 0
        if writable(s, seat) != U0:
            waiting |= 1 << seat
    s.waiting = waiting


@rule
def close_turn(s: Any) -> None:
    active: Any = int64(s.active)
    total: Any = int64(s.total)
    ended = False
    for seat in range(int64(s.seats)):  # SU-8: all at once
        field: Any = int64(s.choice[seat]) + CALL - WRITE_IN
        if 0 <= field < FIELDS:
            write(s, seat, field, total)
            ended |= full_rows(s, seat) >= 2  # SU-10
        elif seat == active:
            s.misses[seat] += 1  # SU-6, SU-7
            ended |= s.misses[seat] >= FOURTH  # SU-10
    if not ended:
        draw(s, active)
        ended = s.hand[active] == U0  # SU-12: only one player can run out of cards
    if ended:
        s.phase, s.waiting = OVER, 0
        return
    active = active + 1 if active + 1 < s.seats else 0
    s.phase, s.active, s.waiting = CHOOSE, active, 1 << active


@rule
def write(s: Any, seat: int, field: int, number: int) -> None:
    """SU-5: what stands in the field decides what may still go where in its row and its column."""
    s.number[seat, field] = number
    s.filled[seat] |= bit(field)
    for smaller in range(1, number):
        s.open[seat, smaller] &= SMALLER[field]
    s.open[seat, number] &= SAME[field]
    for larger in range(number + 1, MOST_NUMBER + 1):
        s.open[seat, larger] &= LARGER[field]


@rule
def draw(s: Any, seat: int) -> None:
    """SU-9: back to three cards. SU-12: alone as long as there are any."""
    for _ in range(HAND - size(s.hand[seat])):
        if s.left == 0:
            if s.seats == 1:
                return
            shuffle_covered(s)
        place = MOST_PILE - int64(s.left)
        s.hand[seat] |= bit(s.pile[place])
        s.pile[place] = 0
        since: Any = int64(s.shuffles)
        s.held[seat] += bit(2 * since)
        s.left -= 1


@rule
def shuffle_covered(s: Any) -> None:
    """SU-9: all cards of the grid but the four on top become the pile, by the formula of the deal."""
    s.shuffles += 1
    left = size(s.covered)
    first = MOST_PILE - left
    cards = s.covered
    for i in range(first, MOST_PILE):
        s.pile[i] = lowest(cards)
        s.since[s.pile[i]] = s.shuffles
        cards = rest(cards)
    state = s.reshuffle ^ (np.uint64(s.shuffles) * STEP)
    for i in range(left - 1, 0, -1):
        state += STEP
        j = scaled(mix(state), i + 1)
        s.pile[first + i], s.pile[first + j] = s.pile[first + j], s.pile[first + i]
    s.covered, s.left = U0, left


@rule
def full_rows(s: Any, seat: int) -> int:
    count = 0
    for row in ROW:
        if np.uint64(s.filled[seat]) & row == row:
            count += 1
    return count


@rule
def row_points(s: Any, seat: int, row: int) -> Any:
    """SU-11: a full row counts its rightmost number, another one for each number."""
    numbers = size(np.uint64(s.filled[seat]) & ROW[row])
    return int64(s.number[seat, LONG * row + LONG - 1]) if numbers == LONG else numbers


@rule
def column_points(s: Any, seat: int, column: int) -> Any:
    """SU-11: a full column of three fields counts the number in its pentagon."""
    whole = BONUS_COLUMN[column]
    return int64(s.number[seat, BONUS_FIELD[column]]) if np.uint64(s.filled[seat]) & whole == whole else 0


@rule
def score(s: Any, out: Any) -> None:
    for seat in range(int64(s.seats)):
        points = MISS * int64(s.misses[seat])
        for row in range(len(ROW)):
            points += row_points(s, seat, row)
        for column in range(len(BONUS_COLUMN)):
            points += column_points(s, seat, column)
        out[seat] = points
