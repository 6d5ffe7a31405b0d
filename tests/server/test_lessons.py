"""First lessons: every position can come about, every move that is asked can be made, every word is there."""

import asyncio

import pytest

from spieltisch.client import Client, Refused
from spieltisch.kernel.registry import ids
from spieltisch.server import lessons
from spieltisch.text import LANGUAGES, say

from .running import Running


@pytest.mark.parametrize("game", ids())
def test_a_lesson_has_six_to_ten_steps_and_words_for_each(game: str) -> None:
    steps = lessons.positions(game)
    assert 6 <= len(steps) <= 10
    for language in LANGUAGES:
        told = [say(lessons.key(game, number), language) for number in range(1, len(steps) + 1)]
        assert len(set(told)) == len(steps)
    with pytest.raises(LookupError):
        lessons.key(game, len(steps) + 1)


@pytest.mark.parametrize("game", ids())
def test_what_is_asked_of_the_learner_is_legal(game: str) -> None:
    steps = lessons.positions(game)
    asked = [(match, ask) for match, ask, _ in steps if ask is not None]
    assert len(asked) >= 5
    for match, ask in asked:
        assert ask in match.legal(lessons.LEARNER)
    assert steps[-1][1] is None  # at the end there is a game to begin


@pytest.mark.parametrize("game", ids())
def test_the_learner_sees_no_more_than_his_seat(game: str) -> None:
    for match, _, _ in lessons.positions(game):
        assert match.view(lessons.LEARNER)["seat"] == lessons.LEARNER


def test_lessons_over_the_network(server: Running) -> None:
    async def learn() -> None:
        async with Client(server.address) as client:
            steps = await client.get("/api/lessons/ten?language=de")
            assert steps[0]["text"] == say("lesson-ten-1", "de")
            assert steps[0]["ask"] in steps[0]["match"]["legal"]
            assert await client.post("/api/lessons/ten/2", {"move": "-1,0"}) is None
            with pytest.raises(Refused) as refused:
                await client.post("/api/lessons/ten/2", {"move": "5,5"})
            assert refused.value.rule == "TN-4"
            for nowhere in ("/api/lessons/chess", "/api/lessons/__init__"):
                with pytest.raises(Refused) as refused:
                    await client.get(nowhere)
                assert refused.value.code == "not_found"
            with pytest.raises(Refused) as refused:
                await client.post("/api/lessons/ten/99", {"move": "0,0"})
            assert refused.value.code == "not_found"

    asyncio.run(learn())
