"""Chances as people are told them: fitted to what came true, and told only where they can be trusted."""

from random import Random

import pytest

from cutpurse.bots import calibration
from cutpurse.bots.calibration import Curve, chance, curves, fit
from tests.contract.walks import OWN

SHARES = [n / 40 for n in range(1, 40)]


def curve(slope: float = 0.5, shift: float = 0.2, error: float = 0.01) -> Curve:
    return Curve(slope=slope, shift=shift, errors={"greedy": 0.0, "stronger": error}, positions={})


def test_a_curve_rises_and_keeps_what_is_certain() -> None:
    told = [curve()(share) for share in (0.0, *SHARES, 1.0)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert curve(1.0, 0.0)(0.3) == pytest.approx(0.3)


def test_a_fit_finds_the_curve_that_games_were_made_by() -> None:
    luck, made = Random(1), curve()
    shares = [luck.choice(SHARES) for _ in range(20_000)]
    found = fit(shares, [float(luck.random() < made(share)) for share in shares])
    assert found == pytest.approx((made.slope, made.shift), abs=0.1)


def test_a_chance_is_told_only_where_it_can_be_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"good": curve(), "bad": curve(error=0.031)}
    monkeypatch.setattr(calibration, "curves", lambda: known)
    assert chance("good", 0.5) == known["good"](0.5)
    assert chance("bad", 0.5) is None
    assert chance("unknown", 0.5) is None


def test_every_curve_is_of_a_game_and_was_measured_in_a_thousand_positions_of_each_kind() -> None:
    assert set(curves()) == set(OWN)
    for each in curves().values():
        assert set(each.errors) == set(each.positions) == {"greedy", "stronger"}
        assert min(each.positions.values()) >= 1000
