"""Who I am: a name, my games, a passkey that makes a guest permanent, and being forgotten."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.running import Running

from .conftest import Visit
from .playing import click, play


def authenticator(page: Page) -> CDPSession:
    """A device that makes passkeys without asking."""
    chromium = page.context.new_cdp_session(page)
    chromium.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    chromium.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return chromium


def test_a_passkey_brings_me_back(visit: Visit, server: Running) -> None:
    """No mail address, no password; a passkey belongs to a name and not to a number, so: localhost."""
    anna = visit(f"http://localhost:{server.port}")
    page = anna.open("/me")
    authenticator(page)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation")).to_contain_text("Anna")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("You have a passkey.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have a passkey.")).to_be_visible()
    anna.axe("with a passkey")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("navigation")).not_to_contain_text("Anna")
    page.goto("/me")
    page.get_by_role("button", name="I have one").click()
    expect(page.get_by_role("navigation")).to_contain_text("Anna")


def test_my_games_and_a_way_back_to_each(visit: Visit) -> None:
    anna = visit()
    anna.guest("Anna")
    table = anna.found("ten", ["me", "easy"])
    play(anna.page, click)
    page = anna.open("/me")
    games = page.get_by_role("region", name="My games")
    won = anna.view(table)["result"]["winners"] == [0]
    expect(games).to_contain_text(f"1 game, {int(won)} won")
    row = games.get_by_role("row").nth(1)
    expect(row).to_contain_text("won" if won else "lost")
    expect(row).to_contain_text("Easy bot")
    with page.expect_download() as download:
        games.get_by_role("link", name="Download my games").click()
    assert download.value.suggested_filename.endswith(".jsonl")
    row.get_by_role("link", name="Ten").click()
    page.wait_for_url(f"**/replay/{table}*")


@pytest.mark.parametrize("name", ["Anna <b>bold</b>", "Zoë 😀"])
def test_a_name_is_a_name(visit: Visit, name: str) -> None:
    anna = visit()
    page = anna.open("/me")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation")).to_contain_text(name)


def test_a_bot_account_and_its_token_once(visit: Visit) -> None:
    anna = visit()
    anna.guest("Anna")
    page = anna.open("/me")
    bots = page.get_by_role("region", name="My bots")
    bots.get_by_label("Name of a new bot").fill("Robbie")
    bots.get_by_role("button", name="Make an account").click()
    assert len(bots.get_by_label(re.compile("token")).input_value()) > 20
    page.reload()
    expect(bots).to_contain_text("Robbie")
    expect(bots.get_by_label(re.compile("token"))).to_have_count(0)
    bots.get_by_role("button", name="Remove Robbie").click()
    expect(bots).not_to_contain_text("Robbie")


def test_being_forgotten(visit: Visit) -> None:
    anna = visit()
    anna.guest("Anna")
    page = anna.open("/me")
    page.get_by_role("button", name="Forget me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep everything").click()
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    page.get_by_role("button", name="Forget me").click()
    dialog.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("article").first).to_be_visible()
    assert anna.ask("GET", "/api/me") is None
