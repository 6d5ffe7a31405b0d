"""The laws of play: what is asked, listed, played, refused, drawn by lot and counted at the end."""

import json
from random import Random
from typing import Any

import numpy as np

from ..kernel import entries
from ..kernel.deal import Choice, Shuffle
from ..kernel.errors import Refusal
from ..kernel.record import MOST_BYTES
from ..match import Match
from ..text import LANGUAGES, say
from .broken import Breach, demand, law
from .walk import left_to_play, playout, room, seed_of, viewers, who, wrong_moves

DRAWS = 1000  # by lot in one position, and at least so many for each legal action:
PER_ACTION = 30
# Standard deviations: what is odd is drawn ten times more often, and what then is far off is not uniform.
ODD = 3.5
FAR = 6.0


@law
def size(match: Match, luck: Random) -> None:
    """A position is one record of at most 2048 bytes, and says whose eyes it is for."""
    dtype = match.game.record
    demand(dtype.itemsize <= MOST_BYTES, "the record has {} bytes, {} are the limit", dtype.itemsize, MOST_BYTES)
    demand("eyes" in (dtype.names or ()), "the record was not made with kernel.record.record")
    filled = sum(dtype[name].itemsize for name in dtype.names or ())
    demand(filled == dtype.itemsize, "{} bytes of the record belong to no field", dtype.itemsize - filled)


@law
def deal(match: Match, luck: Random) -> None:
    """A seed always gives the same deal, a deal is exactly the game's material, and any other is refused."""
    plan = match.game.plan(match.players, match.options)
    seed = seed_of(luck.random())
    made = plan.from_seed(seed)
    demand(plan.from_seed(seed) == made, "seed {} gives two deals", seed)
    codes = plan.encode(made)
    demand((plan.encode(json.loads(json.dumps(made))) == codes).all(), "a deal is not the same when read again")
    material, parts = plan.arrays
    demand(len(material) == len(codes), "a random deal has {} codes, this one {}", len(material), len(codes))
    drawn = material.copy()
    entries.random_deal(drawn, material, parts, np.uint64(luck.getrandbits(64)))
    for kind, start, count in parts.tolist():
        if kind == entries.SHUFFLE:
            same = sorted(drawn[start : start + count]) == sorted(material[start : start + count])
            demand(same, "a random deal is not of the material")
    for wrong in _wrong_deals(made, plan.parts):
        try:
            plan.encode(wrong)
        except Refusal as refused:
            demand(refused.code == "bad_deal", "a wrong deal is refused with {}", refused.code)
        else:
            raise Breach(f"takes the deal {json.dumps(wrong)}")
    start = match.game.blank()
    entries.setup(start, 0, match.players, match.game.codes(match.options), drawn)
    playout(match, start, luck, match.game.bound(match.players, match.options))


def _wrong_deals(made: dict[str, Any], parts: Any) -> list[Any]:
    wrong: list[Any] = [None, [], {**made, "more": 1}]
    for part in parts:
        wrong += [{name: value for name, value in made.items() if name != part.name}, {**made, part.name: None}]
        if isinstance(part, Choice):
            wrong.append({**made, part.name: part.count})
        if isinstance(part, Shuffle) and part.piles is None:
            wrong.append({**made, part.name: made[part.name][1:]})
            if len(part.kinds) > 1:
                others = [tile for tile in part.kinds if tile != made[part.name][0]]
                wrong.append({**made, part.name: [others[0], *made[part.name][1:]]})
    return wrong


@law
def asked(match: Match, luck: Random) -> None:
    """Being asked never tells: everybody can see who is asked, whatever it is that they cannot see."""
    seats = entries.asked(match.positions[-1], 0)
    demand(0 <= seats < 1 << match.players, "asks seats that are not there: {:b}", seats)
    for viewer in viewers(match):
        seen = entries.asked(match.observed(viewer), 0)
        demand(seen == seats, "asked is {:b}, but {} would say {:b}", seats, who(viewer), seen)
        twin = match.sampled(viewer, luck.getrandbits(64))
        demand(entries.asked(twin, 0) == seats, "who is asked depends on what {} cannot see", who(viewer))


