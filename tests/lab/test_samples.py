"""Means and their intervals: what they are by hand, and that 95% intervals hold the truth 95 times in a hundred."""

import numpy as np
import pytest

from cutpurse.lab.counted import count_games
from cutpurse.lab.recording import record
from cutpurse.lab.samples import Column, Estimate, Table, difference, estimate, excludes, join
from tests.lab.studies import setup

TRIALS = 1_000


def column(*x: float, n: tuple[float, ...] | None = None) -> Column:
    return Column(np.array(x, np.float64), None if n is None else np.array(n, np.float64))


def inside(found: Estimate | None, truth: float) -> bool:
    assert found
    assert found.ci95
    return found.ci95[0] <= truth <= found.ci95[1]


def test_a_mean_has_students_interval() -> None:
    found = estimate(column(1, 2, 3))
    assert found
    assert found.value == 2
    assert found.ci95 == pytest.approx((2 - 4.3027 / 3**0.5, 2 + 4.3027 / 3**0.5))


def test_a_ratio_weighs_games_by_how_much_they_tell() -> None:
    found = estimate(column(3, 0, 1, n=(3, 0, 1)))
    assert found
    assert (found.value, found.games) == (1, 2)


def test_what_never_occurs_has_no_mean() -> None:
    assert estimate(column(0, 0, n=(0, 0))) is None
    assert difference(column(0, 0, n=(0, 0)), column(1, 2)) is None


def test_one_game_tells_nothing_of_the_spread() -> None:
    found = estimate(column(5))
    assert found
    assert found.ci95 is None


def test_a_share_is_never_surely_nothing() -> None:
    found = estimate(column(0, 0, 0, 0), share=True)
    assert found
    assert found.ci95
    assert found.ci95[0] == 0
    assert 0.3 < found.ci95[1] < 0.6


def test_a_difference_on_the_same_games_cancels_what_they_share() -> None:
    deal = np.arange(50.0) * 10
    apart = difference(Column(deal + 1), Column(deal))
    assert apart
    assert apart.value == pytest.approx(1)
    assert apart.ci95 == pytest.approx((1, 1))


def test_the_most_striking_of_many_needs_more() -> None:
    assert excludes((0.26, 0.30), 0.25)
    assert excludes((0.26, 0.30), 0.25, among=4)
    assert not excludes((0.2505, 0.30), 0.25, among=4)
    assert not excludes(None, 0.25)


def test_tables_are_joined_and_what_is_missing_has_not_occurred() -> None:
    one = Table(np.array([0, 1]), {("a", ""): column(1, 2), ("b", ""): column(1, 1, n=(1, 1))})
    two = Table(np.array([2]), {("a", ""): column(3)})
    both = join([one, two])
    assert both.games.tolist() == [0, 1, 2]
    assert both.columns["a", ""].x.tolist() == [1, 2, 3]
    assert both.columns["b", ""].weights().tolist() == [1, 1, 0]


@pytest.mark.parametrize(("games", "truth"), [(40, 0.5), (100, 0.25), (400, 0.05)])
def test_intervals_of_shares_hold(games: int, truth: float) -> None:
    rng = np.random.default_rng(games)
    draws = (np.asarray(rng.random(games) < truth, np.float64) for _ in range(TRIALS))
    held = sum(inside(estimate(Column(draw), share=True), truth) for draw in draws)
    assert 0.93 * TRIALS <= held <= 0.97 * TRIALS


@pytest.mark.parametrize("games", [10, 50, 400])
def test_intervals_of_means_hold(games: int) -> None:
    rng = np.random.default_rng(games)
    held = sum(inside(estimate(Column(rng.normal(3, 2, games))), 3) for _ in range(TRIALS))
    assert 0.93 * TRIALS <= held <= 0.97 * TRIALS


@pytest.mark.parametrize("games", [60, 300])
def test_intervals_of_ratios_hold(games: int) -> None:
    """Of hands within games that hang together: what counting hands one by one would get wrong."""
    rng = np.random.default_rng(games)
    held = 0
    for _ in range(TRIALS):
        hands = rng.integers(1, 5, games)
        chance = rng.beta(2, 6, games)  # of this game
        won = np.asarray(rng.binomial(hands, chance), np.float64)
        held += inside(estimate(Column(won, np.asarray(hands, np.float64)), share=True), 0.25)
    assert 0.93 * TRIALS <= held <= 0.97 * TRIALS


def test_intervals_of_paired_differences_hold() -> None:
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(TRIALS):
        deal = rng.normal(0, 5, 80)
        one, other = (Column(deal + rng.normal(mean, 1, 80)) for mean in (1.0, 0.7))
        held += inside(difference(one, other), 0.3)
    assert 0.93 * TRIALS <= held <= 0.97 * TRIALS


def test_intervals_hold_in_games_that_are_played() -> None:
    """Seat 0 is favoured by 20%: it wins 40% of the games and the others 20% each."""
    game, size = setup(kind="luck", bias=20), 100
    table = count_games(game, record(game, range(500 * size)), 1.0)
    ann, bob = (table.columns["win_share", name].x.reshape(-1, size) for name in ("Ann", "Bob"))
    points = table.columns["points", "Ann"].x.reshape(-1, size)
    held = [inside(estimate(Column(row), share=True), 0.4) for row in ann]
    assert 0.93 * 500 <= sum(held) <= 0.97 * 500
    held = [inside(estimate(Column(row), share=True), 0.2) for row in bob]
    assert 0.93 * 500 <= sum(held) <= 0.97 * 500
    held = [inside(estimate(Column(row)), 4.0) for row in points]
    assert 0.93 * 500 <= sum(held) <= 0.97 * 500
    held = [inside(difference(Column(a), Column(b)), 0.2) for a, b in zip(ann, bob, strict=True)]
    assert 0.93 * 500 <= sum(held) <= 0.97 * 500
