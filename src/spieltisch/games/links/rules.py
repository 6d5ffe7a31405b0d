"""links: the rules, numbered as in docs/games/links.md."""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, U1, bit, has, lowest, nth, rest, size
from ...kernel.chance import below
from ...kernel.compile import rule
from .state import AS_JOKER, DRAW, ELEVEN, END, EXCHANGE, JOKER, MOST, NOTHING, PASS, ROWS, WIDE

HAND = (0, 0, 20, 20, 15, 12, 12)  # LK-2, by the number of seats
CONNECTIONS = (0, 0, 4, 4, 3, 3, 2)  # LK-3
COLOUR_SIZE = 20  # cards of a colour in the deck, where codes run through the colours
NUMBERS_IN_DECK = 4 * COLOUR_SIZE

ROW = np.uint64(WIDE)  # shifted so far, either way, a row lies where a row above or below it lay
LOWER = np.uint64(sum(1 << number for number in range(1, 11)))  # LK-9: half of a row
UPPER = np.uint64(sum(1 << number for number in range(12, 22)))
ELEVENS = np.uint64(1 << 11 | 1 << 43)
BOARD = np.uint64((int(LOWER) | int(UPPER)) * (1 + 2**32)) | ELEVENS  # all places of two rows


@rule
def setup(s: Any, seats: int, options: Any, deal: Any) -> None:
    """The deal: start, rows from top to bottom, deck."""
    s.seats = seats
    s.turn = deal[0]
    s.supply = 8 - options[0]  # LK-9
    for row in range(ROWS):
        s.colour[row] = deal[1 + row]
    s.filled[0] = s.filled[1] = ELEVENS  # LK-1
    top = 1 + ROWS
    for seat in range(seats):  # LK-2
        s.connections[seat] = CONNECTIONS[seats]  # LK-3
        for i in range(HAND[seats]):
            take(s, seat, card_of(s, deal[top + i]))
        top += HAND[seats]
    s.left = len(deal) - top
    for i in range(s.left):
        s.stack[i] = card_of(s, deal[len(deal) - 1 - i])


@rule
def card_of(s: Any, code: int) -> int:
    """The card with this code in the deal."""
    if code == NUMBERS_IN_DECK:
        return JOKER
    colour, number = code // COLOUR_SIZE, code % COLOUR_SIZE + 1
    row = 0
    while s.colour[row] != colour:
        row += 1
    return WIDE * row + number + (1 if number >= ELEVEN else 0)


@rule
def take(s: Any, seat: int, card: Any) -> None:
    """Into the hand."""
    if card == JOKER:
        s.jokers[seat] += 1
    else:
        s.hand[seat, card >> 6] |= bit(card & 63)
    s.cards[seat] += 1


@rule
def asked(s: Any) -> Any:
    return 0 if s.ended else 1 << int64(s.turn)


@rule
def beside(places: Any) -> Any:
    """The places one lower or one higher in their row than one of these."""
    return ((places << U1) | (places >> U1)) & BOARD


@rule
def adjoining(s: Any) -> tuple[Any, Any]:
    """LK-5: empty places beside a filled one."""
    above, below = s.filled[0], s.filled[1]
    return beside(above) & ~above, beside(below) & ~below


@rule
def reached(s: Any, seat: int) -> tuple[Any, Any]:
    """Where the seat may lay: LK-5, and LK-6 while it has connection cards."""
    upper, lower = s.filled[0], s.filled[1]
    to_upper, to_lower = beside(upper), beside(lower)
    if s.connections[seat] != 0:
        to_upper |= (upper << ROW) | (upper >> ROW) | (lower << ROW)
        to_lower |= (lower << ROW) | (lower >> ROW) | (upper >> ROW)
    return to_upper & ~upper, to_lower & ~lower


