"""A passkey is somebody: on another device too, once for each challenge, and for nobody else."""

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.server.running import Running
from tests.server.security.asking import ask

from .browser import Visitor
from .conftest import Visit


def device(page: Page) -> tuple[CDPSession, str]:
    """One that makes passkeys without asking, and its id."""
    chromium = page.context.new_cdp_session(page)
    chromium.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    found = chromium.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, "isUserVerified": True}})
    return chromium, str(found["authenticatorId"])


def answering(page: Page, label: str, path: str) -> Any:
    """The button is pressed; what the browser then answers the server."""
    with page.expect_request(lambda asked: asked.url.endswith(path)) as sent:
        page.get_by_role("button", name=label).click()
    return sent.value.post_data_json


def cookie(visitor: Visitor, name: str = "session") -> str:
    return next(str(one.get("value")) for one in visitor.context.cookies() if one.get("name") == name)


def name(server: Running, session: str) -> str | None:
    me = ask(server, "GET", "/api/me", None, {"cookie": f"session={session}"}).json
    return None if me is None else str(me["name"])


def test_the_same_person_on_another_device(visit: Visit, server: Running) -> None:
    here = f"http://localhost:{server.port}"
    anna = visit(here)
    me = anna.guest("Anna")
    page = anna.open("/me")
    chromium, first = device(page)
    stolen = cookie(anna)
    registered = answering(page, "Make a passkey", "/register/finish")
    expect(page.get_by_text("You have a passkey.")).to_be_visible()
    assert name(server, cookie(anna)) == "Anna"
    assert name(server, stolen) is None, "who knew the guest's session knows nothing of the permanent one"
    keys = chromium.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]

    other = visit(here)
    page = other.open("/me")
    chromium, second = device(page)
    for key in keys:
        chromium.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": key})
    signed = answering(page, "I have one", "/login/finish")
    expect(page.get_by_text("You have a passkey.")).to_be_visible()
    assert other.ask("GET", "/api/me") == {**me, "kind": "person"}

    for path, answer in (("login", signed), ("register", registered)):  # who has listened
        third = visit(here)
        third.guest("Third")
        proven = {"cookie": f"session={cookie(third)}", "x-csrf-token": cookie(third, "csrftoken")}
        again = ask(server, "POST", f"/api/passkey/{path}/finish", answer, {**proven, "host": here[7:]})
        assert (again.status, again.code) == (409, "not_now"), path
        assert not again.cookies
