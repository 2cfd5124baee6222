"""What features say of actions in COIN."""

from ..steps import meaning
from .test_greedy import late, red_last


def test_a_gray_coin_counts_where_it_decides_the_bonus() -> None:
    level, hopeless = late([3, 7], [], [2, 4]), late([3, 7], [1, 2, 4, 5, 9], [])
    worth = "what one more gray coin is worth, of 3"
    assert meaning(level.match, "3 down")[worth] == 1
    assert meaning(hopeless.match, "3 down")[worth] == 0.3333
    ahead = "gray coins ahead of the best other seat, of 5"
    up, down = meaning(level.match, "3 up")[ahead], meaning(level.match, "3 down")[ahead]
    assert round(down - up, 4) == 0.2


def test_a_barred_card_goes_face_down() -> None:
    match = red_last([3, 12, 13], "12 up", "1 up", "7 up").match
    assert [meaning(match, f"{value} down")["a barred card goes face down"] for value in (12, 13, 3)] == [1, 0, 0]
    assert meaning(match, "13 up")["highest so far"] == 1
