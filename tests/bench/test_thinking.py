"""What `bench thinking` measures, and what it tells."""

import sys
from pathlib import Path

import pytest

from bench import thinking
from bench.table_load import Loaded
from bench.thinking import Found, Way, rows_of, what_became

METRICS = b"""# HELP cutpurse_thoughts_total What was thought about
cutpurse_thoughts_total{kind="move",where="here"} 90.0
cutpurse_thoughts_total{kind="move",where="elsewhere"} 10.0
cutpurse_thoughts_total{kind="hint",where="here"} 3.0
cutpurse_cheaper_moves_total{why="shorter"} 20.0
cutpurse_cheaper_moves_total{why="lower"} 7.0
cutpurse_cheaper_moves_total{why="full"} 4.0
cutpurse_cheaper_moves_total{why="late"} 1.0
cutpurse_thought_waiting_seconds_count 95.0
"""


def found(rate: float, **moves: float) -> Found:
    loaded = Loaded(rate=rate, milliseconds=[1.0, 2.0, 9.0], busy=(1.0, 0.5), unanswered=0, trouble={})
    return Found(loaded=loaded, moves=moves)


def test_each_way_has_its_rate_and_its_times() -> None:
    way = Way("1 process", 1)
    rate, time = rows_of({(way, 10): [found(20.0, all=100.0, shorter=20.0, greedy=5.0), found(30.0)]})
    assert (rate.name, rate.figures) == ("1 process, 10 tables", {"best": 30.0, "worst": 20.0})
    assert rate.beside == ("0% lower", "20% shorter", "5% greedy")
    assert time.figures["median"] == 2.0
    assert what_became([found(1.0)]) == ()


@pytest.mark.parametrize(("rate", "met"), [(50.0, True), (49.0, False)])
def test_cheap_bots_are_held_to_half_of_the_moves_without_any(rate: float, met: bool) -> None:
    cheap, people = Way("three quick", 1, "quick"), Way("no bots", 1, "")
    rows = list(rows_of({(cheap, 10): [found(rate)], (people, 10): [found(90.0), found(100.0)]}, *thinking.CHEAP_NOTES))
    assert [limit.met for limit in rows[0].limits] == [met]
    assert rows[0].beside == (f"{rate / 100:.2f}x without bots",)
    assert not rows[1].limits


def test_metrics_tell_what_became_of_moves(tmp_path: Path) -> None:
    (tmp_path / "metrics").write_bytes(METRICS)
    told = {"all": 100.0, "begun": 95.0, "other": 3.0, "lower": 7.0, "shorter": 20.0, "greedy": 5.0}
    assert thinking.counts(tmp_path.as_uri()) == told
    assert thinking.counts(tmp_path.as_uri() + "/none") == {}  # not for everybody


@pytest.mark.parametrize(("way", "end"), [(Way("2", 2), ["--thinkers", "2"]), (Way("before", sources="x"), [])])
def test_older_sources_are_run_as_they_are(way: Way, end: list[str]) -> None:
    command = way.command(80, Path("/tmp"))
    assert command[:4] == [sys.executable, "-m", "cutpurse", "serve"]
    assert command[command.index("--database") + 2 :] == end
    assert way.environment.get("PYTHONPATH", "") == way.sources
