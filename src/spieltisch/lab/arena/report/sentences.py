"""What the terminal and the page say in words."""

from collections.abc import Iterator

from ....text import say
from ..results import Pair, Results


def headline(found: Results, language: str | None = None) -> str:
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in found.options.items()) or "–"
    return say(
        "arena-headline",
        language,
        game=found.game,
        players=found.players,
        options=options,
        games=found.games,
        deals=found.deals,
        seed=found.seed,
    )


def verdict(pair: Pair, language: str | None = None) -> str:
    """In words which of the two is better."""
    if pair.verdict == "open":
        return say("arena-open", language)
    better, worse = (pair.a, pair.b) if pair.verdict == "better" else (pair.b, pair.a)
    return say("arena-better", language, better=better, worse=worse)


def faults(found: Results, language: str | None = None) -> Iterator[str]:
    """Why games were forfeited."""
    for bot in found.bots:
        for fault in bot.faults:
            note = fault.note or "–"
            yield say(f"arena-fault-{fault.why}", language, bot=bot.bot, games=fault.games, note=note)


def notes(found: Results, language: str | None = None) -> Iterator[str]:
    """What one has to know to read the figures."""
    yield say(f"arena-ended-{found.ended}", language)
    if found.left_out:
        key = "arena-left-over" if found.ended == "clear" else "arena-left-out"
        yield say(key, language, games=found.left_out)
    yield say("arena-how", language)
