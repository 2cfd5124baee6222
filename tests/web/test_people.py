"""Several people at one table, each in a browser of their own; lines that break, people who come and go."""

import re
import secrets
from random import Random

from playwright.sync_api import expect

from tests.server.server_process import Running
from tests.web.browsing import PHONE, Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, finish, picture_of, press_something, record_of, said, sit_down

PLAYING = "main.table"


def invite_by_link(ada: Person) -> str:
    """Ada opens a table in the lobby at which one seat stays free; the table's id."""
    ada.open("/")
    ada.page.get_by_role("button", name="Invite by link").click()
    ada.page.wait_for_url("**/t/*")
    return ada.page.url.rpartition("/")[2]


def two_playing(invite: Invite, **settings: object) -> tuple[Person, Person, str]:
    """Ada and Ben in a match of Lucre with two quick bots."""
    ada, ben = invite(), invite()
    ada.introduce("Ada")
    ben.introduce("Ben")
    table = ada.ask("/api/tables", game="lucre", bots=["", "", "novice", "novice"], pace=0, patience=1, **settings)[
        "id"
    ]
    for seat, person in enumerate((ada, ben)):
        person.ask(f"/api/tables/{table}/do", do="sit", seat=seat)
        person.ask(f"/api/tables/{table}/do", do="ready", entropy=secrets.token_hex(16))
        person.open(f"/t/{table}")
    return ada, ben, table


def offered(person: Person) -> bool:
    return person.page.locator(OFFERED).count() > 0


def play_together(people: list[Person], draw: Random, most: int = 1000) -> None:
    """Whoever is offered something does it, until the match is over for all, or that often."""
    for _ in range(most):
        if all(person.page.locator(RESULT).count() for person in people):
            return
        for person in people:
            if offered(person):
                press_something(person, draw)
                break
        else:
            people[0].page.wait_for_timeout(50)


def lines_of(person: Person) -> list[str]:
    return person.page.locator(".ledger .log li:not(.head)").all_inner_texts()


def test_a_friend_comes_by_link_and_both_see_every_play(invite: Invite) -> None:
    ada, ben = invite(), invite()
    table = invite_by_link(ada)
    ben.open(f"/t/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("textbox", name="Name").fill("Ben")
    ben.page.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".chairs-list li", has_text="Ben").locator(".presence.here")).to_be_visible()
    for person in (ada, ben):
        person.page.get_by_role("button", name="Deal").click()
    for person in (ada, ben):
        expect(person.page.locator(PLAYING)).to_be_visible()
    play_together([ada, ben], Random(1))
    match = record_of(ada, table)
    public = [line.message for line in match.log() if line.seats is None]
    assert match.outcome is not None
    for seat, person in enumerate((ada, ben)):
        shown = [line.strip() for line in lines_of(person)]
        assert [line for line in said("lucre", public, seat) if line not in shown] == []
        (won,) = said("lucre", [match.outcome.reason], seat)
        assert person.page.locator(f"{RESULT} h2").inner_text() == f"{won}."


def test_a_code_leads_to_the_table(invite: Invite) -> None:
    ada, ben = invite(), invite()
    table = invite_by_link(ada)
    code = ada.page.locator(".share .code").inner_text().rpartition(":")[2].strip()
    ben.open("/")
    ben.page.get_by_label("Join a table").fill(code)
    ben.page.get_by_role("button", name="Join").click()
    ben.page.wait_for_url(f"**/t/{table}")
    ben.open(f"/join/{code}")
    ben.page.wait_for_url(f"**/t/{table}")
    ben.open("/")
    ben.page.get_by_label("Join a table").fill("no-such-code-1")
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.get_by_text("No table has this code")).to_be_visible()
    ben.heard.complaints.clear()  # the browser tells of the 404


