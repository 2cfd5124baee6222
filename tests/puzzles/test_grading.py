"""How hard a puzzle is."""

import pytest

from cutpurse.puzzles.grading import WEAKER, failure, stars, tries
from tests.puzzles.samples import LUCRE, shipped, some


@pytest.mark.parametrize(
    ("failing", "expected"), [(0.0, 1), (0.2, 1), (0.21, 2), (0.4, 2), (0.6, 3), (0.79, 4), (0.81, 5), (1.0, 5)]
)
def test_stars_are_fifths_of_failures(failing: float, expected: int) -> None:
    assert stars(failing) == expected


def test_failure_is_the_mean_of_all_bots() -> None:
    assert failure({"greedy": {"3": 1.0}, "novice": {"3": 0.5, "4": 0.5}}, 3) == 0.25
    assert failure({"greedy": {"3": 1.0}, "novice": {"3": 0.5, "4": 0.5}}, 5) == 1.0


def test_weaker_bots_try_from_what_the_seat_knows() -> None:
    match = shipped(LUCRE).match(some(LUCRE, 1)[0])
    found = tries(match, len(match.frames) - 1, first=5)
    assert set(found) == set(WEAKER)
    for shares in found.values():
        assert sum(shares.values()) == pytest.approx(1)
        assert {int(action) for action in shares} <= set(match.legal)
    assert tries(match, len(match.frames) - 1, first=5) == found
