"""Nothing that a seat can't know is anywhere in its browser: not told, not shown, not kept, not in memory."""

from random import Random

import pytest

from cutpurse import games
from tests.web.conftest import Invite
from tests.web.playing import on_turn, press_something, record_of, sit_down
from tests.web.spying import Known, Spy, Truth, memory_of

MEMORY_EVERY = 8  # looks


@pytest.mark.parametrize("game", games.names())
def test_a_browser_knows_only_what_its_seat_can_know(invite: Invite, game: str) -> None:
    person = invite()
    table = sit_down(person, game)
    spy, draw = Spy(person), Random(game)
    while on_turn(person):
        spy.look(memory=len(spy.moments) % MEMORY_EVERY == 1)
        press_something(person, draw)
    truth = Truth(record_of(person, table), 0)
    assert [moment.turn for moment in spy.moments][-1] == len(truth.faces) - 1
    assert [truth.stolen(moment) for moment in spy.moments] == [set()] * len(spy.moments)
    assert any(moment.faces == truth.faces[moment.turn] for moment in spy.moments)  # we looked at the right place


HIDDEN = ("Red", "13")  # in the first turn, only Red can have seen it
WAYS = {
    "shown": "document.querySelector('[data-face]').dataset.face = 'Red 13'",
    "stored": """localStorage.setItem('odd', JSON.stringify({zones: [{face: {suit: 'Red', rank: '13'}}]}))""",
    "in memory": "window.odd = () => secret; const secret = {cards: [{suit: 'Red', rank: '13'}]}",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_planted_card_is_found(invite: Invite, way: str) -> None:
    person = invite()
    sit_down(person, "lucre")
    assert on_turn(person)
    spy = Spy(person)
    assert HIDDEN not in spy.look(memory=True).faces
    person.page.evaluate(f"() => {{ {WAYS[way]} }}")
    assert HIDDEN in spy.look(memory=True).faces


def test_a_card_a_line_and_a_seed_that_were_told_too_early_are_found(invite: Invite) -> None:
    person = invite()
    table = sit_down(person, "lucre")
    while on_turn(person):
        press_something(person, Random(table))
    match = record_of(person, table)
    truth = Truth(match, 0)
    last = len(truth.faces) - 1
    early = Known(0, [match.seed.hex(), '{"lines": ["Red draws the 13."]}'], truth.faces[last])
    assert truth.stolen(early) == {match.seed.hex(), "Red draws the 13.", *(truth.faces[last] - truth.faces[0])}
    assert truth.faces[last] - truth.faces[0]


def test_memory_holds_what_is_seen(invite: Invite) -> None:
    """Else nothing could be found in it."""
    person = invite()
    sit_down(person, "lucre")
    assert on_turn(person)
    hand = person.page.locator(".hand [data-face]")
    assert {tuple(face.split(" ")) for face in hand.evaluate_all("all => all.map(card => card.dataset.face)")} <= (
        memory_of(person)[1]
    )
