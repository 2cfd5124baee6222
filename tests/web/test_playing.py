"""Every game to its end, by what the page offers alone: some with a mouse at a desk, some with a finger on a phone.

No browser is told what its seat can't know.
"""

import json
from itertools import cycle
from random import Random

import pytest

from cutpurse import new_match
from tests.contract.walks import OWN
from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.playing import RESULT, on_turn, press_something, record_of, sit_down
from tests.web.spying import Known, Spy, Truth

SIZES = {"clicks": DESKTOP, "taps": PHONE}
OWN_TEXT = "all => all.map(one => [...one.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim())"


def shown_result(person: Person) -> tuple[str, dict[str, int]]:
    """Who has won, in the page's words, and what it shows for each seat."""
    result = person.page.locator(RESULT)
    names = result.locator(".ranks li").evaluate_all(OWN_TEXT)
    scores = result.locator(".ranks li > b").all_inner_texts()
    return result.locator("h2").inner_text(), dict(zip(names, map(int, scores), strict=True))


@pytest.mark.parametrize(("game", "size"), list(zip(OWN, cycle(SIZES), strict=False)))
def test_a_game_is_played_to_its_end_in_secrecy(invite: Invite, game: str, size: str) -> None:
    person = invite(SIZES[size])
    table = sit_down(person, game)
    spy, draw = Spy(person), Random(game)
    while on_turn(person):
        spy.look()
        press_something(person, draw)
    match = record_of(person, table)
    assert match.outcome is not None
    sentence, scores = shown_result(person)
    reason = match.game.words().say(match.outcome.reason, 0)
    assert f"{reason[0].upper()}{reason[1:]}" in sentence
    names = ["You", *(seat.name for seat in match.view(None).seats[1:])]
    assert scores == dict(zip(names, match.scores, strict=True))
    if any(name in sentence for name in scores):  # in The Village nobody may have won
        assert next(iter(scores)) in sentence
    assert person.sideways == 0
    assert person.heard.missing == []
    truth = Truth(match, 0)
    assert spy.moments[-1].turn == len(truth.faces) - 1 > 0
    assert [truth.stolen(moment) for moment in spy.moments] == [set()] * len(spy.moments)
    assert set().union(*(moment.faces for moment in spy.moments)) == truth.faces[-1]  # we looked at the right place


def test_a_card_a_line_and_a_seed_that_were_told_too_early_are_found() -> None:
    match, draw = new_match("lucre", seed=bytes(32)), Random(1)
    while not match.over:
        match.play(draw.choice(match.legal))
    truth = Truth(match, 0)
    line = {"key": "draws", "args": {"seat": 2, "values": [13]}}
    suit, rank = next(iter(truth.faces[-1] - truth.faces[0]))
    told = json.dumps({"lines": [line], "cards": [{"face": {"suit": suit, "rank": rank}}]})
    stolen = truth.stolen(Known(0, [match.seed.hex(), told]))
    assert stolen == {match.seed.hex(), json.dumps(line, sort_keys=True), (suit, rank)}
