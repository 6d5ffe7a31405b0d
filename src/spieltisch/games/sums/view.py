"""sums: what a seat knows, and what it may imagine.

Hidden are the others' hands, the order of the pile, the word that fixes the reshuffles and, while there is writing,
what others have decided. Facts used: every card that is or was open; that a reshuffle makes the covered cards the
pile, so which shuffle a hidden card was last part of; and how many of each hand's cards came from which shuffle, as
laying shows one and drawing is done before all eyes.
"""

from typing import Any

import numpy as np
from numpy import int64

from ...kernel.bits import U0, bit, lowest, nth, rest, size
from ...kernel.chance import below, fork, shuffle
from ...kernel.compile import rule
from .rules import alike, column_points, row_points, rows_with, total_with, writable
from .state import (
    ALL_CARDS,
    BONUS,
    CALL,
    CARDS,
    CHOOSE,
    LONG,
    MISS,
    MOST_PILE,
    NOTHING,
    NOWHERE,
    ROW,
    ROWS,
    SECOND,
    WRITE,
    WRITE_IN,
)

PHASES = ("choose", "second", "write", "over")
FIELD_NAMES = [f"{colour}{place}" for colour in ROWS for place in range(1, LONG + 1)]


@rule
def observe(s: Any, seat: int) -> None:
    for other in range(int64(s.seats)):
        if other != seat:
            s.hand[other] = U0
            if s.phase == WRITE:
                s.choice[other] = 0
    for i in range(MOST_PILE):
        s.pile[i] = 0
    s.reshuffle = U0


@rule
def hidden(s: Any, seat: int) -> Any:
    """The cards that this seat does not see and that are not covered."""
    seen = s.covered | (s.hand[seat] if seat >= 0 else U0)
    for pile in range(4):
        seen |= bit(s.top[pile])
    return ALL_CARDS & ~seen


@rule
def share(s: Any, seat: int, number: int) -> Any:
    """How many of the seat's cards came from that shuffle."""
    return int64(s.held[seat]) >> (2 * number) & 3


@rule
def decided(s: Any, seat: int) -> bool:
    return s.phase == WRITE and not int64(s.waiting) >> seat & 1 and writable(s, seat) != U0


@rule
def sample(s: Any, seat: int, key: Any) -> None:
    cards = hidden(s, seat)
    count = size(cards)
    order = np.empty(count, np.int64)
    for i in range(count):
        order[i] = lowest(cards)
        cards = rest(cards)
    shuffle(order, 0, count, key)
    place = MOST_PILE - int64(s.left)
    got = np.zeros((int64(s.seats), int64(s.shuffles) + 1), np.int64)
    for i in range(count):  # of the cards of one shuffle the first go to the hands, the rest are the pile
        card: Any = int64(order[i])
        number: Any = int64(s.since[card])
        owner = 0
        while owner < s.seats and (owner == seat or got[owner, number] == share(s, owner, number)):
            owner += 1
        if owner < s.seats:
            s.hand[owner] |= bit(card)
            got[owner, number] += 1
        else:
            s.pile[place] = card
            place += 1
    s.reshuffle = fork(key, 0)
    for other in range(int64(s.seats)):
        if other != seat and decided(s, other):
            fields = writable(s, other)
            choice = below(fork(key, 1 + other), size(fields) + 1)
            action = NOTHING if choice == size(fields) else WRITE_IN + nth(fields, choice)
            s.choice[other] = action - CALL


# As JSON. Each key is described in docs/games/sums.md.