@law
def legal(match: Match, luck: Random) -> None:
    """A seat that is asked has legal moves, each listed once, and no more of them than the game says."""
    for seat in match.to_act:
        out = room(match.game)
        count = entries.legal(match.positions[-1], 0, seat, out)
        demand(count >= 1, "seat {} is asked and has no legal move", seat)
        demand(count <= match.game.most_moves, "{} legal moves, more than most_moves", count)
        actions = out[:count].tolist()
        twice = {action for action in actions if actions.count(action) > 1}
        demand(not twice, "actions are listed twice: {}", sorted(twice))
        demand(min(actions) >= 0, "action {} is below 0", min(actions))


@law
def names(match: Match, luck: Random) -> None:
    """Every legal move has a name of its own, and `Match.legal` lists the names sorted."""
    for seat in match.to_act:
        out = room(match.game)
        count = entries.legal(match.positions[-1], 0, seat, out)
        found: dict[str, int] = {}
        for action in out[:count].tolist():
            name = match.game.name(match.s, seat, action)
            demand(type(name) is str and name and name.isprintable(), "{!r} is no name for a move", name)
            demand(name not in found, "actions {} and {} are both {!r}", found.get(name), action, name)
            found[name] = action
        demand(match.legal(seat) == sorted(found), "the list of moves is not the sorted names")


@law
def playable(match: Match, luck: Random) -> None:
    """Every legal move can be played. Asking about a position does not change it."""
    before = match.positions[-1].tobytes()
    for seat in match.to_act:
        moves = match.actions(seat)
        for action in moves.values():
            position = match.positions[-1].copy()
            settled = entries.play(position, 0, seat, action)
            demand(isinstance(settled, bool | np.bool_), "settles gives {!r}, neither true nor false", settled)
            demand(0 <= entries.asked(position, 0) < 1 << match.players, "asks seats that are not there")
        for move in luck.sample(sorted(moves), min(len(moves), 3)):
            then = match.copy()
            then.play(move, seat)
            demand(then.moves == [*match.moves, (seat, move)], "{!r} is not in the list of moves", move)
    match.state()
    demand(match.positions[-1].tobytes() == before, "asking has changed the position")


@law
def refusal(match: Match, luck: Random) -> None:
    """What is not legal is refused as `illegal_move`, in every language, and changes nothing."""
    for seat in match.to_act:
        before = _whole(match)
        for move in (*wrong_moves(match, seat, luck), None, 0):
            try:
                match.play(move, seat)  # type: ignore[arg-type] # the last two are no text
            except Refusal as refused:
                demand(refused.code == "illegal_move", "{!r} is refused with {}", move, refused.code)
                for language in LANGUAGES:
                    try:
                        demand(refused.message(language).strip(), "{!r} is refused without a word", move)
                    except LookupError as error:
                        raise Breach(f"{move!r} is refused with a sentence we lack in {language}: {error}") from None
            except Exception as error:
                raise Breach(f"{move!r} is not refused but fails with {error!r}") from error
            else:
                raise Breach(f"seat {seat} may play {move!r}, which is not in its list")
            demand(_whole(match) == before, "refusing {!r} has changed something", move)


def _whole(match: Match) -> Any:
    return [position.tobytes() for position in match.positions[-2:]], list(match.moves), list(match.settled)


@law
def not_asked(match: Match, luck: Random) -> None:
    """A seat that is not asked has no moves and is refused as `not_asked`."""
    if match.over:
        return
    move = match.legal(match.to_act[0])[0]
    for seat in (-1, *range(match.players), match.players, 64):
        if seat not in match.to_act:
            demand(not match.actions(seat), "seat {} is not asked and has moves", seat)
            _refused(match, "not_asked", move, seat)
    if len(match.to_act) > 1:
        _refused(match, "not_asked", move, None)


