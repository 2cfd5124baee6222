"""The rules of Lucre, in the order of the rule sheet."""

from typing import Any

import pytest

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match

from .._twosided.builder import LUCRE, Table, lucre_end, lucre_table
from ..builder import as_seed

GUILDS = ("Blue", "Green", "Red", "Yellow")
SPREAD = {"Blue": [10, 9, 8, 12], "Green": [1, 3, 5, 12], "Red": [4, 6, 8, 12], "Yellow": [2, 6, 9, 12]}


def dealt(number: int, **options: object) -> Table:
    return Table(Match(LUCRE, options=options, seed=as_seed(number)))


# Set-up


def test_a_first_hand_has_three_cards_and_leaves_eight_in_the_deck() -> None:  # LUC-11
    table = dealt(2)
    assert [(len(table.hand(guild)), len(table.deck(guild))) for guild in GUILDS] == [(3, 8)] * 4


def test_two_swapped_cards_go_beneath_the_deck_before_two_are_drawn() -> None:  # LUC-12
    table = lucre_table(hands={"Blue": [1, 2, 3]}, decks={"Blue": [4, 5, 6, 7, 8, 9, 10, 11]})
    assert (table.turn, table.may) == ("Blue", ["swap 1", "swap 2", "swap 3", "keep"])
    table.play("Blue: swap 3", "Blue: swap 1")
    assert table.hand("Blue") == [2, 4, 5]
    assert table.deck("Blue") == [6, 7, 8, 9, 10, 11, 3, 1]
    assert table.turn == "Green"


def test_a_drawn_card_can_not_be_swapped_again() -> None:  # LUC-12
    table = lucre_table(hands={"Blue": [1, 2, 3]}, decks={"Blue": [4, 5]})
    table.play("Blue: swap 3")
    assert table.may == ["swap 1", "swap 2", "keep"]
    with pytest.raises(IllegalAction, match="swap 4 is not permitted: Blue does not hold the 4"):
        table.play("Blue: swap 4")


# The round


def test_the_purse_is_turned_up_and_its_guild_leads() -> None:  # LUC-15
    table = lucre_table("Red 7")
    assert table.cards("prize") == "Red 7"
    assert table.turn == "Red"
    assert [[marker.key for marker in seat.markers] for seat in table.view().seats] == [[], [], ["lead"], []]
    assert table.news() == ["Round 1: the Purse is Red 7 (2 coins); Red leads."]


def test_everyone_draws_when_the_purse_is_seen() -> None:  # LUC-16
    table = lucre_table("Red 7", hands=SPREAD, decks={"Blue": [13, 11]})
    for guild in GUILDS:
        assert table.hand(guild) == sorted(SPREAD[guild])
        assert table.secrets(guild) == ["You draw the 12."]
    assert table.deck("Blue")[:2] == [13, 11]


def test_the_lead_must_add_a_card_to_its_wealth_face_up() -> None:  # LUC-17
    table = lucre_table("Red 7", hands=SPREAD)
    assert table.may == ["wealth 4", "wealth 6", "wealth 8", "wealth 12"]
    table.play("Red: wealth 6")
    assert table.hoards == {"Blue": "", "Green": "", "Red": "Red 6", "Yellow": ""}
    assert table.hand("Red") == [4, 8, 12]


def test_the_lead_plays_first_and_the_others_clockwise() -> None:  # LUC-18, LUC-19
    table = lucre_table("Red 7", hands=SPREAD)
    moves = ("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up")
    assert [table.play(move).turn for move in moves] == ["Red", "Yellow", "Blue", "Green"]


def test_a_card_goes_to_the_middle_face_up_or_face_down() -> None:  # LUC-18, LUC-22
    table = lucre_table("Red 7", hands=SPREAD).play("Red: wealth 6")
    assert table.may == ["4 up", "8 up", "12 up", "4 down", "8 down", "12 down"]
    table.play("Red: 4 up", "Yellow: 2 down")
    assert table.cards("middle") == "Red 4, 1 back"


def test_a_value_played_this_round_is_barred_for_the_rest_of_it() -> None:  # LUC-20
    table = lucre_table("Red 7", hands={**SPREAD, "Blue": [4, 2, 8, 10]})
    table.play("Red: wealth 8", "Red: 4 up", "Yellow: 2 up")
    assert (table.turn, table.may) == ("Blue", ["10 up", "2 down", "4 down", "8 down", "10 down"])
    with pytest.raises(IllegalAction, match="4 up is not permitted: Red has played 4"):
        table.play("Blue: 4 up")


def test_a_face_down_card_bars_nobody() -> None:  # LUC-21
    table = lucre_table("Red 7", hands=SPREAD).play("Red: wealth 8", "Red: 6 down")
    assert "6 up" in table.may
    table.play("Yellow: 6 up")
    assert table.cards("middle") == "Yellow 6, 1 back"


