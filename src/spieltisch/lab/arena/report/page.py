"""Results as a page: one file with everything in it, in both languages, to be read on a phone as well as on paper."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from ....text import LANGUAGES, language, say
from ..contest import Contest
from ..evidence import Evidence
from ..figures import Figure
from ..results import Deal, Pair, Results, Standing, difference, meetings
from ..words import NONE, between, number, percent
from .charts import Axis, Line, Row, around, course, whiskers
from .sentences import faults, headline, notes, verdict

COLOURS = 8
LOOKS = 40  # at how it stood, for the picture of how it went


def page(contest: Contest, found: Results, played: Sequence[Deal]) -> str:
    first = language()
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    switch = "".join(
        f'<input type="radio" name="language" id="{of}"{" checked" if of == first else ""}>' for of in LANGUAGES
    )
    labels = "".join(f'<label for="{of}">{escape(say("arena-page-language", of))}</label>' for of in LANGUAGES)
    bodies = "".join(_body(contest, found, played, of) for of in LANGUAGES)
    return (
        f'<!doctype html><html lang="{first}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title(found, first))}</title><style>{style}</style></head>"
        f'<body>{switch}<div class="languages">{labels}</div>{bodies}</body></html>\n'
    )


def title(found: Results, of: str) -> str:
    return say("arena-page-title", of, game=found.game, bots=", ".join(bot.bot for bot in found.bots))


def _body(contest: Contest, found: Results, played: Sequence[Deal], of: str) -> str:
    colours = {bot.bot: n % COLOURS for n, bot in enumerate(found.bots)}
    bots = sorted(found.bots, key=lambda bot: -(bot.win_share.value or 0))
    cards = [
        _card(say("arena-bots", of), _table(bots, of), wide=True),
        _shares(found, bots, colours, of),
        _ratings(bots, colours, of),
        *_pairs(found, colours, of),
        *_course(contest, played, colours, of),
        *_points(bots, colours, of),
        *_places(found, of),
        *_times(bots, colours, of),
    ]
    verdicts = "".join(
        f'<li class="{pair.verdict}">{escape(_verdict(pair, of))}</li>' for pair in found.pairs if found.deals
    )
    notices = "".join(f"<li>{escape(note)}</li>" for note in [*faults(found, of), *notes(found, of)])
    return (
        f'<main lang="{of}"><h1>{escape(title(found, of))}</h1><p class="facts">{escape(headline(found, of))}</p>'
        f'<ul class="verdicts">{verdicts}</ul><div class="cards">{"".join(cards)}</div>'
        f'<ul class="notes">{notices}</ul></main>'
    )


def _verdict(pair: Pair, of: str) -> str:
    if pair.verdict == "open":
        return say("arena-page-open", of, a=pair.a, b=pair.b)
    return say("arena-page-clear", of, verdict=verdict(pair, of))


def _card(heading: str, inside: str, under: str = "", wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    below = f"<p>{escape(under)}</p>" if under else ""
    return f"<section{kind}><h2>{escape(heading)}</h2>{inside}{below}</section>"


def _table(bots: Sequence[Standing], of: str) -> str:
    forfeits = any(bot.forfeits for bot in bots)
    keys = ["games", "share", "points", "rating", "time", "longest", *["forfeits"] * forfeits]
    head = "".join(f"<th>{escape(say(key, of))}</th>" for key in ["arena-bot", *(f"arena-{key}" for key in keys)])
    rows = []
    for bot in bots:
        cells = [
            str(bot.games),
            _cell(bot.win_share, 1, 100, of),
            _cell(bot.points, 1, 1, of),
            _cell(bot.rating, 0, 1, of),
            number(bot.milliseconds, 1, of),
            number(bot.longest, 0, of),
            *[str(bot.forfeits)] * forfeits,
        ]
        rows.append(f"<tr><th>{escape(bot.bot)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _cell(figure: Figure, digits: int, scale: float, of: str) -> str:
    if figure.value is None:
        return NONE
    return f"{number(scale * figure.value, digits, of)}<small>{between(figure, digits, scale, of)}</small>"


def _shares(found: Results, bots: Sequence[Standing], colours: dict[str, int], of: str) -> str:
    rows = [Row(bot.bot, bot.win_share, percent(bot.win_share.value, of), colours[bot.bot]) for bot in bots]
    axis = Axis(0, 1, lambda share: number(100 * share, 0, of))
    heading = say("arena-share", of)
    under = say("arena-page-even", of, share=percent(found.even, of))
    return _card(heading, whiskers(heading, rows, axis, found.even), under)


def _ratings(bots: Sequence[Standing], colours: dict[str, int], of: str) -> str:
    best = sorted(bots, key=lambda bot: -(bot.rating.value or 0))
    rows = [Row(bot.bot, bot.rating, number(bot.rating.value, 0, of), colours[bot.bot]) for bot in best]
    axis = around([bot.rating for bot in bots], lambda value: number(value, 0, of), 0)
    heading = say("arena-rating", of)
    return _card(heading, whiskers(heading, rows, axis, 0), say("arena-page-rating", of))


def _pairs(found: Results, colours: dict[str, int], of: str) -> Iterator[str]:
    if not found.pairs:
        return
    rows = [
        Row(
            f"{pair.a} – {pair.b}",
            pair.difference,
            percent(pair.difference.value, of),
            colours[pair.b if pair.verdict == "worse" else pair.a],
        )
        for pair in found.pairs
    ]
    axis = Axis(-1, 1, lambda share: number(100 * share, 0, of))
    heading = say("arena-pairs", of)
    yield _card(heading, whiskers(heading, rows, axis, 0), say("arena-page-pairs", of))


def _course(contest: Contest, played: Sequence[Deal], colours: dict[str, int], of: str) -> Iterator[str]:
    """How the first bot's difference to each of the others went, deal by deal."""
    names = [entrant.name for entrant in contest.entrants]
    lines = [
        Line(names[b], colours[names[b]], list(_looks([difference(deal, a, b) for deal in played])))
        for a, b in meetings(contest)
        if a == 0
    ]
    if lines and len(played) >= 2:
        heading = say("arena-page-course", of, bot=names[0])
        drawn = course(heading, lines, lambda share: number(100 * share, 0, of), lambda deals: number(deals, 0, of))
        yield _card(heading, drawn, say("arena-page-course-how", of))


