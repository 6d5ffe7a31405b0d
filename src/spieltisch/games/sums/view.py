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
from ...kernel.compile import entry, rule
from ...kernel.record import in_place, plain
from .rules import alike, column_points, row_points, rows_with, total_with, writable
from .state import (
    ALL_CARDS,
    BONUS,
    CALL,
    CARDS,
    CHOOSE,
    HAND,
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

LINES = len(ROWS), len(BONUS)  # rows, columns
PHASES = ("choose", "second", "write", "over")
BY_ROW = [*zip(ROWS, ROW.tolist(), strict=True)]
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


@entry
def survey(s: Any, eyes: int, points: Any, shares: Any, done: Any) -> Any:
    """Of each seat the points of its rows and columns, how many of its cards came from which shuffle, and whether it
    has decided. The cards that these eyes do not see."""
    for seat in range(int64(s.seats)):
        for row in range(LINES[0]):
            points[seat, row] = row_points(s, seat, row)
        for column in range(LINES[1]):
            points[seat, LINES[0] + column] = column_points(s, seat, column)
        for number in range(int64(s.shuffles) + 1):
            shares[seat, number] = share(s, seat, number)
        done[seat] = decided(s, seat)
    return hidden(s, eyes)


def view(s: Any) -> dict[str, Any]:
    whole = s.eyes == 0
    eyes = int(s.eyes) - 1
    p = plain(s)
    counted = np.zeros((p.seats, sum(LINES)), np.int64)
    shares = np.zeros((p.seats, p.shuffles + 1), np.int64)
    done = np.zeros(p.seats, np.bool_)
    out = survey(s, max(eyes, -1), counted, shares, done)
    held = shares.tolist()
    return {
        "phase": PHASES[p.phase],
        "active": p.active,
        "grid": [CARDS[card] for card in p.top],
        "covered": members(CARDS, p.covered),
        "pile": {
            "left": p.left,
            "cards": [CARDS[card] for card in p.pile[MOST_PILE - p.left :]] if whole else None,
            "reshuffle": str(p.reshuffle) if whole else None,
        },
        "laid": None if p.last == NOWHERE else p.last + 1,
        "announced": announced(p),
        "plays": plays(s) if whole or eyes == p.active else [],
        "seats": [
            {
                "cards": sum(held[seat]),
                "hand": members(CARDS, p.hand[seat]) if whole or eyes == seat else None,
                "sheet": {row: sheet_row(p.number[seat], i) for i, row in enumerate(ROWS)},
                "misses": p.misses[seat],
                "decided": decided_,
                "choice": decision(p.choice[seat] + CALL),
                "points": points(own, MISS * p.misses[seat]),
            }
            for seat, (own, decided_) in enumerate(zip(counted.tolist(), done.tolist(), strict=True))
        ],
        "unseen": [] if whole else unseen(out, p.since, eyes, held),
    }


def own(s: Any, common: dict[str, Any]) -> dict[str, Any]:
    """A seat sees its hand, so less is unseen; what it may lay, and what it has decided."""
    eyes = int(s.eyes) - 1
    there = in_place(s)
    hand = members(CARDS, there["hand"][eyes])
    seats = [*common["seats"]]
    seats[eyes] = {**seats[eyes], "hand": hand, "choice": decision(int(there["choice"][eyes]) + CALL)}
    groups = []
    for group in common["unseen"]:
        hands = [0 if seat == eyes else count for seat, count in enumerate(group["hands"])]
        groups.append({**group, "cards": [card for card in group["cards"] if card not in hand], "hands": hands})
    seen = {"seats": seats, "unseen": [group for group in groups if group["cards"]]}
    return {**seen, "plays": plays(s)} if eyes == common["active"] else seen


def members(of: list[str], these: Any) -> list[str]:
    """The names of those in a set."""
    left = int(these)
    found = []
    while left:
        found.append(of[(left & -left).bit_length() - 1])
        left &= left - 1
    return found


def decision(action: int) -> str | None:
    if action == NOTHING:
        return "-"
    return FIELD_NAMES[action - WRITE_IN] if action >= WRITE_IN else None


def colours_in(fields: Any) -> list[str]:
    return [colour for colour, row in BY_ROW if int(fields) & row]


def sheet_row(sheet: list[int], row: int) -> list[int | None]:
    return [number or None for number in sheet[LONG * row : LONG * row + LONG]]


def points(counted: list[int], misses: int) -> dict[str, Any]:
    """SU-11, line by line."""
    rows, columns = dict(zip(ROWS, counted, strict=False)), counted[len(ROWS) :]
    return {"rows": rows, "columns": columns, "misses": misses, "total": sum(rows.values()) + sum(columns) + misses}


def announced(s: Any) -> dict[str, Any] | None:
    """What is or was last announced; nothing while a player is about to."""
    if s.last == NOWHERE or s.phase == SECOND:
        return None
    seat = (int(s.active) - 1) % int(s.seats) if s.phase == CHOOSE else int(s.active)
    return {"seat": seat, "sum": int(s.total), "colours": colours_in(np.uint64(s.rows))}


@entry
def survey_plays(s: Any, found: Any) -> int:
    """Card, pile, sum, fields of the colours announced, and those among them that are open to it: of each play."""
    seat: Any = int64(s.active)
    count = 0
    cards = s.hand[seat]
    if s.phase == SECOND:
        cards = alike(s, seat)
    while cards != U0:
        card = lowest(cards)
        cards = rest(cards)
        for pile in range(4):
            if s.phase == CHOOSE or pile == s.last ^ 1 or pile == s.last ^ 2:
                survey_play(s, card, pile, found[count])
                count += 1
    if s.phase == SECOND:  # the call, of what is on the table
        card = s.top[s.last]
        survey_play(s, card, s.last, found[count])
        count += 1
    return count


@rule
def survey_play(s: Any, card: int, pile: int, play: Any) -> None:
    total, rows = total_with(s, card, pile), rows_with(s, card, pile)
    play[0], play[1], play[2], play[3] = card, pile, total, int64(rows)
    play[4] = int64(np.uint64(s.open[s.active, max(int64(total), 0)]) & rows)


def plays(s: Any) -> list[dict[str, Any]]:
    """Whatever the active seat may lay or call, with what it would announce and where it could write that."""
    phase = s.phase
    if phase not in (CHOOSE, SECOND):
        return []
    found = np.zeros((4 * HAND + 1, 5), np.int64)
    count = survey_plays(s, found)
    plays = [
        {
            "move": f"{CARDS[card]}>{pile + 1}",
            "sum": total,
            "colours": colours_in(rows),
            "fields": members(FIELD_NAMES, fields),
        }
        for card, pile, total, rows, fields in found[:count].tolist()
    ]
    if phase == SECOND:
        plays.insert(0, {**plays.pop(), "move": "call"})
    return plays


def unseen(these: Any, since: list[int], eyes: int, held: list[list[int]]) -> list[dict[str, Any]]:
    """The hidden cards by the shuffle they were last part of: how many in the pile, how many in each hand."""
    cards: list[list[str]] = [[] for _ in held[0]]
    left = int(these)
    while left:
        card = (left & -left).bit_length() - 1
        cards[since[card]].append(CARDS[card])
        left &= left - 1
    groups = []
    for number, group in enumerate(cards):
        if group:
            hands = [0 if seat == eyes else own[number] for seat, own in enumerate(held)]
            groups.append({"cards": group, "pile": len(group) - sum(hands), "hands": hands})
    return groups
