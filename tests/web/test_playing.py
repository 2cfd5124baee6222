"""Every game to its end, by what the page offers alone: with a mouse at a desk, and with a finger on a phone."""

from random import Random

import pytest

from cutpurse import games
from tests.web.browsing import DESKTOP, PHONE, Person
from tests.web.conftest import Invite
from tests.web.playing import RESULT, play_on, record_of, sit_down

SIZES = {"clicks": DESKTOP, "taps": PHONE}
OWN_TEXT = "all => all.map(one => [...one.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim())"


def shown_result(person: Person) -> tuple[str, dict[str, int]]:
    """Who has won, in the page's words, and what it shows for each seat."""
    result = person.page.locator(RESULT)
    names = result.locator(".ranks li").evaluate_all(OWN_TEXT)
    scores = result.locator(".ranks li b").all_inner_texts()
    return result.locator("h2").inner_text(), dict(zip(names, map(int, scores), strict=True))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_to_its_end(invite: Invite, game: str, size: str) -> None:
    person = invite(SIZES[size])
    table = sit_down(person, game)
    assert play_on(person, Random(game)) > 3
    match = record_of(person, table)
    assert match.outcome is not None
    sentence, scores = shown_result(person)
    assert match.outcome.reason in sentence
    assert scores == {seat.name: score for seat, score in zip(match.view(None).seats, match.scores, strict=True)}
    if any(name in sentence for name in scores):  # in The Village nobody may have won
        assert next(iter(scores)) in sentence
    assert person.sideways == 0
    assert person.heard.missing == []
