"""Chat and gestures at tables, not hearing somebody, who is there."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.client import Client, Refused, Table

from .running import Running


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(30):
        while not ready():
            await asyncio.sleep(0.02)


def said(table: Table) -> list[str]:
    return [line["text"] for message in table.talk for line in message.get("chat", ())]


async def two_at_a_table(anna: Client, bert: Client, **wanted: Any) -> str:
    await anna.guest("Anna")
    await bert.guest("Bert")
    table: str = (await anna.post("/api/tables", {"game": "ten", "seats": ["me", "open"], **wanted}))["id"]
    async with bert.table(table) as seat:
        await seat.do("sit", seat=1)
    return table


def test_chat_reaches_everybody_at_the_table_and_is_there_later(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert, Client(server.address) as guest:
            name = await two_at_a_table(anna, bert)
            await guest.guest("Guest")
            async with anna.table(name) as one, bert.table(name) as two, guest.table(name) as third:
                await one.say("  Hello\nBert\u202e! 👨‍👩‍👧  ")
                await two.react("clap")
                await until(lambda: said(two) and said(third) and len(one.talk) >= 2)
                assert said(two) == said(third) == ["Hello Bert! 👨‍👩‍👧"]
                line = two.talk[0]["chat"][0]
                assert (line["seat"], line["name"]) == (0, "Anna")
                assert {"seat": 1, "what": "clap"} in [message.get("reaction") for message in one.talk]
                with pytest.raises(Refused) as refused:
                    await third.say("me too")
                assert refused.value.code == "not_yours"
            async with bert.table(name) as again:
                await until(lambda: said(again))
                assert said(again) == ["Hello Bert! 👨‍👩‍👧"]

    asyncio.run(go())


@pytest.mark.parametrize("line", ["", " \n ", "\u200d", "x" * 301])
def test_what_is_no_line_is_refused(server: Running, line: str) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            async with anna.table(name) as table:
                with pytest.raises(Refused) as refused:
                    await table.say(line)
                assert refused.value.code == "bad_request"
                with pytest.raises(Refused) as refused:
                    await table.react("shout")
                assert refused.value.code == "bad_request"

    asyncio.run(go())


def test_public_tables_have_gestures_only(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert, public=True)
            async with anna.table(name) as one, bert.table(name) as two:
                with pytest.raises(Refused) as refused:
                    await one.say("hello")
                assert refused.value.code == "not_now"
                await one.react("wow")
                await until(lambda: [message for message in two.talk if "reaction" in message])

    asyncio.run(go())


def test_nobody_talks_without_end(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            async with anna.table(name) as table:
                lines = [table.say(str(number)) for number in range(10)]
                answers = await asyncio.gather(*lines, return_exceptions=True)
            assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"too_much"}
            assert answers[:5] == [None] * 5

    asyncio.run(go())


def test_whom_i_have_muted_i_do_not_hear_at_any_table(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            async with anna.table(name) as one, bert.table(name) as two:
                await one.say("first")
                await until(lambda: said(two))
                await two.mute(0)
                await until(lambda: two.muted == [0])
                await one.say("second")
                await one.react("wow")
                await until(lambda: len(one.talk) == 3)
                await two.mute(0, False)
                await one.say("third")
                await until(lambda: len(said(two)) == 2)
                assert said(two) == ["first", "third"]
                assert not [message for message in two.talk if "reaction" in message]
                await two.mute(0)
                with pytest.raises(Refused):
                    await two.mute(1)
            async with bert.table(name) as again:
                await until(lambda: again.muted == [0])
                assert said(again) == []

    asyncio.run(go())


def test_everybody_sees_who_is_there(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert, Client(server.address) as guest:
            name = await two_at_a_table(anna, bert)
            await guest.guest("Guest")
            async with anna.table(name) as one:
                await until(lambda: one.people.get("seats") == [True, False])
                async with bert.table(name):
                    await until(lambda: one.people["seats"] == [True, True])
                    async with guest.table(name):
                        await until(lambda: one.people["watching"] == 1)
                    await until(lambda: one.people["watching"] == 0)
                await until(lambda: one.people["seats"] == [True, False])

    asyncio.run(go())