def test_a_server_that_was_killed_is_found_again_and_nothing_is_lost(invite: Invite, server: Running) -> None:
    person, draw = invite(), Random(4)
    table = sit_down(person, "lucre")
    for _ in range(4):
        person.page.locator(OFFERED).first.wait_for()
        press_something(person, draw)
    person.page.locator(OFFERED).first.wait_for()
    told = said("lucre", picture_of(person, table)["view"]["log"])
    server.kill()
    expect(person.page.get_by_text("The line is lost")).to_be_visible()
    press_something(person, draw)  # what is done now is sent when the line is back
    server.start()
    expect(person.page.get_by_text("The line is lost")).to_be_hidden()
    person.page.locator(OFFERED).first.wait_for()
    person.page.mouse.move(0, 0)
    person.page.keyboard.press("Escape")  # a card may have been chosen
    person.page.evaluate("document.activeElement?.blur()")  # the prompt tells of a card that has the focus
    expect(person.page.locator(".gained")).to_have_count(0)  # which float away
    before = person.page.locator(PLAYING).inner_text()
    person.page.reload()
    person.page.locator(OFFERED).first.wait_for()
    assert person.page.locator(PLAYING).inner_text() == before
    while not person.page.locator(RESULT).count():
        if offered(person):
            press_something(person, draw)
        else:
            person.page.wait_for_timeout(50)
    lines = [line.strip() for line in lines_of(person)]
    assert [line for line in told if line not in lines] == []
    sent = person.heard.moves
    assert sent == len([frame for frame in record_of(person, table).frames if frame.seat == 0])
    person.heard.forgive_lost_lines()


def test_a_rematch_counts_wins_and_rotates_seats(invite: Invite) -> None:
    ada = invite()
    table = sit_down(ada, "lucre")
    finish(ada, table)
    ada.page.get_by_role("button", name="Rematch, rotated").click()
    expect(ada.page.locator(RESULT)).to_be_hidden()
    ada.page.locator(OFFERED).first.wait_for()
    assert picture_of(ada, table)["seat"] == 1
    finish(ada, table)
    expect(ada.page.locator(".running")).to_contain_text("Wins so far")
    ada.page.get_by_role("button", name="Rematch same seats").click()
    ada.page.locator(OFFERED).first.wait_for()
    assert picture_of(ada, table)["seat"] == 1
    assert picture_of(ada, table)["board"]["matches"] == 3


def test_a_bot_visibly_plays_for_who_is_gone_and_hands_back(invite: Invite) -> None:
    ada, ben, table = two_playing(invite)
    ben.open("/")
    play_together([ada], Random(7), most=4)  # now it is Ben's turn
    away = ada.page.locator(".seat", has_text=re.compile("Ben is away.*a bot plays"))
    expect(away).to_be_visible()
    ben.open(f"/t/{table}")
    expect(away).to_be_hidden()


def test_at_a_table_people_speak_rest_and_leave(invite: Invite) -> None:
    ada, ben, table = two_playing(invite)
    speak(ben, "Well played!")
    expect(ada.page.locator("[data-seat='1'] .bubble")).to_have_text("Well played!")
    at_table(ada, "Let a bot play the rest")
    expect(ben.page.locator(".seat", has_text=re.compile("Ada is away.*a bot plays"))).to_be_visible()
    ada.page.get_by_role("button", name="Play on myself").click()
    expect(ada.page.get_by_text("A bot plays for you.")).to_be_hidden()
    at_table(ben, "Leave the table", "Leave for good")
    left = ada.page.locator("[data-seat='1'] .who")
    expect(left).not_to_contain_text("Ben")
    expect(left).to_contain_text("bot")
    assert picture_of(ben, table)["seat"] is None
    at_table(ada, "Let a bot play the rest")
    expect(ada.page.locator(RESULT)).to_be_visible()


def speak(person: Person, phrase: str) -> None:
    """Say something in the tab for it."""
    person.page.get_by_role("tab", name="Talk").click()
    person.page.get_by_role("button", name=phrase).click()


