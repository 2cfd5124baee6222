"""The words of every game: whole games are told in every language without a gap, and no entry is unused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.view import View
from tests.catalogues import check_catalogues, keys_in_sources
from tests.contract.walks import EXAMPLE, every_game, matches

LANGUAGES = ("en", "de")


def messages_of(view: View) -> list[Message]:
    """All that a view says."""
    said = [*view.stage, view.prompt, *view.log]
    for seat in view.seats:
        said += seat.markers
    for zone in view.zones:
        said.append(zone.label)
        for card in zone.cards:
            said += [*card.badges, *filter(None, [card.why_not])]
    for counter in view.counters:
        said += [counter.label, *filter(None, [counter.reason])]
    for action in view.actions:
        said += [action.label, *filter(None, [action.about])]
    return said


@every_game
@given(data=st.data())
def test_whole_games_are_told_without_a_gap(game: Game, data: st.DataObject) -> None:
    match: Match = data.draw(matches(game))
    for language in LANGUAGES if game is not EXAMPLE else ("en",):
        words = game.words(language)
        for viewer in (None, *range(match.seats)):
            texts = [words.say(message, viewer) for message in messages_of(match.view(viewer))]
            assert all(text and text == " ".join(text.split()) for text in texts)
        if match.turn is not None:
            because = game.shows("because")
            for reason in (reason for action in match.legal if because for reason in because(match.state, action)):
                assert words.say(reason, match.turn)
            for action in range(game.actions):
                if game.notation(match.state, action):
                    words.say(game.action_name(match.state, action))
                words.say(game.why_not(match.state, action) or match.view(None).prompt)
        if match.outcome:
            words.say(match.outcome.reason)
        assert not words.gaps


@every_game
def test_what_is_told_before_a_game_has_words(game: Game) -> None:
    for language in LANGUAGES if game is not EXAMPLE else ("en",):
        words = game.words(language)
        for key in ("tagline", "credits", *(tip.key for tip in game.tips)):
            assert words.find(key), key
        for option in game.options:
            assert words.find(f"option-{option.name}"), option.name
            for value in getattr(option, "names", ()):
                assert words.find(f"option-{option.name}", value), (option.name, value)
        for suit in game.looks().suits:
            assert words.find(f"suit-{suit.name.replace(' ', '-')}") or language == "en" or game is EXAMPLE, suit.name
        assert not words.gaps


@pytest.mark.parametrize("folder", ["lucre", "coin", "_twosided", "dirty_money", "village", "cryptruck"])
def test_catalogues_fit_what_the_game_says(folder: str) -> None:
    shared = [f"src/cutpurse/games/{name}" for name in ("_twosided", "lucre", "coin")]
    sources = shared if folder in ("_twosided", "lucre", "coin") else [f"src/cutpurse/games/{folder}"]
    check_catalogues(f"cutpurse.games.{folder}", keys_in_sources(*sources, "src/cutpurse/core"))
