"""The rules of COIN, in the order of the rule sheet."""

from typing import Any

import pytest

from cutpurse.core.errors import CutpurseError, IllegalAction
from cutpurse.core.match import Match

from .._twosided.builder import COIN, Table, coin_end, coin_table, deck_sizes, hand_sizes, prize_deck
from ..builder import as_seed

COLOURS = ("Red", "Blue", "Orange", "Yellow")
HANDS = {"Red": [10, 11, 3, 5], "Blue": [3, 6, 7, 12], "Orange": [11, 6, 7, 12], "Yellow": [1, 6, 7, 12]}
KEEP = ("Red: keep", "Blue: keep", "Orange: keep", "Yellow: keep")


def dealt(number: int, **options: object) -> Table:
    return Table(Match(COIN, options=options, seed=as_seed(number)))


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_coin_is_for_four(seats: int) -> None:  # COI-01
    with pytest.raises(CutpurseError, match=f"COIN is played by 4, not by {seats}"):
        Match(COIN, seats=seats)


def test_the_colours_sit_clockwise_as_in_the_example() -> None:  # COI-01
    assert COIN.seat_names == COLOURS
    assert [(seat.name, seat.suit) for seat in coin_table("Red 9").view(None).seats] == [(c, c) for c in COLOURS]


def test_the_colour_of_the_trick_is_no_trump() -> None:  # COI-01
    table = coin_table("Red 9", hands=HANDS)
    table.play("Red: bank 10", "Blue: 12 up", "Orange: 6 down", "Yellow: 6 down", "Red: 11 up")
    assert table.hoards["Blue"] == "Blue 12, Red 9"


def test_every_colour_has_each_value_once() -> None:  # COI-02, COI-06
    table = dealt(1)
    tricks = prize_deck(table)
    for colour in COLOURS:
        own_tricks = [int(value) for owner, value in map(str.split, tricks) if owner == colour]
        assert sorted(table.hand(colour) + table.deck(colour) + own_tricks) == list(range(1, 14))


def test_the_same_value_shows_the_same_coins_in_every_colour() -> None:  # COI-03, COI-04
    table = coin_table("Red 13", hands={colour: [2, 3, 9, 12] for colour in COLOURS})
    for seat, colour in enumerate(COLOURS):
        faces = [card.face for card in table.zone(f"hand.{seat}", colour).cards if card.face]
        coins = [(face.suit, face.rank, face.pips[0].count) for face in faces]
        assert coins == [(colour, "2", 3), (colour, "3", 2), (colour, "9", 1), (colour, "12", 3)]


def test_a_back_is_one_gray_coin_without_a_value() -> None:  # COI-03
    table = coin_table("Red 9", hands=HANDS)
    table.play("Red: bank 10", "Blue: 12 down", "Orange: 12 down", "Yellow: 12 down", "Red: 11 down")
    assert table.hoards == {"Red": "Red 10, 1 back", "Blue": "1 back", "Orange": "1 back", "Yellow": "1 back"}
    assert [table.counter(f"gray.{seat}").value for seat in range(4)] == [1, 1, 1, 1]
    assert [table.counter(f"coins.{seat}").value for seat in range(4)] == [2, 1, 1, 1]


def test_the_reference_can_be_read_at_any_time_and_points_are_kept() -> None:  # COI-05
    for word in ("Trick", "Bank", "Gray", "65"):
        assert word.lower() in COIN.how_to_play().lower()
    table = coin_end(points={"Red": 20, "Yellow": 31})
    assert [table.counter(f"points.{seat}").value for seat in range(4)] == [20, 0, 0, 31]


def test_decks_are_shuffled() -> None:  # COI-06
    tops = [tuple(dealt(number).deck(colour)[0] for colour in COLOURS) for number in range(100)]
    for colour in range(4):
        assert {top[colour] for top in tops} == set(range(1, 14))


def test_the_trick_deck_is_two_cards_of_each_colour_in_any_order() -> None:  # COI-07
    decks = [prize_deck(dealt(number)) for number in range(60)]
    for deck in decks:
        assert sorted(card.split()[0] for card in deck) == sorted(2 * COLOURS)
    for place in range(8):
        assert {deck[place].split()[0] for deck in decks} == set(COLOURS)


def test_nobody_may_look_at_the_trick_deck() -> None:  # COI-08
    table = coin_table("Red 9", to_come=["Blue 2", "Blue 9"])
    for viewer in (*COLOURS, None):
        assert table.cards("prizes", viewer) == "1 back"
        assert table.zone("prizes", viewer).count == 7


def test_there_is_no_mulligan() -> None:  # COI-09
    table = dealt(3)
    assert table.stage == "Round 1, Trick 1 of 8"
    assert table.may == [f"bank {value}" for value in table.hand(table.turn)]


def test_hands_are_secret() -> None:  # COI-09
    table = coin_table("Red 9", hands=HANDS)
    assert table.cards("hand.0", "Red") == "Red 3, Red 5, Red 10, Red 11"
    for viewer in ("Blue", "Orange", "Yellow", None):
        assert table.cards("hand.0", viewer) == "4 backs"


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
        assert table.secrets(colour) == [f"{colour} draws the {HANDS[colour][-1]}."]
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


