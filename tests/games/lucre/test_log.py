"""What is told of a game of Lucre, and to whom."""

from typing import Any

import pytest

from .._twosided.builder import lucre_end, lucre_table

HANDS = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}
ALL_DOWN = ("Red: wealth 6", "Red: 4 down", "Yellow: 2 down", "Blue: 10 down", "Green: 1 down")
ONE_UP = ("Red: wealth 6", "Red: 4 down", "Yellow: 2 up", "Blue: 10 down", "Green: 1 down")


def test_swapped_and_drawn_cards_are_told_to_their_owner_only() -> None:  # LUC-12, LUC-13, LUC-35
    table = lucre_table(hands={"Blue": [1, 2, 3]}, decks={"Blue": [4, 5]})
    table.play("Blue: swap 3", "Blue: swap 1")
    assert table.news() == []
    assert table.secrets("Blue") == [
        "You put the 3 beneath the deck.",
        "You put the 1 beneath the deck.",
        "You draw the 4 and 5.",
    ]


def test_a_face_down_card_is_told_to_its_owner_only() -> None:  # LUC-33
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 6", "Red: 12 down")
    assert table.news() == ["Red adds 6 to its Wealth.", "Red plays a card face down."]
    assert table.secrets("Red") == ["Your face-down card is the 12."]


def test_a_round_is_told_as_it_was_played() -> None:  # LUC-15, LUC-24..26
    table = lucre_table("Red 9", hands=HANDS, to_come=["Yellow 13"])
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up", "Green: 1 up")
    assert table.news()[4:] == [
        "Green plays 1 face up.",
        "Blue is highest with 10 and takes Red 9.",
        "Green is lowest with 1; it stays face up.",
        "Red and Yellow: one coin each, face down.",
        "Round 2: the Purse is Yellow 13 (1 coin); Yellow leads.",
    ]


LONE = "Yellow is highest alone with 2; it stays face up."


@pytest.mark.parametrize(
    ("options", "moves", "told"),
    [
        ({}, ONE_UP, ["Yellow is highest with 2 and takes Red 9."]),
        ({}, ALL_DOWN, ["Nobody wins the Purse: it is set aside."]),
        ({"unclaimed": "carry"}, ALL_DOWN, ["Nobody wins the Purse: it waits for the next winner."]),
        ({"unclaimed": "lead"}, ALL_DOWN, ["Nobody wins the Purse: Red takes Red 9."]),
        ({"lone_card": "no_contest"}, ONE_UP, [LONE, "Nobody wins the Purse: it is set aside."]),
        (
            {"lone_card": "no_contest", "unclaimed": "lead"},
            ONE_UP,
            [LONE, "Nobody wins the Purse: Red takes Red 9."],
        ),
    ],
)
def test_the_log_says_what_became_of_the_purse(
    options: dict[str, Any], moves: tuple[str, ...], told: list[str]
) -> None:  # LUC-A07, LUC-A08
    table = lucre_table("Red 9", hands=HANDS, **options).play(*moves)
    assert table.news()[5 : 5 + len(told)] == told


def test_the_log_names_every_purse_that_waited() -> None:  # LUC-A07
    table = lucre_table("Red 9", hands=HANDS, to_come=["Blue 3"], unclaimed="carry").play(*ALL_DOWN)
    table.play("Blue: wealth 8", "Blue: 12 up", "Green: 3 down", "Red: 8 down", "Yellow: 6 down")
    assert "Blue is highest with 12 and takes Red 9 and Blue 3." in table.news()


def test_a_purse_that_nobody_wins_in_the_last_round_waits_for_no_one() -> None:  # LUC-A07
    table = lucre_table(unclaimed="carry").play_until("The end")
    assert "Nobody wins the Purse: it is set aside." in table.news()


def test_the_end_tells_last_cards_and_coins() -> None:  # LUC-29..31
    table = lucre_end(wealth={"Red": [2, 12]}, last={"Red": 4}).step()
    assert table.news() == [
        "Last cards, face up: Blue 13, Green 13, Red 4, Yellow 13.",
        "Coins: Blue 11, Green 11, Red 15, Yellow 11.",
        "Red wins with 15 coins to 11.",
    ]
