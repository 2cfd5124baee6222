"""The deal of the day: played once, then compared; nothing of it shows before."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, finish
from tests.web.test_accessible import TOO_SMALL, violations

GAME = "lucre"


def begin(person: Person, name: str) -> str:
    """At the table of today's deal, with bots that don't wait; it goes on where the page finds it."""
    person.introduce(name)
    table: str = person.ask(f"/api/daily/{GAME}", pace=0)["id"]
    person.open("/daily")
    person.press(person.page.get_by_role("button", name="Go on, Lucre"))
    person.page.wait_for_url(f"**/t/{table}")
    person.page.locator(OFFERED).first.wait_for()
    return table


def faults(person: Person) -> list[str]:
    """What is not for everybody on the page that is shown."""
    sideways = [f"{person.sideways} pixels too wide"] if person.sideways else []
    too_small = person.page.evaluate(TOO_SMALL) if person.touches else []
    return [*sideways, *violations(person), *too_small]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_deal_is_played_and_compared(invite: Invite, size: tuple[int, int]) -> None:
    ada, ben = invite(size), invite(size)
    table = begin(ada, "Ada")
    expect(ada.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
    day = ada.ask("/api/daily")["day"]

    # Ben has not played: neither the comparison nor Ada's table is shown.
    ben.introduce("Ben")
    ben.open(f"/daily/{day}/{GAME}")
    expect(ben.page.get_by_role("alert")).to_contain_text("when you have played this deal")
    ben.open(f"/t/{table}")
    expect(ben.page.get_by_text("others still play these cards")).to_be_visible()
    ben.heard.complaints.clear()  # the browser tells of what was refused

    finish(ada, table)
    expect(ada.page.locator(RESULT)).to_be_visible()
    expect(ada.page.get_by_role("button", name="Rematch")).to_have_count(0)
    ada.press(ada.page.get_by_role("link", name="Compare"))
    expect(ada.page.get_by_text("Place 1 of")).to_be_visible()
    assert faults(ada) == []

    theirs = begin(ben, "Ben")
    finish(ben, theirs)
    ben.open("/daily")
    expect(ben.page.get_by_role("link", name="Compare, Lucre")).to_be_visible()
    assert faults(ben) == []
    ben.press(ben.page.get_by_role("link", name="Compare, Lucre"))
    row = ben.page.get_by_role("row").filter(has_text="Ada").first
    expect(row).to_be_visible()
    ben.page.locator(f"a[href^='/t/{table}/m/1']").click()
    expect(ben.page.get_by_role("slider", name="Step")).to_be_visible()
    expect(ben.page.locator(".hand").first).to_be_visible()
    assert int(ben.page.get_by_role("slider", name="Step").get_attribute("max") or 0) > 10


def test_when_the_day_is_over_its_cards_can_be_played_again(invite: Invite) -> None:
    """What the page shows by then; that the server allows it by then only is tested there."""
    ada = invite(DESKTOP)
    table = begin(ada, "Ada")
    finish(ada, table)
    day = ada.ask("/api/daily")["day"]
    address = f"/daily/{day}/{GAME}"
    ada.open(address)
    expect(ada.page.get_by_text("Place 1 of")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Play these cards")).to_have_count(0)
    over = ada.ask(f"/api{address}") | {"seed": "5e" * 32}
    ada.page.route(f"**/api{address}", lambda route: route.fulfill(json=over))
    ada.open(address)
    again = ada.page.get_by_role("link", name="Play these cards")
    expect(again).to_have_attribute("href", re.compile(r"^/\?deal=[\w-]{16}\.1&seat=0$"))
    assert faults(ada) == []


def test_the_lobby_leads_there(invite: Invite) -> None:
    person = invite(PHONE)
    person.open("/")
    person.press(person.page.get_by_role("link", name="Deal of the day"))
    expect(person.page.get_by_role("button", name="Play, Lucre")).to_be_visible()
    person.page.get_by_text("Nobody chose the cards").click()
    assert person.page.locator(".hashes code").count() == 2 * len(person.ask("/api/daily")["games"])
    assert faults(person) == []