def test_a_new_trick_bars_nothing_of_the_last_one() -> None:  # COI-17
    table = coin_table("Red 9", hands=HANDS, decks={"Orange": [9]}, to_come=["Blue 2"])
    table.play("Red: bank 10", "Blue: 3 up", "Orange: 11 up", "Yellow: 1 up", "Red: 5 up", *KEEP, "Blue: bank 7")
    assert (table.turn, barred_values(table)) == ("Orange", [2, 7])
    assert table.may == ["6 up", "9 up", "12 up", "6 down", "7 down", "9 down", "12 down"]


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


def test_the_highest_may_be_the_player_of_the_tricks_colour() -> None:  # COI-19
    table = coin_table("Red 9", hands=HANDS)
    table.play("Red: bank 3", "Blue: 6 up", "Orange: 7 up", "Yellow: 1 up", "Red: 11 up")
    assert table.hoards == {
        "Red": "Red 3, Red 11, Red 9",
        "Blue": "1 back",
        "Orange": "1 back",
        "Yellow": "Yellow 1",
    }


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


def test_the_last_exchange_changes_nothing() -> None:  # COI-36
    tricks = ("Red 1", "Blue 1", "Orange 1", "Yellow 1", "Red 2", "Blue 2", "Orange 2")
    hands = {"Red": [11, 12], "Blue": [11, 12], "Orange": [10, 11, 12], "Yellow": [10, 11, 12]}
    table = coin_table(*tricks, hands=hands, decks={"Red": [13]})
    table.play("Orange: bank 10", "Yellow: 10 down", "Red: 11 down", "Blue: 11 down", "Orange: 11 down")
    table.play("Red: exchange")
    assert table.may == ["bury 12", "bury 13"]
    table.play("Red: bury 12", "Blue: keep", "Orange: keep", "Yellow: keep")
    assert table.stage == "Round 1, Trick 8 of 8"
    assert table.hand("Red") == [12, 13]  # as without the exchange


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


def test_not_even_its_owner_sees_the_other_side_of_a_gray_coin() -> None:  # COI-24
    table = coin_table("Red 9", hands=HANDS).play("Red: bank 10", "Blue: 12 down")
    assert table.cards("middle", "Blue") == "1 back"
    table.play("Orange: 11 up", "Yellow: 1 up", "Red: 11 down")
    assert table.cards("hoard.1", "Blue") == "1 back"


def test_who_has_come_up_holds_fewer_cards() -> None:  # COI-25
    table = coin_table("Red 1", "Blue 1", "Red 2", "Yellow 1")
    assert [table.zone(f"hand.{seat}").count for seat in range(4)] == [2, 3, 4, 4]


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


def test_a_card_of_the_own_colour_is_not_foreign() -> None:  # COI-27, COI-37
    table = coin_end(won={"Red": ["Red 1"], "Blue": ["Red 4"]}, gray_tie="nobody").step()
    assert table.scores == {"Red": 11 + 1, "Blue": 11 + 2, "Orange": 11, "Yellow": 11}


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


def test_rounds_add_up() -> None:  # COI-29
    table = coin_end(points={"Red": 30, "Blue": 20}, banks={"Red": [1], "Blue": [1]}, gray_tie="nobody").step()
    assert table.scores == {"Red": 41, "Blue": 31, "Orange": 11, "Yellow": 11}


def test_sixty_five_points_end_the_game() -> None:  # COI-31
    table = coin_end(points={"Red": 65 - 22}).step()
    assert table.scores["Red"] == 65
    assert table.winners == ["Red"]


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


def test_three_beyond_the_target_end_the_game_and_two_share_it() -> None:  # COI-T04
    table = coin_end(points={"Red": 44, "Blue": 48, "Orange": 48, "Yellow": 20}).step()
    assert table.scores == {"Red": 66, "Blue": 70, "Orange": 70, "Yellow": 42}
    assert table.winners == ["Blue", "Orange"]


def test_without_65_points_a_new_round_is_set_up_in_full() -> None:  # COI-T05, COI-31
    table = coin_end(points={"Red": 42, "Blue": 38, "Orange": 36, "Yellow": 28}).settle()
    assert table.scores == {"Red": 64, "Blue": 60, "Orange": 58, "Yellow": 50}
    assert table.stage == "Round 3, Trick 1 of 8"
    assert [(len(table.hand(colour)), len(table.deck(colour))) for colour in COLOURS] == [(4, 7)] * 4
    assert table.hoards == {"Red": "", "Blue": "", "Orange": "", "Yellow": ""}
    assert table.zone("prizes").count == 7


def test_a_new_round_begins_with_empty_banks() -> None:  # COI-31, COI-A08
    won = {"Blue": ["Red 1", "Red 2", "Yellow 3", "Yellow 4"], "Red": ["Blue 1", "Blue 2", "Orange 1", "Orange 2"]}
    table = coin_end(banks={"Red": [12, 13]}, won=won, points={"Red": 1}).settle()
    assert table.hoards == {"Red": "", "Blue": "", "Orange": "", "Yellow": ""}


@pytest.mark.parametrize(("target", "over"), [("round", True), (65, False), (22, True), (23, False)])
def test_a_table_may_play_a_single_round_or_to_any_number(target: object, over: bool) -> None:  # COI-33
    assert coin_end(target=target).step().match.over == over  # everyone has 22 Points


def test_a_longer_game_goes_to_100() -> None:  # COI-33
    table = coin_end(points={"Red": 77}, target=100).step()
    assert (table.scores["Red"], table.match.over) == (99, False)
    assert coin_end(points={"Red": 78}, target=100).step().winners == ["Red"]
