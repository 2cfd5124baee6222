"""What commits a person asks first, or can be taken back; the log shows what was."""

import re
from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.playing import on_turn, picture_of, press_something, sit_down

LIMITED = ".hand button.card.is-limited"
UNDONE = ".ledger .log li:has(s)"


def test_alone_anything_is_taken_back_and_the_log_shows_it(invite: Invite) -> None:
    person, draw = invite(), Random(3)
    table = sit_down(person, "lucre")
    page = person.page
    while page.locator(".ledger .log li:not(.head)").count() < 12 and on_turn(person):
        press_something(person, draw)
    assert on_turn(person)
    page.keyboard.press("Escape")
    before = len(picture_of(person, table)["view"]["log"])
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(UNDONE).first).to_contain_text("taken back")
    now = picture_of(person, table)
    assert len(now["view"]["log"]) < before
    assert now["view"]["actions"]
    expect(page.locator(UNDONE)).to_have_count(len(now["undone"]))
    page.reload()
    expect(page.locator(UNDONE)).to_have_count(len(now["undone"]))


def test_a_card_that_may_only_go_face_down_says_so_and_asks(invite: Invite) -> None:
    person, draw = invite(), Random(5)
    sit_down(person, "lucre")
    page = person.page
    while on_turn(person) and not page.locator(LIMITED).count():
        press_something(person, draw)
    card = page.locator(LIMITED).first
    expect(card.locator(".tag")).to_have_text(re.compile("face down", re.IGNORECASE))
    moves = person.heard.moves
    person.press(card)
    expect(page.locator(".prompt p[role=status]")).to_contain_text("are you sure?")
    assert person.heard.moves == moves
    page.get_by_role("button", name="No Esc").click()
    expect(page.locator(".prompt p[role=status]")).not_to_contain_text("are you sure?")
    person.press(card)
    page.locator(".acts .main").click()
    expect(page.locator(".acts .main", has_text="Face down")).to_have_count(0)
    assert person.heard.moves == moves + 1
