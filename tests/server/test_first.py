"""What comes along with the page is what its reader would be told anyway, and nothing else."""

import json
import re
from typing import Any

from tests.server.running import Running

from .security.asking import Answer, Browser, ask


def first(page: Answer) -> Any:
    """What the page finds in itself."""
    assert page.status == 200
    assert page.headers["cache-control"] == "no-store"
    (found,) = re.findall(rb'<script type="application/json" id="first">(.*?)</script>', page.body)
    return json.loads(found)


def test_the_page_of_a_table_brings_the_view_of_who_asks(server: Running) -> None:
    anna = Browser(server, "Anna </script><b>")
    table = anna.ask("POST", "/api/tables", {"game": "ten", "seats": ["me", "easy"], "watch": True}).json["id"]
    own = first(anna.ask("GET", f"/table/{table}"))
    assert own["/api/me"]["id"] == anna.id
    assert own["/api/games"] == ask(server, "GET", "/api/games").json
    assert own[f"/api/tables/{table}"] == anna.ask("GET", f"/api/tables/{table}").json
    strange = first(ask(server, "GET", f"/table/{table}"))
    assert strange["/api/me"] is None
    assert strange[f"/api/tables/{table}"] == ask(server, "GET", f"/api/tables/{table}").json
    assert strange[f"/api/tables/{table}"]["seat"] is None


def test_where_nobody_may_watch_a_stranger_is_sent_nothing_along(server: Running) -> None:
    anna, bert = Browser(server, "Anna"), Browser(server, "Bert")
    table = anna.ask("POST", "/api/tables", {"game": "ten", "seats": ["me", "easy"], "watch": False}).json["id"]
    page = bert.ask("GET", f"/table/{table}")
    assert set(first(page)) == {"/api/me", "/api/games"}
    assert b"src/games" not in page.body
    assert b"assets/ten" not in page.body, "not even which game it is"
    assert b"assets/ten" in anna.ask("GET", f"/table/{table}").body


def test_a_page_for_nothing_comes_all_the_same(server: Running) -> None:
    for path in ("/", "/table/nothing", "/table/%00", "/table/a/b", "/me", "/nowhere", "/index.html"):
        page = ask(server, "GET", path)
        if path == "/table/%00":
            assert page.status == 400
        else:
            assert set(first(page)) == {"/api/me", "/api/games"}, path


def test_the_words_that_come_along_are_the_readers(server: Running) -> None:
    def words(**headers: str) -> tuple[bytes, bytes]:
        page = ask(server, "GET", "/", None, {name.replace("_", "-"): value for name, value in headers.items()}).body
        (script,) = re.findall(rb'modulepreload" crossorigin href="(/assets/(?:de|en)-[^"]+)', page)
        (language,) = re.findall(rb'<html lang="(\w+)"', page)
        assert ask(server, "GET", script.decode()).status == 200
        return language, script.split(b"/")[2][:2]

    assert words(accept_language="de-DE,de;q=0.9,en;q=0.8") == (b"de", b"de")
    assert words(accept_language="fr") == (b"en", b"en")
    assert words(accept_language="de", cookie="language=en") == (b"en", b"en"), "chosen on the page"
    assert words(accept_language="de", cookie="language=xx") == (b"de", b"de")
