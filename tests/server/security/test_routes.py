"""A verdict for every address: who may ask, what a stranger is told. A new address without one fails here."""

import re
from dataclasses import dataclass
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from spieltisch.server.app import HEADERS
from spieltisch.server.routes import ROUTES
from tests.server.running import Running

from .asking import Browser, ask

ANYBODY, SOMEBODY = "anybody", "somebody"  # also without a name; only guests, permanent people, bot accounts


@dataclass(frozen=True)
class Verdict:
    """`stranger`: the status for somebody else at a table of two that nobody may watch, or with others' bots."""

    who: str
    body: Any = None
    stranger: int | None = None


MISSING = {"id": "AA", "rawId": "AA", "type": "public-key"}
SIGNED = {"clientDataJSON": "AA", "authenticatorData": "AA", "signature": "AA"}
VERDICTS = {
    "GET /": Verdict(ANYBODY),
    "GET /{path:path}": Verdict(ANYBODY),
    "GET /health": Verdict(ANYBODY),
    "GET /ready": Verdict(ANYBODY),
    "GET /schema": Verdict(ANYBODY),
    "GET /schema/openapi.json": Verdict(ANYBODY),
    "GET /api/games": Verdict(ANYBODY),
    "GET /api/lessons/{game:str}": Verdict(ANYBODY),
    "POST /api/lessons/{game:str}/{step:int}": Verdict(ANYBODY, {"move": "0,0"}),
    "POST /api/guest": Verdict(ANYBODY, {}),
    "GET /api/me": Verdict(ANYBODY),
    "PATCH /api/me": Verdict(SOMEBODY, {"name": "New"}),
    "DELETE /api/me": Verdict(SOMEBODY),
    "POST /api/logout": Verdict(ANYBODY),
    "POST /api/passkey/register": Verdict(SOMEBODY),
    "POST /api/passkey/register/finish": Verdict(
        SOMEBODY, {**MISSING, "response": {"clientDataJSON": "AA", "attestationObject": "AA"}}
    ),
    "POST /api/passkey/login": Verdict(ANYBODY),
    "POST /api/passkey/login/finish": Verdict(ANYBODY, {**MISSING, "response": SIGNED}),
    "GET /api/bots": Verdict(SOMEBODY),
    "POST /api/bots": Verdict(SOMEBODY, {"name": "Robo"}),
    "DELETE /api/bots/{bot:str}": Verdict(SOMEBODY, stranger=404),
    "GET /api/tables": Verdict(ANYBODY),
    "POST /api/tables": Verdict(SOMEBODY, {"game": "ten"}),
    "GET /api/tables/{table:str}": Verdict(ANYBODY, stranger=403),
    "GET /api/tables/{table:str}/moment": Verdict(ANYBODY, stranger=403),
    "GET /api/tables/{table:str}/record": Verdict(ANYBODY, stranger=403),
    "GET /api/tables/{table:str}/hint": Verdict(SOMEBODY, stranger=403),
    "GET /api/tables/{table:str}/invite.svg": Verdict(ANYBODY),
    "GET /api/my/tables": Verdict(SOMEBODY),
    "GET /api/my/games": Verdict(SOMEBODY),
    "GET /api/my/export.jsonl": Verdict(SOMEBODY),
    "GET /api/my/export.parquet": Verdict(SOMEBODY),
    "GET /api/ratings": Verdict(ANYBODY),
    "GET /api/host": Verdict(ANYBODY),  # from the machine itself: test_metrics.py
    "GET /metrics": Verdict(ANYBODY),
}
OWN = [name for name, verdict in VERDICTS.items() if verdict.who == SOMEBODY]
CHANGING = [name for name in VERDICTS if not name.startswith("GET ")]
GUARDED = [name for name, verdict in VERDICTS.items() if verdict.stranger is not None]


def filled(name: str, table: str = "nothing", bot: str = "nothing") -> tuple[str, str]:
    """Method and address, with something in every place."""
    method, path = name.split(" ")
    places = {"table:str": table, "bot:str": bot, "game:str": "ten", "step:int": "1", "path:path": "about"}
    path = re.sub(r"{(.*?)}", lambda place: places.get(place[1], "x"), path).replace("//", "/")
    return method, path + ("?number=0" if path.endswith("/moment") else "")


def test_every_address_has_a_verdict(server: Running) -> None:
    """Those that the server describes, and those that it does not."""
    there = {"GET /schema", "GET /schema/openapi.json"}  # the framework's own
    sockets = []
    for route in ROUTES:
        if isinstance(route, HTTPRouteHandler):
            there.update(f"{method} {path}" for method in route.http_methods for path in route.paths)
        else:
            sockets += sorted(route.paths)
    assert there == set(VERDICTS)
    assert sockets == ["/api/socket"], "test_socket.py has its verdict"
    described = ask(server, "GET", "/schema/openapi.json").json["paths"]
    found = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert found <= {re.sub(r":\w+}", "}", name) for name in VERDICTS}
    assert ask(server, "GET", "/schema/elements").status == 404, "its pages would need scripts of others"


