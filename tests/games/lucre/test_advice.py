"""What hints say of actions in Lucre."""

from .._twosided.builder import lucre_table
from ..steps import because

HANDS = {"Red": [13, 7, 4, 2], "Yellow": [10, 5, 3, 1], "Blue": [9, 6, 11, 12], "Green": [12, 9, 6, 5]}


def test_whoever_can_still_be_higher_is_named_with_the_cards() -> None:
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 7", "Red: 4 up", "Yellow: 10 up", "Blue: 11 up")
    assert because(table.match, "12 up") == ["nobody can be higher, for the Purse worth 1"]
    before = lucre_table("Red 9", hands=HANDS).play("Red: wealth 7", "Red: 4 up", "Yellow: 10 up")
    assert because(before.match, "11 up")[0] == "Green can still beat it with 12 and 13"


def test_a_card_between_others_would_be_turned_over() -> None:
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 7", "Red: 4 up", "Yellow: 10 up")
    assert because(table.match, "9 down")[0] == "face up it would be turned over, between 4 and 10"


def test_wealth_is_safe_and_the_best_card_is_kept() -> None:
    table = lucre_table("Red 9", hands=HANDS)
    assert because(table.match, "wealth 7") == ["2 coins are safe", "keeps the 13, which nobody can beat any more"]
