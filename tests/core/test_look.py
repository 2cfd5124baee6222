"""The look of a game that does not say."""

from cutpurse.core.look import default_look


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
