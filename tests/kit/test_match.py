from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cutpurse.core.compiling import entry
from cutpurse.core.contract import OVER, TABLE
from cutpurse.kit.match import add_up, reached, turn_in_phase


@entry
def add_compiled(totals: Any, points: Any, seats: int) -> None:
    add_up(totals, points, seats)


@entry
def reached_compiled(totals: Any, seats: int, target: int) -> Any:
    return reached(totals, seats, target)


@pytest.mark.parametrize("arrays", [True, False], ids=["arrays", "lists"])
def test_points_of_a_deal_are_added_and_cleared(arrays: bool) -> None:
    totals: Any = np.array([5, 0, 9, 7], np.int16) if arrays else [5, 0, 9, 7]
    points: Any = np.array([1, 2, 3, 4], np.int16) if arrays else [1, 2, 3, 4]
    (add_compiled if arrays else add_up)(totals, points, 3)
    assert list(totals) == [6, 2, 12, 7]
    assert list(points) == [0, 0, 0, 4]


@pytest.mark.parametrize(("target", "over"), [(9, True), (10, False), (0, True)])
def test_a_match_is_over_when_somebody_has_the_target(target: int, over: bool) -> None:
    totals = [5, 0, 9, 70]
    assert reached(totals, 3, target) == reached_compiled(np.array(totals, np.int16), 3, target) == over


@pytest.mark.parametrize(("phase", "turn"), [(0, 2), (1, 2), (2, TABLE), (3, OVER)])
def test_whose_turn_it_is_in_a_phase(phase: int, turn: int) -> None:
    assert turn_in_phase(SimpleNamespace(phase=phase, actor=2), 1, 3) == turn
