"""A game in the terminal: you against bots, with a hint when you ask for one."""

import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from .bots.bot import Bot, Budget, look
from .bots.bot import ask as choice
from .bots.hint import hint
from .kernel.errors import Refusal
from .kernel.registry import find, ids
from .lab.arena.entrant import read
from .match import Match
from .text import say
from .waiting import compile_in_sight

YOU = 0
SHOWN = 40  # moves listed at once

Luck = Callable[[], int]
Ask = Callable[[str], str]
Tell = Callable[[str], None]


def sit_down(
    game: str | None, players: int | None, options: Iterable[str], seed: str | None, levels: Sequence[str]
) -> None:
    """Set up a game as asked for on the command line, and play it to the end."""
    if game is None:
        print(say("play-which"))
        for number, known in enumerate(ids(), 1):
            print(f"  {number}  {known}")
        answer = input("> ").strip()
        game = ids()[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(ids()) else answer
    found = find(game)
    count = found.seats[-1] if found.seats[-1] <= 2 else max(2, found.seats[0], len(levels) + 1)
    match = Match(found, count if players is None else players, read_options(options), seed=seed)
    bots = opponents(match, levels)
    get_ready(match, bots)
    try:
        play(match, input, print, bots)
    except EOFError:
        print()
        sys.exit(0)


def opponents(match: Match, levels: Sequence[str]) -> list[Bot]:
    """One for every seat but yours: the levels in turn, the last as often as it takes."""
    if len(levels) > match.players - 1:
        raise Refusal("bad_request", "play-too-many", bots=len(levels), players=match.players)
    entrants = [read(level) for level in levels or ["easy"]]
    return [entrants[min(seat, len(entrants) - 1)].bot(match.game) for seat in range(match.players - 1)]


def get_ready(match: Match, bots: Sequence[Bot]) -> None:
    """Compile rules and bots in sight of the player; from the second time on it is done before it shows."""
    game = match.game
    with compile_in_sight(game, more=1):
        seat = match.to_act[0]
        sight = look(game, match.positions[0], 0, seat, match.players, game.codes(match.options))
        for bot in bots:
            bot.choose(sight, Budget(simulations=1), 0)


def read_options(options: Iterable[str]) -> dict[str, Any]:
    """name=value as on the command line; whole numbers, true and false are what they look like."""
    values: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Refusal("bad_options", "options-shape", option=option)
        plain: dict[str, Any] = {"true": True, "false": False}
        values[name] = plain.get(value, int(value) if value.isdecimal() else value)
    return values


def play(match: Match, ask: Ask, tell: Tell, bots: Sequence[Bot], luck: Luck = lambda: secrets.randbits(63)) -> None:
    """Until the game is over or the player leaves."""
    tell(say("play-help"))
    while not match.over:
        seat = match.to_act[0]
        if YOU not in match.to_act:
            move = choice(bots[seat - 1], match, seat, luck())
            shown = "?" if match.secret(seat, move) else move
            match.play(move, seat)
            tell(say("play-other-moved", seat=seat, move=shown))
        elif not turn(match, ask, tell):
            return
    tell(match.text(YOU))
    scores, winners = match.scores, match.winners
    for seat, lines in enumerate(match.view(YOU).get("tally", [])):
        tell(say("play-tally", seat=seat))
        for line in lines:
            points = "" if line["points"] is None else line["points"]
            tell(f"{points:>6}  {say(line['key'], **line['values'])}")
    tell("  ".join([say("play-result"), *map(str, scores or [])]))
    tell(say("play-won" if winners and YOU in winners else "play-lost" if winners else "play-drawn"))


def turn(match: Match, ask: Ask, tell: Tell) -> bool:
    """One decision of the player; False when he leaves."""
    tell("\n" + match.text(YOU) + "\n")
    moves = match.legal(YOU)
    more = [say("play-more", count=len(moves) - SHOWN)] if len(moves) > SHOWN else []
    tell("  ".join([say("play-your-moves"), *moves[:SHOWN], *more]))
    while True:
        answer = ask("> ").strip()
        if answer in ("q", "quit"):
            return False
        if answer in ("u", "undo"):
            tell("" if take_back(match) else say("play-settled"))
            return True
        if answer in ("h", "hint"):
            advise(match, tell)
            continue
        try:
            match.play(answer, YOU)
        except Refusal as refused:
            tell(refused.message())
            tell(say("play-help"))
        else:
            return True


def advise(match: Match, tell: Tell) -> None:
    """The best moves, what to expect of them, and why the first."""
    tell("  " + say("play-thinking"))
    given = hint(match, YOU)
    for advice in given.moves:
        share, within = round(100 * advice.result), round(100 * advice.within)
        alone = match.players == 1  # nobody to win against
        tell("  " + (advice.move if alone else say("play-hint", move=advice.move, share=share, within=within)))
    tell("  " + say(given.reason.key, **given.reason.values))


def take_back(match: Match) -> bool:
    """Undo the player's last move, unless it is settled: his turn is over, or something was learned."""
    if match.settled[-1] == len(match.moves):
        return False
    match.undo()
    return True
