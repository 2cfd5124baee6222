"""What hints say of actions in COIN."""

from .._twosided.builder import coin_table
from ..steps import because

HANDS = {"Red": [13, 7, 4, 2], "Blue": [10, 5, 3, 1], "Orange": [9, 6, 11, 12], "Yellow": [12, 9, 6, 5]}


def test_a_foreign_card_is_worth_a_point_more() -> None:
    table = coin_table("Red 8", hands=HANDS).play("Red: bank 7")
    assert because(table.match, "10 up")[0] == "the Trick card has Red's Colour: one Point more"


def test_a_poor_card_is_a_reason_to_bank_another() -> None:
    table = coin_table("Red 8", hands=HANDS)
    assert "keeps the 13, which nobody can beat any more" in because(table.match, "bank 7")
