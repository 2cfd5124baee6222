"""The benchmark measures in turn, judges by the stated limits, and says what it lacks."""

import json
import os
import shutil
import sys
import time

import pytest

from bench import engine, measure, ours, peers
from bench.engine import limits_of
from bench.measure import Spread, in_turn, time_python
from bench.results import Limit, Results, Row
from cutpurse import games


def test_candidates_take_turns_and_the_best_round_counts() -> None:
    order: list[str] = []
    rounds = {"a": iter([0, 5.0, 9.0, 7.0]), "b": iter([0, 4.0, 1.0, 2.0])}

    def candidate(name: str) -> measure.Rate:
        def rate(seconds: float) -> float:
            order.append(name)
            return next(rounds[name])

        return rate

    found = in_turn({"a": candidate("a"), "b": candidate("b")}, 3, 0.1, lambda: None)
    assert order == ["a", "b"] * 4  # the first turn warms up and does not count
    assert found == {"a": Spread(9.0, 5.0), "b": Spread(4.0, 1.0)}


@pytest.mark.parametrize("code", [engine.COMPILE, engine.LOAD, engine.HELP])
def test_the_programs_that_are_timed_run(code: str) -> None:
    seconds, _ = time_python(code, "lucre", environment=os.environ | {"CUTPURSE_INTERPRETED": "0"})
    assert seconds > 0


@pytest.mark.parametrize(
    ("rate", "c", "verdicts"),
    [
        (35e6, 60e6, [True, True]),
        (25e6, 60e6, [True, False]),
        (19e6, 80e6, [False, False]),
        (12e6, 30e6, [True, False]),  # a machine half as fast needs half as much
        (9e6, 30e6, [False, False]),
        (21e6, None, [True]),
        (19e6, None, [False]),
    ],
)
def test_lucre_is_judged_by_what_c_does_here(rate: float, c: float | None, verdicts: list[bool]) -> None:
    assert [limit.met for limit in limits_of("lucre", rate, c)] == verdicts


def test_our_rates_are_of_real_games() -> None:
    """A rate times the time it was taken over is a whole number of decisions, at least one game's."""
    lucre = games.load("lucre")
    for rate in (ours.whole_games(ours.template(lucre, 2)), ours.from_python(lucre)):
        rate(0.001)
        start = time.perf_counter()
        found = rate(0.01)
        assert found * (time.perf_counter() - start) >= 40


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One round of no length, and processes that take a second each."""
    for name in ("ROUNDS", "STARTS", "COMPILES"):
        monkeypatch.setattr(engine, name, 1)
    monkeypatch.setattr(engine, "SECONDS", 0.001)
    monkeypatch.setattr(engine, "time_python", lambda *words, environment: (1.0, 0.5))


@pytest.mark.usefixtures("quick")
def test_a_run_measures_every_game_and_every_peer() -> None:
    told: list[tuple[int, int]] = []
    results = engine.run(lambda done, total: told.append((done, total)))
    names = [row.name for row in results.rows]
    for title in ("Lucre", "COIN"):
        assert names.count(title) == 2
        assert f"{title}: first compile" in names
        assert f"{title}: load from the cache" in names
    assert names.count("OpenSpiel hearts") == 2
    assert "cutpurse --help" in names
    assert "cutpurse --help: under 0.3 s" in results.missed
    assert "Lucre: first compile: under 15 s" not in results.missed
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    shares = {row.name: row for row in results.rows if row.part == engine.WHOLE}
    assert (shares["Lucre"].ratio is None) == (peers.gcc_version() is None)
    assert json.loads(json.dumps(results.to_json()))["rows"][0]["unit"] == "decisions/s"


@pytest.mark.usefixtures("quick")
def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    results = engine.run()
    lacking = {row.name: row.note for row in results.rows if row.figures["best"] is None}
    assert set(lacking) == {"a game in C", "OpenSpiel"}
    assert "apt install gcc" in lacking["a game in C"]
    assert "pip install open-spiel" in lacking["OpenSpiel"]
    assert "apt install gcc" in results.to_markdown()


def results() -> Results:
    limits = (Limit(text="at least 20 M/s", met=True), Limit(text="aim: half of C", met=False))
    rows = (
        Row(
            part="Games",
            name="Lucre",
            unit="decisions/s",
            figures={"best": 30e6, "worst": 2e6},
            beside=("40% of C", "2x"),
            limits=limits,
        ),
        Row(part="Games", name="C", unit="decisions/s", figures={"best": None, "worst": None}, note="not here"),
        Row(part="Times", name="help", unit="s", figures={"best": 0.123, "worst": 0.2}),
    )
    notes = {"Games": "Deals are included.", "Times": "Wall time."}
    return Results(title="Speed", date="2026-01-02", taken="at home", machine={"C": "gcc"}, notes=notes, rows=rows)
