from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cutpurse.core.compiling import entry
from cutpurse.core.contract import OVER, TABLE
from cutpurse.core.state import i8, layout
from cutpurse.kit.match import add_up, deals_left, next_among, outlook, reached, turn_in_phase

STATE = layout(phase=i8)


@entry
def add_compiled(totals: Any, points: Any, seats: int) -> None:
    add_up(totals, points, seats)


@entry
def reached_compiled(totals: Any, seats: int, target: int) -> Any:
    return reached(totals, seats, target)


@entry
def outlook_compiled(totals: Any, target: int, better: int, chances: Any, points: Any) -> Any:
    return outlook(totals, 4, target, 6.8, 8.4, better, chances, points)


def foreseen(totals: list[int], target: int, better: int) -> tuple[list[float], list[float]]:
    """Chances and points by an outlook of a game like Hearts, compiled and interpreted the same."""
    chances, points = [0.0] * 4, [0.0] * 4
    written = np.zeros((2, 4))
    assert outlook(totals, 4, target, 6.8, 8.4, better, chances, points)
    assert outlook_compiled(np.array(totals, np.int16), target, better, written[0], written[1])
    assert written.tolist() == [pytest.approx(chances), pytest.approx(points)]
    return chances, points


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


def test_level_totals_are_level_chances() -> None:
    assert foreseen([30] * 4, 100, 1)[0] == pytest.approx([0.25] * 4)


def test_whoever_has_most_has_the_best_chance_or_the_worst_where_points_are_bad() -> None:
    totals = [10, 40, 20, 20]
    chances, penalties = foreseen(totals, 100, 1)[0], foreseen(totals, 100, -1)[0]
    assert chances[1] > chances[2] == chances[3] > chances[0]
    assert penalties[0] > penalties[2] == penalties[3] > penalties[1]
    assert sum(chances) == pytest.approx(1) == sum(penalties)


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    early, late = (foreseen([base, base + 10, base, base], 100, 1)[0][1] for base in (0, 80))
    assert 0.25 < early < late < 1


def test_a_lead_of_many_spreads_is_certain_and_nothing_overflows() -> None:
    assert foreseen([0, 32_000, 0, 0], 100, 1)[0] == pytest.approx([0, 1, 0, 0])


def test_seats_may_expect_the_mean_of_the_deals_left() -> None:
    points = foreseen([10, 40, 20, 20], 100, 1)[1]
    gain = deals_left(40, 100, 6.8, 8.4) * 6.8
    assert points == pytest.approx([10 + gain, 40 + gain, 20 + gain, 20 + gain])


def test_deals_left_without_luck_are_those_to_the_target_and_half_a_deal_beyond() -> None:
    assert deals_left(0, 100, 10, 0) == pytest.approx(10.5)
    assert deals_left(0, 100, 10, 5) < 10.5  # luck makes somebody come there sooner


@pytest.mark.parametrize("most", [99, 100, 120])
def test_at_least_one_deal_is_left_also_where_a_tie_is_played_off(most: int) -> None:
    assert deals_left(most, 100, 10, 5) == 1


@entry
def next_compiled(s: Any, seat: int, seats: int) -> Any:
    return next_among(s[0], seat, seats)


@pytest.mark.parametrize(("seat", "seats", "found"), [(0, 0b1110, 1), (1, 0b1001, 3), (3, 0b0100, 2), (2, 0b0100, 2)])
def test_the_next_of_a_set_of_seats(seat: int, seats: int, found: int) -> None:
    states = STATE.new()
    states["seats"] = 4
    assert next_compiled(states, seat, seats) == next_among(SimpleNamespace(seats=4), seat, seats) == found
