"""Cards travel and turn over, for who wants to see it."""

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, play_past, sit_down

FACE_DOWN = ".acts button:has-text('Face down')"
PLAYED = "[data-zone='middle'] [data-card]"
TURNING = ".ghost"  # the side that a card turns away from, on its way
# What has turned is written down: on a busy machine it may be gone before anybody looks.
WATCH = """
  window.turned = []
  new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes])
    .filter(node => node.matches?.('.ghost')).forEach(node => turned.push(node.dataset.face)))
    .observe(document, { childList: true, subtree: true })
"""


def about_to_play(invite: Invite, **settings: object) -> Person:
    """Somebody at Lucre who has chosen a card for the middle, and is not the last to: it will lie there for a while."""
    person = invite(**settings)
    person.page.emulate_media(reduced_motion="no-preference")
    person.context.add_init_script(WATCH)
    table = sit_down(person, "lucre")
    while person.page.locator(FACE_DOWN).count() == 0 or person.page.locator(PLAYED).count() == 3:
        play_past(person, table, most=1)
        person.page.locator(OFFERED).first.wait_for()
        person.page.keyboard.press("1")
    return person


def test_a_card_turns_over_on_its_way(invite: Invite) -> None:
    person = about_to_play(invite, speed=3)
    chosen = person.page.locator(".is-selected").get_attribute("data-face")
    person.page.locator(FACE_DOWN).click()
    if person.page.get_by_text("are you sure").count():  # it can be played in no other way
        person.page.keyboard.press("Enter")
    person.page.wait_for_function("face => turned.includes(face)", arg=chosen)
    expect(person.page.locator(TURNING)).to_have_count(0)
    assert person.page.locator(f"[data-zone='middle'] [data-face='{chosen}']").count() == 0
