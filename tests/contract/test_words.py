"""The words of every game: whole games are told in every language without a gap, and no entry is unused."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.check import words
from cutpurse.core.game import Game
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.words import Words, words_of
from tests.catalogues import catalogue_files, check_catalogues, entries, keys_in_sources
from tests.contract.walks import EXAMPLE, GAMES, OWN, every_game, lucks, matches

LANGUAGES = ("en", "de")
SEAT = re.compile(r"seats?\d*")
OWN_WORDS = {
    "en": re.compile(r"\b[Yy]ou(rs?)?\b"),
    "de": re.compile(r"\b([Dd]u|dich|dir|[Dd]eine?[mnrs]?)\b"),
}


@every_game
@given(data=st.data())
def test_whole_games_are_told_without_a_gap(game: Game, data: st.DataObject) -> None:
    match: Match = data.draw(matches(game))
    words.games_are_told_without_a_gap(match, len(match.frames) - 1, data.draw(lucks))


@every_game
def test_what_is_told_before_a_game_has_words(game: Game) -> None:
    words.introduction_has_words(game)


@every_game
def test_our_own_games_speak_both_languages(game: Game) -> None:
    assert set(game.languages) >= set(LANGUAGES) or game.name not in OWN


@pytest.mark.parametrize("folder", ["lucre", "coin", "_twosided", "dirty_money", "village", "cryptruck"])
def test_catalogues_fit_what_the_game_says(folder: str) -> None:
    shared = [f"src/cutpurse/games/{name}" for name in ("_twosided", "lucre", "coin")]
    sources = shared if folder in ("_twosided", "lucre", "coin") else [f"src/cutpurse/games/{folder}"]
    check_catalogues(f"cutpurse.games.{folder}", keys_in_sources(*sources, "src/cutpurse/core"))


def seats_in(message: Message) -> set[int]:
    """The seats that a message names, also within other messages."""
    found: set[int] = set()
    for name, value in message.args.items():
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Message):
                found |= seats_in(item)
            elif isinstance(item, int) and SEAT.fullmatch(name):
                found.add(item)
    return found


def with_made_up_seats(game: Game, language: str) -> Words:
    """The words of a game in which no seat is called like a suit."""
    return words_of(game.word_packages, language, [f"Seat{number}" for number in range(max(game.seats))])


@pytest.mark.parametrize("game", [game for game in GAMES if game is not EXAMPLE], ids=lambda game: game.name)
@given(data=st.data())
def test_what_is_told_of_ones_own_seat_says_you(game: Game, data: st.DataObject) -> None:
    match: Match = data.draw(matches(game))
    for language in LANGUAGES if game.name in OWN else ("en",):
        told = with_made_up_seats(game, language)
        for viewer in range(match.seats):
            view = match.view(viewer)
            assert f"Seat{viewer}" not in told.say(view.prompt, viewer)
            for message in (line for line in view.log if viewer in seats_in(line)):
                text = told.say(message, viewer)
                assert f"Seat{viewer}" not in text, message
                assert OWN_WORDS[language].search(text), text
                assert text.endswith((".", "?")), text
                assert text[0].isupper(), text


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_has_words_for_ones_own_seat(game: str, language: str) -> None:
    """Also those that hardly ever come: where a seat is named, its name depends on who reads."""
    folders = [game, "_twosided"] if game in ("lucre", "coin") else [game]
    logged = {key for folder in folders for key in keys_in_sources(f"src/cutpurse/games/{folder}/log.py")}
    for folder in folders:
        for key, entry in entries(catalogue_files(f"cutpurse.games.{folder}")[language]).items():
            if key in logged:
                named = {name for name in entry.arguments if SEAT.fullmatch(name) and name != "seats"}
                assert named <= entry.of_readers, f"{folder}/{language}: {key}"
