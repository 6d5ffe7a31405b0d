"""How the house does: on the machine itself, or with its key."""

from playwright.sync_api import expect

from tests.server.running import running

from .conftest import Visit

KEY = "a key that nobody would guess"


def test_the_house_in_figures(visit: Visit) -> None:
    anna = visit()
    anna.guest("Anna")
    anna.found("ten", ["me", "open"])
    page = anna.open("/host")
    expect(page.locator("dl")).to_contain_text("Tables kept")
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)


def test_the_house_is_locked(visit: Visit) -> None:
    with running(host_key=KEY) as server:
        anna = visit(server.address)
        page = anna.open("/host")
        expect(page.get_by_text("This is for the host")).to_be_visible()
        anna.axe("locked")
        anna.expects("403")
        page.get_by_label("The host's key").fill(KEY)
        page.get_by_role("button", name="Open").click()
        expect(page.locator("dl")).to_contain_text("Connections")
