"""The rules of COIN, in the order of the rule sheet."""

from typing import Any

import pytest

from cutpurse.core.errors import IllegalAction
from cutpurse.core.match import Match

from .._twosided.builder import COIN, Table, coin_end, coin_table, deck_sizes, hand_sizes
from ..builder import as_seed

COLOURS = ("Red", "Blue", "Orange", "Yellow")
HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
KEEP = ("Red: keep", "Blue: keep", "Orange: keep", "Yellow: keep")


def dealt(number: int, **options: object) -> Table:
    return Table(Match(COIN, options=options, seed=as_seed(number)))


# Set-up


def test_the_colours_sit_clockwise_as_in_the_example() -> None:  # COI-01
    assert COIN.seat_names == COLOURS
    assert [(seat.name, seat.suit) for seat in coin_table("Red 9").view(None).seats] == [(c, c) for c in COLOURS]


def test_there_is_no_mulligan() -> None:  # COI-09
    table = dealt(3)
    assert table.stage == "Round 1, Trick 1 of 8"
    assert table.may == [f"bank {value}" for value in table.hand(table.turn)]


def test_after_set_up_each_has_three_cards_in_hand_and_eight_in_the_deck() -> None:  # COI-10
    s = Match(COIN, seed=bytes(32)).frames[0].state
    assert (hand_sizes(s), deck_sizes(s), len(s.prize), s.trick) == ([3] * 4, [8] * 4, 8, 0)


# The Trick


def test_the_trick_card_is_turned_up_and_its_colour_banks_a_card() -> None:  # COI-12, COI-14
    table = coin_table("Blue 9", hands={"Blue": [3, 6, 7, 12]})
    assert table.cards("prize") == "Blue 9"
    assert [[marker.key for marker in seat.markers] for seat in table.view().seats] == [[], ["tricks-colour"], [], []]
    assert table.news() == ["Trick 1: the Trick card is Blue 9 (1 Coin); Blue banks a card and plays last."]
    assert (table.turn, table.may) == ("Blue", ["bank 3", "bank 6", "bank 7", "bank 12"])


def test_everyone_draws_when_the_trick_card_is_seen() -> None:  # COI-13
    table = coin_table("Red 9", hands=HANDS, decks={"Blue": [13, 11]})
    for colour in COLOURS:
        assert table.hand(colour) == sorted(HANDS[colour])
        assert table.secrets(colour) == [f"You draw the {HANDS[colour][-1]}."]
    assert table.deck("Blue")[:2] == [13, 11]


def test_the_banked_card_lies_face_up() -> None:  # COI-14
    table = coin_table("Red 9", hands=HANDS).play("Red: bank 10")
    assert table.hoards == {"Red": "Red 10", "Blue": "", "Orange": "", "Yellow": ""}
    assert table.hand("Red") == [3, 5, 11]


