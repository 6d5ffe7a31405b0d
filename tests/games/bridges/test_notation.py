"""bridges: moves as text, and why a move is refused."""

import re
from collections.abc import Callable

import pytest

from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from spieltisch.text import LANGUAGES
from tests.games.bridges.table import first, play, positions, table, until

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

SYMBOLS = {"symbols": True}


def start() -> Match:
    return table("y11 y12 y14 b5 x13", "r11")


def laid() -> Match:
    return play(start(), "y11")


def three() -> Match:
    return play(table("y11 y12 x13 y14 y15", "r11"), "y11 y12 y13")


def giving() -> Match:
    return play(laid(), "y12 end")


def second() -> Match:
    """Seat 1 could lay its 11, or beside the other one."""
    return play(laid(), "end")


def stuck() -> Match:
    """Nothing of seat 1's rack fits, and there are tiles in the bag."""
    return play(table("y11", "", bag="y1 y12 y2"), "y11 end")


def drawn() -> Match:
    """The second tile drawn fits."""
    return play(stuck(), "draw draw")


def bonus() -> Match:
    """The first tile on the bonus bridge at 13 has drawn a joker."""
    return play(table("y11 y12 x13", "r11", bag="x17"), "y11 y12 y13")


def empty() -> Match:
    """Nothing fits and the bag is empty."""
    return first(lambda m: not m.over and m.legal() == ["pass"], 4, eager=0)


def free() -> Match:
    """A symbol has been laid by a seat that holds the blue 5 and another symbol."""
    return play(beside_the_one(), "yL")


def beside_the_one() -> Match:
    """The yellow 1 lies; seat 0 holds square, star, b5."""
    rack = "y11 y10 y9 y8 x7 y6 y5 y4 x3 y2 y1 square star b5"
    match = table(rack, "r11 r12 r14 r15 r16", options=SYMBOLS)
    for turn in ("y11 y10 y9", "y8 y7 y6", "y5 y4 y3", "y2 y1"):
        play(until(match, 0), turn + " end keep")
    return until(match, 0)


REFUSED: list[tuple[Callable[[], Match], str, str | None, str]] = [
    (start, "", None, "move-unreadable"),
    (start, "y012", None, "move-unreadable"),
    (start, "Y12", None, "move-unreadable"),
    (start, "x12", None, "move-unreadable"),
    (start, "y12 ", None, "move-unreadable"),
    (start, "y-1", None, "move-unreadable"),
    (start, "y١٢", None, "move-unreadable"),
    (start, "give", None, "move-unreadable"),
    (start, "y0", "BR-6", "no-field"),
    (start, "g21", "BR-6", "no-field"),
    (start, "yL", "BR-1", "no-symbols"),
    (start, "y12", "BR-2", "eleven-first"),
    (start, "b11", "BR-6", "no-tile-for"),
    (start, "end", "BR-4", "end-early"),
    (start, "draw", "BR-10", "draw-early"),
    (start, "pass", "BR-11", "pass-early"),
    (start, "skip", "BR-22", "nothing-to-skip"),
    (start, "keep", "BR-12", "gift-later"),
    (start, "give:y14", "BR-12", "gift-later"),
    (start, "give:x4", "BR-12", "no-tile"),
    (start, "give:", "BR-12", "no-tile"),
    (laid, "y11", "BR-6", "taken"),
    (laid, "y14", "BR-5", "closed"),
    (laid, "y10", "BR-6", "no-tile-for"),
    (laid, "y13", "BR-5", "closed"),
    (laid, "draw", "BR-10", "draw-late"),
    (laid, "pass", "BR-11", "pass-late"),
    (three, "y14", "BR-4", "enough"),
    (second, "end", "BR-4", "end-early"),
    (giving, "y14", "BR-12", "give-or-keep"),
    (giving, "end", "BR-12", "give-or-keep"),
    (giving, "give:y11", "BR-12", "not-held"),
    (stuck, "end", "BR-10", "must-draw"),
    (stuck, "pass", "BR-10", "must-draw"),
    (drawn, "draw", "BR-10", "drawn-first"),
    (drawn, "end", "BR-10", "drawn-first"),
    (drawn, "y10", "BR-10", "drawn-first"),
    (bonus, "end", "BR-8", "bonus-first"),
    (bonus, "y14", "BR-8", "bonus-first"),
    (empty, "draw", "BR-11", "must-pass"),
    (empty, "end", "BR-11", "must-pass"),
    (free, "end", "BR-22", "free-or-skip"),
    (free, "bL", "BR-22", "free-symbol"),
    (free, "y1", "BR-6", "taken"),
    (free, "g5", "BR-6", "no-tile-for"),
    (beside_the_one, "bL", "BR-21", "symbol-early"),
    (beside_the_one, "gL", "BR-6", "no-tile-for"),
]


@pytest.mark.parametrize(
    ("situation", "move", "rule", "key"),
    REFUSED,
    ids=[f"{case[0].__name__} {case[1]!a} {case[3]}" for case in REFUSED],
)
def test_why_a_move_is_refused(situation: Callable[[], Match], move: str, rule: str | None, key: str) -> None:
    match = situation()
    before = match.state()
    with pytest.raises(Refusal) as refused:
        match.play(move)
    assert (refused.value.rule, refused.value.key.removeprefix("bridges-")) == (rule, key)
    assert refused.value.code == "illegal_move"
    assert match.state() == before
    sentences = {refused.value.message(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.startswith(rule or "") for sentence in sentences)


def why(match: Match, move: str) -> str:
    with pytest.raises(Refusal) as refused:
        match.play(move)
    return refused.value.message("en")


def test_what_would_be_right_is_said() -> None:
    assert "y11" in why(start(), "end")
    assert "y12: y12" in why(drawn(), "end").replace("The y12 you have drawn fits and must be laid now", "y12")
    assert all(field in why(bonus(), "end") for field in ("y17", "r17", "b17", "g17"))
    assert "y10" not in why(second(), "end")
    assert "r11" in why(second(), "end")
    assert "b1 " in why(beside_the_one(), "bL")


def test_every_legal_move_is_written_as_the_rules_say() -> None:
    field = r"[yrbg]([1-9]|1\d|20|L|R)"
    gift = r"give:([yrbg]\d+|x(3|7|13|17)|square|triangle|star|circle)"
    shape = re.compile(rf"{field}|{gift}|draw|pass|end|skip|keep")
    seen = set()
    for seed in range(2):
        for match in positions(2 + 2 * seed, SYMBOLS, seed, eager=0.5):
            for move in match.legal() if not match.over else []:
                assert shape.fullmatch(move)
                seen.add(re.sub(r"\d+|(?<=[yrbg])[LR]$", "#", move).split(":")[0])
    assert {"y#", "r#", "b#", "g#", "draw", "end", "skip", "give", "keep"} <= seen
