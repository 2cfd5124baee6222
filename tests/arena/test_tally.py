"""What deals add up to: shares, differences and intervals by hand and beside SciPy; ratings; times."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from openskill.models import PlackettLuce
from scipy import stats

from cutpurse.arena.duplicate import GameResult
from cutpurse.arena.intervals import of_share
from cutpurse.arena.ratings import rate
from cutpurse.arena.tally import Tally, share_interval
from cutpurse.arena.times import Times, bin_of, quantile_ms
from cutpurse.arena.tournament import checks_within

from .matches import planned


def game(scores: tuple[int, ...], winners: tuple[int, ...], rotation: int = 0) -> GameResult:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return GameResult(
        deal=0,
        rotation=rotation,
        ranks=ranks,
        winners=winners,
        scores=scores,
        faults=(0, 0, 1, 2),
        times=(Counter({-400: 2}), Counter()),
    )


FIRST = [game((9, 5, 5, 5), (0,)), game((9, 9, 1, 1), (0, 1)), game((0, 8, 2, 2), (1,)), game((4, 0, 0, 0), ())]
SECOND = [game((8, 4, 4, 4), (0,))] * 4


def test_two_deals_by_hand() -> None:
    """One greedy bot against three random ones."""
    tally = Tally(planned("greedy", "random"))
    tally.count(FIRST)
    tally.count(SECOND)
    greedy, random = tally.standings()
    assert (greedy.name, greedy.seats, greedy.fair_share) == ("greedy", 1, 0.25)
    assert (random.name, random.seats, random.fair_share) == ("random", 3, 0.75)
    assert greedy.win_share == pytest.approx((1.5 / 4 + 1) / 2)
    assert random.win_share == pytest.approx(1.5 / 4 / 2)  # a game without a winner is nobody's
    assert greedy.mean_score == pytest.approx((22 / 4 + 8) / 2)
    assert random.mean_score == pytest.approx((38 / 12 + 4) / 2)
    assert (greedy.decisions, random.decisions, random.ms_median) == (16, 0, None)
    assert (greedy.faults, random.faults) == (0, 8 * 3)
    (difference,) = tally.differences()
    assert (difference.better, difference.worse) == ("greedy", "random")
    samples = [1.5 / 4 - 0.5 / 4, 1.0]
    assert difference.win_share == pytest.approx(np.mean(samples))
    expected = stats.t.interval(0.95, 1, loc=np.mean(samples), scale=stats.sem(samples))
    assert difference.win_share_ci95 == pytest.approx(expected, abs=1e-3)
    assert difference.score == pytest.approx((22 / 4 - 38 / 12 + 4) / 2)


def test_one_deal_is_no_proof() -> None:
    tally = Tally(planned("greedy", "random"))
    tally.count(SECOND)
    (difference,) = tally.differences()
    assert difference.win_share_ci95 is None
    assert not difference.sure
    assert not tally.settled(0.95)
    low, high = tally.standings()[0].ci95
    assert low < 0.3
    assert high == pytest.approx(1)


def test_intervals_of_deal_means() -> None:
    samples = np.array([0.25, 0.5, 0.75, 0.25, 0.5])
    expected = stats.t.interval(0.95, 4, loc=samples.mean(), scale=stats.sem(samples))
    assert share_interval(samples) == pytest.approx(expected, abs=1e-3)
    assert share_interval(np.array([0.0, 0.0, 0.0, 0.25])) == pytest.approx((0.0, 0.2614), abs=1e-3)
    assert share_interval(np.ones(12)) == of_share(1.0, 12)  # never an interval of one point


def test_looks_share_one_error() -> None:
    assert list(checks_within(500)) == [32, 64, 128, 256, 500]
    assert list(checks_within(64)) == [32, 64]
    assert list(checks_within(32)) == [32]
    assert sum(1 - level for level in checks_within(10**9).values()) < 0.05


def test_equal_bots_are_seldom_called_different() -> None:
    """Looking five times at plain 95% intervals would be wrong about one time in seven."""
    rng = np.random.default_rng(3)
    runs, careful, careless = 400, 0, 0
    checks = checks_within(512)
    for _ in range(runs):
        wins = rng.integers(0, 5, 512) / 4
        tally, found, looked = Tally(planned("greedy", "random")), False, False
        for deals, level in checks.items():
            tally.shares = [[share, 0.5] for share in wins[:deals]]
            tally.scores = tally.shares
            found |= tally.settled(level)
            looked |= tally.settled(0.95)
        careful += found
        careless += looked
    assert careful < runs * 0.05 < runs * 0.1 < careless


def rated(lineup: str, *rankings: Sequence[int]) -> dict[str, float]:
    model = PlackettLuce(tau=0.0)
    found = {name: model.rating(name=name) for name in lineup}
    for ranks in rankings:
        found = rate(model, found, lineup, ranks)
    return {name: rating.mu for name, rating in found.items()}


def test_ratings_follow_the_rankings() -> None:
    found = rated("abc", *[[1, 2, 3], [2, 1, 3]] * 50)
    assert found["c"] < 20 < 25 < found["a"]
    assert found["a"] == pytest.approx(found["b"], abs=2)


def test_seats_of_one_bot_are_rated_together() -> None:
    assert rated("abbb", [1, 1, 1, 1])["a"] == pytest.approx(25)
    found = rated("abbb", [1, 2, 3, 4])
    assert found["b"] < 25 < found["a"]


def test_quantiles_of_times() -> None:
    rng = np.random.default_rng(1)
    took = rng.lognormal(-4, 1.5, 5_000)
    times: Times = Counter(map(bin_of, took))
    assert len(times) < 700
    for part in (0.01, 0.5, 0.99):
        assert quantile_ms(times, part) == pytest.approx(1000 * np.quantile(took, part), rel=0.03)
    assert quantile_ms(Counter({bin_of(0.0): 1}), 0.5) == pytest.approx(1e-4, rel=0.03)
    assert quantile_ms(Counter(), 0.5) is None
