"""What calls somebody to the table, and what the page does for them."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.conftest import Invite
from tests.web.playing import OFFERED, RESULT, finish, picture_of, play_on, play_past, sit_down

TURN, CARD, TRICK, END = [523, 784], [210], [330, 415], [392, 494, 587]  # hertz

# Every note that the page plays is written down, and every notice that it shows.
LISTEN = """
  window.notes = []
  const made = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    const wave = made.call(this)
    const start = wave.start
    wave.start = (at) => { notes.push(wave.frequency.value); start.call(wave, at) }
    return wave
  }
  window.notices = []
  window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); notices.push([title, more.body]) }
  }
"""
ELSEWHERE = "Object.defineProperty(document, 'hidden', { get: () => true })"


def heard(person: Person, notes: list[int]) -> bool:
    """Whether these notes were played one after another."""
    played = person.page.evaluate("notes")
    return any(played[i : i + len(notes)] == notes for i in range(len(played)))


def test_sounds_have_a_meaning(invite: Invite) -> None:
    person = invite(sound=0.5, pause=200)  # a full trick is seen
    person.context.add_init_script(LISTEN)
    sit_down(person, "lucre")
    play_on(person, Random(1))
    assert [notes for notes in (TURN, CARD, TRICK, END) if not heard(person, notes)] == []


def test_the_title_says_whose_turn_it_is_and_it_is_silent_unless_somebody_wants_sound(invite: Invite) -> None:
    person = invite()
    person.context.add_init_script(LISTEN)
    table = sit_down(person, "lucre")
    person.page.locator(OFFERED).first.wait_for()
    assert person.page.title().startswith("Your turn · ")
    finish(person, table)
    expect(person.page.locator(RESULT)).to_be_visible()
    assert not person.page.title().startswith("Your turn")
    assert person.page.evaluate("notes") == []


@pytest.mark.parametrize("wanted", [True, False])
def test_who_is_elsewhere_is_told_that_it_is_their_turn_if_they_want_it(invite: Invite, wanted: bool) -> None:
    person = invite(notify=wanted)
    person.context.grant_permissions(["notifications"])
    person.context.add_init_script(LISTEN)
    person.context.add_init_script(ELSEWHERE)
    table = sit_down(person, "lucre")
    person.page.locator(OFFERED).first.wait_for()
    play_past(person, table, most=1)
    if wanted:
        person.page.wait_for_function("notices.length > 0")
    prompts = [body for title, body in person.page.evaluate("notices") if title.startswith("Your turn: ")]
    assert bool(prompts) == wanted
    assert all(prompts)


@pytest.mark.parametrize("wanted", [True, False])
def test_where_there_is_one_choice_the_page_plays_if_that_is_wanted(invite: Invite, wanted: bool) -> None:
    person = invite(forced=wanted)
    table = sit_down(person, "cryptruck")
    while len(picture_of(person, table)["view"].get("actions", ())) != 1:
        play_past(person, table, most=1)
    for _ in range(600 if wanted else 30):
        if person.heard.moves:
            break
        person.page.wait_for_timeout(100)
    assert (person.heard.moves > 0) == wanted
