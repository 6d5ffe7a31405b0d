"""Who somebody is: cookies no script can read, tokens that are nowhere on the disk, ids that nobody is told."""

import asyncio
import json
import sqlite3
from typing import Any

import pytest

from spieltisch.client import Client
from tests.server.running import Running, running

from .asking import Browser, ask


def attributes(cookie: str) -> dict[str, str]:
    pairs = (part.strip().partition("=") for part in cookie.split(";"))
    return {name.lower(): value for name, _, value in pairs}


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies(server: Running, scheme: str) -> None:
    """Over TLS, which the host's proxy speaks, they are for TLS only."""
    begun = ask(server, "POST", "/api/guest", {"name": "Anna"}, {"x-forwarded-proto": scheme})
    session, proof = map(attributes, begun.cookies)
    assert ("session" in session, "csrftoken" in proof) == (True, True)
    assert ("httponly" in session, "httponly" in proof) == (True, False)
    for cookie in (session, proof):
        assert (cookie["samesite"], cookie["path"]) == ("lax", "/")
        assert ("secure" in cookie) == (scheme == "https")
        assert "domain" not in cookie
    assert "token" not in begun.json, "a browser's script never sees it"


def test_a_session_ends_where_it_is_ended(server: Running) -> None:
    anna = Browser(server, "Anna")
    assert anna.ask("POST", "/api/logout").status == 204
    assert anna.ask("GET", "/api/me").json is None
    assert anna.ask("GET", "/api/my/tables").status == 401


def test_the_page_runs_no_script_that_stands_in_it(server: Running) -> None:
    page = ask(server, "GET", "/")
    rules = dict(rule.strip().split(" ", 1) for rule in page.headers["content-security-policy"].split(";"))
    assert rules.get("script-src", rules["default-src"]) == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    text = page.body.decode()
    assert "<script" in text
    tags = [tag.split(">")[0] for tag in text.split("<script")[1:]]
    assert all('src="/' in tag or 'type="application/json"' in tag for tag in tags), "data, which nobody runs"
    assert "javascript:" not in text
    assert " onload" not in text


def test_the_disk_and_the_log_hold_no_token() -> None:
    """Who has stolen the database can be nobody."""
    with running() as server:
        anna = Browser(server, "Anna")
        robo = anna.ask("POST", "/api/bots", {"name": "Robo"}).json
        guest = ask(server, "POST", "/api/guest", {"name": "Bert", "token": True}).json
        for token in (robo["token"], guest["token"]):
            assert ask(server, "GET", "/api/me", None, {"authorization": f"Bearer {token}"}).json is not None
        kept = b"".join(file.read_bytes() for file in sorted(server.folder.iterdir()) if file.is_file())
        assert anna.id.encode() in kept
        for secret in (anna.session, anna.proof, robo["token"], guest["token"]):
            assert secret.encode() not in kept
        with sqlite3.connect(server.folder / "spieltisch.db") as database:
            stored = [row[0] for row in database.execute("select token from sessions")]
        assert len(stored) == 3
        for token in stored:
            assert ask(server, "GET", "/api/me", None, {"authorization": f"Bearer {token}"}).json is None


def test_nobody_is_told_who_somebody_is(server: Running) -> None:
    """The id is what the server goes by; in nothing that others are sent there is one, nor a token."""

    async def go() -> None:
        async with Client(server.address) as anna, Client(server.address) as bert, Client(server.address) as third:
            hers, his = await anna.guest("Anna"), await bert.guest("Bert")
            await third.guest("Third")
            bot = await anna.post("/api/bots", {"name": "Robo"})
            heard: list[Any] = []
            for client in (bert, third):
                client._hear = _overhearing(client._hear, heard)  # type: ignore[method-assign]
            seats = ["me", "open", "easy"]
            name = (await anna.post("/api/tables", {"game": "blockers", "seats": seats}))["id"]
            async with anna.table(name) as one, bert.table(name) as two, third.table(name):
                await two.do("sit", 1)
                await one.say("Hello")
                await one.react("clap")
                await two.mute(0)
                await one.ready()
                await two.ready()
                await one.do("resign")
                await two.do("resign")
                for path in ("", "/record", "/moment?number=0"):
                    heard += [await client.get(f"/api/tables/{name}{path}") for client in (bert, third)]
            for path in ("/api/tables", "/api/ratings?game=blockers", "/api/my/tables", "/api/my/games"):
                heard += [await client.get(path) for client in (bert, third)]
            text = json.dumps(heard)
            assert text.count("Anna") > 10
            for hidden in (hers["id"], str(anna.token), bot["id"], bot["token"]):
                assert hidden not in text
            assert his["id"] not in text, "one's own one has seen in `GET /api/me`"

    asyncio.run(go())


def _overhearing(hear: Any, heard: list[Any]) -> Any:
    def both(message: Any) -> None:
        heard.append(message)
        hear(message)

    return both
