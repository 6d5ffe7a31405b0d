"""Advice: for whoever is asked, from what his seat knows, and not where it would be unfair."""

import asyncio
from xml.etree import ElementTree

import pytest

from spieltisch.client import Client, Refused

from .running import Running
from .test_talk import two_at_a_table


def test_a_hint_names_legal_moves_and_a_reason(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as other:
            await anna.guest("Anna")
            await other.guest("Other")
            name = (await anna.post("/api/tables", {"game": "ten"}))["id"]
            address = f"/api/tables/{name}/hint"
            with pytest.raises(Refused) as refused:
                await anna.get(address)
            assert refused.value.code == "not_now"
            async with anna.table(name) as table:
                await table.ready()
                async for view in table:
                    if "hint" in view["may"]:
                        legal = view["match"]["legal"]
                        if len(legal) > 1:  # the very first stone has one place only
                            break
                        await table.move(legal[0])
                found = await anna.get(f"{address}?seat=0")
                assert {line["move"] for line in found["moves"]} <= set(view["match"]["legal"])
                assert all(0 <= line["result"] <= 1 and 0 <= line["within"] <= 1 for line in found["moves"])
                assert found["reason"]["key"].startswith("hint-ten-")
            for who, seat in ((other, 0), (anna, 1)):
                with pytest.raises(Refused) as refused:
                    await who.get(f"{address}?seat={seat}")
                assert refused.value.code == "not_yours"

    asyncio.run(go())


def test_no_hints_in_a_game_that_counts(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert:
            name = await two_at_a_table(anna, bert)
            async with anna.table(name) as one, bert.table(name) as two:
                await one.ready()
                await two.ready()
                async for view in one:
                    if view["phase"] == "playing":
                        break
            assert "hint" not in view["may"]
            with pytest.raises(Refused) as refused:
                await anna.get(f"/api/tables/{name}/hint")
            assert refused.value.code == "not_now"

    asyncio.run(go())


def test_the_invitation_is_a_picture_of_the_tables_address(server: Running) -> None:
    async def go() -> None:
        async with Client(server.address) as anna:
            await anna.guest("Anna")
            name = (await anna.post("/api/tables", {"game": "ten", "seats": ["me", "open"]}))["id"]
            picture = await anna.fetch(f"/api/tables/{name}/invite.svg")
            assert ElementTree.fromstring(picture).tag.endswith("svg")
            with pytest.raises(Refused) as refused:
                await anna.fetch("/api/tables/nothing/invite.svg")
            assert refused.value.code == "not_found"

    asyncio.run(go())