@pytest.mark.parametrize("name", VERDICTS)
def test_without_a_name_only_what_is_everybodys(server: Running, name: str) -> None:
    method, path = filled(name)
    answer = ask(server, method, path, VERDICTS[name].body)
    assert (answer.status == 401) == (VERDICTS[name].who == SOMEBODY)
    assert answer.status < 500
    if answer.status == 401:
        assert answer.code == "nobody"
    assert {header: answer.headers[header] for header in HEADERS} == HEADERS


@pytest.mark.parametrize("name", OWN)
def test_nobody_is_somebody_by_guessing(server: Running, name: str) -> None:
    """Neither an id that may be known, nor a text that looks like a token, nor the proof of a session is one."""
    anna = Browser(server, "Anna")
    method, path = filled(name)
    for guess in (anna.id, anna.proof, "A" * 43, anna.session[:-1] + "?", anna.session.swapcase(), ""):
        answer = ask(server, method, path, VERDICTS[name].body, {"authorization": f"Bearer {guess}"})
        assert answer.status == 401, guess
        proven = {"cookie": f"session={guess}", "x-csrf-token": anna.proof}
        assert ask(server, method, path, VERDICTS[name].body, proven).status in (401, 403), guess


@pytest.mark.parametrize("name", CHANGING)
def test_no_page_of_others_changes_anything(server: Running, name: str) -> None:
    """The browser sends its cookies along; what it cannot send is the proof, and what it must send is its origin."""
    anna, bert = Browser(server, "Anna"), Browser(server, "Bert")
    method, path = filled(name)
    body = VERDICTS[name].body
    for proof in ("", "x", bert.proof, anna.session):
        answer = ask(server, method, path, body, {**anna.cookie, "x-csrf-token": proof})
        assert (answer.status, answer.code) == (403, "not_yours"), proof
    for origin in ("https://elsewhere.example", f"http://127.0.0.1:{server.port + 1}", "null", ""):
        answer = anna.ask(method, path, body, origin=origin)
        assert (answer.status, answer.code) == (403, "not_yours"), origin
    assert anna.ask("GET", "/api/me").json["name"] == "Anna"
    assert anna.ask("GET", "/api/bots").json == anna.ask("GET", "/api/my/tables").json == []


@pytest.mark.parametrize("name", GUARDED)
def test_a_stranger_is_told_nothing(server: Running, name: str) -> None:
    anna, bert = Browser(server, "Anna"), Browser(server, "Bert")
    table = anna.ask("POST", "/api/tables", {"game": "ten", "watch": False}).json["id"]
    bot = anna.ask("POST", "/api/bots", {"name": "Robo"}).json["id"]
    method, path = filled(name, table, bot)
    if "/hint" in path:
        assert anna.ask(method, path).code == "not_now", "before the deal"
    elif method == "GET" and "/moment" not in path:
        assert anna.ask(method, path).status == 200
    told = bert.ask(method, path, VERDICTS[name].body)
    assert told.status == VERDICTS[name].stranger
    if "/tables/" in path:
        for seat in (0, 1):
            more = f"{path}{'&' if '?' in path else '?'}seat={seat}"
            assert bert.ask(method, more).status == 403
    assert [one["id"] for one in anna.ask("GET", "/api/bots").json] == [bot]


@pytest.mark.parametrize("name", VERDICTS)
def test_what_cannot_be_read_is_refused_and_breaks_nothing(server: Running, name: str) -> None:
    anna = Browser(server, "Anna")
    method, path = filled(name)
    deep = b"[" * 50_000
    for body in (b"{", b"\xff\xfe", b"null", b"[]", b'{"name": 1e999}', deep, b'{"name": "\\ud800"}'):
        answer = anna.ask(method, path, body)
        assert answer.status < 500, body[:20]
        assert method == "GET" or name == "POST /api/guest" or answer.status in (200, 204, 400, 401, 404), body[:20]
    for odd in ("%00", "%ff", "..%2f..%2fetc%2fpasswd", "%F0%9F%8E%B2", "x" * 3000):
        answer = anna.ask(method, path.replace("nothing", odd) if "nothing" in path else f"{path}?x={odd}")
        assert answer.status < 500, odd


def test_nothing_too_large_is_taken(server: Running) -> None:
    anna = Browser(server, "Anna")
    for name in CHANGING:
        method, path = filled(name)
        if VERDICTS[name].body is not None:
            answer = anna.ask(method, path, b'{"name": "' + b"x" * 70_000 + b'"}')
            assert answer.status in (200, 400, 413), name
            assert name == "POST /api/guest" or answer.status != 200
    assert anna.ask("GET", "/api/me").json["name"] == "Anna"
