"""links: moves as text, and why a move is refused."""

from collections.abc import Callable

import pytest

from spieltisch.games.links import GAME
from spieltisch.kernel.errors import Refusal
from spieltisch.match import Match
from spieltisch.text import LANGUAGES
from tests.games.links.table import drain, fill, play, random_game, table

pytestmark = [pytest.mark.bounds, pytest.mark.plain]

ALL_TWELVES = "y12 y10 b10 b12 r10 r12 g10 g12"


def start() -> Match:
    return table("y12 y13 y14 y15 y16 b14 r10", "*")


def laid() -> Match:
    return play(start(), "y12")


def four() -> Match:
    return play(start(), "y12 y13 y14 y15")


def joker() -> Match:
    """Seat 1 has laid a joker as the yellow 12, which seat 0 holds."""
    return play(start(), "draw y12* end")


def other_joker() -> Match:
    return play(start(), "draw b12* end")


def bound() -> Match:
    return play(joker(), "y12=")


def empty() -> Match:
    """The stack is used up and seat 0 holds nothing that fits."""
    return drain(table("", ALL_TWELVES, *[""] * 4))


def forced() -> Match:
    return drain(table("y12 b12", *[""] * 5, stack="y10 b10 r10 r12 g10 g12"))


def spent() -> Match:
    """With six players there are two connection cards; seat 0 has used both."""
    return play(table("y12 y13 b13 r13 g13", *[""] * 5), "y12 y13 b13 r13 end draw draw draw draw draw")


def full() -> Match:
    return fill(play(table("* * * * y8 y7", "y10 y9"), "y10* y9* y8* y7*"))


REFUSED: list[tuple[Callable[[], Match], str, str | None, str]] = [
    (start, "y99999", None, "move-unreadable"),
    (start, "y012", None, "move-unreadable"),
    (start, "x12", None, "move-unreadable"),
    (start, "Y12", None, "move-unreadable"),
    (start, "y12 ", None, "move-unreadable"),
    (start, "y١٢", None, "move-unreadable"),
    (start, "", None, "move-unreadable"),
    (start, "y0", "LK-1", "links-no-place"),
    (start, "g22*", "LK-1", "links-no-place"),
    (start, "y11", "LK-1", "links-eleven"),
    (start, "r11*", "LK-1", "links-eleven"),
    (laid, "y12", "LK-5", "links-taken"),
    (laid, "y12*", "LK-5", "links-taken"),
    (joker, "y12", "LK-8", "links-exchange-instead"),
    (joker, "y12*", "LK-5", "links-taken"),
    (start, "b12", "LK-4", "links-not-held"),
    (start, "y12*", "LK-7", "links-no-joker"),
    (four, "y16", "LK-4", "links-enough"),
    (start, "y13", "LK-5", "links-nothing-beside"),
    (laid, "y14", "LK-5", "links-nothing-beside"),
    (spent, "g13", "LK-6", "links-no-connection"),
    (start, "y12=", "LK-8", "links-no-joker-there"),
    (laid, "y12=", "LK-8", "links-no-joker-there"),
    (other_joker, "b12=", "LK-8", "links-not-held"),
    (full, "y10=", "LK-8", "links-board-full"),
    (full, "y10", "LK-8", "links-exchange-instead"),
    (full, "y7=", "LK-8", "links-not-held"),
    (laid, "draw", "LK-4", "links-draw-late"),
    (bound, "draw", "LK-8", "links-owes"),
    (empty, "draw", "LK-4", "links-stack-empty"),
    (start, "end", "LK-4", "links-end-early"),
    (bound, "end", "LK-8", "links-owes"),
    (laid, "pass", "LK-4", "links-pass-late"),
    (bound, "pass", "LK-8", "links-owes"),
    (start, "pass", "LK-10", "links-pass-stack"),
    (forced, "pass", "LK-10", "links-forced"),
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
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert refused.value.code == "illegal_move"
    assert match.state() == before
    sentences = {refused.value.message(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(sentence.startswith(rule or "") for sentence in sentences)


def test_what_is_quoted() -> None:
    def why(match: Match, move: str) -> str:
        with pytest.raises(Refusal) as refused:
            match.play(move)
        return refused.value.message("en")

    assert "y12, b12" in why(forced(), "pass")
    assert "y12=" in why(joker(), "y12")
    assert "13" in why(start(), "y13")
    assert "y99999" in why(start(), "y99999")


def test_every_legal_move_has_a_name_in_the_rules_notation() -> None:
    seen = set()
    for seed in range(4):
        complete = random_game(2 + seed, seed, 400, 0.6, drained=seed > 1)
        match = Match(GAME, 2 + seed, deal=complete.deal)
        for _, move in complete.moves:
            for name in match.legal():
                if not name.isalpha():
                    assert name[0] in "yrbg"
                    assert 1 <= int(name[1:].rstrip("*=")) <= 21
                seen.add(name if name.isalpha() else name[-1])
            match.play(move)
    assert {"draw", "end", "pass", "*", "="} <= seen
