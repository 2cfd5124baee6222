"""What features say of actions in Lucre."""

from .._twosided.builder import lucre_table
from ..steps import meaning
from .test_greedy import blue_last

HANDS = {"Red": [13, 7, 4, 2], "Yellow": [10, 5, 3, 1], "Blue": [9, 6, 11, 12], "Green": [12, 9, 6, 5]}


def test_who_plays_last_is_told_what_each_card_does() -> None:
    match = blue_last([5, 8, 12, 13], "10 up", "6 up", "9 up").match
    twelve, thirteen, eight, five = (meaning(match, f"{value} up") for value in (12, 13, 8, 5))
    assert twelve["highest so far"] == twelve["chance to stay highest"] == 1
    assert twelve["what it brings now, of 6"] == 0.6667  # a front of three coins, a Purse of one
    assert [card["a lower card would be highest, too"] for card in (twelve, thirteen)] == [0, 1]
    assert thirteen["values between it and the highest, of 12"] == 0.1667
    assert eight["neither: it will be turned over"] == 1
    assert five["lowest so far"] == five["chance to stay lowest"] == 1
    assert meaning(match, "5 down")["face down"] == 1


def test_what_may_still_come_is_counted() -> None:
    table = lucre_table("Red 9", hands=HANDS).play("Red: wealth 7", "Red: 4 up", "Yellow: 10 up")
    told = meaning(table.match, "11 up")
    assert told["higher values that may still come, of 12"] == 0.1667  # Green's 12 and 13
    assert told["chance that nobody after can be lower"] == 0  # the 4 lies lower
    assert 0 < told["chance that nobody after can be higher"] < told["chance to stay highest"] < 1
    assert told["cards left that nobody can beat, of 3"] == 0


def test_the_leader_sees_what_is_left_for_the_middle() -> None:
    table = lucre_table("Red 9", hands=HANDS)
    rich, poor = meaning(table.match, "wealth 2"), meaning(table.match, "wealth 4")
    assert (rich["what it brings now, of 6"], poor["what it brings now, of 6"]) == (0.5, 0.1667)
    assert rich["highest card that is left, of 13"] == poor["highest card that is left, of 13"] == 1
    assert rich["own prize card lies in the middle"] == 1
    assert rich["phase: wealth"] == 1
