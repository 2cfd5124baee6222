"""The look of a game that does not say, and of a standard deck."""

import pytest

from cutpurse.core.look import STANDARD_LOOK, default_look
from cutpurse.core.message import msg
from cutpurse.core.words import Words, common_sources


def test_without_a_look_suits_are_called_like_the_seats() -> None:
    look = default_look(["Fox", "Ferret", "Raven"])
    assert [(suit.name, suit.letter, suit.colour, suit.symbol) for suit in look.suits] == [
        ("Fox", "F", "blue", ""),
        ("Ferret", "E", "green", ""),
        ("Raven", "R", "red", ""),
    ]
    assert (look.pips, look.back, look.mat, look.large) == ({}, "", "", 1)


def test_a_name_without_a_letter_of_its_own_has_its_number() -> None:
    assert [suit.letter for suit in default_look(["A", "a", "九"]).suits] == ["A", "2", "九"]


def test_a_standard_deck_is_ready() -> None:
    assert [suit.name for suit in STANDARD_LOOK.suits] == ["Clubs", "Diamonds", "Hearts", "Spades"]
    assert len({suit.colour for suit in STANDARD_LOOK.suits}) == 4
    assert " ".join(STANDARD_LOOK.ranks) == "2 3 4 5 6 7 8 9 10 J Q K A"
    assert STANDARD_LOOK.courts.keys() == {"J", "Q", "K"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_standard_deck_has_words(language: str) -> None:
    words = Words(language, common_sources(language))
    for suit in STANDARD_LOOK.suits:
        assert words.find(f"suit-{suit.name}")
        assert words.find(f"letter-{suit.name}")
    assert words.say(msg("plain-text", text=msg("card", suit="Hearts", rank="2"))) in ("Hearts 2", "Herz 2")
    letters = [words.find(f"letter-{rank}") for rank in "JQKA"]
    assert len(set(letters)) == 4