def test_a_round_waits_for_the_fourth_card() -> None:  # LUC-23
    table = lucre_table("Red 7", hands=SPREAD)
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up")
    assert table.hoards == {"Blue": "", "Green": "", "Red": "Red 6", "Yellow": ""}
    assert table.cards("middle") == "Blue 10, Red 4, Yellow 2"
    assert table.cards("prize") == "Red 7"


# Resolution


def test_the_printed_round() -> None:
    """Blue is highest, Green lowest, Red and Yellow lie between."""  # LUC-T01, LUC-24..26, LUC-A09
    table = lucre_table("Red 7", hands=SPREAD)
    table.play("Red: wealth 6", "Red: 4 up", "Yellow: 2 up", "Blue: 10 up", "Green: 1 up")
    assert table.hoards == {"Blue": "Blue 10, Red 7", "Green": "Green 1", "Red": "Red 6, 1 back", "Yellow": "1 back"}
    assert table.scores == {"Blue": 1 + 2, "Green": 1, "Red": 1 + 1, "Yellow": 1}


def test_the_lead_card_and_the_card_in_the_middle_bar_their_values() -> None:  # LUC-T02
    table = lucre_table("Red 9", hands={"Red": [7, 4, 1, 2], "Yellow": [7, 4, 9, 2]})
    table.play("Red: wealth 7", "Red: 4 up")
    assert (table.turn, table.may) == ("Yellow", ["2 up", "9 up", "2 down", "4 down", "7 down", "9 down"])


def test_after_the_eighth_round_the_game_is_scored() -> None:  # LUC-28
    table = lucre_table().play_until("Round 8")
    assert not table.view(None).over
    table.play_until("The end")
    assert table.view(None).over
    assert table.news()[-3].startswith("Last cards, face up: ")


# Scoring


def test_the_last_card_joins_the_wealth_face_up() -> None:  # LUC-29
    table = lucre_end(wealth={"Blue": [2, 3]}, last={"Blue": 12, "Green": 11, "Red": 7, "Yellow": 13}).step()
    assert table.hoards == {
        "Blue": "Blue 2, Blue 3, Blue 12, 8 backs",
        "Green": "Green 11, 10 backs",
        "Red": "Red 7, 10 backs",
        "Yellow": "Yellow 13, 10 backs",
    }
    assert table.news()[0] == "Last cards, face up: Blue 12, Green 11, Red 7, Yellow 13."


def test_the_coins_in_sight_are_counted() -> None:  # LUC-30, LUC-31
    table = lucre_end(
        wealth={"Blue": [2, 3], "Yellow": [12, 11]},
        last={"Blue": 12, "Green": 11, "Red": 7, "Yellow": 13},
        won={"Blue": ["Red 12"], "Yellow": ["Green 3", "Blue 11", "Green 4"]},
    ).step()
    assert table.scores == {
        "Blue": (3 + 2) + 3 + 8 + 3,  # face up, last card, face down, Purse
        "Green": 2 + 10,
        "Red": 2 + 10,
        "Yellow": (3 + 2) + 1 + 8 + (2 + 2 + 1),
    }


def test_most_coins_win() -> None:  # LUC-31
    table = lucre_end(wealth={"Red": [2, 12]}, won={"Blue": ["Red 1", "Blue 1"]}, last={"Blue": 4, "Red": 4}).step()
    assert table.scores == {"Blue": 13, "Green": 11, "Red": 15, "Yellow": 11}
    assert table.winners == ["Red"]
    assert table.outcome.ranks == (2, 3, 1, 3)
    assert table.reason == "Red wins with 15 coins to 13"


LEVEL_ON_COINS: dict[str, Any] = {
    "wealth": {"Blue": [2, 3, 7, 11, 12], "Green": [2, 3, 7, 11, 12], "Red": [2, 12], "Yellow": [2]},
    "last": {"Yellow": 4},
    "won": {
        "Blue": ["Red 1", "Yellow 1"],
        "Green": ["Red 3"],
        "Red": ["Blue 1", "Blue 13", "Green 1"],
        "Yellow": ["Green 13", "Yellow 13"],
    },
}


def test_level_on_coins_the_most_cards_win() -> None:  # LUC-32, LUC-T05
    table = lucre_end(**LEVEL_ON_COINS).step()
    assert table.scores == {"Blue": 20, "Green": 20, "Red": 18, "Yellow": 15}
    assert [table.zone(f"hoard.{seat}").count for seat in range(4)] == [13, 12, 14, 13]
    assert table.winners == ["Blue"]
    assert table.outcome.ranks == (1, 2, 3, 4)
    assert table.reason == "Blue wins on cards, 13 to 12"
