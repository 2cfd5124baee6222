"""The page in another language: all that is read at a table, from the first prompt to the result."""

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, play_past, record_of, sit_down
from tests.web.test_german import in_german

PROMPT = ".prompt"


def test_a_match_is_played_and_told_in_german(invite: Invite) -> None:
    person = invite(language="de")
    table = sit_down(person, "cryptruck")
    play_past(person, table)
    expect(person.page.locator(RESULT)).to_be_visible()
    shown = [line.strip() for line in person.page.locator(".ledger .log li:not(.head)").all_inner_texts()]
    told = in_german("cryptruck", [line.text for line in record_of(person, table).log() if line.seats is None])
    assert [german for german in told.values() if german not in shown] == []
    assert person.page.locator("html").get_attribute("lang") == "de"


def test_the_language_changes_at_once(invite: Invite) -> None:
    person = invite()
    sit_down(person, "lucre")
    person.page.locator(OFFERED).first.wait_for()
    prompt = person.page.locator(PROMPT)
    expect(prompt).to_contain_text("Choose a card to put beneath your deck")
    person.page.get_by_role("button", name="Table").click()
    person.page.get_by_label("Language").select_option("de")
    expect(prompt).to_contain_text("Schieb eine Karte unter deinen Stapel")
    person.page.get_by_label("Sprache").select_option("en")
    expect(prompt).to_contain_text("Choose a card to put beneath your deck")
