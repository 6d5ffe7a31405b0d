"""Requests as anybody could make them, a browser or something that only pretends to be one."""

import json
from dataclasses import dataclass
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any

from tests.server.running import Running


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    cookies: list[str]  # as they were set
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str | None:
        """Of the refusal."""
        return str(self.json["error"]["code"]) if self.status >= 400 else None


def ask(server: Running, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
    """`body` is sent as JSON; bytes as they are."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.request(method, path, data, {"content-type": "application/json"} | (headers or {}))
        answer = connection.getresponse()
        sent = [value for name, value in answer.getheaders() if name.lower() == "set-cookie"]
        named = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, named, sent, answer.read())
    finally:
        connection.close()


class Browser:
    """Somebody with a session in cookies."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        begun = ask(server, "POST", "/api/guest", {"name": name})
        assert begun.status == 200
        self.begun = begun
        self.id = str(begun.json["id"])
        cookies = SimpleCookie()
        for sent in begun.cookies:
            cookies.load(sent)
        self.session = cookies["session"].value
        self.proof = cookies["csrftoken"].value

    @property
    def cookie(self) -> dict[str, str]:
        """All that a browser sends by itself."""
        return {"cookie": f"session={self.session}; csrftoken={self.proof}"}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        return ask(self.server, method, path, body, {**self.cookie, "x-csrf-token": self.proof, **headers})