@rule
def offers(s: Any, seat: int) -> tuple[Any, int]:
    """All that is legal, as sets of two words: places for own cards, for jokers, and for exchanges; and what closes
    the turn, if anything does. Bit b of word w is action 64 * w + b.
    """
    upper, lower = reached(s, seat)
    cards_up, cards_low = s.hand[seat, 0], s.hand[seat, 1]
    swap_up, swap_low = cards_up & s.joker[0], cards_low & s.joker[1]  # LK-8
    if s.laid != 0:
        closing = END
        if s.laid == MOST:  # LK-4
            upper = lower = U0
    elif s.bound:
        closing = NOTHING  # LK-8
    else:
        if s.filled[0] == BOARD and s.filled[1] == BOARD:
            swap_up = swap_low = U0  # LK-8: no place is left for the card that would be owed
        if s.left != 0:
            closing = DRAW  # LK-10: laying is voluntary
        else:
            open_up, open_low = adjoining(s)
            closing = PASS if (open_up & cards_up) | (open_low & cards_low) == U0 else NOTHING  # LK-10
    jokers = ~U0 if s.jokers[seat] != 0 else U0  # LK-7
    sets = (upper & cards_up, lower & cards_low, upper & jokers, lower & jokers, swap_up, swap_low)
    return sets, closing


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    sets, closing = offers(s, seat)
    count = 0
    for word in range(6):
        places = sets[word]
        while places != U0:
            out[count] = 64 * word + lowest(places)
            places = rest(places)
            count += 1
    if closing != NOTHING:
        out[count] = closing
        count += 1
    return count


@rule
def pick(s: Any, seat: int, word: Any, out: Any) -> int:
    sets, closing = offers(s, seat)
    count = 0
    for i in range(6):
        count += size(sets[i])
    choice = below(word, count + (1 if closing != NOTHING else 0))
    for i in range(6):
        here = size(sets[i])
        if choice < here:
            return 64 * i + nth(sets[i], choice)
        choice -= here
    return closing


@rule
def play(s: Any, seat: int, action: int) -> None:
    if action < EXCHANGE:
        lay(s, seat, action & (AS_JOKER - 1), action >= AS_JOKER)
    elif action < DRAW:
        exchange(s, seat, action - EXCHANGE)
    elif action == PASS:
        open_up, open_low = adjoining(s)
        s.lacks[seat, 0] |= open_up  # LK-10: none of these was in the hand, and number cards come no more
        s.lacks[seat, 1] |= open_low
        s.passes += 1
        if s.passes == s.seats:
            s.ended = 1  # LK-12
        hand_on(s)
    else:
        if action == DRAW:
            s.left -= 1
            take(s, seat, int64(s.stack[s.left]))
            s.stack[s.left] = 0
        hand_on(s)


@rule
def hand_on(s: Any) -> None:
    """LK-4: the turn is over."""
    s.laid = 0
    s.turn = 0 if s.turn + 1 == s.seats else s.turn + 1


@rule
def lay(s: Any, seat: int, place: int, joker: bool) -> None:
    """LK-5 to LK-7: a number card or a joker."""
    word, own = place >> 6, bit(place & 63)
    if beside(s.filled[word]) & own == U0:
        connect(s, seat, place)
    s.filled[word] |= own
    if joker:
        s.joker[word] |= own
        s.jokers[seat] -= 1
        if s.shown[seat] != 0:
            s.shown[seat] -= 1  # jokers are all alike: let it be the one that everybody knows of
    else:
        s.hand[seat, word] &= ~own
    s.cards[seat] -= 1
    s.laid += 1
    s.bound = 0
    s.passes = 0
    half = (LOWER if place & (WIDE - 1) < ELEVEN else UPPER) << np.uint64(place & WIDE)
    if s.filled[word] & half == half and s.supply != 0:  # LK-9
        s.supply -= 1
        s.bonuses[seat] += 1
    if s.cards[seat] == 0:
        s.ended = 1  # LK-11


@rule
def connect(s: Any, seat: int, place: int) -> None:
    """LK-6: the connection card comes from the row above if it can, else from the row below."""
    s.connections[seat] -= 1
    over = place - WIDE
    end = over if over > 0 and has(s.filled[over >> 6], over & 63) else place
    s.links[end >> 6] |= bit(end & 63)


@rule
def exchange(s: Any, seat: int, place: int) -> None:
    """LK-8: the own card to its place, the joker into the hand."""
    word, own = place >> 6, bit(place & 63)
    s.hand[seat, word] &= ~own
    s.joker[word] &= ~own
    s.jokers[seat] += 1
    s.shown[seat] += 1
    if s.laid == 0:
        s.bound = 1


@rule
def settles(s: Any, seat: int, action: int) -> bool:
    """A turn that is closed, and the last card of a hand, which opens all the others (LK-11)."""
    return action >= DRAW or (action < EXCHANGE and s.cards[seat] == 1)


@rule
def score(s: Any, out: Any) -> None:
    """LK-13."""
    for seat in range(s.seats):
        points = ELEVEN * (int64(s.bonuses[seat]) - int64(s.jokers[seat]))
        for word in range(2):
            cards = s.hand[seat, word]
            while cards != U0:
                points -= lowest(cards) & (WIDE - 1)
                cards = rest(cards)
        out[seat] = points