def test_the_left_neighbour_begins_and_the_tricks_colour_plays_last() -> None:  # COI-15
    table = coin_table("Orange 9", hands={"Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]})
    moves = ("Orange: bank 11", "Yellow: 1 down", "Red: 1 down", "Blue: 1 down")
    assert [table.play(move).turn for move in moves] == ["Yellow", "Red", "Blue", "Orange"]


def test_the_value_of_the_trick_card_is_barred() -> None:  # COI-16
    table = coin_table("Red 9", hands={**HANDS, "Blue": [9, 6, 7, 12]}).play("Red: bank 10")
    assert table.may == ["6 up", "7 up", "12 up", "6 down", "7 down", "9 down", "12 down"]
    with pytest.raises(IllegalAction, match="9 up is not permitted: the Trick card is 9"):
        table.play("Blue: 9 up")


def test_values_played_in_this_trick_are_barred_the_banked_one_too() -> None:  # COI-17
    table = coin_table("Red 9", hands={**HANDS, "Orange": [10, 3, 7, 12]}).play("Red: bank 10", "Blue: 3 up")
    assert table.may == ["7 up", "12 up", "3 down", "7 down", "10 down", "12 down"]


def test_a_face_down_card_bars_nobody_and_is_never_barred() -> None:  # COI-18
    table = coin_table("Red 9", hands=HANDS).play("Red: bank 10", "Blue: 6 down")
    assert "6 up" in table.may
    table.play("Orange: 6 up", "Yellow: 6 down")
    assert table.cards("middle") == "Orange 6, 2 backs"


def test_the_printed_trick() -> None:  # COI-T01, COI-19..21
    table = coin_table("Red 2", "Red 9", hands={**HANDS, "Red": [11, 3, 10]}, banks={"Red": [13]})
    assert table.hoards == {"Red": "Red 13, 1 back", "Blue": "1 back", "Orange": "1 back", "Yellow": "1 back"}
    table.play("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up")
    assert (table.turn, table.may) == ("Red", ["3 down", "11 down"])
    assert barred_values(table) == [1, 3, 9, 10, 11]
    table.play("Red: 3 down")
    assert table.hoards == {
        "Red": "Red 10, Red 13, 2 backs",
        "Blue": "2 backs",
        "Orange": "Orange 11, Red 9, 1 back",
        "Yellow": "Yellow 1, 1 back",
    }


def barred_values(table: Table) -> list[int]:
    return [value for value in range(1, 14) if table.match.state.barred >> value & 1]


# The exchange


def test_after_a_trick_everyone_may_draw_a_card_and_put_one_beneath_the_deck() -> None:  # COI-22
    table = after_one_trick()
    assert (table.turn, table.may) == ("Red", ["keep", "exchange"])
    table.play("Red: exchange")
    assert (table.turn, table.may) == ("Red", ["bury 3", "bury 5", "bury 8"])
    table.play("Red: bury 5", "Blue: keep", "Orange: exchange", "Orange: bury 12")
    assert (table.hand("Red"), table.deck("Red")[-2:]) == ([3, 8], [7, 5])
    assert (table.hand("Orange"), table.deck("Orange")[-1]) == ([1, 6, 7], 12)
    assert table.turn == "Yellow"


def after_one_trick(**options: Any) -> Table:
    """Red holds 3, 5; Blue 6, 7, 12; Orange 6, 7, 12; Yellow 6, 7, 12."""
    decks = {"Red": [8, 13, 12, 1, 2, 6, 7], "Orange": [1]}
    table = coin_table("Red 9", hands=HANDS, decks=decks, to_come=["Blue 1"], **options)
    return table.play("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up", "Red: 11 down")


def test_after_the_exchange_the_next_trick_begins() -> None:  # COI-22
    table = after_one_trick().play(*KEEP)
    assert table.stage == "Round 1, Trick 2 of 8"
    assert table.cards("prize") == "Blue 1"
    assert (table.hand("Red"), table.deck("Red")) == ([3, 5, 8], [13, 12, 1, 2, 6, 7])


# The end of a Round


def test_the_last_card_is_banked_face_down() -> None:  # COI-23, COI-30
    table = coin_end(banks={"Red": [2, 3]}, last={"Red": 12, "Blue": 2}).step()
    assert table.hoards == {
        "Red": "Red 2, Red 3, 9 backs",
        "Blue": "11 backs",
        "Orange": "11 backs",
        "Yellow": "11 backs",
    }
    assert table.scores["Red"] == (3 + 2) + 9


# Scoring


def test_every_coin_is_a_point_gray_or_not() -> None:  # COI-26, COI-27
    table = coin_end(
        banks={"Red": [2, 3, 4], "Blue": [12]}, won={"Red": ["Red 12"], "Blue": ["Yellow 7"]}, gray_tie="nobody"
    ).step()
    assert table.scores == {
        "Red": (3 + 2 + 1) + 3 + 8,  # fronts, a Trick card of the own Colour, Gray Coins
        "Blue": 3 + (2 + 1) + 10,  # a foreign card is a Point more
        "Orange": 11,
        "Yellow": 11,
    }


def test_the_most_gray_coins_gain_a_point_for_each() -> None:  # COI-28
    table = coin_end(banks={"Red": [1], "Blue": [1, 4], "Orange": [1, 4], "Yellow": [1, 4, 5]}).step()
    assert table.scores == {"Red": 11 + 10, "Blue": 11, "Orange": 11, "Yellow": 11}


PRINTED_BANK: dict[str, Any] = {
    "banks": {
        "Blue": [2, 3, 4, 5, 7, 11, 12],
        "Red": [2, 3, 4, 5, 6, 7, 8, 9],
        "Orange": [2, 3, 4, 5, 6, 7, 8, 9],
        "Yellow": [2, 3, 4, 5, 6, 7, 8, 9],
    },
    "won": {"Blue": ["Red 1", "Orange 1"]},
}


def test_the_printed_bank_scores_26() -> None:  # COI-T02
    table = coin_end(**PRINTED_BANK)
    table.step()
    assert table.say(table.counter("coins.1").reason) == "16 on fronts, 4 face down, 2 Trick cards won"
    assert table.scores["Blue"] == 20 + 2 + 4 == 26


def test_points_in_the_middle_of_a_round_do_not_end_it() -> None:  # COI-31
    table = coin_table("Red 9", hands=HANDS)
    table.match.states["total"] = 64
    table.play("Red: bank 10", "Blue: 12 up", "Orange: 11 up", "Yellow: 1 up", "Red: 11 down")
    assert not table.view(None).over


def test_the_highest_of_those_beyond_the_target_wins() -> None:  # COI-31, COI-T04
    table = coin_end(points={"Red": 44, "Blue": 48, "Orange": 47, "Yellow": 20}).step()
    assert table.scores == {"Red": 66, "Blue": 70, "Orange": 69, "Yellow": 42}
    assert table.winners == ["Blue"]
    assert table.outcome.ranks == (3, 1, 2, 4)


def test_without_65_points_a_new_round_is_set_up_in_full() -> None:  # COI-T05, COI-31
    table = coin_end(points={"Red": 42, "Blue": 38, "Orange": 36, "Yellow": 28}).settle()
    assert table.scores == {"Red": 64, "Blue": 60, "Orange": 58, "Yellow": 50}
    assert table.stage == "Round 3, Trick 1 of 8"
    assert [(len(table.hand(colour)), len(table.deck(colour))) for colour in COLOURS] == [(4, 7)] * 4
    assert table.hoards == {"Red": "", "Blue": "", "Orange": "", "Yellow": ""}
    assert table.zone("prizes").count == 7


@pytest.mark.parametrize(("target", "over"), [("round", True), (65, False), (22, True), (23, False)])
def test_a_table_may_play_a_single_round_or_to_any_number(target: object, over: bool) -> None:  # COI-33
    assert coin_end(target=target).step().match.over == over  # everyone has 22 Points
