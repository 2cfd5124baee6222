"""The operator's page: a key opens it, and the numbers are those of the server."""

import pytest
from playwright.sync_api import expect

from tests.server.server_process import OPERATOR_KEY
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Invite


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_key_opens_the_numbers(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    person.open("/operator")
    field = person.page.get_by_label("Operator's key")
    field.fill("a guess")
    person.page.get_by_role("button", name="Open").click()
    expect(person.page.get_by_role("alert")).to_contain_text("operator")
    expect(person.page.get_by_role("button", name="Try again")).to_have_count(0)  # the same key would not do
    person.heard.complaints.clear()  # a browser complains of a 401, which is what was asked for
    field.fill(OPERATOR_KEY)
    person.page.get_by_role("button", name="Open").click()
    tile = person.page.locator(".tiles div").filter(has_text="Workers")
    expect(tile.locator("dd")).to_have_text("1")
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.page.reload()
    expect(tile.locator("dd")).to_have_text("1")
