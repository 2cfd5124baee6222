"""Chances as people are told them: fitted to what came true, and told only where they can be trusted."""

from random import Random

import pytest

from cutpurse.bots import NAMES, calibration
from cutpurse.bots.calibration import Curve, Fit, chance, curves, fit, opponents
from tests.contract.walks import OWN

SHARES = [n / 40 for n in range(1, 40)]


MADE = Fit(0.5, 0.2)


def curve(error: float, shift: float = 0.2) -> Curve:
    return Curve(slope=0.5, shift=shift, error=error, positions=1000)


def test_a_curve_rises_and_keeps_what_is_certain() -> None:
    told = [MADE(share) for share in (0.0, *SHARES, 1.0)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert Fit(1.0, 0.0)(0.3) == pytest.approx(0.3)
    assert curve(0.01)(0.3) == MADE(0.3)


def test_a_fit_finds_the_curve_that_games_were_made_by() -> None:
    luck = Random(1)
    shares = [luck.choice(SHARES) for _ in range(20_000)]
    found = fit(shares, [float(luck.random() < MADE(share)) for share in shares])
    assert found == pytest.approx(MADE, abs=0.1)


def test_a_chance_is_told_only_where_it_can_be_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"good": {"greedy": curve(0.01), "stronger": curve(0.02, -0.2)}, "bad": {"greedy": curve(0.031)}}
    monkeypatch.setattr(calibration, "curves", lambda: known)
    assert chance("good", "greedy", 0.5) == pytest.approx(0.55, abs=0.01)
    assert chance("good", "stronger", 0.5) == pytest.approx(0.45, abs=0.01)
    assert chance("bad", "greedy", 0.5) is None
    assert chance("bad", "stronger", 0.5) is None
    assert chance("unknown", "greedy", 0.5) is None


def test_opponents_are_greedy_only_if_all_of_them_follow_simple_rules() -> None:
    kinds = {name: opponents(["Ada", name, "greedy"], 0) for name in (*NAMES, "Bob", "", "greedy, then Bob")}
    assert [name for name, kind in kinds.items() if kind == "greedy"] == ["random", "greedy", "novice"]
    assert opponents(["expert", "greedy", "greedy"], 0) == "greedy"  # oneself does not count
    assert opponents(["expert", "greedy", "greedy"], 1) == "stronger"
    assert opponents([], 0) == "stronger"  # a record that names nobody


def test_every_curve_is_of_a_game_and_was_measured_in_a_thousand_positions() -> None:
    assert set(curves()) == set(OWN)
    for kinds in curves().values():
        assert set(kinds) == {"greedy", "stronger"}
        assert min(each.positions for each in kinds.values()) >= 1000
