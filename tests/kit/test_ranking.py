import numpy as np
import pytest

from cutpurse.core.compiling import entry
from cutpurse.kit.ranking import everybody, fewest, most, total


@entry
def compiled_most(numbers: object, seats: int) -> int:
    found: int = most(numbers, seats)
    return found


@entry
def compiled_fewest(numbers: object, seats: int) -> int:
    found: int = fewest(numbers, seats)
    return found


@entry
def compiled_total(numbers: object, seats: int) -> int:
    found: int = total(numbers, seats)
    return found


@pytest.mark.parametrize(
    ("numbers", "seats", "highest", "lowest"),
    [
        ([3, 1, 3, 0], everybody(4), 0b0101, 0b1000),
        ([3, 1, 3, 0], 0b0110, 0b0100, 0b0010),
        ([0, 0, 0], everybody(3), 0b111, 0b111),
        ([-5, -2], everybody(2), 0b10, 0b01),
        ([7, 9], 0, 0, 0),
    ],
)
def test_the_seats_with_the_most_and_the_fewest(numbers: list[int], seats: int, highest: int, lowest: int) -> None:
    assert (most(numbers, seats), fewest(numbers, seats)) == (highest, lowest)
    array = np.array(numbers, np.int16)
    assert (compiled_most(array, seats), compiled_fewest(array, seats)) == (highest, lowest)


def test_the_sum_is_of_the_seats_that_play() -> None:
    numbers = [300, 300, -1, 9]
    assert total(numbers, 3) == compiled_total(np.array(numbers, np.int16), 3) == 599