@law
def game_over(match: Match, luck: Random) -> None:
    """After the end everything is refused as `game_over`; before it there is no result."""
    if not match.over:
        demand(match.scores is None and match.winners is None, "there is a result before the end")
        return
    for seat in (None, *range(match.players)):
        _refused(match, "game_over", match.moves[-1][1] if match.moves else "", seat)


def _refused(match: Match, code: str, move: str, seat: int | None) -> None:
    before = _whole(match)
    try:
        match.play(move, seat)
    except Refusal as refused:
        demand(refused.code == code, "{!r} of seat {} is refused as {}, not {}", move, seat, refused.code, code)
    else:
        raise Breach(f"{move!r} of seat {seat} is not refused as {code}")
    demand(_whole(match) == before, "refusing {!r} has changed something", move)


@law
def result(match: Match, luck: Random) -> None:
    """At the end every seat has a score. Unless the game has its own rule, the highest win."""
    if not match.over:
        return
    found = []
    for filling in (0, -77):
        scores = np.full(match.players, filling, np.int64)
        won = entries.result(match.positions[-1], 0, match.players, scores)
        found.append((scores.tolist(), won))
    demand(found[0] == found[1], "not every score is written")
    points, winners = found[0]
    demand(0 <= winners < 1 << match.players, "seats win that are not there: {:b}", winners)
    if not any(hasattr(module, "winners") for module in match.game.rules):
        best = [seat for seat in range(match.players) if points[seat] == max(points)]
        demand(match.winners == best, "{} win with the scores {}", match.winners, points)


@law
def tally(match: Match, luck: Random) -> None:
    """At the end the lines that a viewer is shown add up to each seat's score, in the words of every language."""
    for viewer in viewers(match):
        lines = match.view(viewer).get("tally")
        demand(match.over or lines is None, "{} is shown a tally before the end", who(viewer))
        if lines is not None:
            sums = [sum(line["points"] or 0 for line in own) for own in lines]
            demand(sums == match.scores, "{} is shown lines that add up to {}", who(viewer), sums)
            for line in (line for own in lines for line in own):
                demand(all(say(line["key"], language, **line["values"]) for language in LANGUAGES), "an empty line")


@law
def pick(match: Match, luck: Random) -> None:
    """Drawing a move by lot gives legal moves only, and each equally often."""
    for seat in match.to_act:
        actions = sorted(match.actions(seat).values())
        before = match.positions[-1].tobytes()
        draws = max(DRAWS, PER_ACTION * len(actions))
        counts = _drawn(match, seat, actions, luck, draws)
        if _uneven(counts) > ODD:
            counts = _drawn(match, seat, actions, luck, 10 * draws)
            how = dict(zip(actions, counts, strict=True))
            demand(_uneven(counts) < FAR, "draws actions of seat {} unevenly: {}", seat, how)
        demand(match.positions[-1].tobytes() == before, "drawing a move has changed the position")


def _drawn(match: Match, seat: int, actions: list[int], luck: Random, draws: int) -> list[int]:
    """How often each action was drawn."""
    counts = dict.fromkeys(actions, 0)
    out = room(match.game)
    for _ in range(draws):
        action = entries.pick(match.positions[-1], 0, seat, np.uint64(luck.getrandbits(64)), out)
        demand(action in counts, "draws action {}, which is not legal", action)
        counts[action] += 1
    return list(counts.values())


def _uneven(counts: list[int]) -> float:
    """In standard deviations: the oddest count, or all by chi-square (as Wilson and Hilferty approximate it)."""
    mean, freedom = sum(counts) / len(counts), len(counts) - 1
    if not freedom:
        return 0.0
    oddest = max(abs(count - mean) for count in counts) / mean**0.5
    chi = sum((count - mean) ** 2 for count in counts) / mean
    spread = 2 / (9 * freedom)
    return float(max(oddest, ((chi / freedom) ** (1 / 3) - 1 + spread) / spread**0.5))


@law
def termination(match: Match, luck: Random) -> None:
    """Random play comes to an end within the game's own bound."""
    playout(match, match.positions[-1].copy(), luck, left_to_play(match))