def view(s: Any) -> dict[str, Any]:
    whole = s.eyes == 0
    eyes = int(s.eyes) - 1
    left = int(s.left)
    return {
        "phase": PHASES[s.phase],
        "active": int(s.active),
        "grid": [CARDS[card] for card in s.top],
        "covered": members(CARDS, s.covered),
        "pile": {
            "left": left,
            "cards": [CARDS[card] for card in s.pile[MOST_PILE - left :]] if whole else None,
            "reshuffle": str(s.reshuffle) if whole else None,
        },
        "laid": None if s.last == NOWHERE else int(s.last) + 1,
        "announced": announced(s),
        "plays": plays(s) if whole or eyes == s.active else [],
        "seats": [
            {
                "cards": sum(int(share(s, seat, number)) for number in range(int(s.shuffles) + 1)),
                "hand": members(CARDS, s.hand[seat]) if whole or eyes == seat else None,
                "sheet": {row: sheet_row(s, seat, i) for i, row in enumerate(ROWS)},
                "misses": int(s.misses[seat]),
                "decided": bool(decided(s, seat)),
                "choice": decision(int(s.choice[seat]) + CALL),
                "points": points(s, seat),
            }
            for seat in range(s.seats)
        ],
        "unseen": [] if whole else unseen(s, eyes),
    }


def members(of: list[str], these: Any) -> list[str]:
    """The names of those in a set."""
    word = int(these)
    return [name for i, name in enumerate(of) if word >> i & 1]


def decision(action: int) -> str | None:
    if action == NOTHING:
        return "-"
    return FIELD_NAMES[action - WRITE_IN] if action >= WRITE_IN else None


def colours_in(fields: Any) -> list[str]:
    return [colour for colour, row in zip(ROWS, ROW, strict=True) if fields & row]


def sheet_row(s: Any, seat: int, row: int) -> list[int | None]:
    return [number or None for number in s.number[seat, LONG * row : LONG * row + LONG].tolist()]


def points(s: Any, seat: int) -> dict[str, Any]:
    """SU-11, line by line."""
    rows = {colour: int(row_points(s, seat, row)) for row, colour in enumerate(ROWS)}
    columns = [int(column_points(s, seat, column)) for column in range(len(BONUS))]
    misses = MISS * int(s.misses[seat])
    return {"rows": rows, "columns": columns, "misses": misses, "total": sum(rows.values()) + sum(columns) + misses}


def announced(s: Any) -> dict[str, Any] | None:
    """What is or was last announced; nothing while a player is about to."""
    if s.last == NOWHERE or s.phase == SECOND:
        return None
    seat = (int(s.active) - 1) % int(s.seats) if s.phase == CHOOSE else int(s.active)
    return {"seat": seat, "sum": int(s.total), "colours": colours_in(np.uint64(s.rows))}


def plays(s: Any) -> list[dict[str, Any]]:
    """Whatever the active seat may lay or call, with what it would announce and where it could write that."""
    if s.phase not in (CHOOSE, SECOND):
        return []
    seat, last = int(s.active), int(s.last)
    found = []
    if s.phase == CHOOSE:
        cards, piles = s.hand[seat], [*range(4)]
    else:
        cards, piles = alike(s, seat), sorted((last ^ 1, last ^ 2))
        found.append(play_of(s, "call", int(s.top[last]), last))
    for name in members(CARDS, cards):
        found += [play_of(s, f"{name}>{pile + 1}", CARDS.index(name), pile) for pile in piles]
    return found


def play_of(s: Any, move: str, card: int, pile: int) -> dict[str, Any]:
    total, rows = int(total_with(s, card, pile)), rows_with(s, card, pile)
    fields = np.uint64(s.open[int(s.active), max(total, 0)]) & rows
    return {"move": move, "sum": total, "colours": colours_in(rows), "fields": members(FIELD_NAMES, fields)}


def unseen(s: Any, eyes: int) -> list[dict[str, Any]]:
    """The hidden cards by the shuffle they were last part of: how many in the pile, how many in each hand."""
    groups = []
    out, since = members(CARDS, hidden(s, eyes)), s.since.tolist()
    for number in range(int(s.shuffles) + 1):
        cards = [card for card in out if since[CARDS.index(card)] == number]
        hands = [0 if seat == eyes else int(share(s, seat, number)) for seat in range(s.seats)]
        if cards:
            pile = len(cards) - sum(hands)
            groups.append({"cards": cards, "pile": pile, "hands": hands})
    return groups