def _looks(differences: Sequence[float]) -> Iterator[tuple[int, float, float, float]]:
    evidence, total = Evidence(), 0.0
    step = max(1, len(differences) // LOOKS)
    for deal, new in enumerate(differences, 1):
        evidence.add(new)
        total += new
        if deal % step == 0 or deal == len(differences):
            yield deal, total / deal, *evidence.interval()


def _points(bots: Sequence[Standing], colours: dict[str, int], of: str) -> Iterator[str]:
    figures = [bot.points for bot in bots if bot.points.value is not None]
    if figures:
        rows = [Row(bot.bot, bot.points, number(bot.points.value, 1, of), colours[bot.bot]) for bot in bots]
        heading = say("arena-points", of)
        axis = around(figures, lambda value: number(value, 0 if abs(value) >= 10 else 1, of))
        yield _card(heading, whiskers(heading, rows, axis))


def _places(found: Results, of: str) -> Iterator[str]:
    if not found.places:
        return
    rows = [
        Row(say("arena-page-place", of, place=place.place), place.win_share, percent(place.win_share.value, of), 7)
        for place in found.places
    ]
    axis = Axis(0, 1, lambda share: number(100 * share, 0, of))
    heading = say("arena-places", of)
    yield _card(
        heading, whiskers(heading, rows, axis, found.even), say("arena-page-even", of, share=percent(found.even, of))
    )


def _times(bots: Sequence[Standing], colours: dict[str, int], of: str) -> Iterator[str]:
    """From the mean to the longest decision."""
    timed = [bot for bot in bots if bot.milliseconds]
    if not timed:
        return
    rows = []
    for bot in timed:
        mean = bot.milliseconds or 0.0
        said = f"{number(mean, 1 if mean >= 1 else 3, of)}  ({number(bot.longest, 0 if bot.longest >= 10 else 1, of)})"
        rows.append(Row(bot.bot, Figure(mean, mean, max(mean, bot.longest)), said, colours[bot.bot]))
    least = min(row.figure.value or 1 for row in rows)
    most = max(row.figure.high or 1 for row in rows)
    axis = Axis(least / 2, most * 2, lambda value: number(value, 0 if value >= 1 else 3, of), logarithmic=True)
    heading = say("arena-page-time", of)
    yield _card(heading, whiskers(heading, rows, axis), say("arena-page-time-how", of))
