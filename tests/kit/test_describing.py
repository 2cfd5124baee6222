"""What an action means, as numbers."""

from cutpurse.kit.describing import best_other, part


def test_a_part_is_cut_off_at_the_whole() -> None:
    assert [part(number, 4) for number in (-9, -2, 0, 1, 4, 5)] == [-1, -0.5, 0, 0.25, 1, 1]


def test_the_best_of_the_others() -> None:
    assert [best_other((7, 3, 9, 5), 4, seat) for seat in range(4)] == [9, 9, 7, 9]
    assert best_other((-4, -7, 99), 2, 0) == -7
