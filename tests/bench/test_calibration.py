"""How far chances come true: what is asked, what is kept, and what is made of it."""

import json
from dataclasses import asdict
from pathlib import Path

import msgspec
import numpy as np
import pytest

from bench import calibration
from bench.calibration import Sample, gather, measure, reliability, run
from cutpurse import games
from cutpurse.bots.calibration import Curve, curves
from cutpurse.bots.search.settings import Budget

LUCRE = games.load("lucre")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "BUDGET", Budget(iterations=30))


def test_positions_are_kept_and_go_on_where_they_ended(tmp_path: Path) -> None:
    file = tmp_path / "lucre-greedy.jsonl"
    first = gather(LUCRE, "greedy", 5, file)
    assert gather(LUCRE, "greedy", 5, file) == first
    more = gather(LUCRE, "greedy", len(first) + 5, file)
    assert more[: len(first)] == first
    assert more[len(first)].number > first[-1].number
    assert all(0 <= each.share <= 1 and 0 <= each.won <= 1 for each in more)


def test_what_comes_true_has_no_error_and_what_does_not_has() -> None:
    told = np.repeat([0.1, 0.5, 0.9], 1000)
    wins = np.concatenate([np.arange(1000) % 10 < 10 * share for share in (0.1, 0.5, 0.9)]).astype(float)
    assert reliability(told, wins).error < 0.03
    assert reliability(np.clip(told + 0.1, 0, 1), wins).error == pytest.approx(0.1, abs=0.01)


def test_a_game_does_not_judge_the_curve_that_is_fitted_to_it() -> None:
    """What holds in even games alone is of no use for odd ones."""
    wins = {0: (0.8, 0.2), 1: (0.2, 0.8)}  # by half: how often a low and a high share win
    samples = [
        Sample(number=number, share=share, won=float(number // 2 % 100 < 100 * wins[number % 2][share > 0.5]))
        for number in range(400)
        for share in (0.3, 0.7)
    ]
    assert measure(samples).error > 0.4


def test_each_kind_of_opponents_has_a_curve_of_its_own_and_other_games_keep_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "curves.json"
    monkeypatch.setattr(calibration, "CURVES", file)
    for kind, wins in (("greedy", 80), ("stronger", 60)):  # of 100 positions with a share of 70%
        samples = [Sample(number=n, share=share, won=won) for n in range(200) for share, won in outcomes(n, wins)]
        lines = [json.dumps(asdict(sample)) + "\n" for sample in samples]
        (tmp_path / f"lucre-{kind}.jsonl").write_text("".join(lines), encoding="utf-8")
    found = run([LUCRE], 400, tmp_path, True, lambda done, of: None)
    written = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Curve]])
    assert {kind: round(curve(0.7), 2) for kind, curve in written["lucre"].items()} == {"greedy": 0.8, "stronger": 0.6}
    assert {kind: curve.positions for kind, curve in written["lucre"].items()} == {"greedy": 400, "stronger": 400}
    assert written["coin"] == curves()["coin"]
    assert [row.name for row in found.rows] == ["Lucre, greedy", "Lucre, stronger"]


def outcomes(number: int, wins: int) -> list[tuple[float, float]]:
    """What was said and came true in a game: a high share wins so many times in 100, a low one as rarely."""
    won = float(number // 2 % 100 < wins)
    return [(0.7, won), (0.3, 1 - won)]
