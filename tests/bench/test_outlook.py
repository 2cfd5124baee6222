"""What scores are worth at the end of a deal."""

import numpy as np
import pytest

from bench import outlook
from bench.outlook import GAINS, JUDGED, Played, brier, gains, play, rows_of
from cutpurse import games


def test_gains_are_counted_deal_by_deal() -> None:
    won = np.array([1.0, 0.0])
    played = [Played(scores=np.array([[0, 0], [4, 2], [6, 8]], float), starts=(), won=won)]
    mean, spread = gains(played)
    assert mean == 3.5  # of 4, 2, 2 and 6
    assert spread == pytest.approx((10 / 2) ** 0.5)  # differences of 2 and 4, either way round


def test_the_brier_score_is_the_squared_distance_to_who_won() -> None:
    sure, even = np.array([1.0, 0.0]), np.array([0.5, 0.5])
    assert brier([(sure, sure), (even, sure)]) == pytest.approx(0.25)
    assert brier([(None, sure)]) is None


def test_a_match_of_several_deals_is_judged() -> None:
    game = games.load("coin")
    played = play(game, "greedy", 0)
    assert len(played.starts) == len(played.scores) - 2 > 0
    assert played.won.sum() == pytest.approx(1)
    first, second = rows_of("COIN", [played])
    assert (first.part, second.part) == (GAINS, JUDGED)
    assert set(second.figures) == {"equal", "4 random", "100 random", "outlook"}
    assert all(figure is not None and 0 <= figure <= 2 for figure in second.figures.values())


def test_a_game_of_one_deal_has_nothing_to_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "PLAYERS", ("random",))
    found = outlook.run([games.load("lucre")], 1, lambda done, total: None)
    assert [row.note for row in found.rows] == ["one deal only"]