def test_a_guest_is_asked_for_a_name_and_sees_what_is_played(invite: Invite) -> None:
    """Ada, who has no name yet, opens a table with a clock, a house rule and free text; Ben comes by link."""
    ada, ben = invite(), invite()
    ada.open("/")
    ada.page.get_by_role("button", name="Change options").click()
    ada.page.get_by_label("Clock").select_option(label="30 seconds a move")
    ada.page.get_by_label("People may write").check()
    ada.page.get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name="Invite by link").click()
    ada.page.get_by_role("button", name="Tell your name").click()
    ada.page.get_by_role("textbox", name="Name").fill("Ada")
    ada.page.get_by_role("button", name="Take this name").click()
    ben.page.goto(ada.page.url)
    expect(ben.page.locator(".chairs-list li", has_text="Ada").locator(".presence.here")).to_be_visible()
    expect(ben.page.locator(".agreed")).to_contain_text("30 seconds a move")
    expect(ben.page.locator(".agreed")).to_contain_text("You may write what you like.")
    expect(ada.page.get_by_text("1 watches")).to_be_visible()
    ben.page.get_by_role("button", name="How to play").click()
    expect(ben.page.locator("dialog article")).to_be_visible()
    ben.page.get_by_role("button", name="Close").click()
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("button", name="Sit down as a guest").click()
    expect(ada.page.locator(".chairs-list")).to_contain_text(re.compile(r"Guest \d\d\d"))
    ada.page.get_by_label("Write something").fill("<b>Hello</b> you")
    ada.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".talk li", has_text="Ada")).to_contain_text("<b>Hello</b> you")
    ben.page.close()
    expect(ada.page.locator(".chairs-list .presence.gone")).to_be_visible()


def test_who_watches_is_told_so_and_counted_and_can_mute_somebody(invite: Invite) -> None:
    ada, ben, table = two_playing(invite)
    eve = invite()
    eve.open(f"/t/{table}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(ada.page.locator(".bar .watchers")).to_have_text("1 watches")
    speak(ben, "Hello!")
    expect(eve.page.get_by_role("tab", name="Talk").locator(".unread")).to_have_text("1")
    eve.page.get_by_role("tab", name="Talk").click()
    expect(eve.page.locator(".talk li")).to_have_text("Ben Hello!")
    assert not eve.page.locator(".talk .phrases").count()  # only people who sit here speak
    eve.page.get_by_text("Mute somebody").click()
    eve.page.get_by_label("Don't show what Ben says").check()
    expect(eve.page.locator(".talk .said")).not_to_contain_text("Ben")
    speak(ada, "Thank you.")
    expect(eve.page.locator(".bubble")).to_have_text("Thank you.")
    eve.close()
    expect(ada.page.locator(".bar .watchers")).to_be_hidden()
    assert not ada.page.locator(".talk form").count()  # no free text: nobody has switched it on


def test_whose_time_is_up_is_told_so_and_is_away_until_it_comes_back(invite: Invite) -> None:
    ada, ben, table = two_playing(invite, clock={"move": 1})
    told = ada.page.locator(".note-paper", has_text="Time was up: a bot plays for you.")
    expect(told).to_be_visible()
    expect(ben.page.locator("[data-seat='0'] .presence.away")).to_be_visible()
    expect(ben.page.locator("[data-seat='0'] .is-away")).to_have_text("away")
    name = ben.page.locator("[data-seat='0'] .who .is-away")
    assert name.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
    expect(ben.page.locator(".ledger .log")).to_contain_text(re.compile("Time was up: a bot plays for"))
    at_table(ben, "Leave the table", "Leave for good")  # so that nothing else runs out
    assert picture_of(ada, table)["board"]["holders"][0]["away"]


def at_table(person: Person, *buttons: str) -> None:
    """Press these buttons in the table's dialog."""
    for name in ("Table", *buttons):
        person.page.get_by_role("button", name=name).click()


def test_another_device_becomes_the_same_person(invite: Invite) -> None:
    desk, phone = invite(), invite(PHONE)
    table = sit_down(desk, "lucre")
    desk.open("/")
    desk.page.get_by_role("button", name="Ada").click()
    desk.page.get_by_role("button", name="Carry me to another device").click()
    link = desk.page.get_by_label("The link", exact=True).input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, that is me").tap()
    expect(phone.page.get_by_text("Welcome, Ada")).to_be_visible()
    phone.open(f"/t/{table}")
    phone.page.locator(OFFERED).first.wait_for()
    assert picture_of(phone, table)["seat"] == 0
